import type { ReactElement } from 'react';
import { sql } from 'kysely';
import { findListingContact, type ListingContact } from '#domains/listings/server/index.ts';
import { deliveryFor, tell } from '#domains/notifications/server/index.ts';
import { MAILS_PER_SENDER } from '#lib/contact-form.ts';
import { CONTACT_CONSENT, DELIVERIES, type Delivery } from '#lib/contact-words.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { limitHits } from '#platform/verb/limit-hits.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { userIdOf } from '#platform/verb/require-user.ts';

type SendingContext = Context & { mail: Mail; config: Config };

export interface FirmInput<Form> {
  listingKey: string;
  form: Form;
}

/** Who writes, whatever it is about. */
interface SenderForm {
  idempotencyKey: string;
  name: string;
  email: string;
  phone?: string | undefined;
  mayCall: boolean;
}

interface Words {
  title: string;
  body: ReactElement;
}

interface FirmMessage {
  table: 'inquiries' | 'tour_requests';
  /** Names its mails. */
  kind: string;
  /** Refuses what the form alone tells; by throwing. */
  check?: () => void;
  /** Stores it; undefined where it is stored already. Throws where this home does not take it. */
  insert: (ctx: SendingContext, columns: ReturnType<typeof columnsOf>, contact: ListingContact) => Promise<number | undefined>;
  writeToFirm: (ctx: SendingContext, contact: ListingContact, id: number) => Promise<Words>;
  writeCopy: (contact: ListingContact) => Words;
}

/**
 * Stores what somebody writes to a listing's agent and mails it there, with a copy to the sender, all or nothing. Throws
 * `not-found` or `gone` where the home is not shown, `too-many-requests` where one sender writes without end. The same
 * idempotency key is answered as the first time; `conflict` where it belongs to another home.
 */
export async function sendToFirm(
  ctx: SendingContext,
  input: FirmInput<SenderForm>,
  { table, kind, check, insert, writeToFirm, writeCopy }: FirmMessage,
): Promise<{ sentTo: string; delivery: Delivery }> {
  const { form, listingKey } = input;
  const earlier = await findEarlier(ctx.db, table, input);
  if (earlier !== undefined) return earlier;
  check?.();
  await limitHits(ctx, MAILS_PER_SENDER, form.email.toLowerCase());
  return ctx.db.transaction().execute(async (trx) => {
    const inner = { ...ctx, db: trx };
    const contact = await findListingContact(inner, listingKey);
    const delivery = deliveryFor(ctx, contact.agentEmail);
    const id = await insert(inner, columnsOf(ctx, input, contact, delivery), contact);
    const answer = { sentTo: contact.officeName, delivery };
    // The same form, sent twice at once.
    if (id === undefined) return (await findEarlier(trx, table, input)) ?? answer;
    const { title, body } = await writeToFirm(inner, contact, id);
    const toFirm = { replyTo: form.email, body, dedupeKey: `${kind}-${form.idempotencyKey}` };
    await tell(inner, { to: { address: contact.agentEmail }, title, mail: toFirm });
    const copy = writeCopy(contact);
    const toSender = { body: copy.body, dedupeKey: `${kind}-copy-${form.idempotencyKey}` };
    await tell(inner, { to: { address: form.email }, title: copy.title, mail: toSender });
    return answer;
  });
}

/** What is kept of it, beside its own words. */
function columnsOf(ctx: Context, { form, listingKey }: FirmInput<SenderForm>, contact: ListingContact, delivery: Delivery) {
  return {
    public_id: form.idempotencyKey,
    user_id: userIdOf(ctx),
    listing_id: contact.listingId,
    name: form.name,
    email: form.email,
    phone: form.phone ?? null,
    may_call: form.mayCall,
    consent: JSON.stringify({
      version: CONTACT_CONSENT.version,
      call: form.mayCall,
      path: pageOf(listingKey),
      at: ctx.now.toISOString(),
    }),
    sent_to: contact.officeName,
    delivery,
    created_at: ctx.now,
  };
}

async function findEarlier(db: Db, table: FirmMessage['table'], { listingKey, form }: FirmInput<SenderForm>) {
  const { rows } = await sql<{ sent_to: string; delivery: string; path: string | null }>`
    select sent_to, delivery, consent ->> 'path' as path from ${sql.table(table)} where public_id = ${form.idempotencyKey}`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  if (row.path !== pageOf(listingKey))
    throw new DomainError('conflict', 'This form was already sent about another home. Reload the page and send it again.');
  return { sentTo: row.sent_to, delivery: DELIVERIES.find((known) => known === row.delivery) ?? 'mailed' };
}

function pageOf(listingKey: string): string {
  return `/property/${listingKey}`;
}
