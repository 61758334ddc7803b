import { HARD_STOPS } from './scope-phrases.ts';

/** What stands before one thing. */
export const DETERMINER = /^(?:an?|the|any|some|every|our|my|all|those|these)$/;
const LINK = /^(?:of|on|in|near|by|at|from|under|next|to|behind|with|over|along)$/;
const SPEAKER =
  /^(?:need|needs|want|wants|must|yes|we|i|id|wed|im|ive|weve|because|so|since|think|thinks|feel|honestly|please|looking|like|love|has|have|having|with|for|me|us|also|plus|give|get|find|show|frankly|personally|having|being|well|oh|as|while|if|when)$/;
const UNIT = /^(?:k|m|thousand|million|beds?|bedrooms?|br|bd|baths?|bathrooms?|ba|sqft|sf|acres?|months?|max|tops)$/;
const MOST_OF_SUBJECT = 14;
const MOST_OF_ITEM = 4;

/** "Well, a pool" begins with a filler; "septic, well, HOA" names one. */
function isSpeaker(words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  return SPEAKER.test(word) && (word !== 'well' || index === 0 || HARD_STOPS.has(words[index - 1] ?? ''));
}

/** Where a list of short items begins that a colon ends. */
export function findListStart(words: readonly string[], colon: number): number {
  let [item, last] = [colon, colon];
  for (let index = colon - 1; index >= Math.max(0, colon - MOST_OF_SUBJECT); index--) {
    const word = words[index] ?? '';
    const isSeparator = /^(?:,|and|or)$/.test(word);
    if (HARD_STOPS.has(word)) return index + 1;
    if (/^\d/.test(word) || isSpeaker(words, index)) return last;
    if (isSeparator && last === colon) last = index + 1;
    if (isSeparator) item = index;
    else if (item - index > MOST_OF_ITEM) return last;
    if (index === 0) return 0;
  }
  return last;
}

/** Where the things begin that a verdict before this word speaks of. A verdict on one thing takes no "and". */
export function findSubjectStart(words: readonly string[], before: number, isOne: boolean): number {
  let isDetermined = false;
  let isList = false;
  let and: number | undefined;
  let comma = before;
  let nearest: number | undefined;
  for (let index = before - 1; index >= Math.max(0, before - MOST_OF_SUBJECT); index--) {
    const word = words[index] ?? '';
    if (word === ',' && isList && comma - index <= MOST_OF_ITEM + 1 && !/^\d/.test(words[index - 1] ?? '')) {
      if (comma === before) nearest = index;
      [comma, isDetermined] = [index, false];
      continue;
    }
    // "We want a deck and a pool is wasted on us": what is wanted is no part of the verdict.
    if (isSpeaker(words, index) && !(word === 'with' && isDetermined)) return (nearest ?? and ?? index) + 1;
    if (HARD_STOPS.has(word) || word === ',' || word === '-') return index + 1;
    if (/^\d/.test(word) && !isDetermined) {
      if ((nearest ?? and) !== undefined) return (nearest ?? and ?? index) + 1;
      // "Under 380 ground floor not ok": what is counted is no part of it, unless that is cars.
      return /^(?:car|stall|bay|stor(?:y|ies|eys?)|floors?|levels?)$/.test(words[index + 1] ?? '')
        ? index
        : index + (UNIT.test(words[index + 1] ?? '') ? 2 : 1);
    }
    if (/^(?:and|or|nor)$/.test(word)) {
      if (word === 'and' && isOne && isDetermined) return index + 1;
      if (word === 'and') and = index;
      [isList, isDetermined] = [true, false];
      continue;
    }
    if (LINK.test(word)) isDetermined = false;
    // "A deck a pool would be wasted": two things in one breath.
    else if (isDetermined) return index + 1;
    else if (DETERMINER.test(word)) isDetermined = true;
  }
  return Math.max(0, before - MOST_OF_SUBJECT);
}
