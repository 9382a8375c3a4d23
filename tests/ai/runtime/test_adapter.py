"""Merging a LoRA adapter into a small made-up base."""

from __future__ import annotations

import gguf
import numpy as np
import pytest

from ai.runtime.adapter import merge
from ai.runtime.errors import InstallError

RANDOM = np.random.default_rng(5)
WEIGHT = RANDOM.normal(0, 1, (64, 32)).astype(np.float32)
NORM = RANDOM.normal(0, 1, 32).astype(np.float32)
DOWN = RANDOM.normal(0, 1, (4, 32)).astype(np.float32)
UP = RANDOM.normal(0, 1, (64, 4)).astype(np.float32)


def base(path, quantised=True):
    writer = gguf.GGUFWriter(str(path), "llama")
    writer.add_string("general.name", "tiny")
    writer.add_uint32("llama.block_count", 1)
    writer.add_array("tokenizer.ggml.tokens", ["a", "bé", "c"])
    writer.add_array("tokenizer.ggml.scores", [0.5, 1.5, 2.5])
    writer.add_bool("tokenizer.ggml.add_bos_token", True)
    kind = gguf.GGMLQuantizationType.Q8_0
    if quantised:
        writer.add_tensor("blk.0.attn_q.weight", gguf.quantize(WEIGHT, kind), raw_dtype=kind)
    else:
        writer.add_tensor("blk.0.attn_q.weight", WEIGHT)
    writer.add_tensor("blk.0.attn_norm.weight", NORM)
    finished(writer)
    return path


def adapter(path, *, architecture="llama", kind="lora", weight="blk.0.attn_q.weight", down=DOWN, both=True):
    writer = gguf.GGUFWriter(str(path), architecture)
    writer.add_string("general.type", "adapter")
    writer.add_string("adapter.type", kind)
    writer.add_float32("adapter.lora.alpha", 8.0)
    writer.add_tensor(f"{weight}.lora_a", down.astype(np.float16))
    if both:
        writer.add_tensor(f"{weight}.lora_b", UP.astype(np.float16))
    finished(writer)
    return path


def finished(writer):
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def test_the_product_is_added_to_the_widened_weight(tmp_path):
    count = merge(base(tmp_path / "b.gguf"), adapter(tmp_path / "a.gguf"), tmp_path / "m.gguf")
    found = {tensor.name: tensor for tensor in gguf.GGUFReader(tmp_path / "m.gguf").tensors}
    expected = WEIGHT + 8.0 / 4 * UP @ DOWN
    assert count == 1
    assert found["blk.0.attn_q.weight"].tensor_type == gguf.GGMLQuantizationType.F16
    assert np.abs(found["blk.0.attn_q.weight"].data.astype(np.float32) - expected).max() < 0.05
    assert np.array_equal(found["blk.0.attn_norm.weight"].data, NORM)


def test_metadata_of_the_base_is_kept(tmp_path):
    merge(base(tmp_path / "b.gguf"), adapter(tmp_path / "a.gguf"), tmp_path / "m.gguf")
    reader = gguf.GGUFReader(tmp_path / "m.gguf")
    assert reader.get_field("general.name").contents() == "tiny"
    assert reader.get_field("tokenizer.ggml.tokens").contents() == ["a", "bé", "c"]
    assert reader.get_field("tokenizer.ggml.scores").contents() == [0.5, 1.5, 2.5]
    assert reader.get_field("tokenizer.ggml.add_bos_token").contents() is True
    assert reader.get_field("general.file_type").contents() == 1


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ({"architecture": "bert"}, 'is for "bert" models'),
        ({"kind": "other"}, "is not a LoRA adapter"),
        ({"weight": "blk.9.attn_q.weight"}, "does not have"),
        ({"down": RANDOM.normal(0, 1, (4, 64))}, "the shape of"),
        ({"both": False}, "without its lora_b"),
    ],
)
def test_an_adapter_of_another_model_is_refused(tmp_path, fault, words):
    with pytest.raises(InstallError, match=words):
        merge(base(tmp_path / "b.gguf"), adapter(tmp_path / "a.gguf", **fault), tmp_path / "m.gguf")
