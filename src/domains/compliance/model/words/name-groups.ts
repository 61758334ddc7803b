import type { Category } from '../finding.ts';
import type { Item } from '../text/item.ts';

/** If one name of people has several categories, the first one counts: "Asian families" is about race. */
const RANK: Category[] = [
  'sexual_orientation_gender_identity',
  'race_color',
  'national_origin',
  'religion',
  'disability',
  'military_status',
  'marital_status',
  'sex',
  'age',
  'source_of_income',
  'familial_status',
  'steering',
];

/** What no advertisement may say about people, whatever words are around it. */
const NAMED: ReadonlySet<Category | null> = new Set<Category>(RANK.slice(0, 4));
export const isNamedByLaw = (category: Category | null): boolean => NAMED.has(category);

/** Adjectives before, the people, and what describes them after: "single or divorced person", "anyone with a disability". */
const GROUP = /(?:[akwgd#]{1,4}(?:,c?|c)(?=[akwdG]{0,4}[agphH]))?[akwghHd#qG]{0,6}[agphH]/y;
const MARK = /([tn])([d#G]{0,3})(a?W|[TjChHagy])|(z)d?(T)|[zt,]?Y/y;

/** The items with each group of people as one. */
export function drawTogether(items: Item[]): Item[] {
  const letters = items.map(({ letter }) => letter).join('');
  const drawn: Item[] = [];
  for (let at = 0; at < items.length;) {
    const to = endOf(letters, items, at);
    const group = to > at ? nameOf(letters, items, at, to) : undefined;
    if (group === undefined) {
      drawn.push(plainOf(items[at] as Item, items[at + 1]));
      at += 1;
      continue;
    }
    drawn.push(...group.before, group.item);
    at = group.to;
  }
  return drawn;
}

const DREAMS =
  /^(?:dreams?|paradise|haven|delight|heaven|retreat|oasis|fantasy|hideaway|hangout|sanctuary|refuge|escape|pad|digs|nest|cottage|love nest)$/;

const SPECIALS = /^(?:special|alert|magnet|heaven|paradise|territory|vibes?)$/;
const OF_LIVES: ReadonlySet<Category | null> = new Set<Category>(['familial_status', 'age', 'marital_status']);

/** What is heard of children: "the kids' footsteps". */
const SOUNDS = /^(?:noise|noises|footsteps|feet|laughter|crying|cries|screams|voices|shrieks|tantrums)$/;
const HOMES_OF_ONE =
  /^(?:getaway|homes?|house|castle|pad|den|kingdom|world|touch|place|residence|apartment|studio|condo|digs|lair|sanctuary|escape)$/;

/** Words for people do not count in somebody's things: "kids' bath". A bachelor's dream is meant for him. */
function plainOf(item: Item, next: Item | undefined): Item {
  // "Female's only" is a slip.
  // "Kid noise"
  if ('hH'.includes(item.letter) && item.category === 'familial_status' && SOUNDS.test(next?.words ?? ''))
    return { ...item, letter: 'T' };
  // "Empty-nester special"
  if ('gHh'.includes(item.letter) && OF_LIVES.has(item.category) && SPECIALS.test(next?.words ?? ''))
    return { ...item, letter: '^' };
  if (!isOwner(item, next) || !'aghHkpw'.includes(item.letter)) return item;
  const isOfDreams =
    DREAMS.test(next?.words ?? '') ||
    /^(?:ideal|perfect|dream)$/.test(next?.words ?? '') ||
    (item.category === 'sex' && next?.isCapitalized === false && HOMES_OF_ONE.test(next?.words ?? ''));
  if ('aghH'.includes(item.letter) && isOfDreams) return { ...item, letter: '^' };
  if (item.category === 'familial_status' && SOUNDS.test(next?.words ?? '')) return { ...item, letter: 'T' };
  return { ...item, letter: 'x', category: null };
}

/** "Kids' bath": in "female's only" and "no GI's" the sign is a slip. */
const isOwner = ({ isPossessive }: Item, next: Item | undefined): boolean =>
  isPossessive && next !== undefined && !/^[.oR]$/.test(next.letter);

function endOf(letters: string, items: Item[], at: number): number {
  GROUP.lastIndex = at;
  const found = GROUP.exec(letters);
  if (found === null) return at;
  // Somebody's thing ends the name before it.
  for (let index = at; index < at + found[0].length; index++) if (isOwner(items[index] as Item, items[index + 1])) return at;
  let to = at + found[0].length;
  // "family gatherings", "senior center", "handicapped parking": things named after people.
  while (to > at && !isName(letters, items, to - 1)) to -= 1;
  while (to > at && !'agphH'.includes(letters[to - 1] ?? '')) to -= 1;
  return to > at && isName(letters, items, to - 1) ? to : at;
}

/** "White family moving out": a verb follows, not a thing. */
const GOES_ON = /(?:ing|ed)$|^(?:move|call|settle|start|grow|play|use|turn|reply)s?$/;
/** After a people's name they are people, whatever follows: "the white couple next door". */
const SOMEBODY = /^(?:couple|family|m[ae]n|wom[ae]n|lady|gentleman|guy|student|household)$/;
const NAMES_OF_THINGS = /^(?:housing|parking|lending|living|gathering|seating|dining|building|wedding|led|bed)$/;

/** In "Thai, Indian and Ethiopian restaurants" all are of the restaurants. */
function lastOfList(letters: string, at: number): number {
  const LIST = /(?:(?:,c?|c)d?[aw]){0,6}/y;
  LIST.lastIndex = at + 1;
  return at + (LIST.exec(letters)?.[0].length ?? 0);
}

function isName(letters: string, items: Item[], at: number): boolean {
  const letter = letters[at] ?? '';
  if (letter === 'H' || letter === 'a') {
    const last = letter === 'a' ? lastOfList(letters, at) : at;
    const next = letters[last + 1] ?? '.';
    const words = items[last + 1]?.words ?? '';
    if (letter === 'H' && next === 'x' && 'aw'.includes(letters[at - 1] ?? '.') && SOMEBODY.test(items[at]?.words ?? ''))
      return true;
    return !'xGIlLXW'.includes(next) || (next === 'x' && GOES_ON.test(words) && !NAMES_OF_THINGS.test(words));
  }
  return 'gph'.includes(letter);
}

function isOfChildren(parts: Item[], all: Item[]): boolean {
  const age = all.find(({ letter }) => letter === 'Y');
  if (age === undefined || /\b(?:twenties|thirties|forties|fifties|sixties|seventies)\b/.test(age.words)) return false;
  if (
    /^(?:under|below|younger than)(?: the age of| age)? (?:1\d|t(?:en|welve|hirteen)|eleven|(?:four|fif|six|seven|eigh)teen)$/.test(
      age.words,
    )
  )
    return true;
  return parts.some(({ letter, category }) => 'hH'.includes(letter) && category === 'familial_status');
}

/** "A single professional", "professionals without kids": their work says less than what else is said of them. */
const isAtWork = ({ category, words }: Item): boolean => category === 'source_of_income' && /^professionals?$/.test(words);

interface Group {
  before: Item[];
  item: Item;
  to: number;
}

function nameOf(letters: string, items: Item[], from: number, end: number): Group | undefined {
  let to = end;
  let start = from;
  while (start < to - 1 && 'd#q,cG'.includes(letters[start] ?? '')) start += 1;
  const head = letters[to - 1] ?? '';
  const parts = items.slice(start, to);
  const ofPeople = parts.filter(({ letter, category }, index) => {
    if (category === null) return false;
    // "A straight male"
    if (letter === 'w' && category === 'sexual_orientation_gender_identity' && head === 'a') return index < parts.length - 1;
    if (letter === 'k' || letter === 'w') return 'phHg'.includes(head) && index < parts.length - 1;
    return true;
  });
  let isLimit = false;
  MARK.lastIndex = to;
  const mark = MARK.exec(letters);
  if (mark !== null) {
    const marked = items[to + mark[0].length - 1];
    const isFrom = (mark[3] !== 'C' && mark[3]?.endsWith('W') !== true) || /^(?:from|of)$/.test(items[to]?.words ?? '');
    const isAbout =
      marked !== undefined &&
      isFrom &&
      (mark[3] !== 'a' || isName(letters, items, to + mark[0].length - 1)) &&
      (mark[3] !== 'H' || isName(letters, items, to + mark[0].length - 1)) &&
      !marked.isPossessive;
    const isOfThings =
      mark[1] === 't' && items[to]?.words === 'of' && mark[3] !== 'T' && mark[3] !== 'C' && mark[3]?.endsWith('W') !== true;
    if (isAbout && !isOfThings && mark[1] !== 'n') {
      ofPeople.push(marked);
      to += mark[0].length;
    } else if (isAbout && mark[1] === 'n' && items[to]?.words === 'without') {
      ofPeople.push(marked);
      isLimit = true;
      to += mark[0].length;
    }
  }
  // "Kids under 12" and "no one under 18" are about children.
  const category = isOfChildren(parts, items.slice(start, to))
    ? 'familial_status'
    : (RANK.find((one) => ofPeople.some((part) => part.category === one && !isAtWork(part))) ??
      ofPeople.find(isAtWork)?.category ??
      null);
  if (category === null && head !== 'p') return undefined;
  const [first, last] = [items[start] as Item, items[to - 1] as Item];
  return {
    before: items.slice(from, start),
    item: {
      letter: category === null ? 'p' : 'Q',
      category,
      words: items
        .slice(start, to)
        .map(({ words }) => words)
        .join(' '),
      start: first.start,
      end: last.end,
      isPossessive: false,
      isCapitalized: first.isCapitalized,
      ...(items.slice(start, to).some(({ isSpanish }) => isSpanish === true) ? { isSpanish: true } : {}),
      head,
      isLimit,
      isAged: category === 'age' && ofPeople.some(({ letter }) => letter === 'Y'),
      isDescribed: 'phH'.includes(head) && parts.some(({ letter }) => 'awg'.includes(letter)),
    },
    to,
  };
}
