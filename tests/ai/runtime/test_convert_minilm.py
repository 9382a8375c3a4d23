"""The converter of the embedder, on a small made-up model of the same make."""

from __future__ import annotations

import io
import json
import zipfile

import gguf
import numpy as np
import pytest

from ai.runtime.convert_minilm import convert, word_starts
from ai.runtime.errors import InstallError

VOCABULARY = {
    "[PAD]": 0,
    "[UNK]": 1,
    "[CLS]": 2,
    "[SEP]": 3,
    "[MASK]": 4,
    "sleep": 5,
    "##ing": 6,
    "[": 7,
    "ing": 8,
}


def archive(change=lambda files, tensors: None):
    random = np.random.default_rng(1)
    shapes = {"embeddings.word_embeddings.weight": (9, 8), "embeddings.position_embeddings.weight": (16, 8),
              "embeddings.token_type_embeddings.weight": (2, 8), "embeddings.LayerNorm.weight": (8,),
              "embeddings.LayerNorm.bias": (8,), "pooler.dense.weight": (8, 8)}  # fmt: skip
    for name, shape in (
        ("attention.self.query", (8, 8)), ("attention.self.key", (8, 8)), ("attention.self.value", (8, 8)),
        ("attention.output.dense", (8, 8)), ("attention.output.LayerNorm", (8,)),
        ("intermediate.dense", (16, 8)), ("output.dense", (8, 16)), ("output.LayerNorm", (8,)),
    ):  # fmt: skip
        shapes[f"encoder.layer.0.{name}.weight"] = shape
        shapes[f"encoder.layer.0.{name}.bias"] = (shape[0],)
    tensors = {name: random.normal(0, 1, shape).astype(np.float32) for name, shape in shapes.items()}
    files = {
        "config.json": {"model_type": "bert", "hidden_act": "gelu", "num_hidden_layers": 1, "vocab_size": 9,
                        "max_position_embeddings": 16, "hidden_size": 8, "intermediate_size": 16,
                        "num_attention_heads": 2, "layer_norm_eps": 1e-12, "type_vocab_size": 2},
        "tokenizer.json": {"model": {"type": "WordPiece", "vocab": dict(VOCABULARY)},
                           "normalizer": {"lowercase": True, "strip_accents": None},
                           "added_tokens": [{"id": at, "special": True} for at in range(5)]},
        "1_Pooling/config.json": {"pooling_mode_mean_tokens": True},
    }  # fmt: skip
    change(files, tensors)
    header, body = {}, b""
    for name, array in tensors.items():
        data = array.tobytes()
        header[name] = {
            "dtype": "F32",
            "shape": list(array.shape),
            "data_offsets": [len(body), len(body) + len(data)],
        }
        body += data
    head = json.dumps(header).encode()
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as target:
        for name, value in files.items():
            target.writestr(name, json.dumps(value))
        target.writestr("model.safetensors", len(head).to_bytes(8, "little") + head + body)
    return out.getvalue()


def test_the_same_source_gives_the_same_bytes(tmp_path):
    for name in ("one", "two"):
        convert(archive(), tmp_path / name)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_names_widths_and_vocabulary_are_llamas(tmp_path):
    convert(archive(), tmp_path / "m.gguf")
    reader = gguf.GGUFReader(tmp_path / "m.gguf")
    kinds = {tensor.name: tensor.tensor_type.name for tensor in reader.tensors}
    assert len(kinds) == 5 + 16
    assert kinds["token_embd.weight"] == kinds["blk.0.attn_q.weight"] == "F16"
    assert kinds["token_types.weight"] == kinds["position_embd.weight"] == kinds["blk.0.attn_q.bias"] == "F32"
    assert reader.get_field("tokenizer.ggml.tokens").contents()[5:] == ["▁sleep", "ing", "▁[", "▁ing"]
    assert reader.get_field("tokenizer.ggml.token_type").contents() == [3] * 5 + [1] * 4
    assert reader.get_field("bert.pooling_type").contents() == 1
    assert reader.get_field("tokenizer.ggml.normalizer.strip_accents").contents() is False


@pytest.mark.parametrize(
    "change",
    [
        lambda files, tensors: files["config.json"].update(hidden_act="relu"),
        lambda files, tensors: files["tokenizer.json"]["model"].update(type="BPE"),
        lambda files, tensors: files["1_Pooling/config.json"].update(pooling_mode_mean_tokens=False),
        lambda files, tensors: tensors.pop("embeddings.LayerNorm.bias"),
        lambda files, tensors: tensors.update({"encoder.layer.1.extra": np.zeros(3, np.float32)}),
        lambda files, tensors: files.pop("config.json"),
    ],
)
def test_another_model_is_refused(tmp_path, change):
    with pytest.raises(InstallError, match="fetch it anew"):
        convert(archive(change), tmp_path / "m.gguf")


@pytest.mark.parametrize("vocabulary", [{"a": 0, "b": 0}, {"##a": 0, "a": 1, "": 2}, {"▁a": 0, "##▁▁a": 1}])
def test_a_vocabulary_that_cannot_be_told_apart_is_refused(vocabulary):
    with pytest.raises(ValueError, match="vocabulary"):
        word_starts(vocabulary)
