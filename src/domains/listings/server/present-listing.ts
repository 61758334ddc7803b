import type { Selectable } from 'kysely';
import { DAY_MS } from '#lib/time-units.ts';
import { formatArea, formatWholeDollars } from '#lib/format.ts';
import { toDollars } from '#lib/money.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import {
  DEMONSTRATION_SOURCE,
  FACT_GROUPS,
  mediaUrl,
  OWN_OFFICE_KEY,
  PRICE_EVENTS,
  type Listing,
  type ListingMedia,
  turnUrl,
} from '../contract.ts';
import { findTimeZone } from '../model/regions.ts';
import { findHighlights } from '../model/find-highlights.ts';
import { FACT_FIELDS, type FactField } from '../model/fact-fields.ts';
import { judgeFreshness, readPolicy, writeDisclaimer } from '../model/display-policy.ts';
import { createAddressRedactor } from '../model/redact-address.ts';
import { presentListingSummary, type SummaryRow } from './present-summary.ts';

type ListingsRow = Selectable<DB['listings']>;

/** Everything that {@link presentListing} reads. */
export interface ListingRows {
  row: SummaryRow &
    Pick<
      ListingsRow,
      | 'source_listing_key'
      | 'county_or_parish'
      | 'country'
      | 'subdivision_name'
      | 'parcel_number'
      | 'tax_year'
      | 'pool_private_yn'
      | 'waterfront_yn'
      | 'view_yn'
      | 'fireplace_yn'
      | 'senior_community_yn'
      | 'list_agent_full_name'
      | 'list_office_key'
      | 'display_avm'
      | 'display_comments'
      | 'imported_at'
    > & {
      public_remarks: string | null;
      features: unknown;
      facts: unknown;
      branded_tour_url: string | null;
      video_urls: string[];
      city_slug: string | null;
      zip_slug: string | null;
      neighborhood_slug: string | null;
      last_read_at: Date | null;
      source_disclaimer: string | null;
      source_policy: unknown;
    };
  media: Pick<
    Selectable<DB['listing_media']>,
    | 'id'
    | 'media_key'
    | 'category'
    | 'image_of'
    | 'caption'
    | 'alt_text'
    | 'alterations'
    | 'original_media_key'
    | 'width'
    | 'height'
    | 'state'
  >[];
  /** Instants come as ISO text. */
  history: { event: string; price_cents: number | null; effective_at: string; is_earlier: boolean }[];
  sales: { close_date: string; close_price_cents: number; source: string }[];
  taxes: { tax_year: number; assessed_land_cents: number; assessed_improvements_cents: number; tax_amount_cents: number }[];
  openHouses: {
    id: number;
    starts_at: string;
    ends_at: string;
    time_zone: string;
    kind: string;
    remarks: string | null;
    livestream_url: string | null;
  }[];
}

type Redact = (text: string) => string;

/** Everything the public may know about a home: an explicit list, so that anything not named here stays private. */
export function presentListing(rows: ListingRows, now: Date): Listing {
  const { row } = rows;
  const showsAddress = row.display_address;
  const redact = showsAddress ? keep : createAddressRedactor(row);
  const summary = presentListingSummary(row, now);
  const facts = readObject(row.facts);
  const remarks = row.public_remarks === null ? null : redact(row.public_remarks);
  const fact = (field: string) => (typeof facts[field] === 'string' ? redact(facts[field]) : null);
  const timeZone = findTimeZone(fact('PropertyTimeZoneName'), row.state_or_province);
  const lastUpdated = row.last_read_at ?? row.imported_at;
  return {
    ...summary,
    headline: fact('Headline'),
    publicRemarks: remarks,
    highlights: remarks === null ? [] : findHighlights(remarks),
    countyOrParish: row.county_or_parish,
    country: row.country,
    timeZone,
    subdivisionName: showsAddress ? row.subdivision_name : null,
    parcelNumber: showsAddress ? row.parcel_number : null,
    cityPlaceSlug: row.city_slug,
    zipPlaceSlug: row.zip_slug,
    neighborhoodPlaceSlug: showsAddress ? row.neighborhood_slug : null,
    listingContractDate: row.listing_contract_date,
    purchaseContractDate: row.purchase_contract_date,
    taxYear: row.tax_year,
    poolPrivateYN: row.pool_private_yn,
    waterfrontYN: row.waterfront_yn,
    viewYN: row.view_yn,
    fireplaceYN: row.fireplace_yn,
    seniorCommunityYN: row.senior_community_yn,
    virtualTourUrl: showsAddress ? row.virtual_tour_url : null,
    brandedTourUrl: showsAddress ? row.branded_tour_url : null,
    videoUrls: showsAddress ? row.video_urls : [],
    factGroups: presentFacts(facts, readObject(row.features), showsAddress, redact),
    media: takeTurns(presentPictures(rows.media, summary, redact), row, summary),
    priceHistory: presentHistory(rows, showsAddress, timeZone),
    // A tax record tells which parcel it is of.
    taxHistory: showsAddress ? rows.taxes.map(presentTax) : [],
    openHouses: rows.openHouses.map((house) => presentOpenHouse(house, row.listing_key, showsAddress, redact)),
    schools: {
      elementary: fact('ElementarySchool'),
      middle: fact('MiddleOrJuniorSchool'),
      high: fact('HighSchool'),
      elementaryDistrict: fact('ElementarySchoolDistrict'),
      highDistrict: fact('HighSchoolDistrict'),
    },
    listAgentFullName: row.list_agent_full_name,
    display: { address: showsAddress, automatedValuation: row.display_avm, comments: row.display_comments },
    source: {
      name: row.originating_system_name,
      isListedHere: row.list_office_key === OWN_OFFICE_KEY,
      sourceListingKey: row.source_listing_key,
      lastUpdated: lastUpdated.toISOString(),
      lastUpdatedDay: dayInZone(lastUpdated, timeZone),
      isOld: isOld(row, now),
      copyrightNotice: fact('CopyrightNotice'),
      disclaimer: writeTerms(row, fact('Disclaimer'), lastUpdated),
    },
  };
}

