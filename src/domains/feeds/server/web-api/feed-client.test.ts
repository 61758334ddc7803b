import { afterEach, expect, it, vi } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { PROFILES } from '../../model/profiles.ts';
import { createFeedClient } from './feed-client.ts';

afterEach(() => vi.restoreAllMocks());

it('asks with encryption where the feed has it, whatever the links of its server say', async () => {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    asked.push(String(input));
    return new Response('{}');
  });
  const { plain } = PROFILES;
  if (plain === undefined) throw new Error('there is no plain profile');
  const client = createFeedClient({
    profile: plain,
    access: { address: 'https://feed.example/odata', secret: 'a token' },
    log: createLog('silent'),
  });
  await client.fetch('http://feed.example/odata/Property?$skiptoken=1', () => undefined);
  await client.fetch('/odata/Property?$skiptoken=2', () => undefined);
  expect(asked).toEqual(['https://feed.example/odata/Property?$skiptoken=1', 'https://feed.example/odata/Property?$skiptoken=2']);
  for (const elsewhere of ['https://other.example/odata', 'https://feed.example:8443/odata', 'http://feed.example:8080/odata'])
    await expect(client.fetch(elsewhere, () => undefined)).rejects.toThrow(/another server/);
  expect(asked).toHaveLength(2);
});
