import type { Reading, ReadingFilters, ReadingSpan } from '../contract.ts';
import { dropCorrected } from './line/corrections.ts';
import { createGazetteer, findPlaceMentions, type Gazetteer } from './line/gazetteer.ts';
import { turnFormerHomes } from './line/former-homes.ts';
import { findLabeledParts, turnParenthesized } from './line/labeled-bounds.ts';
import { overWords } from './scopes/over-words.ts';
import { type StartFinder, startFinder } from './patterns/rule-index.ts';
import {
  turnJudgedBounds,
  turnJudgedNumbers,
  turnPreferences,
  turnRefusedBounds,
  turnSubjunctives,
} from './line/refused-bounds.ts';
import { NEGATORS } from './scopes/scope-phrases.ts';
import type { Scope } from './scopes/scope-words.ts';
import { findScopes } from './scopes/scopes.ts';
import { correctWord } from './line/spelling.ts';
import type { Token } from './line/token.ts';
import { splitTokens } from './line/tokens.ts';

/** A token of the line that rules read; a place name is one token, `@2`. */
export interface LineToken extends Token {
  /** Name of the place, for a token that is one. */
  place: string | undefined;
  scope: Scope;
  /** Whether it is but part of a turn of speech, which is understood as a whole: "over my dead body". */
  isTurn: boolean;
  isClaimed: boolean;
}

/** A sentence while it is being read. */
export interface Draft {
  text: string;
  line: LineToken[];
  /** The line in letters, with placeholders for what has been claimed. */
  plain: { text: string; starts: readonly number[] };
  /** How many patterns have been tried so far. */
  steps: number;
  gazetteer: Gazetteer;
  isFrequentWord: ReadOptions['isFrequentWord'];
  /** Calendar day, YYYY-MM-DD. */
  today: string;
  filters: ReadingFilters;
  sort: Reading['sort'];
  must: string[];
  mustNot: string[];
  soft: string[];
  unresolved: Reading['unresolved'];
  fairHousing: NonNullable<Reading['fair_housing']>[];
  safety: Reading['safety'];
  spans: ReadingSpan[];
  emoji: number;
  meaningfulEmoji: number;
}

export interface ReadOptions {
  gazetteer?: Gazetteer;
  /** Whether a word is frequent in English; without it, only what cannot be pronounced counts as garbage. */
  isFrequentWord?: (word: string) => boolean;
  /** Also reads tags outside the closed vocabulary that the product's own search knows. */
  withOwnTags?: boolean;
  today: string;
}

const NO_PLACES = createGazetteer([]);
/** Words and signs of a sentence that are read: a thousand letters of plain English have some two hundred. */
const MOST_WORDS = 320;

export function startDraft(text: string, { gazetteer = NO_PLACES, isFrequentWord, today }: ReadOptions): Draft {
  const { tokens: all, emoji, meaningfulEmoji } = splitTokens(text);
  const [tokens, rest] = [all.slice(0, MOST_WORDS), all[MOST_WORDS]];
  const line = partLabeled(dropCorrected(placeTokens(tokens, text, gazetteer)));
  const words = line.map((token) => token.word);
  turnParenthesized(words);
  turnSubjunctives(words);
  turnFormerHomes(words);
  turnRefusedBounds(words);
  turnJudgedBounds(words);
  turnJudgedNumbers(words);
  turnPreferences(words);
  const { scopes, turns } = findScopes(words);
  line.forEach((token, index) => {
    token.word = words[index] ?? token.word;
    token.scope = scopes[index] ?? 'must';
    token.isTurn = turns.has(index);
  });
  return {
    text,
    line,
    plain: writeLine(line),
    steps: 0,
    gazetteer,
    isFrequentWord,
    today,
    emoji,
    meaningfulEmoji,
    filters: {},
    sort: null,
    must: [],
    mustNot: [],
    soft: [],
    unresolved:
      rest === undefined
        ? []
        : [{ text: text.slice(rest.start), reason: 'Only so many words are read: make the sentence shorter' }],
    fairHousing: [],
    safety: null,
    spans: [],
  };
}

function placeTokens(tokens: readonly Token[], text: string, gazetteer: Gazetteer): LineToken[] {
  const mentions = new Map(findPlaceMentions(tokens, gazetteer, text).map((mention) => [mention.from, mention]));
  const corrections = new Map<string, string>();
  const correct = (word: string): string => {
    const corrected = corrections.get(word) ?? correctWord(word) ?? word;
    corrections.set(word, corrected);
    return corrected;
  };
  const line: LineToken[] = [];
  let index = 0;
  while (index < tokens.length) {
    const mention = mentions.get(index);
    const [first, last] = [tokens[index], tokens[(mention?.to ?? index + 1) - 1]];
    if (first === undefined || last === undefined) break;
    const word = mention === undefined ? correct(first.word) : `@${line.length}`;
    line.push({ word, start: first.start, end: last.end, place: mention?.name, scope: 'must', isTurn: false, isClaimed: false });
    index = mention?.to ?? index + 1;
  }
  return line;
}

