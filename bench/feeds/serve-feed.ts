import { makeFeedRecord } from './feed-records.ts';
import { startFeedServer } from '#tests/support/feed-server.ts';

// Serves so many records; prints its address, and then a line for each page of listings that somebody asks for.
const server = await startFeedServer({
  profile: 'plain',
  records: { count: Number(process.argv[2] ?? 1000), text: makeFeedRecord },
  fault: (_request, url) => {
    if (url.pathname.endsWith('/Property')) process.stdout.write('asked\n');
    return undefined;
  },
});
process.stdout.write(`${server.address}\n`);
