import { createElement, Suspense, use, type ReactNode } from 'react';
import { listedBy, type ListingSummary, STATUS_WORDS } from '#domains/listings/contract.ts';
import { formatDate } from '#lib/format.ts';
import { toCents } from '#lib/money.ts';
import { monthlyCost, startingInputs } from '#lib/monthly-cost.ts';
import { mediaSrcSet } from '../../model/media-address.ts';
import { pictureNote } from '../../model/picture-note.ts';
import { streetOf } from '../../model/street-of.ts';
import { HomeExtrasContext } from './home-extras.ts';
import { PropertyCard, type PropertyCardProps } from '#ui/property-card.tsx';

export interface ListingCardProps {
  listing: ListingSummary;
  /** The picture's displayed size, from which the browser chooses a file. */
  imageSizes?: string;
  eager?: boolean;
  level?: 2 | 3 | 4;
  actions?: ReactNode;
  footer?: ReactNode;
  highlighted?: boolean;
  /** For lists where people judge the home by its card. */
  wholeAddress?: boolean;
  /** The reader's match score, where the list does not tell it anyway. */
  showsScore?: boolean;
  /** What a month costs by the search's own terms; else by the usual assumptions. */
  monthlyCostCents?: number | undefined;
}

const NEW_DAYS = 3;

/** A home in any list: the one mapping from a listing to the card of the design system. */
export function ListingCard({
  listing,
  imageSizes = '(min-width: 1024px) 22rem, (min-width: 640px) 50vw, 100vw',
  ...rest
}: ListingCardProps) {
  const extras = use(HomeExtrasContext);
  const ofReader = extras === null ? {} : { actions: <Suspense>{createElement(extras.Actions, { listing })}</Suspense> };
  const strip = extras === null || listing.photosCount < 2 ? undefined : createElement(extras.Photos, { listing, imageSizes });
  const { monthlyCostCents = usualMonthCents(listing), showsScore = false, ...given } = rest;
  const aside = extras === null || !showsScore ? undefined : createElement(extras.Score, { listing });
  return (
    <PropertyCard
      {...cardProps(listing, imageSizes)}
      {...ofReader}
      strip={strip}
      aside={aside}
      monthlyCostCents={monthlyCostCents}
      {...given}
    />
  );
}

function cardProps(listing: ListingSummary, imageSizes: string): PropertyCardProps {
  const price = listing.closePrice ?? listing.listPrice ?? 0;
  const { cover } = listing;
  return {
    href: `/property/${listing.listingKey}`,
    image:
      cover === null
        ? undefined
        : {
            src: cover.url,
            srcSet: mediaSrcSet(cover.url),
            sizes: imageSizes,
            alt: cover.alt,
            note: pictureNote(cover),
          },
    priceCents: Math.round(price * 100),
    priceCutCents: priceCutCents(listing),
    bedrooms: listing.bedroomsTotal ?? undefined,
    bathrooms: listing.bathroomsTotalInteger ?? undefined,
    livingAreaSqft: listing.livingArea ?? undefined,
    sqftPriceCents: sqftPriceCents(listing),
    street: streetOf(listing),
    locality:
      [listing.city, listing.stateOrProvince].filter((part) => part !== null).join(', ') +
      (listing.postalCode === null ? '' : ` ${listing.postalCode}`),
    status: statusOf(listing),
    daysOnSite: listing.standardStatus === 'Active' ? daysOnSite(listing) : undefined,
    openHouse: listing.nextOpenHouse === null ? undefined : openHouseText(listing.nextOpenHouse),
    listingFirm: firmLine(listing),
  };
}

/** The monthly cost that the home's own page starts with; none once it is sold. */
function usualMonthCents({ standardStatus, listPrice, taxAnnualAmount, associationFeeMonthly }: ListingSummary) {
  if (standardStatus === 'Closed' || listPrice === null) return undefined;
  return monthlyCost(
    startingInputs({
      priceCents: toCents(listPrice),
      taxYearCents: toCents(taxAnnualAmount),
      associationMonthCents: toCents(associationFeeMonthly),
    }),
  ).totalCents;
}

function sqftPriceCents({ closePrice, listPrice, livingArea }: ListingSummary): number | undefined {
  const price = closePrice ?? listPrice;
  return price === null || livingArea === null || livingArea <= 0 ? undefined : toCents(price / livingArea);
}

function priceCutCents({ standardStatus, listPrice, previousListPrice }: ListingSummary): number | undefined {
  if (standardStatus === 'Closed' || listPrice === null || previousListPrice === null || previousListPrice <= listPrice)
    return undefined;
  return Math.round((previousListPrice - listPrice) * 100);
}

/** With those of earlier listings: listed again, a home is not new. */
function daysOnSite({ daysOnMarket, daysBefore }: ListingSummary): number | undefined {
  return daysOnMarket === null ? undefined : daysOnMarket + daysBefore;
}

function statusOf(listing: ListingSummary): PropertyCardProps['status'] {
  switch (listing.standardStatus) {
    case 'Active':
      return (daysOnSite(listing) ?? Infinity) <= NEW_DAYS ? { label: 'New', tone: 'new' } : undefined;
    case 'Coming Soon':
      return { label: STATUS_WORDS[listing.standardStatus], tone: 'soon' };
    case 'Closed':
      return {
        label: `${STATUS_WORDS.Closed}${listing.closeDate === null ? '' : ` ${formatDate(listing.closeDate, 'UTC')}`}`,
        tone: 'sold',
      };
    default:
      return { label: STATUS_WORDS[listing.standardStatus], tone: 'pending' };
  }
}

function openHouseText({ startsAt, timeZone }: { startsAt: string; timeZone: string }): string {
  return `Open ${openHouseFormat(timeZone).format(new Date(startsAt)).replace(':00', '')}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function openHouseFormat(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** Listing firm and its contact, as display rules demand of every card. */
export function firmLine({ listOfficeName, attributionContact, listOfficePhone }: ListingSummary): string | undefined {
  if (listOfficeName === null) return undefined;
  const contact = attributionContact ?? listOfficePhone;
  // A number stays on one line.
  return contact === null ? listedBy(listOfficeName) : `${listedBy(listOfficeName)}, ${contact.replaceAll(' ', '\u00A0')}`;
}
