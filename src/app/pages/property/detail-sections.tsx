import type { Listing } from '#domains/listings/contract.ts';
import { DisclosuresSection } from './disclosures-section.tsx';
import { EstimateSection } from './estimate-section.tsx';
import {
  FactsSection,
  HistorySection,
  priceCentsOf,
  MonthlyCostSection,
  OpenHousesSection,
} from '#domains/listings/web/index.ts';
import { LocationSection } from './location-section.tsx';
import { MarketSection } from './market-section.tsx';
import { OfferSection } from './offer-section.tsx';
import { SurroundingsSections } from './surroundings-sections.tsx';

/** Sections that people read after the first look. */
export default function DetailSections({ listing }: { listing: Listing }) {
  const priceCents = priceCentsOf(listing);
  return (
    <>
      <OpenHousesSection listing={listing} />
      <FactsSection listing={listing} />
      {listing.standardStatus !== 'Closed' && priceCents !== null && (
        <MonthlyCostSection listing={listing} priceCents={priceCents} />
      )}
      <EstimateSection listing={listing} />
      <HistorySection listing={listing} />
      <LocationSection listing={listing} />
      <SurroundingsSections listing={listing} />
      <MarketSection listing={listing} />
      <OfferSection listing={listing} />
      <DisclosuresSection listing={listing} />
    </>
  );
}
