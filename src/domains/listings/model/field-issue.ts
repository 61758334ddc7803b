/** What was wrong with one field of a record, in words that the operator can act on. */
export interface FieldIssue {
  field: string;
  code: FieldIssueCode;
  /** The value as it came, shortened. */
  got: string;
  expected: string;
}

export type FieldIssueCode =
  | 'missing'
  | 'not-an-object'
  | 'invalid-json'
  | 'invalid-row'
  | 'invalid-xml'
  | 'unknown-value'
  /** A word that our tables do not know; it is kept as it came. */
  | 'unknown-lookup'
  | 'not-a-number'
  | 'not-an-integer'
  | 'out-of-range'
  | 'not-a-date'
  | 'not-a-boolean'
  | 'date-order'
  | 'unit-missing'
  /** An amount that is not in US dollars. */
  | 'other-currency'
  | 'repeated'
  | 'outside-region'
  | 'html-removed'
  | 'control-characters'
  | 'replacement-character'
  | 'truncated'
  | 'forbidden-url'
  | 'not-permitted'
  | 'import-time'
  | 'rejected-by-database';

const LONGEST_SHOWN = 120;

export function describeIssue(field: string, code: FieldIssueCode, value: unknown, expected: string): FieldIssue {
  return { field, code, got: shorten(value), expected };
}

function shorten(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = value === undefined ? '' : String(value).toWellFormed().replaceAll('\0', '');
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN).toWellFormed()}…` : text;
}
