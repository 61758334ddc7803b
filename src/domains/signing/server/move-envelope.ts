import type { TellContext } from '#domains/notifications/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import { advance, type EnvelopeEvent, type EnvelopeState, type EnvelopeStatus } from '../model/envelope.ts';
import { type Act, appendEvent } from './chain.ts';
import { type EnvelopeRow, findEnvelope, listRecipients, lockEnvelope, type RecipientRow, stateOf } from './envelope-rows.ts';
import { requireSenderActive } from './sender.ts';
import { askToSign, noteForSender, sendReceipt, showToViewer, tellOfEnd, tellSender } from './tell-people.ts';

export type SigningContext = TellContext & { jobs: JobQueue };

/** What the row of the one who acts keeps besides the status. */
type Facts = Partial<Pick<RecipientRow, 'signed_at' | 'sealed_answers'>>;

interface Move {
  /** What happens; several in a row happen together or not at all. */
  events: readonly (
    | { type: 'opened' | 'consented' | 'signed' | 'declined' | 'reassigned'; recipientId: string }
    | { type: 'corrected' | 'cancelled' | 'extended' }
  )[];
  act: Omit<Act, 'at'>;
  reason?: string;
  facts?: Facts;
  expiresAt?: Date;
  /** What is locked and asked before the envelope is locked. */
  before?: (ctx: SigningContext & { db: Trx }) => Promise<void>;
  /** Already so: the call is a repeat, and changes nothing. */
  isDone?: (envelope: EnvelopeRow, recipients: readonly RecipientRow[]) => boolean;
  /** Throws if the caller may not. */
  check?: (envelope: EnvelopeRow, recipients: readonly RecipientRow[]) => void;
  /** What else changes with it, before people are asked. */
  change?: (ctx: SigningContext & { db: Trx }) => Promise<void>;
}

const NO_LONGER: Readonly<Record<EnvelopeStatus, string>> = {
  pending: 'It isn’t your turn yet, or you’ve already done this. Reload the page.',
  sealing: 'Everyone has signed, so it can’t be changed anymore.',
  completed: 'Everyone has signed, so it can’t be changed anymore.',
  rejected: 'Someone declined to sign, so it has ended.',
  cancelled: 'The sender canceled it.',
  expired: 'The time to sign is over. Ask the sender to reopen it.',
};

/** The same to the sender, who corrects, cancels and reopens. */
const NO_LONGER_FOR_SENDER: Readonly<Partial<Record<EnvelopeStatus, string>>> = {
  pending: 'Someone has signed by now, or it’s open already. Reload the page.',
  cancelled: 'You canceled it.',
  expired: 'The time to sign is over. Reopen it to continue.',
};

/**
 * Moves an envelope by the table of states, one move at a time: whoever comes second finds what the first one made of it.
 * Throws `not-found`, and `conflict` for what cannot happen (anymore). Time that is over ends it first.
 */
export async function moveEnvelope(ctx: SigningContext, envelopeId: string, move: Move): Promise<void> {
  const refused = await transact(ctx, async (inner) => {
    await move.before?.(inner);
    let envelope = await lockEnvelope(inner.db, envelopeId);
    if (envelope === undefined) throw new DomainError('not-found', 'There is no such envelope.');
    let recipients = await listRecipients(inner.db, envelopeId);
    move.check?.(envelope, recipients);
    if (move.isDone?.(envelope, recipients) === true) return undefined;
    if (envelope.status === 'pending' && envelope.expires_at <= ctx.now) {
      await expire(inner, envelope, recipients);
      if (!move.events.some(({ type }) => type === 'extended')) return 'expired';
      // Its sender reopens it before the job came that ends it.
      envelope = { ...envelope, status: 'expired' };
      recipients = await listRecipients(inner.db, envelopeId);
    }
    // What a recipient does waits while the account of the sender is disabled; what the sender or the system ends does not.
    if (move.act.recipientId !== null) await requireSenderActive(inner.db, envelope);
    const before = stateOf(envelope, recipients);
    let state: EnvelopeState | undefined = before;
    for (const event of move.events) state = state && advance(state, eventOf(event, recipients));
    if (state === undefined) return before.status;
    let head = '';
    for (const { type } of move.events)
      head = await appendEvent(inner.db, envelopeId, type, {
        ...move.act,
        at: ctx.now,
        data: { ...move.act.data, ...(move.reason === undefined ? {} : { reason: move.reason }) },
      });
    await move.change?.(inner);
    await save(inner, { envelope, recipients, before, state, move, head });
    return undefined;
  });
  if (refused === undefined) return;
  const isSender = move.act.recipientId === null;
  throw new DomainError('conflict', (isSender ? NO_LONGER_FOR_SENDER[refused] : undefined) ?? NO_LONGER[refused]);
}

function eventOf(event: Move['events'][number], recipients: readonly RecipientRow[]): EnvelopeEvent {
  if (!('recipientId' in event)) return event;
  return { type: event.type, at: recipients.findIndex(({ id }) => id === event.recipientId) };
}

interface Saved {
  envelope: EnvelopeRow;
  recipients: readonly RecipientRow[];
  before: EnvelopeState;
  state: EnvelopeState;
  move: Move;
  /** The hash of the last event. */
  head: string;
}