const keep: Redact = (text) => text;

function readObject(json: unknown): Record<string, unknown> {
  return typeof json === 'object' && json !== null ? { ...json } : {};
}

function presentFacts(
  facts: Record<string, unknown>,
  features: Record<string, unknown>,
  showsAddress: boolean,
  redact: Redact,
): Listing['factGroups'] {
  const groups = new Map<string, Listing['factGroups'][number]['facts']>();
  for (const [name, field] of FACT_FIELDS) {
    if (field.group === null || (field.isPlace && !showsAddress)) continue;
    const values = formatFact(field, field.kind === 'list' ? features[name] : facts[name]).map(redact);
    if (values.length === 0) continue;
    const group = groups.get(field.group) ?? [];
    group.push({ name, label: field.label, values });
    groups.set(field.group, group);
  }
  return FACT_GROUPS.flatMap((group) => {
    const entries = groups.get(group);
    return entries === undefined ? [] : [{ group, facts: entries }];
  });
}

function formatFact(field: FactField, value: unknown): string[] {
  if (field.kind === 'list') return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No'];
  if (typeof value === 'number') {
    if (field.kind === 'area') return [formatArea(value)];
    if (field.kind === 'dollars') return [formatWholeDollars(value)];
    return [String(value)];
  }
  return typeof value === 'string' ? [value] : [];
}

function presentPictures(
  pictures: ListingRows['media'],
  summary: { streetAddress: string | null; city: string | null },
  redact: Redact,
): ListingMedia[] {
  const ids = new Map(pictures.map(({ media_key: key, id }) => [key, id]));
  return pictures.map((media, index) => ({
    ...presentMedia(media, index, summary, redact),
    originalId: media.original_media_key === null ? null : (ids.get(media.original_media_key) ?? null),
  }));
}

/**
 * While two covers are tried, each of the two places shows one or the other: neither says which, in words or address. Altered
 * pictures stay where they are, under their label.
 */
function takeTurns(
  pictures: ListingMedia[],
  { cover_media_id: coverId, trial_media_id: otherId }: SummaryRow,
  { cover }: Pick<Listing, 'cover'>,
): ListingMedia[] {
  const pair = [coverId, otherId];
  const found = pictures.filter(({ id }) => pair.includes(id));
  if (cover === null || coverId === null || otherId === null || found.length !== 2) return pictures;
  if (found.some(({ alterations }) => alterations.length > 0)) return pictures;
  return pictures.map((picture) => {
    if (!pair.includes(picture.id)) return picture;
    const url = turnUrl(picture.id, picture.id === coverId ? otherId : coverId, 1600);
    return { ...picture, url, imageOf: null, caption: null, alt: cover.alt };
  });
}

function presentMedia(
  media: ListingRows['media'][number],
  index: number,
  summary: { streetAddress: string | null; city: string | null },
  redact: Redact,
): Omit<ListingMedia, 'originalId'> {
  const isIllustration = media.state === 'drawn';
  const caption = media.caption === null ? null : redact(media.caption);
  const altText = media.alt_text === null ? null : redact(media.alt_text);
  const what = altText ?? caption ?? media.image_of ?? (media.category === 'Floor Plan' ? 'Floor plan' : `Picture ${index + 1}`);
  const where = summary.streetAddress ?? (summary.city === null ? '' : `home in ${summary.city}`);
  return {
    id: media.id,
    url: mediaUrl(media.id, 1600),
    category: media.category === 'Floor Plan' ? 'Floor Plan' : 'Photo',
    imageOf: media.image_of,
    caption,
    alt: `${isIllustration ? 'Illustration: ' : ''}${what}${where === '' ? '' : `, ${where}`}`,
    alterations: media.alterations,
    isIllustration,
    width: media.width,
    height: media.height,
  };
}

