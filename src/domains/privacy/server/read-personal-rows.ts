import { sql } from 'kysely';
import type { Person } from '#domains/accounts/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import type { PersonalTable } from './personal-tables.ts';

export type PersonalRow = Record<string, unknown>;

/** The person whose rows these are. The address counts only if the person confirmed it: anyone can type another's. */
export type Whose = Pick<Person, 'id' | 'provenAddress'>;

/** The person's rows of one table, without withheld columns. */
export async function readPersonalRows({ db }: Context, table: PersonalTable, person: Whose): Promise<PersonalRow[]> {
  const shown = table.columns.filter(({ withheld }) => withheld === undefined).map(({ name }) => `t."${name}"`);
  const { rows } = await sql<{ row: PersonalRow }>`
    select to_jsonb(r) as row from (
      select ${sql.raw(shown.join(', '))} from ${sql.table(table.table)} t where ${bindCondition(table, person)}) r`.execute(db);
  return rows.map(({ row }) => row);
}

/** Inserts the two values into the condition. */
export function bindCondition(table: PersonalTable, { id, provenAddress }: Whose) {
  const parts = table.condition.split(/(\$[12])/);
  return sql.join(
    parts.map((part) => {
      if (part === '$1') return sql`${id}`;
      if (part === '$2') return sql`${provenAddress}::text`;
      return sql.raw(part);
    }),
    sql.raw(''),
  );
}
