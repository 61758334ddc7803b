import { lazy } from 'react';

export { ownListingOptions, ownListingsOptions } from './api.ts';
export { SellerTabs } from './seller-tabs.tsx';
export { saleFactsOfDraft } from './flow/sale-facts.ts';
export const ChosenListing = lazy(async () => ({ default: (await import('./chosen-listing.tsx')).ChosenListing }));
export const ListingSection = lazy(async () => ({
  default: (await import('./settings/listing-section.tsx')).ListingSection,
}));
export const CompensationSection = lazy(async () => ({
  default: (await import('./settings/compensation-section.tsx')).CompensationSection,
}));