/** Puts a comma, which takes up no letter, before each part of what is labeled. */
function partLabeled(line: readonly LineToken[]): LineToken[] {
  const parts = new Set(findLabeledParts(line));
  return line.flatMap((token, index) => (parts.has(index) ? [{ ...token, word: ',', end: token.start }, token] : [token]));
}

/** What a rule found: its named groups, and the tokens it stands on. */
export interface Found {
  from: number;
  to: number;
  groups: Record<string, string | undefined>;
  /** The words as the rule saw them. */
  words: string;
  scope: Scope;
}

export interface Rule {
  pattern: RegExp;
  /** Writes to the draft; false leaves the words to other rules. */
  read: (found: Found, draft: Draft) => boolean | void;
}

const NUM = String.raw`\d+(?:\.\d+)?`;
// In "500k max 3 beds" the word belongs to the amount before it.
const AFTER_AMOUNT = String.raw`(?<!\d(?: (?:k|m|mil|million|thousand|grand|dollars))? )`;
const FRAGMENTS: Record<string, string> = {
  n: NUM,
  k: '(?:k|m|mm|mil|mio|thousand|grand|million|millions|mln|billion)',
  lt: String.raw`(?<!no |not |nothing )(?:sub(?: -)?|${AFTER_AMOUNT}(?:max|maximum|tops|budget)|under|below|less than|fewer than|lower than|cheaper than|smaller than|max of|maximum of|up to|upto|at (?:the )?(?:very )?most|at or (?:below|under)|no more than|not more than|not over|no higher than|not above|nothing over|nothing above|no greater than|within|<|< =|<=|capped at|cap of|cap|limit of|limit|ceiling (?:of|is|at)|budget of|budget is|budgets|(?:tops|topping|maxes|maxing) out (?:at|around|about)|not to exceed|under about|(?:just |a (?:hair|bit|little) )?(?:shy|short|south) of(?= (?:[$] )?\d)|(?:no|not|nothing|never|dont|wont|cant|cannot|shouldnt|mustnt|doesnt|wouldnt|refuses?|refusing|unwilling|unable|reluctant)(?: (?:want|need|do|go|going|spend|spending|pay|paying|afford|require|to|be|willing|prepared|able|cost|run|get|come to|come in at|anything|much|far|a lot|way|too much|too far|(?:an?|1) (?:single )?(?:red )?(?:penny|cent|dollar|dime|nickel|buck)))* (?:over|above|beyond|past|more than|bigger than|larger than|higher than|longer than|pricier than|more expensive than|costlier than|exceeding|exceed|top(?= (?:\$ )?\d))|maximo|massimo|maximal|hochstens|(?:pas|non) (?:plus|piu) (?:de|di)|no mas (?:de|que)|nao mais (?:de|que|do que)|nicht (?:mehr als|teurer als|uber)|niet meer dan|au (?:maximum|plus)|como maximo|al massimo|no maximo|hasta|bis zu|bis|jusqua|moins de|menos de|weniger als|meno di|fino a|ate|sous|unter)`,
  gt: String.raw`(?<!no |not |nothing |never |pas |non |nao |nicht |niet |(?:go|spend|pay)(?:ing)? |want |afford |(?:not|dont|cant|cannot|wont|shouldnt|mustnt|doesnt) (?:need|do|require|be|cost|run|come to|come in at|get) |penny |cent |dollar |dime |nickel |buck |not (?:much|far|a lot|way|too much|too far) )(?:${AFTER_AMOUNT}(?:min|minimum)|(?:no|not|nothing)(?: (?:anything|want))* (?:under|below|less than|lower than|smaller than|cheaper than|fewer than)|at or above|over|above|more than|greater than|bigger than|larger than|higher than|at least|minimum of|min of|no less than|not less than|no fewer than|no smaller than|starting at|starting from|starting|from|>|> =|>=|exceeding|upwards of|north of|minimo|mindestens|wenigstens|(?:d?au|al|por lo|pelo) (?:moins|menos)|almeno|plus de|mas de|mais de|a partir de|mehr als|uber|desde|ab)`,
  about:
    '(?:(?<! out )(?:around|about)|approximately|approx|roughly|circa|ca|~|close to|near|in the neighborhood of|in the range of|in the ballpark of|in the region of|in the vicinity of|ballpark|somewhere around|say|env|environ|unos|etwa)',
  less: String.raw`(?:or less|or under|or below|or lower|or fewer|or smaller|max|maximum|tops|or cheaper|and under|and below|at (?:the )?(?:very )?most|at the outside|or so max|or (?:best|nearest|closest) offer|obo|absolute(?:ly)? (?:max|maximum|tops)|budget|limit|cap|ceiling|firm|cash|all in|to spend|to work with|to play with)`,
  more: String.raw`(?:\+|or more|or greater|or bigger|or larger|or higher|or above|or over|or better|or longer|and up|or up|and above|and over|and more|plus|min|minimum|at least|at minimum|upwards)`,
  to: '(?:-|to|and|or|through|thru|til|till|until|a|y|et|e|bis|und)',
  between: '(?:between|from|in between|entre|zwischen|tra|von|de)',
  bed: '(?:bhk|br|brs|bd|bds|bed|beds|bdr|bdrs|bdrm|bdrms|bedroom|bedrooms|bed room|bed rooms|sleeping rooms?|rooms? to sleep in|chambres?|habitaci[oó]n|habitaciones|recamaras?|dormitorios?|cuartos?|schlafzimmern?|slaapkamers?|camer[ae] da letto|camer[ae]|quartos?)',
  bath: '(?:ba|bas|bath|baths|bth|bths|bathroom|bathrooms|bath room|bath rooms|bathrms?|bthrms?|bathing rooms?|full bath|full baths|full bathroom|full bathrooms|bathes|salles? de bains?|banos?|bagn[io]|banheiros?|badezimmer|bader|badkamers?)',
  sqft: '(?:sqft|sq ft|sf|square feet|square foot|square ft|sq feet|sq foot|sqr ft|square footage|sqfeet|squarefeet|feet square|ft sq)',
  sqm: '(?:m2|mt2|mts2|sqm|sqms|sq m|sq mtrs?|(?:sq|square) met(?:er|re)s?|square m|mq|metri quadr(?:i|ati)|metres carres|m carres|metros cuadrados|qm|quadratmeter)',
  acre: '(?:acre|acres|ac|acreage)',
  month: '(?:/ (?:mo|month|m)|a month|per month|each month|monthly|pcm|p m|(?<=\\d{3} )pm|mo|month|every month)',
  year: '(?:/ (?:yr|year|y)|a year|per year|annually|yearly|each year|pa|every year)',
  place: String.raw`@\d+`,
  det: '(?: (?:both|either|both the|the|a|an|my|our|some|any|her|his|their|your|la|le|les|el|los|las|una|un|une|une|der|die|das|dem|den|einer|einem|einen|il|lo|gli|uma|um))?',
};

