import { listedBy, type Listing } from '../../contract.ts';
import { mediaUrl } from '../../model/media-address.ts';
import { streetOf } from '../../model/street-of.ts';
import { formatMoney, formatNumber } from '#lib/format.ts';
import { toCents } from '#lib/money.ts';
import { startingInputs } from '#lib/monthly-cost.ts';
import type { Site } from '#platform/web/site.ts';

/** 'Alder Falls, WA 98991' */
export function localityOf({
  city,
  stateOrProvince,
  postalCode,
}: Pick<Listing, 'city' | 'stateOrProvince' | 'postalCode'>): string {
  const place = [city, stateOrProvince].filter((part) => part !== null).join(', ');
  return postalCode === null ? place : `${place} ${postalCode}`.trim();
}

/** The price that counts now, in cents: what it sold for, or what is asked. */
export function priceCentsOf({ closePrice, listPrice }: Pick<Listing, 'closePrice' | 'listPrice'>): number | null {
  return toCents(closePrice ?? listPrice);
}

/**
 * The picture that other sites show of a home, where no label goes with it: the cover, or instead of an altered one its original
 * or the first picture that is not altered.
 */
export function sharedPictureOf({ cover, media }: Pick<Listing, 'cover' | 'media'>): string | undefined {
  if (cover === null) return undefined;
  if (!cover.isAltered) return mediaUrl(cover.id, 960);
  const original = media.find(({ id }) => id === cover.id)?.originalId;
  const plain = media.find(({ category, alterations }) => category === 'Photo' && alterations.length === 0);
  const id = original ?? plain?.id;
  return id === undefined ? undefined : mediaUrl(id, 960);
}

export function titleOf(listing: Listing): string {
  return `${streetOf(listing)}, ${localityOf(listing)}`;
}

/** One sentence of facts for search engines and shared links. */
export function describeListing(listing: Listing): string {
  const price = priceCentsOf(listing);
  const facts = [
    listing.bedroomsTotal === null ? null : `${listing.bedroomsTotal} bedrooms`,
    listing.bathroomsTotalInteger === null ? null : `${listing.bathroomsTotalInteger} bathrooms`,
    listing.livingArea === null ? null : `${formatNumber(listing.livingArea)} sq ft`,
    listing.yearBuilt === null ? null : `built ${listing.yearBuilt}`,
  ].filter((fact) => fact !== null);
  const kind = listing.propertySubType ?? listing.propertyType;
  return `${kind}${price === null ? '' : ` at ${formatMoney(price, 'never')}`}: ${facts.join(', ')}. ${localityOf(listing)}. ${listedBy(listing.listOfficeName ?? 'its listing office')}.`;
}

const AVAILABILITY: Partial<Record<Listing['standardStatus'], string>> = {
  Active: 'https://schema.org/InStock',
  'Coming Soon': 'https://schema.org/PreOrder',
  Closed: 'https://schema.org/SoldOut',
};

/** schema.org objects. A withheld address names the city and ZIP code only, and no coordinates. */
export function structuredDataOf(listing: Listing, site: Site): object[] {
  const url = `${site.publicUrl}/property/${listing.listingKey}`;
  const price = priceCentsOf(listing);
  const address = {
    '@type': 'PostalAddress',
    ...(listing.streetAddress === null ? {} : { streetAddress: listing.streetAddress }),
    addressLocality: listing.city,
    addressRegion: listing.stateOrProvince,
    postalCode: listing.postalCode,
    addressCountry: listing.country ?? 'US',
  };
  const picture = sharedPictureOf(listing);
  const isPlaced = !listing.coordinatesApproximate && listing.latitude !== null;
  return [
    {
      '@type': 'RealEstateListing',
      name: titleOf(listing),
      description: listing.publicRemarks ?? describeListing(listing),
      url,
      ...(listing.onMarketDate === null ? {} : { datePosted: listing.onMarketDate }),
      ...(picture === undefined ? {} : { image: `${site.publicUrl}${picture}` }),
      mainEntity: {
        '@type': 'Residence',
        name: titleOf(listing),
        address,
        ...(isPlaced ? { geo: { '@type': 'GeoCoordinates', latitude: listing.latitude, longitude: listing.longitude } } : {}),
        ...(listing.livingArea === null
          ? {}
          : { floorSize: { '@type': 'QuantitativeValue', value: listing.livingArea, unitCode: 'FTK' } }),
        ...(listing.bedroomsTotal === null ? {} : { numberOfBedrooms: listing.bedroomsTotal }),
        ...(listing.bathroomsTotalInteger === null ? {} : { numberOfBathroomsTotal: listing.bathroomsTotalInteger }),
        ...(listing.yearBuilt === null ? {} : { yearBuilt: listing.yearBuilt }),
      },
      ...(price === null
        ? {}
        : {
            offers: {
              '@type': 'Offer',
              price: price / 100,
              priceCurrency: 'USD',
              availability: AVAILABILITY[listing.standardStatus] ?? 'https://schema.org/LimitedAvailability',
              url,
            },
          }),
    },
  ];
}

/** Monthly-cost inputs from the home's own tax and fee, where they are known. */
export function costInputsOf(listing: Listing, priceCents: number) {
  return startingInputs({
    priceCents,
    taxYearCents: toCents(listing.taxAnnualAmount),
    associationMonthCents: toCents(listing.associationFeeMonthly),
  });
}
