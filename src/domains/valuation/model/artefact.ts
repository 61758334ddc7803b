const KINDS = { f64: Float64Array, f32: Float32Array, i32: Int32Array, i16: Int16Array } as const;
type Kind = keyof typeof KINDS;

interface ArrayNote {
  $kind: Kind;
  at: number;
  length: number;
}

/**
 * Encodes a model as bytes: the length of a JSON head, the head, then every typed array at a multiple of 8. The same model always
 * gives the same bytes.
 */
export function encodeArtefact(model: { form: number }): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  const head = JSON.stringify(model, (_key, value: unknown) => {
    const kind = (Object.keys(KINDS) as Kind[]).find((name) => value instanceof KINDS[name]);
    if (kind === undefined || !ArrayBuffer.isView(value)) return value;
    const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
    parts.push(bytes);
    const note: ArrayNote = { $kind: kind, at: size, length: bytes.byteLength / KINDS[kind].BYTES_PER_ELEMENT };
    size += Math.ceil(bytes.byteLength / 8) * 8;
    return note;
  });
  const text = new TextEncoder().encode(head);
  const start = 8 + Math.ceil(text.length / 8) * 8;
  const artefact = new Uint8Array(start + size);
  new DataView(artefact.buffer).setUint32(0, text.length, true);
  artefact.set(text, 8);
  let at = start;
  for (const part of parts) {
    artefact.set(part, at);
    at += Math.ceil(part.length / 8) * 8;
  }
  return artefact;
}

/**
 * Reads the bytes from `encodeArtefact`. The caller names the type that was written. Throws RangeError if the bytes have another
 * format.
 */
export function decodeArtefact<T extends { form: number }>(artefact: Uint8Array, form: T['form']): T {
  // A typed array must start at a multiple of 8 in memory.
  const bytes = artefact.slice();
  const length = new DataView(bytes.buffer).getUint32(0, true);
  const start = 8 + Math.ceil(length / 8) * 8;
  const model: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + length)), (_key, value: unknown) => {
    if (!isNote(value)) return value;
    return new KINDS[value.$kind](bytes.buffer, start + value.at, value.length);
  });
  const isSameForm = typeof model === 'object' && model !== null && 'form' in model && model.form === form;
  if (!isSameForm) throw new RangeError('This model was stored by another version: train again');
  return model as T;
}

function isNote(value: unknown): value is ArrayNote {
  return typeof value === 'object' && value !== null && '$kind' in value;
}
