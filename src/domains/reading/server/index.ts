export { createGazetteer, type Gazetteer, gatherGazetteer } from '../model/gazetteer.ts';
export { labelSpan, wordsOfTag } from '../model/labels.ts';
export { NOT_UNDERSTOOD } from '../model/leftovers.ts';
export { readQuery, type SpannedReading, warmUpFor, warmUpReader } from '../model/read-query.ts';
export { TAG_PHRASES } from '../model/tag-phrases.ts';
export type { Tag } from '../model/vocabulary.ts';
export { completeReading } from './complete-reading.ts';
