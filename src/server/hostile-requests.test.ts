import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#lib/endpoint.ts';
import { createRandom } from '#lib/random.ts';
import { openDatabase } from '#platform/db/database.ts';
import { drawRequest, noteSeen, subjectOf, type DrawnRequest, type Seen } from '#tests/support/draw-request.ts';
import { HOSTILE_DATABASE, HOSTILE_ROUNDS, HOSTILE_SEED } from '#tests/support/hostile-run.ts';
import { addListings, makeRecord } from '#tests/support/listings.ts';
import { makePerson, openBrowser, type Browser } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { DOMAIN_ROUTES } from './domains.ts';

const NOT_SET_UP = 501;
const CALLERS = ['anonymous', 'buyer', 'admin'] as const;
const ENDPOINTS = DOMAIN_ROUTES.map(({ endpoint }) => endpoint);
const problemSchema = z.object({ type: z.string(), title: z.string(), status: z.number(), code: z.string(), detail: z.string() });

const told: string[] = [];
let app: TestApp;

beforeAll(async () => {
  const log = pino({ level: 'warn', base: null }, { write: (line: string) => void told.push(line) });
  const database =
    HOSTILE_DATABASE === undefined
      ? undefined
      : { connectionString: HOSTILE_DATABASE, ...openDatabase({ connectionString: HOSTILE_DATABASE, poolSize: 8, log }) };
  app = await openTestApp({ environment: { READS_PER_MINUTE: '0', PUBLIC_URL: 'http://localhost' }, log, database });
  if (database !== undefined) return;
  const homes = Array.from({ length: 12 }, (_unused, at) =>
    makeRecord({
      ListingKey: `K${at}`,
      ListingId: `T${at}`,
      StandardStatus: at % 4 === 3 ? 'Closed' : 'Active',
      ...(at % 4 === 3 ? { CloseDate: '2026-04-10', ClosePrice: 480_000 } : {}),
      StreetNumber: String(100 + at),
      UnparsedAddress: `${100 + at} Elm Street`,
      ParcelNumber: `05-${at}`,
      Latitude: 39.73 + at / 1000,
      ListPrice: 400_000 + at * 10_000,
    }),
  );
  await addListings(app.db, ...homes);
});
afterAll(() => app.close());

async function makeCaller(caller: (typeof CALLERS)[number]): Promise<Browser> {
  if (caller === 'anonymous') return openBrowser(app);
  return makePerson(app, { email: `${randomUUID()}@example.com`, role: caller });
}

async function send({ method, address, headers, body }: DrawnRequest, { token, cookies }: Browser): Promise<Response> {
  const sent = new Headers(headers);
  if (token !== '' && !sent.has('authorization')) sent.set('authorization', `Bearer ${token}`);
  if (address.startsWith('/api/auth/') && !sent.has('cookie'))
    sent.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  return app.request(address, { method, headers: sent, body });
}

/** The fault of an answer; undefined if there is none. */
async function findFault(
  response: Response,
  { seen, endpoint }: { seen: Seen; endpoint: Endpoint },
): Promise<string | undefined> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream') || !/json|text/.test(type)) {
    await response.body?.cancel();
    return response.status >= 400 ? `${response.status} without a problem document` : undefined;
  }
  const text = await response.text();
  if (response.status >= 500 && response.status !== NOT_SET_UP) return `${response.status} ${text}`;
  if (response.status >= 400) {
    const isProblem = type === 'application/problem+json' && problemSchema.safeParse(JSON.parse(text)).success;
    return isProblem ? undefined : `${response.status} as ${type}`;
  }
  if (type.includes('json') && text !== '') noteSeen(seen, JSON.parse(text), subjectOf(endpoint));
  return undefined;
}

async function listKeys(): Promise<string[]> {
  const rows = await app.db.selectFrom('listings').select('listing_key').orderBy('id').limit(12).execute();
  return rows.map((row) => row.listing_key);
}

/** Sent mail holds the tokens of links. */
async function noteMailed(seen: Seen): Promise<void> {
  const mails = await app.db.selectFrom('mail_messages').select('text').orderBy('id', 'desc').limit(5).execute();
  for (const { text } of mails)
    for (const [token] of text.matchAll(/(?<=[/=])[\w-]{43}(?![\w-])/g)) noteSeen(seen, { token }, 'mails');
}

it(`no request ends in a failure of ours (HOSTILE_SEED=${HOSTILE_SEED})`, async () => {
  const random = createRandom(HOSTILE_SEED);
  const seen: Seen = new Map([['listingKey', await listKeys()]]);
  const browsers = new Map<string, Browser>();
  const answered = new Set<Endpoint>();
  const faults: string[] = [];
  let sent = 0;
  for (let round = 0; round < HOSTILE_ROUNDS; round += 1) {
    for (const caller of CALLERS) {
      // Reads and creates first: their answers name the rows that later calls change and remove.
      for (const endpoint of random.shuffle(ENDPOINTS)) {
        const browser = browsers.get(caller) ?? (await makeCaller(caller));
        browsers.set(caller, browser);
        const request = drawRequest(endpoint, { random, seen, isHostile: round % 2 === 1 || random.chance(0.3) });
        const before = told.length;
        const response = await send(request, browser);
        const fault = await findFault(response, { seen, endpoint });
        const line = told.slice(before).find((one) => /failed|gave up/.test(one));
        if (fault !== undefined || line !== undefined)
          faults.push(
            `${caller}: ${request.method} ${request.address.slice(0, 300)} ${request.body?.slice(0, 600)} → ${fault} ${line}`,
          );
        answered.add(endpoint);
        sent += 1;
        if (sent % 40 === 0) await noteMailed(seen);
        // Rate limits and ended sessions would hide most faults.
        if (sent % 20 === 0) await sql`delete from rate_limits`.execute(app.db);
        if (caller !== 'anonymous' && (response.status === 401 || /sign-out|privacy|sessions|\/me$/.test(endpoint.path)))
          browsers.delete(caller);
      }
    }
  }
  expect(faults).toEqual([]);
  expect(answered.size).toBe(ENDPOINTS.length);
});
