import { atom } from './atom.ts';
import { idx } from './idx.ts';
import { kyero } from './kyero.ts';
import { openimmo } from './openimmo.ts';
import { reaxml } from './reaxml.ts';
import type { ResoRecord, Shape } from './shape.ts';
import { simplyrets } from './simplyrets.ts';
import { spark } from './spark.ts';
import { trovit } from './trovit.ts';
import { openRecord } from './unwrap.ts';

export type { ResoRecord } from './shape.ts';
export { nameCells, readNames, unwrap } from './unwrap.ts';
export { REAXML_ELEMENTS } from './reaxml.ts';
export { IDX_COLUMNS } from './idx.ts';
export { readPairs } from './pairs.ts';

const SHAPES: readonly Shape[] = [spark, simplyrets, reaxml, kyero, trovit, openimmo, idx, atom];

/** A record of any known format in RESO's fields; RESO's own stay as they are. */
export function toResoRecord(value: Record<string, unknown>): ResoRecord {
  const shape = SHAPES.find((one) => one.recognizes(value));
  if (shape !== undefined) return shape.toReso(value);
  const record = openRecord(value);
  const inner = record === value ? undefined : SHAPES.find((one) => one.recognizes(record));
  return inner === undefined ? { record } : inner.toReso(record);
}
