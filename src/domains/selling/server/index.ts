export { type AdvertisedListing, findAdvertised, readAdvertised, readPhotoFiles } from './advertise.ts';
export type { BookedVisit, CountedOffers, NextVisit, OfferDay, OpenOffer, SaleUnderWay } from './figures/count-week.ts';
export { leaveListings } from './leave-listings.ts';
export {
  findContactOf,
  findHomeForOffers,
  findHomesForOffers,
  findRecordOf,
  findSellersOf,
  findSellersOfAll,
  findSoldHome,
  findZoneOfListing,
  type HomeForOffers,
  labelListings,
  listListingsSoldBy,
  type SoldHome,
} from './sellers.ts';
export { createOwnListing, getOwnListing, listOwnListings, type ListingContents, listUnendedListings } from './drafts.ts';
export {
  cancelOpenHouse,
  type HostedOpenHouse,
  listOpenHousesSoldBy,
  listOwnOpenHouses,
  readOpenHouses,
  saveOpenHouse,
} from './open-houses.ts';
export { addPhoto, orderPhotos } from './photos.ts';
export { changePrice } from './change-price.ts';
export { countPassedWords } from './count-passed-words.ts';
export { recordContract } from './change-status.ts';
export { passPapers } from './pass-papers.ts';
export { countHomesListedTwice } from './same-home.ts';
export { publishListing } from './publish-listing.ts';
export { uploadSaleDocument } from './sale-documents.ts';
export { saveAlertLimits, saveLockBox, saveSellerDefaults } from './settings.ts';
export { savePlan } from './save-plan.ts';
export { saveDraft } from './save-draft.ts';
export { findLastClosings, listOwnersOf, listSellerSteps } from './list-steps.ts';
