import { sql } from 'kysely';
import { readPersonal } from '#domains/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { Identity } from '#platform/identity/identity.ts';
import type { PersonalTable } from './personal-tables.ts';

export type PersonalRow = Record<string, unknown>;

/** Whose rows. The address counts only where the person proved it: anyone can type another's. */
export interface Person {
  userId: string;
  provenAddress: string | null;
}

export async function findPerson({ db }: Context, userId: string): Promise<Person | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user === undefined) return undefined;
  return { userId: user.id, provenAddress: user.email_verified_at === null ? null : user.email };
}

/** The person's rows of one table, without the columns that are withheld. */
export async function readPersonalRows({ db }: Context, table: PersonalTable, person: Person): Promise<PersonalRow[]> {
  const shown = table.columns.filter(({ withheld }) => withheld === undefined).map(({ name }) => `t."${name}"`);
  const { rows } = await sql<{ row: PersonalRow }>`
    select to_jsonb(r) as row from (
      select ${sql.raw(shown.join(', '))} from ${sql.table(table.table)} t where ${bindCondition(table, person)}) r`.execute(db);
  return rows.map(({ row }) => row);
}

/** What was logged about the person, with what only their key opens. */
export async function readLoggedRows(ctx: Context & { identity: Identity }, { userId }: Person): Promise<PersonalRow[]> {
  const events = await ctx.db
    .selectFrom('audit_events')
    .select(['at', 'action', 'subject_id', 'details', 'personal'])
    .where('subject_id', '=', userId)
    .orderBy('id')
    .execute();
  return Promise.all(
    events.map(async (event) => ({
      at: event.at.toISOString(),
      action: event.action,
      details: event.details,
      personal: await readPersonal(ctx, event),
    })),
  );
}

/** The condition with its two values in place. */
export function bindCondition(table: PersonalTable, { userId, provenAddress }: Person) {
  const parts = table.condition.split(/(\$[12])/);
  return sql.join(
    parts.map((part) => {
      if (part === '$1') return sql`${userId}`;
      if (part === '$2') return sql`${provenAddress}::text`;
      return sql.raw(part);
    }),
    sql.raw(''),
  );
}
