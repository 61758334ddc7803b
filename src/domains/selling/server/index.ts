export { leaveListings } from './leave-listings.ts';
export { findHomeForOffers, findSellersOf, type HomeForOffers, listListingsSoldBy } from './sellers.ts';
export { createOwnListing, getOwnListing } from './drafts.ts';
export { addPhoto } from './photos.ts';
export { changePrice, publishListing, recordContract } from './publish.ts';
export { saveDraft } from './save-draft.ts';
