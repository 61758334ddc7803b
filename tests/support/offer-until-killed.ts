import { submitOffer } from '#domains/offers/server/index.ts';
import type { OfferTerms } from '#domains/offers/contract.ts';
import { addPhoto } from '#domains/selling/server/index.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/database.ts';
import { sharp } from '#platform/files/sharp.ts';
import { createLog } from '#platform/log/log.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { openPorts } from '#server/open-ports.ts';
import { createBackgroundWork } from '#server/worker.ts';

export interface KilledWork {
  connectionString: string;
  dataDir: string;
  listingKey: string;
  /** Of the listing, where the owner adds photos. */
  ownId: string;
  owner: ServerContext['actor'];
  terms: OfferTerms;
  offers: { id: string; buyer: ServerContext['actor'] }[];
  photos: { id: string; color: string }[];
}

/** A picture that no other color gives. */
export const pictureOf = (color: string): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

// A process of its own, for tests that kill it: buyers offer and the owner adds photos at the same time. It says the id of each
// answer on standard output, as a browser would hear it.
if (process.argv[2] !== undefined) {
  // Written by the test that starts this process.
  const work = JSON.parse(process.argv[2]) as KilledWork;
  const log = createLog('silent');
  const { db, pool } = openDatabase({ connectionString: work.connectionString, poolSize: 6, log });
  const { ports, queue } = await openPorts({ config: parseConfig({}), pool, log, dataDir: work.dataDir });
  await createBackgroundWork({ ports, queue, db, log }).open();
  const as = (actor: ServerContext['actor']): ServerContext => ({
    actor,
    db,
    log,
    now: new Date(),
    requestId: 'killed',
    ...ports,
  });
  const say = (id: string) => void process.stdout.write(`${id}\n`);
  const offerAll = async () => {
    for (const { id, buyer } of work.offers) {
      await submitOffer(as(buyer), { listingKey: work.listingKey, id, terms: work.terms });
      say(id);
    }
  };
  const addAll = async () => {
    for (const { id, color } of work.photos) {
      const body = new Uint8Array(await pictureOf(color));
      const request = new Request('http://home.example/', { method: 'PUT', body });
      await addPhoto(as(work.owner), { id: work.ownId, photoId: id, request });
      say(id);
    }
  };
  await Promise.all([offerAll(), addAll()]);
  say('all');
}
