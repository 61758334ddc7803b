import { sql, type RawBuilder } from 'kysely';
import type { Comparison, Condition, Operand } from '../model/filter.ts';

/** A condition over the columns of `q`, which are named as the fields. Values are parameters; it is true or false, never null. */
export function conditionSql(condition: Condition, now: Date): RawBuilder<boolean> {
  switch (condition.kind) {
    case 'and':
      return sql`(${conditionSql(condition.left, now)} and ${conditionSql(condition.right, now)})`;
    case 'or':
      return sql`(${conditionSql(condition.left, now)} or ${conditionSql(condition.right, now)})`;
    case 'not':
      return sql`(not ${conditionSql(condition.of, now)})`;
    case 'in':
      return sql`(${sql.join(
        condition.values.map((value) => compareSql('eq', condition.of, value, now)),
        sql` or `,
      )})`;
    case 'compare':
      return compareSql(condition.how, condition.left, condition.right, now);
    case 'text':
      return textSql(condition.how, operandSql(condition.of, now), operandSql(condition.what, now));
    case 'each': {
      const items = sql`jsonb_array_elements_text(q.${sql.ref(condition.field)}) as item`;
      if (condition.of === undefined) return sql`exists (select from ${items})`;
      const inner = conditionSql(condition.of, now);
      return condition.how === 'any'
        ? sql`exists (select from ${items} where ${inner})`
        : sql`not exists (select from ${items} where not ${inner})`;
    }
  }
}

const SIGNS: Record<Exclude<Comparison, 'eq' | 'ne'>, string> = { gt: '>', ge: '>=', lt: '<', le: '<=' };

function compareSql(how: Comparison, left: Operand, right: Operand, now: Date): RawBuilder<boolean> {
  const a = operandSql(left, now);
  const b = operandSql(right, now);
  if (how === 'eq' && right.type !== 'null' && left.type !== 'null' && right.kind === 'literal')
    return sql`coalesce(${a} = ${b}, false)`;
  if (how === 'eq') return sql`(${a} is not distinct from ${b})`;
  if (how === 'ne') return sql`(${a} is distinct from ${b})`;
  return sql`coalesce(${a} ${sql.raw(SIGNS[how])} ${b}, false)`;
}

function textSql(
  how: 'contains' | 'startswith' | 'endswith',
  of: RawBuilder<unknown>,
  what: RawBuilder<unknown>,
): RawBuilder<boolean> {
  if (how === 'contains') return sql`coalesce(strpos(${of}, ${what}) > 0, false)`;
  if (how === 'startswith') return sql`coalesce(starts_with(${of}, ${what}), false)`;
  return sql`coalesce(right(${of}, length(${what})) = ${what}, false)`;
}

/** Letters beyond English of Latin, Greek and Cyrillic that have one capital each: the database folds by its locale, which may know none. */
const FOLDED = Array.from({ length: 0x530 - 0xc0 }, (_, at) => String.fromCodePoint(0xc0 + at)).filter(
  (letter) =>
    letter.toLowerCase() !== letter && letter.toLowerCase().length === 1 && letter.toLowerCase().toUpperCase() === letter,
);
const CAPITALS = FOLDED.join('');
const SMALL = CAPITALS.toLowerCase();

function operandSql(operand: Operand, now: Date): RawBuilder<unknown> {
  switch (operand.kind) {
    case 'field': {
      const column = sql`q.${sql.ref(operand.name)}`;
      return operand.type === 'string'
        ? sql`(${column} collate "C")`
        : operand.type === 'date'
          ? sql`(${column}::timestamp at time zone 'UTC')`
          : column;
    }
    case 'item':
      return sql`(item collate "C")`;
    case 'now':
      return sql`${now.toISOString()}::timestamptz`;
    case 'fold':
      return operand.how === 'tolower'
        ? sql`(translate(lower(${operandSql(operand.of, now)}), ${CAPITALS}, ${SMALL}) collate "C")`
        : sql`(translate(upper(${operandSql(operand.of, now)}), ${SMALL}, ${CAPITALS}) collate "C")`;
    case 'part':
      return sql`extract(${sql.raw(operand.how)} from ${operandSql(operand.of, now)} at time zone 'UTC')::int`;
    case 'literal':
      return literalSql(operand);
  }
}

function literalSql({ value, type }: Extract<Operand, { kind: 'literal' }>): RawBuilder<unknown> {
  switch (type) {
    case 'null':
      return sql`null`;
    case 'boolean':
      return sql`${value}::boolean`;
    case 'int':
    case 'decimal':
      return sql`${value}::float8`;
    case 'date':
      return sql`(${value}::date::timestamp at time zone 'UTC')`;
    case 'timestamp':
      return sql`${value}::timestamptz`;
    case 'string':
      return sql`(${String(value).replaceAll('\0', '')}::text collate "C")`;
  }
}
