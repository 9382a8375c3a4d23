"""all-MiniLM-L6-v2 from its safetensors to a GGUF that llama.cpp runs, the same bytes every time.

The source is the zip of the model's folder. llama.cpp's tokenizer marks the beginnings of words
where WordPiece marks continuations, so the vocabulary is turned round; forgetting that does not
fail, it makes every word unknown, hence the checks.
"""

from __future__ import annotations

import io
import json
import zipfile
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from ai.runtime.errors import InstallError

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

WORD_START = "\u2581"
"""Begins every word of llama.cpp's WordPiece vocabulary."""

WIDTHS = {"F32": np.float32, "F16": np.float16, "I64": np.int64}
"""The number types that a safetensors file of this model may name."""

OUTSIDE = {
    "embeddings.word_embeddings.weight": "token_embd.weight",
    "embeddings.position_embeddings.weight": "position_embd.weight",
    "embeddings.token_type_embeddings.weight": "token_types.weight",
    "embeddings.LayerNorm.weight": "token_embd_norm.weight",
    "embeddings.LayerNorm.bias": "token_embd_norm.bias",
}
"""Tensors outside the layers."""

INSIDE = {
    "attention.self.query": "attn_q",
    "attention.self.key": "attn_k",
    "attention.self.value": "attn_v",
    "attention.output.dense": "attn_output",
    "attention.output.LayerNorm": "attn_output_norm",
    "intermediate.dense": "ffn_up",
    "output.dense": "ffn_down",
    "output.LayerNorm": "layer_output_norm",
}
"""Tensors of one layer, each with a weight and a bias."""

UNUSED = frozenset(("embeddings.position_ids", "pooler.dense.weight", "pooler.dense.bias"))
"""Mean pooling needs no pooler."""

FULL_WIDTH = frozenset(("token_types.weight", "position_embd.weight"))
"""Matrices that stay F32: llama.cpp aborts at the first text when token_types is F16."""


