"""Merge a LoRA adapter into its base model, once, at install.

A merged model costs nothing at run time. The weights are widened to F32, the product of the
adapter's two matrices is added, and the result is written as F16; the caller requantises it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ai.runtime.errors import InstallError

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

FILE_TYPE_F16 = 1
"""general.file_type of a GGUF whose matrices are F16."""

SKIPPED_KEYS = frozenset(("general.architecture", "general.file_type", "general.quantization_version"))
"""Metadata that the writer sets itself or that changes with the format of the numbers."""


def merge(base: Path, adapter: Path, target: Path) -> int:
    """Write ``base`` plus ``adapter`` to ``target`` as an F16 GGUF; give the number of merged matrices.

    Raises:
        InstallError: the adapter does not belong to the base.
    """
    import gguf  # noqa: PLC0415  (slow to import, needed at install only)

    source = gguf.GGUFReader(base)
    pairs, alpha = _adapter(gguf, adapter, source)
    architecture = source.get_field("general.architecture").contents()
    writer = gguf.GGUFWriter(str(target), architecture)
    _copy_metadata(writer, source)
    writer.add_uint32("general.file_type", FILE_TYPE_F16)
    writer.add_uint32("general.quantization_version", 2)
    merged = 0
    for tensor in source.tensors:
        numbers = gguf.dequantize(tensor.data, tensor.tensor_type).astype(np.float32, copy=False)
        if tensor.name in pairs:
            down, up = pairs.pop(tensor.name)
            if up.shape[0] != numbers.shape[0] or down.shape[1] != numbers.shape[1]:
                raise InstallError(
                    f"{adapter.name}: the shape of {tensor.name} is not that of the base"
                    f" {base.name}: use the adapter that was made for this base"
                )
            factor = alpha / down.shape[0] if alpha else 1.0
            numbers = numbers + np.float32(factor) * (up @ down)
            merged += 1
        writer.add_tensor(tensor.name, numbers.astype(np.float16) if numbers.ndim > 1 else numbers)
    if pairs:
        raise InstallError(
            f"{adapter.name} changes {min(pairs)}, which {base.name} does not have: use the matching base"
        )
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return merged


def _adapter(gguf: Any, path: Path, base: Any) -> tuple[dict[str, tuple[NDArray[Any], NDArray[Any]]], float]:  # noqa: ANN401
    """Give the (r, in) and (out, r) matrices by the name of the weight they change, and alpha."""
    reader = gguf.GGUFReader(path)
    fields = {
        key: (field.contents() if (field := reader.get_field(key)) is not None else None)
        for key in ("general.type", "adapter.type", "adapter.lora.alpha", "general.architecture")
    }
    architecture = base.get_field("general.architecture").contents()
    if fields["general.type"] != "adapter" or fields["adapter.type"] != "lora":
        raise InstallError(f"{path.name} is not a LoRA adapter: its general.type or adapter.type differs")
    if fields["general.architecture"] != architecture:
        raise InstallError(
            f'{path.name} is for "{fields["general.architecture"]}" models, the base is "{architecture}"'
        )
    halves = {tensor.name: tensor for tensor in reader.tensors}
    pairs = {}
    for name, first in halves.items():
        weight = name.removesuffix(".lora_a")
        if name == weight:
            continue
        other = halves.get(f"{weight}.lora_b")
        if other is None:
            raise InstallError(f"{path.name} has {name} without its lora_b: make the adapter anew")
        pairs[weight] = (
            gguf.dequantize(first.data, first.tensor_type).astype(np.float32),
            gguf.dequantize(other.data, other.tensor_type).astype(np.float32),
        )
    if not pairs:
        raise InstallError(f"{path.name} changes no weight: make the adapter anew")
    return pairs, float(fields["adapter.lora.alpha"] or 0.0)


def _copy_metadata(writer: Any, source: Any) -> None:  # noqa: ANN401
    for key, field in source.fields.items():
        if key.startswith("GGUF.") or key in SKIPPED_KEYS:
            continue
        kind = field.types[0]
        if len(field.types) > 1:
            writer.add_key_value(key, field.contents(), kind, field.types[-1])
        else:
            writer.add_key_value(key, field.contents(), kind)
