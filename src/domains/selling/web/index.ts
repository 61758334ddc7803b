export { ownListingOptions, ownListingsOptions } from './api.ts';
export { SellerTabs } from './seller-tabs.tsx';
export { saleFactsOfDraft } from './flow/sale-facts.ts';
