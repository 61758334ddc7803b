export { leaveListings } from './leave-listings.ts';
