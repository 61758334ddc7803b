export { leaveListings } from './leave-listings.ts';
export { findSellersOf, listListingsSoldBy } from './sellers.ts';
