export { loadGeography, removeGeography, storeTiles, type Geography } from './load-geography.ts';
export { listPlaces } from './list-places.ts';
export { measureHazards, type HazardMap } from './measure-hazards.ts';
export { loadGround, type Ground, type GroundFacts } from './load-ground.ts';
export { findAttendanceAreas } from './find-attendance-areas.ts';
export { findLandmarks, type Landmark } from './find-landmarks.ts';
export { HAZARD_KINDS } from '../model/hazards.ts';
export { readMapShapes } from './read-map-shapes.ts';
export { getSurroundings } from './get-surroundings.ts';
