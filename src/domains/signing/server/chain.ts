import { createHash } from 'node:crypto';
import type { Db, Trx } from '#platform/db/database.ts';
import { addressOf } from '#platform/verb/address-of.ts';
import type { Context } from '#platform/verb/context.ts';
import { canonicalEvent, CHAIN_START, type ChainedEvent } from '../model/event-chain.ts';

/** Who did it, from where and with what. */
export interface Act {
  /** Null for the sender and the system. */
  recipientId: string | null;
  at: Date;
  address: string;
  agent: string;
  data?: Readonly<Record<string, string>>;
}

/** From where and with what somebody acts. */
export function actOf({ actor }: Pick<Context, 'actor'>, recipientId: string, request: Request) {
  return { recipientId, address: addressOf(actor) ?? '', agent: (request.headers.get('user-agent') ?? '').slice(0, 300) };
}

/** Adds an event to an envelope whose row the transaction has locked. Returns its hash. */
export async function appendEvent(
  trx: Trx,
  envelopeId: string,
  type: string,
  { recipientId, at, address, agent, data = {} }: Act,
): Promise<string> {
  const last = await trx
    .selectFrom('envelope_events')
    .select(['seq', 'hash'])
    .where('envelope_id', '=', envelopeId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const event: ChainedEvent = {
    seq: (last?.seq ?? 0) + 1,
    type,
    recipientId,
    at: at.toISOString(),
    address,
    agent,
    data,
    previousHash: last?.hash ?? CHAIN_START,
  };
  const hash = hashEvent(event);
  await trx
    .insertInto('envelope_events')
    .values({
      envelope_id: envelopeId,
      seq: event.seq,
      type,
      recipient_id: recipientId,
      at,
      from_address: address,
      agent,
      data: JSON.stringify(data),
      previous_hash: event.previousHash,
      hash,
    })
    .execute();
  return hash;
}

function hashEvent(event: ChainedEvent): string {
  return createHash('sha256').update(canonicalEvent(event)).digest('hex');
}

/** The events of an envelope in order. Throws if one of them, or the order, is not what was written. */
export async function readChain(db: Db, envelopeId: string): Promise<(ChainedEvent & { hash: string })[]> {
  const rows = await db.selectFrom('envelope_events').selectAll().where('envelope_id', '=', envelopeId).orderBy('seq').execute();
  let previousHash = CHAIN_START;
  return rows.map((row, at) => {
    const event: ChainedEvent = {
      seq: at + 1,
      type: row.type,
      recipientId: row.recipient_id,
      at: row.at.toISOString(),
      address: row.from_address,
      agent: row.agent,
      data: row.data as Record<string, string>,
      previousHash,
    };
    const hash = hashEvent(event);
    if (row.seq !== event.seq || row.previous_hash !== previousHash || row.hash !== hash)
      throw new Error(`the events of envelope ${envelopeId} are not what was written: number ${event.seq}`);
    previousHash = hash;
    return { ...event, hash };
  });
}

/**
 * Who did each event, by the name that they had then: a place in an envelope can pass to somebody else, and the sender can correct
 * a name. The sender did what names no recipient.
 */
function whoDid(
  chain: readonly ChainedEvent[],
  { recipients, sender }: { recipients: readonly { id: string; name: string }[]; sender: string },
): string[] {
  const names = new Map(recipients.map(({ id, name }) => [id, name]));
  return chain
    .toReversed()
    .map(({ type, recipientId, data }) => {
      if (type === 'corrected') for (const [id, name] of formerNames(data)) names.set(id, name);
      if (recipientId === null) return sender;
      if (type === 'reassigned' && data['fromName'] !== undefined) names.set(recipientId, data['fromName']);
      return names.get(recipientId) ?? '';
    })
    .toReversed();
}

const FORMER = 'fromName ';

/** What an event of correction keeps of the names that it changes. */
export const keepNames = (people: readonly { id: string; name: string }[]): Record<string, string> =>
  Object.fromEntries(people.map(({ id, name }) => [`${FORMER}${id}`, name]));

const formerNames = (data: ChainedEvent['data']): [string, string][] =>
  Object.entries(data).flatMap(([key, name]) => (key.startsWith(FORMER) ? [[key.slice(FORMER.length), name]] : []));

/** The events of a chain as they are told: with who did it, and as an approval what an approver signed. */
export function tellChain(
  chain: Awaited<ReturnType<typeof readChain>>,
  people: { recipients: readonly { id: string; name: string; role: string }[]; sender: string },
) {
  const approvers = people.recipients.flatMap(({ id, role }) => (role === 'approver' ? [id] : []));
  const who = whoDid(chain, people);
  return chain.map(({ seq, type, recipientId, at, address, hash, data }, index) => {
    const isApproval = type === 'signed' && recipientId !== null && approvers.includes(recipientId);
    return { seq, type: isApproval ? 'approved' : type, who: who[index] ?? '', to: data['toName'] ?? '', at, address, hash };
  });
}
