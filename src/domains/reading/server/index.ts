export { createGazetteer, type Gazetteer, gatherGazetteer } from '../model/line/gazetteer.ts';
export { labelSpan, wordsOfTag } from '../model/labels.ts';
export { NOT_UNDERSTOOD } from '../model/leftovers/leftovers.ts';
export { readQuery, type SpannedReading, warmUpFor, warmUpReader } from '../model/read-query.ts';
export { TAG_PHRASES } from '../model/tags/tag-phrases.ts';
export type { Tag } from '../model/tags/vocabulary.ts';
export { completeReading } from './complete-reading.ts';
