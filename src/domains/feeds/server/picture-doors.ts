import type { Db } from '#platform/db/database.ts';
import { accessOf, type FeedPorts } from './feed-access.ts';
import { type FeedRow, readFeeds } from './feed-rows.ts';

/** Who asks for pictures of an originating system, by the address; undefined where nobody has to say. */
type Door = (url: URL) => string | undefined;

/**
 * How pictures of each originating system are asked for. A token goes to the vendor’s own hosts and that of the feed alone: the
 * addresses of pictures are whatever a record says.
 */
export async function readPictureDoors(ctx: { db: Db } & FeedPorts): Promise<(system: string) => Door | undefined> {
  const doors = new Map<string, Door>();
  for (const feed of await readFeeds(ctx.db)) {
    const door = doorOf(ctx, feed);
    if (door !== undefined) for (const system of [feed.source_name, ...feed.systems]) doors.set(system, door);
  }
  return (system) => doors.get(system);
}

function doorOf(ctx: FeedPorts, feed: FeedRow): Door | undefined {
  const hosts = feed.profileData.pictureHosts;
  if (hosts === undefined || feed.secret === null || !URL.canParse(feed.address)) return undefined;
  const { secret } = accessOf(ctx, feed);
  const own = new URL(feed.address).origin;
  const isTheirs = (url: URL) =>
    url.origin === own ||
    (url.protocol === 'https:' && hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`)));
  return (url) => (isTheirs(url) ? secret : undefined);
}
