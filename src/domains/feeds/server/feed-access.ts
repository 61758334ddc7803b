import type { Identity } from '#platform/identity/identity.ts';
import type { FeedRow } from './feed-rows.ts';
import type { FeedAccess } from './web-api/feed-client.ts';

/** What reading feeds needs besides the database: their secrets are sealed. */
export interface FeedPorts {
  identity: Pick<Identity, 'seal' | 'unseal'>;
}

/** How to reach a feed. Throws where its secret was sealed under another installation's. */
export function accessOf({ identity }: FeedPorts, feed: FeedRow): FeedAccess {
  return {
    address: feed.address,
    tokenAddress: feed.token_address ?? undefined,
    clientId: feed.client_id ?? undefined,
    secret: feed.secret === null ? undefined : identity.unseal(feed.secret).toString('utf8'),
  };
}

/** Where a file lies: its path, or its address with the credentials that it asks for. */
export function locationOf(ports: FeedPorts, feed: FeedRow): string {
  if (feed.secret === null || !URL.canParse(feed.address)) return feed.address;
  const { clientId = '', secret = '' } = accessOf(ports, feed);
  const url = new URL(feed.address);
  url.username = encodeURIComponent(clientId);
  url.password = encodeURIComponent(secret);
  return url.href;
}
