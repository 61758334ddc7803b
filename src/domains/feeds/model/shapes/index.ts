import { isRecord } from '#lib/json-value.ts';
import { atom } from './atom.ts';
import { ddf } from './ddf.ts';
import { idx } from './idx.ts';
import { kyero } from './kyero.ts';
import { openimmo } from './openimmo.ts';
import { readPairs } from './pairs.ts';
import { plainRecord } from './plain-elements.ts';
import { reaxml } from './reaxml.ts';
import type { ResoRecord, Shape } from './shape.ts';
import { schemaOrg } from './schema-org.ts';
import { simplyrets } from './simplyrets.ts';
import { spark } from './spark.ts';
import { trovit } from './trovit.ts';
import { openRecord, openTexts } from './unwrap.ts';

export type { ResoRecord } from './shape.ts';
export { nameCells, readNames, unwrap } from './unwrap.ts';
export { REAXML_ELEMENTS } from './reaxml.ts';
export { IDX_COLUMNS } from './idx.ts';

const SHAPES: readonly Shape[] = [spark, simplyrets, reaxml, kyero, trovit, openimmo, idx, atom, ddf, schemaOrg];

/** What a feed sent as a record, if it is one: an object, or a list of names and values. */
export const asRecord = (value: unknown): Record<string, unknown> | undefined => (isRecord(value) ? value : readPairs(value));

/** A record of any known format in RESO's fields; RESO's own stay as they are. */
export function toResoRecord(sent: Record<string, unknown>): ResoRecord {
  const value = openTexts(sent);
  const shape = SHAPES.find((one) => one.recognizes(value));
  if (shape !== undefined) return shape.toReso(value);
  const record = openRecord(value);
  const inner = record === value ? undefined : SHAPES.find((one) => one.recognizes(record));
  if (inner !== undefined) return inner.toReso(record);
  return { record: '@element' in value ? plainRecord(record) : record };
}
