export { mapResoListing, type MapOptions } from '../model/map-listing.ts';
export type { NormalizedListing } from '../model/normalized-listing.ts';
export { describeIssue, type FieldIssue } from '../model/field-issue.ts';
export { deriveListingKey } from '../model/derive-listing-key.ts';
export { countDaysOnMarket, firstDayForSale, MARKET_DATES, type MarketDates } from '../model/days-on-market.ts';
export { keptAddress, keptFileOf } from '../model/map-media.ts';
export { fieldsOfTrait } from '../model/traits.ts';
export { cleanValue } from '../model/clean-text.ts';
export { goalOfField, spellFieldName, spellFieldNames } from '../model/field-map.ts';
export { isPropertySubType } from '../model/open-words.ts';
export {
  aboutHome,
  findContactIfShown,
  findContactsIfShown,
  findHomesToWriteAbout,
  findListingContact,
  type ListingContact,
} from './find-listing-contact.ts';
export { listShownPictures, setCoverTurns, type ShownPicture } from './cover-turns.ts';
export { findSimilarListings } from './find-similar.ts';
export { getListing, noteDaysBefore } from './get-listing.ts';
export { linkToRecords } from './link-to-records.ts';
export { listSitemapEntries, type SitemapEntry } from './list-sitemap-entries.ts';
export { listUpcomingOpenHouses, type UpcomingOpenHouse } from './list-upcoming-open-houses.ts';
export { listTakingOffers } from './list-taking-offers.ts';
export { loadHomes, loadListingSummaries, PUBLIC_OPEN_HOUSES, summaryJoins, summarySelection } from './load-summaries.ts';
export {
  countActiveByPlace,
  findMarketCenter,
  summarizeMarket,
  type ListingPlaceKind,
  type MarketFigures,
} from './market-snapshot.ts';
export { presentListingSummary, summaryColumns, type SummaryRow } from './present-summary.ts';
export {
  cutPicture,
  filesOfPicture,
  keepPicture,
  type PictureCut,
  readKeptMaster,
  readKeptPicture,
  sizeKeptPicture,
} from './keep-picture.ts';
export { orphanFiles } from './write-media.ts';
export { hasListings, removeListings, removeListingsById } from './remove-listings.ts';
export { findExpiredPictures, markAskedAgain, renewPictureAddresses } from './renew-addresses.ts';
export { replaceHistory, type ListingHistory } from './replace-history.ts';
export { findListingId } from './require-shown.ts';
export type { PreviewedChange } from './name-changes.ts';
export { locatePlaces } from './locate-places.ts';
export { createPlaceCache, type PlaceCache } from './resolve-places.ts';
export { serveMedia, SHOWN_AS, type DrawPortrait, type PortraitSubject } from './serve-media.ts';
export { markSourceRead, previewUpsert, upsertListings, type UpsertCounts } from './upsert-listings.ts';
export { writeEstimates } from './write-estimates.ts';
export { applyPolicies, findPolicies, judgeSources, listSources, registerPolicy, settleDuplicates } from './source-policies.ts';
export { type DisplayPolicy, displayPolicySchema, type StoredPolicy, whyWithheld } from '../model/display-policy.ts';
export { type ListingSource, measureSources } from './measure-sources.ts';
export { findOpenToAssistants, listSourcesOpenToAssistants } from './open-to-assistants.ts';
export { fetchDueMedia } from './store-media.ts';
