export { findListingContact, type ListingContact } from "./find-listing-contact.ts";
export { loadListingSummaries, PUBLIC_OPEN_HOUSES, summaryJoins, summarySelection } from "./load-summaries.ts";
export {
  countActiveByPlace,
  findMarketCenter,
  summarizeMarket,
  type ListingPlaceKind,
  type MarketFigures,
} from "./market-snapshot.ts";
export { presentListingSummary, summaryColumns, type SummaryRow } from "./present-summary.ts";
export { findListingId } from "./require-shown.ts";
export { createPlaceCache, locatePlaces, type PlaceCache } from "./resolve-places.ts";
export { markSourceRead, upsertListings, type UpsertCounts } from "./upsert-listings.ts";
export { mapResoListing } from "../model/map-listing.ts";
export { replaceHistory, type KnownHistory } from "./replace-history.ts";
