import type { Random } from '#lib/random.ts';

export type ODataRow = Record<string, unknown>;

export const ODATA_STATUSES = ['Active', 'Pending', 'Closed', 'Coming Soon', 'Withdrawn', 'Incomplete'];

/** A condition as text, and as what it means. */
interface Asked {
  text: string;
  holds: (row: ODataRow) => boolean;
}

type Value = string | number | boolean | null;
const compare = (a: Value, b: Value): number | undefined => (a === null || b === null ? undefined : a < b ? -1 : a > b ? 1 : 0);

function compareBy(how: string, a: Value, b: Value): boolean {
  const order = compare(a, b);
  if (how === 'eq') return a === b;
  if (how === 'ne') return a !== b;
  if (order === undefined) return false;
  return how === 'gt' ? order > 0 : how === 'ge' ? order >= 0 : how === 'lt' ? order < 0 : order <= 0;
}

/** A condition drawn by lot, over fields of the homes of this test. */
export function drawCondition(random: Random, depth: number): Asked {
  const roll = random.next();
  if (depth > 0 && roll < 0.5) {
    const [left, right] = [drawCondition(random, depth - 1), drawCondition(random, depth - 1)];
    const how = random.pick(['and', 'or']);
    return {
      text: `(${left.text} ${how} ${right.text})`,
      holds: (row) => (how === 'and' ? left.holds(row) && right.holds(row) : left.holds(row) || right.holds(row)),
    };
  }
  if (depth > 0 && roll < 0.6) {
    const inner = drawCondition(random, depth - 1);
    return { text: `not (${inner.text})`, holds: (row) => !inner.holds(row) };
  }
  return drawComparison(random);
}

function drawComparison(random: Random): Asked {
  const how = random.pick(['eq', 'ne', 'gt', 'ge', 'lt', 'le']);
  const field = random.pick([
    'ListPrice',
    'BedroomsTotal',
    'City',
    'StandardStatus',
    'UnparsedAddress',
    'PoolPrivateYN',
    'OnMarketDate',
    'ModificationTimestamp',
    'Appliances',
    'text',
    'in',
  ]);
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const value = (row: ODataRow, name: string) => (row[name] ?? null) as Value;
  switch (field) {
    case 'ListPrice':
    case 'BedroomsTotal': {
      const wanted = random.next() < 0.1 ? null : field === 'ListPrice' ? random.int(100, 900) * 1000 : random.int(0, 6);
      return { text: `${field} ${how} ${wanted}`, holds: (row) => compareBy(how, value(row, field), wanted) };
    }
    case 'PoolPrivateYN': {
      const wanted = random.pick([true, false, null]);
      const only = how === 'eq' ? 'eq' : 'ne';
      return { text: `${field} ${only} ${wanted}`, holds: (row) => compareBy(only, value(row, field), wanted) };
    }
    case 'OnMarketDate': {
      const wanted = `2026-0${random.int(1, 4)}-15`;
      return { text: `${field} ${how} ${wanted}`, holds: (row) => compareBy(how, value(row, field), wanted) };
    }
    case 'ModificationTimestamp': {
      const wanted = `2026-04-0${random.int(1, 9)}T10:00:05.123Z`;
      return { text: `${field} ${how} ${wanted}`, holds: (row) => compareBy(how, value(row, field), wanted) };
    }
    case 'Appliances': {
      const quantifier = random.pick(['any', 'all'] as const);
      const wanted = random.pick(['Oven', 'Range']);
      return {
        text: `Appliances/${quantifier}(a:a eq ${quoted(wanted)})`,
        holds: (row) => {
          const items = row['Appliances'] as string[];
          return quantifier === 'any' ? items.includes(wanted) : items.every((one) => one === wanted);
        },
      };
    }
    case 'text': {
      const [name, wanted] = [random.pick(['contains', 'startswith', 'endswith']), random.pick(['Elm', 'e', '1', "O'", ''])];
      return {
        text: `${name}(${random.pick(['City'])},${quoted(wanted)})`,
        holds: (row) => {
          const city = row['City'] as string | null;
          return city === null
            ? false
            : name === 'contains'
              ? city.includes(wanted)
              : name === 'startswith'
                ? city.startsWith(wanted)
                : city.endsWith(wanted);
        },
      };
    }
    case 'in': {
      const wanted = [random.pick(ODATA_STATUSES), random.pick(ODATA_STATUSES)];
      return {
        text: `StandardStatus in (${wanted.map(quoted).join(',')})`,
        holds: (row) => wanted.includes(String(row['StandardStatus'])),
      };
    }
    default: {
      const wanted =
        field === 'City'
          ? random.pick(["O'Fallon", 'Denver', 'denver', 'Émile'])
          : field === 'UnparsedAddress'
            ? `${random.int(0, 119)} Elm Street`
            : random.pick(ODATA_STATUSES);
      return { text: `${field} ${how} ${quoted(wanted)}`, holds: (row) => compareBy(how, value(row, field), wanted) };
    }
  }
}
