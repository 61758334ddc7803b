import { makeFeedRecord } from './feed-records.ts';
import { startFeedServer } from '#tests/support/feed-server.ts';

// A process of its own, so that what it needs is not counted: serves so many records, and prints its address.
const server = await startFeedServer({
  profile: 'plain',
  records: { count: Number(process.argv[2] ?? 1000), text: makeFeedRecord },
});
process.stdout.write(`${server.address}\n`);
