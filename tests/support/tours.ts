import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/db/database.ts';
import { addListings } from './listings.ts';

/** Homes in every state that a wish for a tour may meet. Returns their keys. */
export async function addTourHomes(db: Db): Promise<Record<string, string>> {
  const names = ['ACTIVE', 'SOON', 'PENDING', 'GONE', 'HIDDEN', 'MUTE'];
  const agent = { ListAgentFullName: 'Ann Agent', ListAgentEmail: 'ann@firm.example' };
  const added = await addListings(
    db,
    { ...agent, ListingKey: 'ACTIVE' },
    { ...agent, ListingKey: 'SOON', StandardStatus: 'Coming Soon', OnMarketDate: '2026-05-04' },
    { ...agent, ListingKey: 'PENDING', StandardStatus: 'Pending' },
    { ...agent, ListingKey: 'GONE', StandardStatus: 'Canceled' },
    { ...agent, ListingKey: 'HIDDEN', InternetEntireListingDisplayYN: false },
    { ListingKey: 'MUTE' },
  );
  return Object.fromEntries(names.map((name, index) => [name, added.keys[index] ?? '']));
}

/** A wish for a tour, as its form sends it. */
export function tourForm(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Bea Buyer',
    email: 'bea@home.example',
    kind: 'in_person',
    slots: ['2026-05-02T16:00:00Z', '2026-05-03T17:00:00Z'],
    buyerAgreement: 'no',
    consent: true,
    idempotencyKey: randomUUID(),
    ...fields,
  };
}
