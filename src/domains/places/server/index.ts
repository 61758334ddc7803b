export { findOrCreatePlaces, type NamedPlace } from './find-or-create-places.ts';
export { locateWithoutBoundary, removePlaces, replacePlaces, type NewPlace, type PlaceExtent } from './replace-places.ts';