const toIso = (instant: string) => new Date(instant).toISOString();

const SALE_MATCH_DAYS = 45;

// Events from the feed and the public record, each sale once, by the day at the home.
function presentHistory({ row, history, sales }: ListingRows, showsAddress: boolean, timeZone: string): Listing['priceHistory'] {
  const source = row.originating_system_name;
  const isListedAgain = history.some((entry) => entry.is_earlier);
  const told = history.map((entry) => ({
    date: dayInZone(new Date(entry.effective_at), timeZone),
    event: eventOf(entry, isListedAgain),
    cents: entry.price_cents,
    source,
    isEarlier: entry.is_earlier,
    // A day has no clock: a home is listed before anything else happens to it on that day.
    opensItsDay: entry.event === 'Listed',
  }));
  const soldDays = told.filter((entry) => entry.event === 'Sold').map((entry) => Date.parse(entry.date));
  const isTold = (date: string) => soldDays.some((day) => Math.abs(day - Date.parse(date)) <= SALE_MATCH_DAYS * DAY_MS);
  // Recorded sales point at the parcel: they go with the address.
  const recorded = (showsAddress ? sales : [])
    .filter((sale) => !isTold(sale.close_date))
    .map((sale) => ({
      date: sale.close_date,
      event: 'Sold' as const,
      cents: sale.close_price_cents,
      source: 'Public record',
      isEarlier: false,
      opensItsDay: false,
    }));
  let lastCents: number | null = null;
  const entries = [...recorded, ...told]
    .toSorted(
      (a, b) =>
        a.date.localeCompare(b.date) ||
        Number(b.isEarlier) - Number(a.isEarlier) ||
        Number(b.opensItsDay) - Number(a.opensItsDay),
    )
    .map(({ date, event, cents, source: from }) => {
      const changePercent = cents === null || lastCents === null || lastCents === 0 ? null : percent(cents, lastCents);
      lastCents = cents ?? lastCents;
      return { date, event, price: toDollars(cents), changePercent, source: from };
    });
  return entries.toReversed();
}

/** The first day of a home that was listed here before is that of its return. */
function eventOf({ event, is_earlier: isEarlier }: ListingRows['history'][number], isListedAgain: boolean) {
  if (event === 'Listed' && isListedAgain && !isEarlier) return 'Relisted';
  return PRICE_EVENTS.find((known) => known === event) ?? 'PriceChange';
}

const percent = (now: number, before: number) => Math.round(((now - before) / before) * 1000) / 10;

function presentTax(tax: ListingRows['taxes'][number]): Listing['taxHistory'][number] {
  return {
    taxYear: tax.tax_year,
    assessedLand: tax.assessed_land_cents / 100,
    assessedImprovements: tax.assessed_improvements_cents / 100,
    taxAmount: tax.tax_amount_cents / 100,
  };
}

function presentOpenHouse(
  house: ListingRows['openHouses'][number],
  listingKey: string,
  showsAddress: boolean,
  redact: Redact,
): Listing['openHouses'][number] {
  return {
    id: house.id,
    startsAt: toIso(house.starts_at),
    endsAt: toIso(house.ends_at),
    timeZone: house.time_zone,
    isOnline: house.kind.startsWith('Livestream'),
    livestreamUrl: showsAddress ? house.livestream_url : null,
    remarks: house.remarks === null ? null : redact(house.remarks),
    calendarUrl: `/api/listings/${listingKey}/open-houses/${house.id}.ics`,
  };
}

function isOld(row: ListingRows['row'], now: Date): boolean {
  const policy = readPolicy(row.source_policy, row.originating_system_name);
  return policy !== undefined && judgeFreshness(policy, row.last_read_at ?? row.imported_at, now) !== 'fresh';
}

/** What the board wants said stands with every home; what its record says for itself comes after, and never in its place. */
function writeTerms(row: ListingRows['row'], own: string | null, asOf: Date): string {
  const terms = row.source_disclaimer ?? discloseSource(row, asOf);
  if (own === null || terms.includes(own)) return terms;
  return row.originating_system_name === DEMONSTRATION_SOURCE ? own : `${terms} ${own}`;
}

function discloseSource(row: ListingRows['row'], asOf: Date): string {
  const source = row.originating_system_name;
  if (source === DEMONSTRATION_SOURCE) {
    return 'A fictional home in a fictional city, made to show how this product works. Nothing here is for sale.';
  }
  const policy = readPolicy(row.source_policy, source);
  if (policy !== undefined) return writeDisclaimer(policy, source, asOf);
  return `Listing information from ${source}. Deemed reliable but not guaranteed; not verified by us. For consumers' personal, non-commercial use only, to find homes they may wish to buy. Homes may be listed by brokers other than the one who shows them here.`;
}
