export type { NetworkFile } from '../model/network-file.ts';
export { listTravelAmenities } from './get-travel-info.ts';
export { measureBetween } from './measure-between.ts';
export { findReach, type TravelReach } from './measure-travel.ts';
export { suggestTravelPlaces } from './suggest-travel-places.ts';
export { removeNetwork, storeNetwork, type StoredNetwork } from './store-network.ts';
export { keepOwnPlace } from './own-places.ts';
