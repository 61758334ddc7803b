import { sql } from 'kysely';
import { registerPolicy, removeListings, type StoredPolicy } from '#domains/listings/server/index.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { transact } from '#platform/verb/transact.ts';
import { isTimeZone } from '#lib/zoned-time.ts';
import { type FeedMapping, NO_MAPPING } from '../model/feed-mapping.ts';
import { USUAL_EVERY_MINUTES, USUAL_RANK } from '../model/feed-terms.ts';
import { findProfile, PROFILES } from '../model/profiles.ts';
import type { FeedPorts } from './feed-access.ts';
import { withFeedLock } from './feed-lock.ts';
import { requireFeed } from './feed-rows.ts';
import { pauseFound } from './operate-feed.ts';

export interface NewFeed {
  name: string;
  /** An address of a server or file, or the path of a file. */
  address: string;
  profile?: string | undefined;
  tokenAddress?: string | undefined;
  clientId?: string | undefined;
  secret?: string | undefined;
  /** Originating system of records that name none. */
  sourceName: string;
  timeZone?: string | undefined;
  rank?: number | undefined;
  everyMinutes?: number | undefined;
  mapping?: FeedMapping | undefined;
  /** How the board lets it be shown; without it nothing of it is shown. */
  policy?: StoredPolicy | undefined;
}

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._()-]{0,79}$/u;

/** Registers a feed, or changes one of that name; what was read stays. A profile makes it a Web API, none a file. */
export async function addFeed(ctx: Context & FeedPorts, feed: NewFeed): Promise<{ id: number; isNew: boolean }> {
  requireSystem(ctx);
  if (!NAME.test(feed.name)) throw new OperatorError('A name of a feed is up to 80 letters, digits and spaces.');
  if (feed.timeZone !== undefined && !isTimeZone(feed.timeZone))
    throw new OperatorError(`${feed.timeZone} is no time zone: give one such as America/Denver.`);
  const kind = feed.profile === undefined ? 'file' : 'web-api';
  if (feed.profile !== undefined && findProfile(feed.profile) === undefined)
    throw new OperatorError(`There is no profile "${feed.profile}". There are: ${Object.keys(PROFILES).join(', ')}.`);
  if (kind === 'web-api' && !URL.canParse(feed.address)) throw new OperatorError(`${feed.address} is no address of a server.`);
  const { address, clientId, secret } = withoutCredentials(feed);
  const values = {
    name: feed.name,
    kind,
    profile: feed.profile ?? 'plain',
    address,
    token_address: feed.tokenAddress ?? null,
    client_id: clientId ?? null,
    source_name: feed.sourceName,
    time_zone: feed.timeZone ?? null,
    mapping: JSON.stringify(feed.mapping ?? NO_MAPPING),
    rank: feed.rank ?? USUAL_RANK,
    every_minutes: feed.everyMinutes ?? USUAL_EVERY_MINUTES,
    ...(secret === undefined ? {} : { secret: ctx.identity.seal(Buffer.from(secret)) }),
  };
  return transact(ctx, async (inner) => {
    const before = await inner.db.selectFrom('feeds').select('id').where('name', '=', feed.name).executeTakeFirst();
    const { id } = await inner.db
      .insertInto('feeds')
      .values({ ...values, created_at: ctx.now })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
      .returning('id')
      .executeTakeFirstOrThrow();
    if (feed.policy !== undefined) await registerPolicy(inner, feed.sourceName, feed.policy);
    return { id, isNew: before === undefined };
  });
}

// Credentials within an address would be read by whoever sees it.
function withoutCredentials({ address, clientId, secret }: NewFeed): Pick<NewFeed, 'address' | 'clientId' | 'secret'> {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return { address, clientId, secret };
  const url = new URL(address);
  if (url.username === '') return { address, clientId, secret };
  const given = { clientId: decodeURIComponent(url.username), secret: decodeURIComponent(url.password) };
  url.username = '';
  url.password = '';
  return { address: url.href, ...given };
}

/** Removes a feed with what is staged of it, and the listings that came from it alone. Returns how many listings are gone. */
export async function removeFeed(ctx: Context, name: string): Promise<number> {
  requireSystem(ctx);
  const feed = await requireFeed(ctx.db, name);
  return withFeedLock(ctx, feed, () =>
    transact(ctx, async (inner) => {
      const { rows } = await sql<{ name: string }>`
        select unnest(systems || source_name) as name from feeds where id = ${feed.id}
        except select unnest(systems || source_name) from feeds where id <> ${feed.id}`.execute(inner.db);
      let removed = 0;
      for (const source of rows) removed += await removeListings(inner, source.name);
      await inner.db.deleteFrom('feeds').where('id', '=', feed.id).execute();
      return removed;
    }),
  );
}

/** Changes what an operator says about a feed's fields and words; `replayFeed` applies it to what is there. */
export async function mapFeed(ctx: Context, name: string, changes: FeedMapping): Promise<FeedMapping> {
  requireSystem(ctx);
  const feed = await requireFeed(ctx.db, name);
  const { mappingData: known } = feed;
  const words = { ...known.words };
  for (const [field, table] of Object.entries(changes.words)) words[field] = { ...words[field], ...table };
  const mapping = {
    fields: { ...known.fields, ...changes.fields },
    words,
    defaults: { ...known.defaults, ...changes.defaults },
  };
  await ctx.db
    .updateTable('feeds')
    .set({ mapping: JSON.stringify(mapping) })
    .where('id', '=', feed.id)
    .execute();
  return mapping;
}

/** Stops a feed from being read by itself, or lets it again. */
export async function pauseFeed(ctx: Context, name: string, isPaused: boolean): Promise<void> {
  requireSystem(ctx);
  await transact(ctx, async (inner) => pauseFound(inner, await requireFeed(inner.db, name), isPaused));
}
