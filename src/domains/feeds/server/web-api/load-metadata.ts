import { OperatorError } from '#platform/config/operator-error.ts';
import type { FeedRow } from '../feed-rows.ts';
import { type FeedClient, QueryRefused } from './feed-client.ts';
import { MetadataBroken, readMetadata, type ServerMetadata } from './metadata.ts';

/** What the server says about its fields; undefined where it does not say, or not in a way that we can read: then we ask for what the profile names. */
export async function loadMetadata(client: FeedClient, feed: FeedRow): Promise<ServerMetadata | undefined> {
  const address = `${feed.address.replace(/\/$/, '')}/$metadata`;
  try {
    return await client.fetch(address, ({ body }) =>
      readMetadata(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8')),
    );
  } catch (error) {
    if (error instanceof QueryRefused || error instanceof MetadataBroken) return undefined;
    if (error instanceof OperatorError && error.message.includes('answers 404')) return undefined;
    throw error;
  }
}
