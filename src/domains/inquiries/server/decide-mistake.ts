import { findPeople, recordAudit } from '#domains/accounts/server/index.ts';
import { findContactIfShown, findContactsIfShown } from '#domains/listings/server/index.ts';
import { tell, type TellContext } from '#domains/notifications/server/index.ts';
import { DELIVERIES } from '#lib/contact-words.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireAdmin, requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { type MistakeState, MISTAKE_STATES, MISTAKES, type Mistake, type ReportedMistake } from '../contract.ts';
import { MistakeDecidedMail } from './inquiry-mail.tsx';

const MOST_SHOWN = 200;

/** Reported mistakes in one state, for administrators. */
export async function listMistakes(
  ctx: Context,
  { state }: { state: MistakeState },
): Promise<{ mistakes: ReportedMistake[]; open: number }> {
  requireAdmin(ctx);
  const rows = await ctx.db
    .selectFrom('listing_mistakes')
    .selectAll()
    .where('state', '=', state)
    .orderBy('created_at', state === 'open' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute();
  const open = await countMistakesWaiting(ctx);
  const [homes, people] = await Promise.all([
    findContactsIfShown(ctx, [...new Set(rows.map((row) => row.listing_id))]),
    findPeople(ctx.db, [...new Set(rows.flatMap((row) => row.decided_by ?? []))]),
  ]);
  const mistakes = rows.map((row): ReportedMistake => {
    const home = homes.get(row.listing_id);
    return {
      mistakeId: row.public_id,
      mistake: isMistake(row.mistake) ? row.mistake : 'other',
      message: row.message,
      email: row.email,
      sentTo: row.sent_to,
      delivery: DELIVERIES.find((known) => known === row.delivery) ?? 'mailed',
      home: home === undefined ? null : { label: home.label, path: home.path },
      hearsDecision: row.user_id !== null || row.email !== '',
      reportedAt: row.created_at.toISOString(),
      state: stateOf(row.state),
      note: row.note,
      decidedAt: row.decided_at?.toISOString() ?? null,
      decidedBy: row.decided_by === null ? null : (people.get(row.decided_by)?.name ?? null),
    };
  });
  return { mistakes, open };
}

/** How many reported mistakes wait for an administrator. */
export async function countMistakesWaiting({ db }: Pick<Context, 'db'>): Promise<number> {
  const { open } = await db
    .selectFrom('listing_mistakes')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(open);
}

/**
 * Says what became of a mistake, or opens it again. Whoever reported it hears of a decision, in the product or by the address
 * they left. Throws `not-found`; the same decision again changes nothing.
 */
export async function decideMistake(
  ctx: TellContext,
  { mistakeId, state, note }: { mistakeId: string; state: MistakeState; note: string },
): Promise<void> {
  requireAdmin(ctx);
  const { userId } = requireUser(ctx);
  await transact(ctx, async (inner) => {
    const row = await inner.db
      .selectFrom('listing_mistakes')
      .selectAll()
      .where('public_id', '=', mistakeId)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new DomainError('not-found', 'There is no report with this id.');
    if (row.state === state && row.note === note) return;
    const isOpen = state === 'open';
    await inner.db
      .updateTable('listing_mistakes')
      .set({ state, note, decided_at: isOpen ? null : inner.now, decided_by: isOpen ? null : userId })
      .where('id', '=', row.id)
      .execute();
    const contact = await findContactIfShown(inner, row.listing_id);
    await recordAudit(inner, {
      action: 'listing-mistake-decided',
      details: { mistakeId, home: contact?.label ?? null, before: row.state, after: state },
    });
    if (isOpen || row.state === state) return;
    const address = row.email === '' ? null : row.email;
    const to = row.user_id === null ? { address } : { userId: row.user_id, ...(address === null ? {} : { address }) };
    const label = contact?.label ?? 'a home';
    const title = state === 'corrected' ? `A mistake at ${label} was corrected` : `What you reported at ${label} stays as it is`;
    await tell(inner, {
      to,
      topic: 'inquiries',
      title,
      line: { body: note, href: contact?.path ?? '/properties' },
      mail: { body: MistakeDecidedMail({ label, isCorrected: state === 'corrected', note }) },
    });
  });
}

const isMistake = (name: string): name is Mistake => Object.hasOwn(MISTAKES, name);
const stateOf = (stored: string): MistakeState => MISTAKE_STATES.find((state) => state === stored) ?? 'open';
