const LABEL =
  /^(?:price[ds]?|budget|cost|beds?|bedrooms?|br|bd|baths?|bathrooms?|ba|hoas?|tax(?:es)?|lot|garages?|year|built|sqft|sf|footage)$/;
/** What may stand between a label and its number. */
const BOUND =
  /^(?:under|over|below|above|at|least|most|max|maximum|min|minimum|up|to|than|more|less|from|around|about|after|before|since|built|is|:|=|<|>|\$)$/;
const SCALE = /^(?:k|m|thousand|million)$/;
const AFTERWARDS =
  /^(?:(?:to|-) \d+(?:\.\d+)?(?: k)?|(?:min|max|minimum|maximum)(?! \d)|(?:or|and) (?:later|newer|more|higher|above|older|less|lower|under|below|earlier|up|bigger|larger)|plus|\+)(?: |$)/;
const MOST_AFTERWARDS = 3;

interface Said {
  word: string;
}

/**
 * Where every number of a line has its label before it, no number may take the label of the next one: "price under 500 sqft
 * over 2000" is parted where the second label begins. Gives the words before which a part begins.
 */
export function findLabeledParts(line: readonly Said[]): number[] {
  const words = line.map(({ word }) => word);
  const parts: number[] = [];
  for (let index = 0; index < words.length; index++) {
    // "4+ bd 2.5+ ba" is labeled behind its numbers.
    if (/^(?:\d|\+$|more$|plus$|up$)/.test(words[index - 1] ?? '') || !LABEL.test(words[index] ?? '')) continue;
    const labels = [index];
    for (let end = findPartEnd(words, index); end !== undefined; end = findPartEnd(words, end)) {
      labels.push(end);
      index = end;
    }
    // The last one is what follows the run, so that one labeled number is none.
    if (labels.length > 2)
      parts.push(...labels.slice(1).filter((at) => /^\d/.test(words[at] ?? '') || LABEL.test(words[at] ?? '')));
  }
  return parts;
}

/** Where the part ends that begins with this label. */
function findPartEnd(words: readonly string[], label: number): number | undefined {
  if (!LABEL.test(words[label] ?? '')) return undefined;
  let number = label + 1;
  while (BOUND.test(words[number] ?? '')) number += 1;
  if (!/^\d/.test(words[number] ?? '')) return undefined;
  const end = number + (SCALE.test(words[number + 1] ?? '') ? 2 : 1);
  const more = AFTERWARDS.exec(words.slice(end, end + MOST_AFTERWARDS).join(' '))?.[0].trim();
  return more === undefined ? end : end + more.split(' ').length;
}

const COUNTED = /^(?:price[ds]?|budget|cost|beds?|bedrooms?|br|bd|baths?|bathrooms?|ba|sqft)$/;

/** "Same price (470), same beds (4)" is labeled like "price: 470, beds: 4", in place. */
export function turnParenthesized(words: string[]): void {
  for (let open = 1; open < words.length; open++) {
    if (words[open] !== '(' || !COUNTED.test(words[open - 1] ?? '') || /^\d/.test(words[open - 2] ?? '')) continue;
    const close = SCALE.test(words[open + 2] ?? '') ? open + 3 : open + 2;
    if (!/^\d/.test(words[open + 1] ?? '') || words[close] !== ')') continue;
    words[open] = ':';
    words[close] = ',';
  }
}
