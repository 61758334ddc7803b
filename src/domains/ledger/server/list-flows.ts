import { sql } from 'kysely';
import type { Context } from '#platform/verb/context.ts';
import type { Book } from '../model/accounts.ts';

/** What moved through a book on a day, in cents. Announced transfers count nothing. */
interface Flow {
  day: string;
  /** What clients paid for orders and into holds, without tax. */
  soldCents: number;
  /** What the platform earned, less what it gave back. */
  revenueCents: number;
  /** Paid into holds. */
  heldCents: number;
  /** Out of holds, to experts and back to clients. */
  releasedCents: number;
}

/** The kind of the journal by which an order is paid (`billing`). */
const PAID = 'order-paid';

/** What moved through a book day by day, oldest first; days on which nothing moved are left out. */
export async function listFlows(
  { db }: Pick<Context, 'db'>,
  book: Book,
  { from, to }: { from: string; to: string },
): Promise<Flow[]> {
  const { rows } = await sql<Flow>`
    select t.booked_at::date::text as day,
      coalesce(sum(t.cents) filter (where d.kind = 'clearing' and c.kind <> 'tax' and j.kind = ${PAID}), 0)::bigint as "soldCents",
      (coalesce(sum(t.cents) filter (where c.kind = 'revenue'), 0) - coalesce(sum(t.cents) filter (where d.kind = 'revenue'), 0))::bigint
        as "revenueCents",
      coalesce(sum(t.cents) filter (where c.kind = 'hold'), 0)::bigint as "heldCents",
      coalesce(sum(t.cents) filter (where d.kind = 'hold'), 0)::bigint as "releasedCents"
    from ledger_transfers t
      join ledger_journals j on j.id = t.journal_id
      join ledger_accounts d on d.id = t.debit_account
      join ledger_accounts c on c.id = t.credit_account
    where j.book = ${book} and t.phase in ('done', 'post') and t.booked_at >= ${from}::date and t.booked_at < ${to}::date + 1
    group by 1 order by 1`.execute(db);
  return rows;
}
