import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/db/database.ts';
import { addListings } from './listings.ts';
import { openTestApp, type TestApp } from './test-app.ts';

export const NOW = Date.parse('2026-05-01T12:00:00Z');

/** Homes whose firms can be asked, or not: `keys` names them by what they are. */
export async function openAskedHomes(): Promise<{ app: TestApp; keys: Readonly<Record<string, string>> }> {
  const app = await openTestApp({ now: () => NOW });
  const added = await addListings(
    app.db,
    { ListingKey: 'ACTIVE', ListAgentFullName: 'Ann Agent', ListAgentEmail: 'ann@firm.example' },
    { ListingKey: 'HIDDEN', ListAgentEmail: 'ann@firm.example', InternetEntireListingDisplayYN: false },
    { ListingKey: 'DRAFT', ListAgentEmail: 'ann@firm.example', StandardStatus: 'Incomplete' },
    { ListingKey: 'GONE', ListAgentEmail: 'ann@firm.example', StandardStatus: 'Withdrawn' },
    {
      ListingKey: 'SECRET',
      ListAgentEmail: 'ann@firm.example',
      InternetAddressDisplayYN: false,
      UnparsedAddress: '12 Elm Street',
    },
    { ListingKey: 'MUTE', ListOfficeName: 'Silent Homes' },
  );
  const names = ['ACTIVE', 'HIDDEN', 'DRAFT', 'GONE', 'SECRET', 'MUTE'];
  return { app, keys: Object.fromEntries(names.map((name, at) => [name, added.keys[at] ?? ''])) };
}

/** Takes what was asked and mailed away, for the next test. */
export async function forgetAsked({ db }: TestApp): Promise<void> {
  for (const table of ['threads', 'mail_messages', 'rate_limits'] as const) await db.deleteFrom(table).execute();
}

export function makeForm(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Bea Buyer',
    email: 'bea@home.example',
    message: 'Is the roof new?\nAnd the boiler?',
    consent: true,
    idempotencyKey: randomUUID(),
    ...fields,
  };
}

/** Questions as they are kept. */
export const storedQuestions = (db: Db) =>
  db
    .selectFrom('threads')
    .innerJoin('parties', 'parties.id', 'threads.begun_by')
    .innerJoin('messages', 'messages.party_id', 'parties.id')
    .select(['name', 'email', 'phone', 'message', 'may_call', 'consent', 'status', 'delivery'])
    .execute();
