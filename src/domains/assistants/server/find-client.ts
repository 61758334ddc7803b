import { LRUCache } from 'lru-cache';
import type { Config } from '#platform/config/config.ts';
import { fetchFromStranger, FetchRefused, forbiddenUnless, userAgentOf } from '#platform/strangers/fetch-from-stranger.ts';
import { makeToken } from '#platform/identity/random-token.ts';
import { addressOf } from '#platform/verb/address-of.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { limitHits } from '#platform/verb/limit-hits.ts';
import { type AssistantClient, isDocumentAddress, readClientDocument, readRegistration } from '../model/client-document.ts';

export type ClientContext = Context & { config: Config };

const MOST_DOCUMENT_BYTES = 5 * 1024;
const FETCHED_MS = 5000;
const KEPT_MS = 300_000;
const UNUSED_MS = 86_400_000;
const REGISTRATIONS = { name: 'assistant-registrations', hits: 30, perSeconds: 3600 } as const;

const known = new LRUCache<string, AssistantClient>({ max: 200, ttl: KEPT_MS });

/**
 * An assistant's program: by the document at the address that is its id, or as it registered. Throws `invalid` with words for the
 * person, who can do nothing but ask the assistant's maker.
 */
export async function findClient(ctx: ClientContext, id: string): Promise<AssistantClient> {
  const mayReachAny = ctx.config.SEND_TO_PRIVATE_NETWORK;
  if (!isDocumentAddress(id, mayReachAny)) return findRegistered(ctx, id);
  const cached = known.get(id);
  if (cached !== undefined) return cached;
  const text = await fetchFromStranger(id, {
    isForbidden: forbiddenUnless(mayReachAny),
    userAgent: userAgentOf(ctx.config, 'assistant'),
    accept: 'application/json',
    maxBytes: MOST_DOCUMENT_BYTES,
    timeoutMs: FETCHED_MS,
    mostRedirects: 0,
  }).catch((error: unknown) => {
    if (error instanceof FetchRefused) throw refuse('It does not say who it is where it says that it would.');
    throw error;
  });
  const client = readClientDocument(id, text.toString('utf8'));
  if (client === undefined) throw refuse('What it says of itself is not usable.');
  known.set(id, client);
  return client;
}

async function findRegistered({ db }: ClientContext, id: string): Promise<AssistantClient> {
  const row = await db.selectFrom('assistant_clients').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw refuse('We don’t recognize it. Connect it again from the start.');
  return { id, name: row.name, redirectUris: row.redirect_uris, host: null };
}

/** Registers a program of an older kind (RFC 7591); undefined if what it says of itself is not usable. */
export async function registerClient(ctx: ClientContext, value: unknown): Promise<AssistantClient | undefined> {
  const { actor, db, now } = ctx;
  const client = readRegistration(`ac_${makeToken()}`, value);
  if (client === undefined) return undefined;
  await limitHits(ctx, REGISTRATIONS, addressOf(actor) ?? 'system');
  await db
    .insertInto('assistant_clients')
    .values({ id: client.id, name: client.name, redirect_uris: [...client.redirectUris], created_at: now })
    .execute();
  return client;
}

/** Removes programs that registered and were never let in. */
export async function forgetClients({ db, now }: Context): Promise<void> {
  await db
    .deleteFrom('assistant_clients')
    .where('created_at', '<', new Date(now.getTime() - UNUSED_MS))
    .where('id', 'not in', (used) => used.selectFrom('assistant_connections').select('client_id'))
    .execute();
}

function refuse(why: string): DomainError {
  return new DomainError('invalid', `We can’t connect this assistant. ${why}`);
}
