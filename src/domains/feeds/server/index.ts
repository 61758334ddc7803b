export { importListings, type ImportCounts, type ImportResult } from './import-listings.ts';
export { openInput, type Input } from './open-input.ts';
export { hasDemonstration, removeDemonstration } from './remove-demonstration.ts';
export { DEMONSTRATION_MARK, readDemonstration, type CityPart, type Demonstration } from './read-demonstration.ts';
