import pg from 'pg';
import { z } from 'zod';
import type { TestApp } from './test-app.ts';

const newsSchema = z.object({ changed: z.object({ userId: z.string(), subject: z.string() }).optional() });

/** Listens to what the open pages of people are told. `hear` gives what came since it was last asked. */
export async function listenToPages({ connectionString }: Pick<TestApp, 'connectionString'>) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const heard: { userId: string; subject: string }[] = [];
  client.on('notification', ({ payload = '' }) => {
    const { changed } = newsSchema.parse(JSON.parse(payload));
    if (changed !== undefined) heard.push(changed);
  });
  await client.query('listen realtime');
  return {
    async hear() {
      // What was announced before is heard with the answer to this.
      await client.query('select 1');
      return heard.splice(0);
    },
    stop: () => client.end(),
  };
}