/**
 * A rule from a pattern over the line. `{n:a}` is a number called a, `{money:a}` an amount called a (with `a_k` its
 * unit), other words in braces are the fragments above.
 */
export function rule(pattern: string, read: Rule['read']): Rule {
  return { pattern: overWords(fillPattern(pattern)), read };
}

/** Puts the fragments in the place of their names. */
export function fillPattern(pattern: string): string {
  return pattern.replaceAll(/\{([a-z]\w*)(?::(\w+))?\}/g, (whole, name: string, group: string | undefined) => {
    if (name === 'money' && group !== undefined)
      return String.raw`(?:(?<${group}_s>\$) ?)?(?<${group}>${NUM})(?: ?(?<${group}_k>${FRAGMENTS['k']}))?(?: (?<${group}_d>dollars|bucks|usd|euros?))?`;
    const fragment = FRAGMENTS[name];
    if (fragment === undefined) throw new RangeError(`There is no fragment ${whole}`);
    return group === undefined ? fragment : `(?<${group}>${fragment})`;
  });
}

/** No real sentence takes as many; past them, the rest is reported as not understood. */
export const MOST_STEPS = 12_000;

const CLAIMED = '·';

/** The words of a line as rules read them, and at which letter each begins. */
function writeLine(line: readonly LineToken[]): Draft['plain'] {
  let letters = 0;
  const starts = line.map(({ word }) => {
    const start = letters;
    letters += word.length + 1;
    return start;
  });
  return { text: line.map(({ word }) => word).join(' '), starts };
}

const finders = new WeakMap<readonly Rule[], StartFinder<Rule>>();

