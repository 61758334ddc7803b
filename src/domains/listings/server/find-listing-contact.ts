import { EMAIL_SHAPE } from '#lib/email-shape.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { isByOwner, parseStandardStatus, type StandardStatus } from '../contract.ts';
import { firstDayForSale } from '../model/days-on-market.ts';
import { findTimeZone } from '../model/regions.ts';
import { formatStreetAddress } from '../model/street-address.ts';
import { isShown, requireShown } from './require-shown.ts';

/** Who is asked about a home, and how to call it in a mail. Not for the browser: it holds the agent's address. */
export interface ListingContact {
  listingId: number;
  /** Path of its page. */
  path: string;
  /** The number people know it by. */
  listingNumber: string;
  /** Street address, or the city where the address is withheld. */
  label: string;
  standardStatus: StandardStatus;
  onMarketDate: string | null;
  /** Two letters. */
  state: string | null;
  /** IANA zone of the home. */
  timeZone: string;
  agentName: string | null;
  agentEmail: string | null;
  /** The firm, or the name of the owner who sells the home. */
  officeName: string;
  /** Who answers, in a sentence: the agent and the firm, or the owner. */
  answeredBy: string;
}

/** Throws `not-found` and `gone` as the home's page does. */
export async function findListingContact(ctx: Pick<Context, 'db'>, listingKey: string): Promise<ListingContact> {
  const row = await selectContacts(ctx.db).where('l.listing_key', '=', listingKey).executeTakeFirst();
  requireShown(row);
  if (row === undefined) throw new Error('requireShown lets no missing row pass');
  return presentContact(row);
}

/** As {@link findListingContact}; undefined if the home may no longer be shown, so that nobody gets mail about it. */
export async function findContactIfShown(ctx: Pick<Context, 'db'>, listingId: number): Promise<ListingContact | undefined> {
  return (await findContactsIfShown(ctx, [listingId])).get(listingId);
}

/** The same for many homes, by id. */
export async function findContactsIfShown(
  { db }: Pick<Context, 'db'>,
  listingIds: readonly number[],
): Promise<Map<number, ListingContact>> {
  if (listingIds.length === 0) return new Map();
  const rows = await selectContacts(db).where('l.id', 'in', listingIds).execute();
  return new Map(rows.filter(isShown).map((row) => [row.id, presentContact(row)]));
}

type ContactRow = Awaited<ReturnType<ReturnType<typeof selectContacts>['execute']>>[number];

function selectContacts(db: Db) {
  return db
    .selectFrom('listings as l')
    .leftJoin('listing_details as d', 'd.listing_id', 'l.id')
    .select([
      'l.id',
      'l.listing_key',
      'l.listing_id as listing_number',
      'l.standard_status',
      'l.internet_entire_listing_display_yn',
      'l.display_address',
      'l.on_market_date',
      'l.listing_contract_date',
      'l.street_number',
      'l.street_dir_prefix',
      'l.street_name',
      'l.street_suffix',
      'l.street_dir_suffix',
      'l.unit_number',
      'l.unparsed_address',
      'l.city',
      'l.state_or_province',
      'l.list_agent_full_name',
      'l.list_office_name',
      'l.attribution_contact',
      'd.facts',
      'd.confidential',
    ]);
}

function presentContact(row: ContactRow): ListingContact {
  const number = row.listing_number ?? row.listing_key;
  const street = row.display_address ? formatStreetAddress(row) : null;
  return {
    listingId: row.id,
    path: `/property/${row.listing_key}`,
    listingNumber: number,
    label: street ?? (row.city === null ? `Listing ${number}` : `Listing ${number} in ${row.city}`),
    standardStatus: parseStandardStatus(row.standard_status) ?? 'Incomplete',
    onMarketDate: firstDayForSale(row),
    state: row.state_or_province,
    timeZone: findTimeZone(readText(row.facts, 'PropertyTimeZoneName'), row.state_or_province),
    agentName: row.list_agent_full_name,
    agentEmail:
      [readText(row.confidential, 'ListAgentEmail'), readText(row.confidential, 'ListOfficeEmail'), row.attribution_contact].find(
        isEmail,
      ) ?? null,
    ...nameFirm(row),
  };
}

function nameFirm({ list_office_name: office, list_agent_full_name: agent }: ContactRow) {
  if (isByOwner(office))
    return { officeName: agent ?? 'the owner', answeredBy: agent === null ? 'the owner' : `${agent}, who owns it` };
  const officeName = office ?? agent ?? 'the listing office';
  return { officeName, answeredBy: `${agent ?? 'the listing agent'} at ${officeName}` };
}

const isEmail = (text: string | null) => text !== null && EMAIL_SHAPE.test(text);

function readText(json: unknown, field: string): string | null {
  if (typeof json !== 'object' || json === null) return null;
  const value: unknown = Reflect.get(json, field);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** A home as correspondence speaks of it. */
export function aboutHome({ label, path, agentEmail, state }: ListingContact) {
  return { label, path, address: agentEmail, state };
}

/** Homes as correspondence speaks of them, by their ids as text; without those that may no longer be shown. */
export async function findHomesToWriteAbout(ctx: Pick<Context, 'db'>, keys: readonly string[]) {
  const contacts = await findContactsIfShown(ctx, keys.map(Number));
  return new Map([...contacts].map(([id, contact]) => [String(id), aboutHome(contact)]));
}
