import type { Selectable } from 'kysely';
import { dayInZone } from '#lib/zoned-time.ts';
import { toDollars } from '#lib/money.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import { DEMONSTRATION_SOURCE, mediaUrl, parseStandardStatus, turnUrl, type ListingSummary } from '../contract.ts';
import { countDaysOnMarket, firstDayForSale } from '../model/days-on-market.ts';
import { findTimeZone } from '../model/regions.ts';
import { formatStreetAddress } from '../model/street-address.ts';

/** The columns of `listings` that {@link presentListingSummary} reads. */
export const summaryColumns = [
  'id',
  'listing_key',
  'originating_system_name',
  'listing_id',
  'standard_status',
  'property_type',
  'property_sub_type',
  'list_price_cents',
  'original_list_price_cents',
  'previous_list_price_cents',
  'close_price_cents',
  'close_date',
  'association_fee_monthly_cents',
  'tax_annual_amount_cents',
  'bedrooms_total',
  'bathrooms_total_integer',
  'bathrooms_full',
  'bathrooms_half',
  'living_area_sqft',
  'lot_size_sqft',
  'year_built',
  'stories_total',
  'garage_spaces',
  'new_construction_yn',
  'display_address',
  'street_number',
  'street_dir_prefix',
  'street_name',
  'street_suffix',
  'street_dir_suffix',
  'unit_number',
  'unparsed_address',
  'city',
  'state_or_province',
  'postal_code',
  'map_latitude',
  'map_longitude',
  'on_market_date',
  'listing_contract_date',
  'purchase_contract_date',
  'off_market_date',
  'days_before',
  'price_change_timestamp',
  'modification_timestamp',
  'photos_count',
  'cover_media_id',
  'trial_media_id',
  'virtual_tour_url',
  'list_office_name',
  'list_office_phone',
  'attribution_contact',
] as const;

/** What lies outside the row: the name of its shown neighborhood, its next public open house, what was done to its cover. */
export interface SummaryExtras {
  neighborhood: string | null;
  open_house_id: number | null;
  open_house_starts_at: Date | null;
  open_house_ends_at: Date | null;
  open_house_time_zone: string | null;
  cover_is_altered: boolean;
}

export type SummaryRow = Pick<Selectable<DB['listings']>, (typeof summaryColumns)[number]> & SummaryExtras;

/** A row as the public may see it. What the seller withholds is removed here, whoever asks. */
export function presentListingSummary(row: SummaryRow, now: Date): ListingSummary {
  const showsAddress = row.display_address;
  const streetAddress = showsAddress ? formatStreetAddress(row) : null;
  const isDemonstration = row.originating_system_name === DEMONSTRATION_SOURCE;
  return {
    listingKey: row.listing_key,
    listingId: row.listing_id,
    standardStatus: parseStandardStatus(row.standard_status) ?? 'Incomplete',
    propertyType: row.property_type,
    propertySubType: row.property_sub_type,
    listPrice: toDollars(row.list_price_cents),
    originalListPrice: toDollars(row.original_list_price_cents),
    previousListPrice: toDollars(row.previous_list_price_cents),
    closePrice: toDollars(row.close_price_cents),
    closeDate: row.close_date,
    associationFeeMonthly: toDollars(row.association_fee_monthly_cents),
    taxAnnualAmount: toDollars(row.tax_annual_amount_cents),
    bedroomsTotal: row.bedrooms_total,
    bathroomsTotalInteger: row.bathrooms_total_integer,
    bathroomsFull: row.bathrooms_full,
    bathroomsHalf: row.bathrooms_half,
    livingArea: row.living_area_sqft,
    lotSizeSquareFeet: row.lot_size_sqft,
    yearBuilt: row.year_built,
    storiesTotal: row.stories_total,
    garageSpaces: row.garage_spaces,
    newConstructionYN: row.new_construction_yn,
    unparsedAddress: showsAddress ? row.unparsed_address : null,
    streetAddress,
    city: row.city,
    stateOrProvince: row.state_or_province,
    postalCode: row.postal_code,
    neighborhood: showsAddress ? row.neighborhood : null,
    latitude: row.map_latitude,
    longitude: row.map_longitude,
    coordinatesApproximate: !showsAddress,
    onMarketDate: firstDayForSale(row),
    // By the day at the home: in the evening, that of UTC is the next one already.
    daysOnMarket: countDaysOnMarket(row, dayInZone(now, findTimeZone(null, row.state_or_province))),
    daysBefore: showsAddress ? row.days_before : 0,
    priceChangeTimestamp: row.price_change_timestamp?.toISOString() ?? null,
    modificationTimestamp: row.modification_timestamp.toISOString(),
    photosCount: row.photos_count,
    cover:
      row.cover_media_id === null
        ? null
        : {
            id: row.cover_media_id,
            url:
              row.trial_media_id === null
                ? mediaUrl(row.cover_media_id, 960)
                : turnUrl(row.cover_media_id, row.trial_media_id, 960),
            alt: describeCover(row, streetAddress, isDemonstration),
            isAltered: row.cover_is_altered,
            isIllustration: isDemonstration,
          },
    virtualTour: showsAddress && row.virtual_tour_url !== null,
    nextOpenHouse: presentNextOpenHouse(row),
    listOfficeName: row.list_office_name,
    listOfficePhone: row.list_office_phone,
    attributionContact: row.attribution_contact ?? row.list_office_phone,
    sourceName: row.originating_system_name,
    isDemonstration,
  };
}

function describeCover(row: SummaryRow, streetAddress: string | null, isDrawn: boolean): string {
  const kind = (row.property_sub_type ?? row.property_type).toLowerCase();
  const where = streetAddress ?? (row.city === null ? 'the home' : `a home in ${row.city}`);
  return `${isDrawn ? 'Illustration' : 'Photo'} of ${where}: ${kind}`;
}

function presentNextOpenHouse(row: SummaryExtras): ListingSummary['nextOpenHouse'] {
  const { open_house_id: id, open_house_starts_at: starts, open_house_ends_at: ends, open_house_time_zone: zone } = row;
  if (id === null || starts === null || ends === null || zone === null) return null;
  return { id, startsAt: starts.toISOString(), endsAt: ends.toISOString(), timeZone: zone };
}
