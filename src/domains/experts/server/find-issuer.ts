import type { Db } from '#platform/db/database.ts';
import { businessSchema } from './stored.ts';

/** Who a vendor is on its invoices: its legal name and its address. Undefined for ids that nobody has. */
export async function findIssuer(db: Db, vendorId: string): Promise<{ name: string; address: string } | undefined> {
  const row = await db
    .selectFrom('vendors')
    .select(['name', 'city', 'state', 'postal_code', 'business'])
    .where('id', '=', vendorId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { legalName, street } = businessSchema.parse(row.business);
  return {
    name: legalName === '' ? row.name : legalName,
    address: [street, row.city, `${row.state} ${row.postal_code}`.trim()].filter((part) => part !== '').join(', '),
  };
}
