import { dictionary } from '#lib/dictionary.ts';
import { isRecord } from '#lib/json-value.ts';
import { lettersOf } from './other-names.ts';

/** What last happened to a listing, as Repliers and the boards of Canada abbreviate it, and the status that this leaves it in. */
const AFTER = dictionary<string>({
  new: 'Active',
  pc: 'Active',
  ext: 'Active',
  dft: 'Active',
  sc: 'Active Under Contract',
  sce: 'Active Under Contract',
  lc: 'Active Under Contract',
  lce: 'Active Under Contract',
  cs: 'Coming Soon',
  sld: 'Closed',
  lsd: 'Closed',
  exp: 'Expired',
  ter: 'Canceled',
  sus: 'Hold',
});
const CAN_BE_HAD = new Set(['Active', 'Active Under Contract', 'Coming Soon']);

/** What says of a home that is offered that somebody has promised to buy it. */
const PROMISED = dictionary<string>({
  ispending: 'Pending',
  pending: 'Pending',
  iscontingent: 'Active Under Contract',
  contingent: 'Active Under Contract',
});
const OFFERED = /^(?:for(?:sale|rent|lease)|tolet)$/;

/**
 * RESO's status of a record whose own says only half of it: whether a home can be had (A) or not (U), beside what last happened to
 * it; or that it is for sale, beside flags that say whether it is promised. Undefined where it says no such thing, or the two
 * contradict each other.
 */
export function readHalfStatus(record: Readonly<Record<string, unknown>>): string | undefined {
  const own = record['StandardStatus'];
  if (typeof own !== 'string') return undefined;
  const half = lettersOf(own);
  if (half === 'a' || half === 'u') {
    const after = AFTER[lettersOf(String(valueOf(record, 'laststatus')))];
    return after !== undefined && CAN_BE_HAD.has(after) === (half === 'a') ? after : undefined;
  }
  if (!OFFERED.test(half)) return undefined;
  const flags = valueOf(record, 'flags');
  const promised = Object.entries({ ...record, ...(isRecord(flags) ? flags : {}) }).find(
    ([name, value]) => Object.hasOwn(PROMISED, lettersOf(name)) && /^(?:true|y|yes|1)$/i.test(String(value)),
  );
  return promised === undefined ? 'Active' : PROMISED[lettersOf(promised[0])];
}

const valueOf = (record: Readonly<Record<string, unknown>>, letters: string): unknown =>
  Object.entries(record).find(([name]) => lettersOf(name) === letters)?.[1];
