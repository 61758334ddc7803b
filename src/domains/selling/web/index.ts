export { ownListingOptions, ownListingsOptions } from './api.ts';
export { saleFactsOfDraft } from './flow/sale-facts.ts';
