/** What a condition asks of one attribute: a value that it must be, or operators, whose names begin with `$`. */
type Wanted = unknown;

/** A condition in GrowthBook's form: attributes with what is asked of them, and `$or`, `$nor`, `$and` and `$not` around others. */
export type Condition = Readonly<Record<string, Wanted>>;

/**
 * If somebody's attributes meet a condition, as GrowthBook's SDK 1.8.0 decides it. Attributes are texts: operators that ask
 * for lists find none. No groups are kept here, so nobody is in one.
 */
export function meets(attributes: Readonly<Record<string, string>>, condition: Condition): boolean {
  return Object.entries(condition).every(([name, wanted]) => {
    if (name === '$or') return meetsOne(attributes, wanted);
    if (name === '$nor') return !meetsOne(attributes, wanted);
    if (name === '$and') return conditionsIn(wanted).every((one) => meets(attributes, one));
    if (name === '$not') return !meets(attributes, toCondition(wanted));
    if (name === '$savedGroup') return false;
    // A point in a name would lead into a value, and none has an inside.
    const isKnown = !name.includes('.') && Object.hasOwn(attributes, name);
    return isWanted(isKnown ? (attributes[name] ?? null) : null, wanted);
  });
}

/** A list of none asks for nothing. */
function meetsOne(attributes: Readonly<Record<string, string>>, wanted: Wanted): boolean {
  const conditions = conditionsIn(wanted);
  return conditions.length === 0 || conditions.some((one) => meets(attributes, one));
}

function conditionsIn(wanted: Wanted): Condition[] {
  return Array.isArray(wanted) ? wanted.map(toCondition) : [];
}

function toCondition(wanted: Wanted): Condition {
  return typeof wanted === 'object' && wanted !== null ? (wanted as Condition) : {};
}

function isWanted(value: string | null, wanted: Wanted): boolean {
  if (typeof wanted === 'string') return String(value) === wanted;
  if (typeof wanted === 'number') return Number(value) === wanted;
  if (typeof wanted === 'boolean') return value !== null && (value !== '') === wanted;
  if (wanted === null) return value === null;
  const operators = Object.entries(toCondition(wanted));
  // A list or an object is itself alone, which no text is.
  if (Array.isArray(wanted) || operators.length === 0 || operators.some(([name]) => !name.startsWith('$'))) return false;
  return operators.every(([name, expected]) => OPERATORS[name]?.(value, expected) ?? false);
}

type Operator = (value: string | null, expected: Wanted) => boolean;

const within = (value: Wanted, expected: Wanted) => Array.isArray(expected) && expected.includes(value);
const withinFolded: Operator = (value, expected) => Array.isArray(expected) && within(fold(value), expected.map(fold));
const fold = (value: Wanted) => (typeof value === 'string' ? value.toLowerCase() : value);

const OPERATORS: Readonly<Record<string, Operator | undefined>> = {
  $eq: (value, expected) => value === expected,
  $ne: (value, expected) => value !== expected,
  // As JavaScript compares a text with whatever stands there.
  $lt: (value, expected) => (value as string) < (expected as string),
  $lte: (value, expected) => (value as string) <= (expected as string),
  $gt: (value, expected) => (value as string) > (expected as string),
  $gte: (value, expected) => (value as string) >= (expected as string),
  $veq: (value, expected) => padVersion(value) === padVersion(expected),
  $vne: (value, expected) => padVersion(value) !== padVersion(expected),
  $vlt: (value, expected) => padVersion(value) < padVersion(expected),
  $vlte: (value, expected) => padVersion(value) <= padVersion(expected),
  $vgt: (value, expected) => padVersion(value) > padVersion(expected),
  $vgte: (value, expected) => padVersion(value) >= padVersion(expected),
  $exists: (value, expected) => Boolean(expected) === (value !== null),
  $in: within,
  $nin: (value, expected) => Array.isArray(expected) && !within(value, expected),
  $ini: withinFolded,
  $nini: (value, expected) => Array.isArray(expected) && !withinFolded(value, expected),
  $inGroup: () => false,
  $notInGroup: () => true,
  $not: (value, expected) => !isWanted(value, expected),
  $regex: (value, expected) => fits(value, expected, ''),
  $regexi: (value, expected) => fits(value, expected, 'i'),
  $type: (value, expected) => (value === null ? 'null' : 'string') === expected,
};

function fits(value: string | null, expected: Wanted, flags: string): boolean {
  if (typeof expected !== 'string') return false;
  try {
    return new RegExp(expected, flags).test(String(value));
  } catch {
    return false;
  }
}

/** A version as a text that compares as versions do: numbers padded on the left, `~` after one that is no early release. */
function padVersion(version: Wanted): string {
  const text = typeof version === 'number' ? String(version) : typeof version === 'string' && version !== '' ? version : '0';
  const parts = text.replaceAll(/^v|\+.*$/g, '').split(/[-.]/);
  if (parts.length === 3) parts.push('~');
  return parts.map((part) => (/^[0-9]+$/.test(part) ? part.padStart(5, ' ') : part)).join('-');
}
