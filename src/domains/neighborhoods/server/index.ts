export { loadGeography, removeGeography, storeTiles, type Geography, type NewPlace } from './load-geography.ts';
export { listPlaces } from './list-places.ts';
export { measureHazards, type HazardMap } from './measure-hazards.ts';
