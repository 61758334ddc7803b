import { idx } from './idx.ts';
import { kyero } from './kyero.ts';
import { openimmo } from './openimmo.ts';
import { reaxml } from './reaxml.ts';
import type { ResoRecord, Shape } from './shape.ts';
import { simplyrets } from './simplyrets.ts';
import { spark } from './spark.ts';
import { trovit } from './trovit.ts';

export { unwrap, type ResoRecord } from './shape.ts';
export { REAXML_ELEMENTS } from './reaxml.ts';
export { IDX_COLUMNS } from './idx.ts';

const SHAPES: readonly Shape[] = [spark, simplyrets, reaxml, kyero, trovit, openimmo, idx];

/** A record of any known format in RESO's fields; RESO's own stay as they are. */
export function toResoRecord(value: Record<string, unknown>): ResoRecord {
  const shape = SHAPES.find((one) => one.recognizes(value));
  return shape === undefined ? { record: value } : shape.toReso(value);
}
