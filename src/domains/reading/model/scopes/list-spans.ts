import { HARD_STOPS, NEGATORS, WISHES } from './scope-phrases.ts';

const LIST_STOPS = new Set(['.', ';', '!', '?']);

/** Where a list under a heading ends: with its sentence, or where the next heading begins. */
export function findListEnd(words: readonly string[], colon: number): number {
  for (let index = colon + 1; index < words.length; index++) {
    const word = words[index] ?? '';
    if (LIST_STOPS.has(word) || words[index + 1] === ':' || words[index + 2] === ':') return index;
  }
  return words.length;
}

/** "No street parking, a driveway or garage is a must". */
const ASKED_FOR =
  /^(?:(?:[^ ,]+ ){1,2}(?:i|we) (?:can|could)|(?:[^ ,]+ ){1,3}(?:is|are) (?:a must|musts?|required|needed|essential|necessary|important|mandatory))(?: |$)/;
const OTHER_CLAUSE = /^(?:we|i|it|its|he|she|they|want|need|would|love|like|prefer|with|a|an|the|in|near|\d.*|@.*)$/;

/** Whether a list of short items goes on after a comma, until "or" or "nor" ends it within this many words. */
export function isListGoingOn(words: readonly string[], comma: number, within: number, endsInAnd = false): boolean {
  let itemLength = 0;
  for (let index = comma + 1; index < Math.min(words.length, comma + within); index++) {
    const word = words[index] ?? '';
    // "No gas, solar or solar ready": one kind of thing or another.
    if (
      word === 'or' &&
      /^[a-z]{3,}$/.test(words[index - 1] ?? '') &&
      words[index + 1] === words[index - 1] &&
      words[index + 2] !== undefined
    )
      return false;
    if (word === 'or' || word === 'nor') return !ASKED_FOR.test(words.slice(index + 1, index + 7).join(' '));
    if (endsInAnd && word === 'and')
      return (index > comma + 1 || words[index + 1] === 'any') && !OTHER_CLAUSE.test(words[index + 1] ?? '');
    itemLength = word === ',' ? 0 : itemLength + 1;
    if (itemLength > 4 || HARD_STOPS.has(word) || WISHES.has(word) || /^\d/.test(word) || NEGATORS.has(word)) return false;
  }
  return false;
}