/** Applies rules one after another wherever each fits, claiming the words it used. */
export function applyRules(draft: Draft, rules: readonly Rule[]): void {
  for (const [one, starts] of finderOf(rules).find(draft.line.map(({ word }) => word)))
    for (const from of starts) if (draft.line[from]?.isClaimed === false) applyRule(draft, one, from);
}

export function finderOf(rules: readonly Rule[]): StartFinder<Rule> {
  const finder = finders.get(rules) ?? startFinder(rules);
  finders.set(rules, finder);
  return finder;
}

/** Learns where patterns can begin, and tries those that a sentence may hold: each is made ready when it is first tried. */
export function* warmUpFinder({ learn, find }: StartFinder<Pick<Rule, 'pattern'>>, draft: Draft): Generator<void> {
  yield* learn();
  for (const [{ pattern }, starts] of find(draft.line.map(({ word }) => word)))
    for (const from of starts) yield void matchAt(draft, pattern, from);
}

function applyRule(draft: Draft, { pattern, read }: Rule, from: number): void {
  const match = matchAt(draft, pattern, from);
  if (match === null) return;
  const to = from + match[0].split(' ').length;
  const found: Found = { from, to, groups: match.groups ?? {}, words: match[0], scope: draft.line[from]?.scope ?? 'must' };
  if (read(found, draft) !== false) claim(draft, from, to);
}

/** What a sticky pattern matches at a word of the line. */
export function matchAt(draft: Draft, pattern: RegExp, from: number): RegExpExecArray | null {
  if (draft.steps >= MOST_STEPS) return null;
  draft.steps += 1;
  const { text, starts } = draft.plain;
  pattern.lastIndex = starts[from] ?? text.length;
  return pattern.exec(text);
}

export function claim(draft: Draft, from: number, to: number): void {
  for (let index = from; index < Math.min(to, draft.line.length); index++) {
    const token = draft.line[index];
    if (token === undefined || token.isClaimed) continue;
    token.isClaimed = true;
    const start = draft.plain.starts[index] ?? 0;
    const { text } = draft.plain;
    draft.plain.text = text.slice(0, start) + CLAIMED.repeat(token.word.length) + text.slice(start + token.word.length);
  }
}

/** The original words from one token to another. */
export function textOf(draft: Draft, from: number, to: number): string {
  const [first, last] = [draft.line[from], draft.line[to - 1]];
  // What was corrected may stand before what it counts.
  return first === undefined || last === undefined
    ? ''
    : draft.text.slice(Math.min(first.start, last.start), Math.max(first.end, last.end));
}

export function addSpan(draft: Draft, { from, to }: Pick<Found, 'from' | 'to'>, slot: string): void {
  const [first, last] = [draft.line[from], draft.line[to - 1]];
  if (first === undefined || last === undefined) return;
  const [start, end] = [Math.min(first.start, last.start), Math.max(first.end, last.end)];
  draft.spans.push({ start, end, text: draft.text.slice(start, end), slot, label: '' });
}

/** Sets a filter that can have one value; a later mention corrects an earlier one. */
export function setFilter<Key extends keyof ReadingFilters>(
  draft: Draft,
  found: Pick<Found, 'from' | 'to'>,
  key: Key,
  value: NonNullable<ReadingFilters[Key]>,
): void {
  const scopes = new Set(draft.line.slice(found.from, found.to).map(({ scope }) => scope));
  const scope = scopes.size === 1 ? [...scopes][0] : undefined;
  // "Schools rated 8 would be nice", "single story not required": no home is left out.
  const isGuess = /^(?:maybe|perhaps|possibly)$/.test(draft.line[found.from - 1]?.word ?? '');
  if (NICE_TO_HAVE.has(key) && scope === 'soft' && !isGuess) addSoft(draft, found, textOf(draft, found.from, found.to));
  else if (NICE_TO_HAVE.has(key) && scope === 'either') addUnneeded(draft, found);
  else {
    draft.filters[key] = value;
    addSpan(draft, found, `filters.${key}`);
  }
}

/** What a home may well lack for whom it would be nice: counts and prices that are said softly are bounds all the same. */
const NICE_TO_HAVE: ReadonlySet<keyof ReadingFilters> = new Set([
  'school_rating_min',
  'school_district',
  'tax_max',
  'lot_sqft_min',
  'lot_sqft_max',
  'garage_min',
  'stories_min',
  'stories_max',
  'open_house',
  'price_reduced',
]);

type ListKey = {
  [Key in keyof ReadingFilters]: NonNullable<ReadingFilters[Key]> extends string[] ? Key : never;
}[keyof ReadingFilters];