async function save(
  ctx: SigningContext & { db: Trx },
  { envelope, recipients, before, state, move, head }: Saved,
): Promise<void> {
  const actor = move.act.recipientId;
  const beginsAgain = (id: string) =>
    move.events.some((event) => event.type === 'corrected' || (event.type === 'reassigned' && event.recipientId === id));
  const hasEnded = state.status === 'rejected' || state.status === 'cancelled';
  const asked = new Set<string>();
  for (const [at, recipient] of recipients.entries()) {
    const status = state.recipients[at] ?? recipient.status;
    const isFresh = beginsAgain(recipient.id);
    if (status === recipient.status && !isFresh) continue;
    await ctx.db
      .updateTable('envelope_recipients')
      .set({
        status,
        // Whoever begins again finds nothing of what was there, and earlier links are dead at once.
        ...(isFresh && status !== 'copy' ? { sealed_answers: null, token_hash: null, proof_hash: null } : {}),
        ...(recipient.id === actor ? move.facts : {}),
        // What somebody filled in and never signed is nobody's business anymore.
        ...(hasEnded && status !== 'signed' ? { sealed_answers: null } : {}),
      })
      .where('id', '=', recipient.id)
      .execute();
    if (status === 'notified') asked.add(recipient.id);
  }
  if (state.status !== before.status || move.expiresAt !== undefined) {
    await ctx.db
      .updateTable('envelopes')
      .set({
        status: state.status,
        ended_at: hasEnded ? ctx.now : null,
        ...(hasEnded ? { reason: move.reason ?? '' } : {}),
        ...(move.expiresAt === undefined ? {} : { expires_at: move.expiresAt }),
      })
      .where('id', '=', envelope.id)
      .execute();
  }
  if (asked.size > 0) await ask(ctx, envelope.id, asked);
  if (move.events.some(({ type }) => type === 'corrected' || type === 'extended')) await showAgain(ctx, envelope.id);
  // Whoever signs in person gets no mail: the sender, who is not here now, hears that their turn has come.
  for (const { id, name, is_in_person: isInPerson } of recipients)
    if (isInPerson && actor !== null && asked.has(id))
      await tellSender(
        ctx,
        envelope,
        `${name} can sign now: ${envelope.title}`,
        'They sign on your device, and it is their turn.',
      );
  const signer = recipients.find(({ id }) => id === actor && move.events.some(({ type }) => type === 'signed'));
  // Where this was the last signature, the signed file follows at once.
  if (signer !== undefined && state.status === 'pending') {
    await sendReceipt(ctx, { envelope, recipient: signer, head });
    const did = signer.role === 'approver' ? 'approved' : 'signed';
    await noteForSender(ctx, envelope, `${signer.name} ${did}: ${envelope.title}`, 'Others have not signed yet.');
  }
  if (state.status !== before.status) await tellOfMove(ctx, { envelope, recipients, state, move });
}

/** Asks people to sign, under the names and words that the envelope has by now. */
async function ask(ctx: SigningContext & { db: Trx }, envelopeId: string, whom: ReadonlySet<string>): Promise<void> {
  const envelope = await findEnvelope(ctx.db, envelopeId);
  if (envelope === undefined) return;
  for (const recipient of await listRecipients(ctx.db, envelopeId))
    if (whom.has(recipient.id)) await askToSign(ctx, envelope, recipient);
}

/** New links for who may look at it, under the names, addresses and words that the envelope has by now. */
async function showAgain(ctx: SigningContext & { db: Trx }, envelopeId: string): Promise<void> {
  const envelope = await findEnvelope(ctx.db, envelopeId);
  if (envelope === undefined) return;
  for (const recipient of await listRecipients(ctx.db, envelopeId))
    if (recipient.role === 'viewer') await showToViewer(ctx, envelope, recipient);
}

async function tellOfMove(
  ctx: SigningContext & { db: Trx },
  { envelope, recipients, state, move }: Omit<Saved, 'before' | 'head'>,
): Promise<void> {
  const actor = move.act.recipientId;
  const name = recipients.find(({ id }) => id === actor)?.name ?? '';
  if (state.status === 'sealing') await ctx.jobs.send(ctx.db, 'signing.seal', {}, { singletonKey: 'seal' });
  if (state.status === 'rejected') {
    const others = recipients.filter(({ id }) => id !== actor);
    const why = `The reason given: ${move.reason ?? ''}`;
    await tellOfEnd(ctx, envelope, others, `${name} declined to sign, so there’s nothing left to do. ${why}`);
    await tellSender(ctx, envelope, `${name} declined to sign: ${envelope.title}`, why);
  }
  if (state.status === 'cancelled')
    await tellOfEnd(ctx, envelope, recipients, `${envelope.sender_name} canceled it. The reason given: ${move.reason ?? ''}`);
}

/** Ends a locked envelope whose time is over. */
export async function expire(
  ctx: SigningContext & { db: Trx },
  envelope: EnvelopeRow,
  recipients: readonly RecipientRow[],
): Promise<void> {
  const state = advance(stateOf(envelope, recipients), { type: 'expired' });
  if (state === undefined) return;
  await appendEvent(ctx.db, envelope.id, 'expired', { recipientId: null, at: ctx.now, address: '', agent: '' });
  for (const [at, { id }] of recipients.entries())
    await ctx.db
      .updateTable('envelope_recipients')
      .set({ status: state.recipients[at] ?? 'closed' })
      .where('id', '=', id)
      .execute();
  await ctx.db.updateTable('envelopes').set({ status: 'expired', ended_at: ctx.now }).where('id', '=', envelope.id).execute();
  const why = `The time to sign is over. If ${envelope.sender_name} reopens it, you get a new link.`;
  await tellOfEnd(ctx, envelope, recipients, why);
  await tellSender(ctx, envelope, `Not signed in time: ${envelope.title}`, 'You can reopen it for as long as you need.');
}
