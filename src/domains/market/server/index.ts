export { getMarket } from './get-market.ts';
export { refreshMarket } from './refresh-market.ts';
