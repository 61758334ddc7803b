import { EMAIL_SHAPE } from '#lib/email-shape.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { parseStandardStatus, type StandardStatus } from '../contract.ts';
import { findTimeZone } from '../model/regions.ts';
import { formatStreetAddress } from '../model/street-address.ts';
import { requireShown } from './require-shown.ts';

/** Who is asked about a home, and how to call it in a mail. Not for the browser: it holds the agent's address. */
export interface ListingContact {
  listingId: number;
  /** The number people know it by. */
  listingNumber: string;
  /** Street address, or the city where the address is withheld. */
  label: string;
  standardStatus: StandardStatus;
  onMarketDate: string | null;
  /** IANA zone of the home. */
  timeZone: string;
  agentName: string | null;
  agentEmail: string | null;
  officeName: string;
}

/** Throws `not-found` and `gone` as the home's page does. */
export async function findListingContact(ctx: Context, listingKey: string): Promise<ListingContact> {
  const row = await ctx.db
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
    ])
    .where('l.listing_key', '=', listingKey)
    .executeTakeFirst();
  requireShown(row);
  if (row === undefined) throw new Error('requireShown lets no missing row pass');
  const number = row.listing_number ?? row.listing_key;
  const street = row.display_address ? formatStreetAddress(row) : null;
  return {
    listingId: row.id,
    listingNumber: number,
    label: street ?? (row.city === null ? `Listing ${number}` : `Listing ${number} in ${row.city}`),
    standardStatus: parseStandardStatus(row.standard_status) ?? 'Incomplete',
    onMarketDate: row.on_market_date ?? row.listing_contract_date,
    timeZone: findTimeZone(readText(row.facts, 'PropertyTimeZoneName'), row.state_or_province),
    agentName: row.list_agent_full_name,
    agentEmail:
      [readText(row.confidential, 'ListAgentEmail'), readText(row.confidential, 'ListOfficeEmail'), row.attribution_contact].find(
        isEmail,
      ) ?? null,
    officeName: row.list_office_name ?? row.list_agent_full_name ?? 'the listing office',
  };
}

const isEmail = (text: string | null) => text !== null && EMAIL_SHAPE.test(text);

function readText(json: unknown, field: string): string | null {
  if (typeof json !== 'object' || json === null) return null;
  const value: unknown = Reflect.get(json, field);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** As {@link findListingContact}; undefined where the home may no longer be shown, so that nobody is written to about it. */
export async function findContactIfShown(ctx: Context, listingId: number): Promise<ListingContact | undefined> {
  const row = await ctx.db.selectFrom('listings').select('listing_key').where('id', '=', listingId).executeTakeFirst();
  if (row === undefined) return undefined;
  return findListingContact(ctx, row.listing_key).catch((error: unknown) => {
    if (error instanceof DomainError) return undefined;
    throw error;
  });
}
