export * from './contract/disclosures.ts';
export * from './contract/drafts.ts';
export { changeReason } from './contract/fields.ts';
export * from './contract/figures.ts';
export * from './model/limits.ts';
export * from './contract/listing.ts';
export * from './contract/market.ts';
export * from './contract/open-houses.ts';
export * from './contract/people.ts';
export * from './contract/photos.ts';
export * from './contract/sale-documents.ts';
export * from './contract/settings.ts';
export { EDITOR_FIELDS, type EditorFields, type EditorValue, readEditorField } from './model/editor-fields.ts';
export { LIST_VALUES, ROOMS } from './model/lookups.ts';
export { DISCLOSURE_KEYS, disclosuresOf, type DisclosureNeed } from './model/disclosures.ts';
export { isFlowStep } from './model/flow-steps.ts';
export { hasEnded } from './model/status-changes.ts';
export { countForbidden, needsOf } from './model/listing-gate.ts';
export { grayOf } from './model/gray-of.ts';
export { flagPhotos, type PhotoFlag } from './model/photo-flags.ts';
export { MEASURED_PX, measurePhoto, type PhotoMeasures } from './model/photo-measures.ts';
export { searchBandOf } from './model/search-bands.ts';
export { INVITED_PARTS, mayDo, type Part, PART_WORDS, PARTS, type Right } from './model/rights.ts';

/** Originating system of the homes that people list here. */
export const OWN_SOURCE = 'Listed here';
