import type { Db } from '#platform/db/database.ts';

/** Who is written to, and how. */
export interface Person {
  id: string;
  name: string;
  /** Null where no mail may be sent: no confirmed address, a demonstration, or a disabled account. */
  mailAddress: string | null;
  mail: 'on' | 'unverified' | 'demo';
}

/** People by id; none who are disabled. */
export async function findPeople(db: Db, ids: readonly string[]): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'display_name', 'email', 'email_verified_at', 'is_demo'])
    .where('id', 'in', [...new Set(ids)])
    .where('disabled_at', 'is', null)
    .execute();
  return new Map(
    rows.map((row) => {
      const mail = row.is_demo ? 'demo' : row.email_verified_at === null ? 'unverified' : 'on';
      return [row.id, { id: row.id, name: row.display_name, mail, mailAddress: mail === 'on' ? row.email : null }];
    }),
  );
}