/** Adds to a filter that is a list of words. */
export function addToFilter(draft: Draft, found: Pick<Found, 'from' | 'to'>, key: NonNullable<ListKey>, value: string): void {
  const list: readonly string[] = draft.filters[key] ?? [];
  if (!list.includes(value)) (draft.filters as Record<string, string[]>)[key] = [...list, value];
  addSpan(draft, found, `filters.${key}.${value}`);
}

/** Adds a tag by what is said around it. */
export function addTag(draft: Draft, found: Pick<Found, 'from' | 'to' | 'scope'>, tag: string): void {
  if (found.scope === 'either') {
    addUnneeded(draft, found);
    return;
  }
  const [list, slot] =
    found.scope === 'must_not'
      ? [draft.mustNot, 'must_not']
      : found.scope === 'soft'
        ? [draft.soft, 'soft']
        : [draft.must, 'must'];
  const word = found.scope === 'soft' ? wishFor(draft, found, tag) : tag;
  if (!list.includes(word)) list.push(word);
  addSpan(draft, found, `${slot}.${word}`);
}

/** "Prefer not to be on a corner". */
const PREFERS_NOT =
  /(?:^| )(?:prefer|preferred|rather|like|love|better|nice|great|hope|hoping|choose)(?: (?:it|that|this|they|one|the (?:house|home|place)))? (?:not to|to not)(?: (?:be|have|live|get|deal|see|do|buy|pay|share|look|own|on|in|at|near|with|next|close|to|too|an?|the|any|another)){0,6}$/;
const MOST_BEFORE_WISH = 10;

function wordsBefore(line: readonly LineToken[], from: number): string {
  return line
    .slice(Math.max(0, from - MOST_BEFORE_WISH), from)
    .map(({ word }) => word)
    .join(' ');
}

const MOST_AFTER_THAN = 6;

/** "Rather drive longer than live in a condo": the phrase that follows "than". */
function isLessLiked(line: readonly LineToken[], from: number): boolean {
  const before = line.slice(Math.max(0, from - MOST_AFTER_THAN), from);
  const than = before.findLastIndex(({ word }) => word === 'than');
  return than >= 0 && before.slice(than).every(({ word, scope }) => scope === 'soft' && /^[a-z]/.test(word));
}

/** What the person wishes for: "ideally no carpet" wishes for no carpet. */
export function wishFor({ line }: Draft, { from }: Pick<Found, 'from'>, word: string): string {
  const last = line.slice(Math.max(0, from - 3), from);
  const before = last.slice(last.findLastIndex(({ word }) => /^[,.;]$/.test(word)) + 1);
  const isRefused = before.some(
    (token, index) =>
      token.scope === 'soft' &&
      (NEGATORS.has(token.word) || token.word === 'than') &&
      token.word !== 'wouldnt' &&
      !(token.word === 'refuse' && before[index - 1]?.word === 'wouldnt') &&
      before[index + 1]?.word !== 'to',
  );
  return isRefused || isLessLiked(line, from) || PREFERS_NOT.test(wordsBefore(line, from)) ? `no_${word}` : word;
}

export function addSoft(draft: Draft, found: Pick<Found, 'from' | 'to'>, words: string): void {
  if (!draft.soft.includes(words)) draft.soft.push(words);
  addSpan(draft, found, `soft.${words}`);
}

export function addUnresolved(draft: Draft, { from, to }: Pick<Found, 'from' | 'to'>, reason: string): void {
  draft.unresolved.push({ text: textOf(draft, from, to), reason });
  addSpan(draft, { from, to }, 'unresolved');
}

/** What the person does not care about is shown as such and filters nothing. */
export function addUnneeded(draft: Draft, found: Pick<Found, 'from' | 'to'>): void {
  addUnresolved(draft, found, 'You did not ask for this, so no home is left out for it');
}

const UNITS: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  grand: 1e3,
  m: 1e6,
  mm: 1e6,
  mil: 1e6,
  mio: 1e6,
  mln: 1e6,
  million: 1e6,
  millions: 1e6,
  billion: 1e9,
};

/** The number of a group, with its unit if it has one; undefined where the group took no part. */
export function numberOf(found: Found, group: string, unitFrom?: string): number | undefined {
  const text = found.groups[group];
  if (text === undefined) return undefined;
  const said = found.groups[`${group}_k`] ?? (unitFrom === undefined ? undefined : found.groups[`${unitFrom}_k`]);
  // "400 mil" is Spanish for 400 thousand, "1.5 mil" short for millions.
  const unit = said === 'mil' && Number(text) >= 20 ? 'thousand' : said;
  return Math.round(Number(text) * (unit === undefined ? 1 : (UNITS[unit] ?? 1)) * 1e6) / 1e6;
}