def convert(archive: bytes, target: Path) -> None:
    """Write the model inside the zip ``archive`` to ``target`` as an F16 GGUF.

    Raises:
        InstallError: the zip holds another model than this converter knows.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(archive)) as folder:
            config = json.loads(folder.read("config.json"))
            tokenizer = json.loads(folder.read("tokenizer.json"))
            pooling = json.loads(folder.read("1_Pooling/config.json"))
            tensors = safetensors(folder.read("model.safetensors"))
        _check(config, tokenizer, pooling)
        named = {name: tensors[source] for source, name in _names(config["num_hidden_layers"]).items()}
        unknown = set(tensors) - UNUSED - set(_names(config["num_hidden_layers"]))
    except (KeyError, ValueError, zipfile.BadZipFile) as error:
        raise InstallError(
            f"the embedder's archive is not all-MiniLM-L6-v2 ({error}): fetch it anew"
        ) from error
    if unknown:
        raise InstallError(f"the embedder's archive holds an unknown tensor {min(unknown)}: fetch it anew")
    _write(target, config, tokenizer, named)


def safetensors(blob: bytes) -> dict[str, NDArray[Any]]:
    """Read a safetensors file: the length of a JSON header, the header, the numbers."""
    length = int.from_bytes(blob[:8], "little")
    header = json.loads(blob[8 : 8 + length])
    body = memoryview(blob)[8 + length :]
    header.pop("__metadata__", None)
    arrays = {}
    for name, what in header.items():
        first, last = what["data_offsets"]
        flat = np.frombuffer(body[first:last], dtype=WIDTHS[what["dtype"]])
        arrays[name] = flat.reshape(what["shape"])
    return arrays


def word_starts(vocabulary: dict[str, int]) -> list[str]:
    """Turn WordPiece ("##ing" continues a word) into llama.cpp's form ("▁ing" starts one), by id.

    Raises:
        ValueError: the result could not be told apart, so texts would be cut wrongly.
    """
    pieces = [""] * len(vocabulary)
    for piece, number in vocabulary.items():
        if len(piece) > 2 and piece.startswith("[") and piece.endswith("]"):
            pieces[number] = piece
        elif len(piece) > 2 and piece.startswith("##"):
            pieces[number] = piece[2:]
        else:
            pieces[number] = WORD_START + piece
    if "" in pieces or WORD_START in pieces or len(set(pieces)) != len(pieces):
        raise ValueError("its vocabulary has a hole, a bare word start or two equal pieces")
    return pieces


def _names(layers: int) -> dict[str, str]:
    names = dict(OUTSIDE)
    for layer in range(layers):
        for source, name in INSIDE.items():
            for part in ("weight", "bias"):
                names[f"encoder.layer.{layer}.{source}.{part}"] = f"blk.{layer}.{name}.{part}"
    return names


def _check(config: dict[str, Any], tokenizer: dict[str, Any], pooling: dict[str, Any]) -> None:
    expected = {
        "model type bert": config["model_type"] == "bert",
        "activation gelu": config["hidden_act"] == "gelu",
        "absolute positions": config.get("position_embedding_type", "absolute") == "absolute",
        "WordPiece": tokenizer["model"]["type"] == "WordPiece",
        "lower case": tokenizer["normalizer"]["lowercase"] is True,
        "mean pooling": pooling["pooling_mode_mean_tokens"] is True,
        "a whole vocabulary": len(tokenizer["model"]["vocab"]) == config["vocab_size"],
    }
    for what, holds in expected.items():
        if not holds:
            raise ValueError(f"it lacks: {what}")


def _write(
    target: Path, config: dict[str, Any], tokenizer: dict[str, Any], named: dict[str, NDArray[Any]]
) -> None:
    import gguf  # noqa: PLC0415  (slow to import, needed at install only)

    vocabulary = cast("dict[str, int]", tokenizer["model"]["vocab"])
    pieces = word_starts(vocabulary)
    special = {token["id"] for token in tokenizer["added_tokens"] if token["special"]}
    kinds = [
        gguf.TokenType.CONTROL if number in special else gguf.TokenType.NORMAL
        for number in range(len(pieces))
    ]
    writer = gguf.GGUFWriter(str(target), "bert")
    writer.add_string("general.type", "model")
    writer.add_string("general.name", "all-MiniLM-L6-v2")
    writer.add_string("general.license", "apache-2.0")
    writer.add_uint32("general.file_type", 1)
    writer.add_uint32("general.quantization_version", 2)
    writer.add_uint32("bert.block_count", config["num_hidden_layers"])
    writer.add_uint32("bert.context_length", config["max_position_embeddings"])
    writer.add_uint32("bert.embedding_length", config["hidden_size"])
    writer.add_uint32("bert.feed_forward_length", config["intermediate_size"])
    writer.add_uint32("bert.attention.head_count", config["num_attention_heads"])
    writer.add_float32("bert.attention.layer_norm_epsilon", config["layer_norm_eps"])
    writer.add_bool("bert.attention.causal", False)
    writer.add_uint32("bert.pooling_type", 1)
    writer.add_string("tokenizer.ggml.model", "bert")
    writer.add_string("tokenizer.ggml.pre", "default")
    writer.add_token_list(pieces)
    writer.add_token_types(kinds)
    writer.add_uint32("tokenizer.ggml.token_type_count", config["type_vocab_size"])
    for key, piece in (
        ("bos_token_id", "[CLS]"), ("cls_token_id", "[CLS]"), ("seperator_token_id", "[SEP]"),
        ("unknown_token_id", "[UNK]"), ("padding_token_id", "[PAD]"), ("mask_token_id", "[MASK]"),
    ):  # fmt: skip
        writer.add_uint32(f"tokenizer.ggml.{key}", vocabulary[piece])
    writer.add_bool("tokenizer.ggml.normalizer.lowercase", True)
    # The host strips accents itself: llama.cpp's own stripping damages Hangul and Devanagari.
    writer.add_bool("tokenizer.ggml.normalizer.strip_accents", False)
    for name, array in named.items():
        narrow = array.ndim > 1 and name not in FULL_WIDTH
        whole = np.ascontiguousarray(array, dtype=np.float32)
        writer.add_tensor(name, whole.astype(np.float16) if narrow else whole)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
