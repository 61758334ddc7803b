import { createTextMemory } from '#lib/text-memory.ts';
import { isAddressed } from './lawful/addressed.ts';
import { isAnsweredWell } from './lawful/answered.ts';
import { isDenied } from './lawful/denials.ts';
import type { Category, Finding, KindOfCopy, Rule, Severity } from './finding.ts';
import type { Found, Pattern } from './patterns/found.ts';
import { type Item, sentenceAround, wordsOf } from './text/item.ts';
import { isMentioned } from './lawful/mentions.ts';
import { isOfEitherKind, isOfFamilyCalled, isOfSellers, isWriter } from './patterns/named-in-passing.ts';
import { isOffered } from './lawful/offered.ts';
import { isOfOneself } from './lawful/of-oneself.ts';
import { isReported } from './lawful/reported.ts';
import { isOfOlderPersons, saysOlderPersons } from './lawful/older-persons.ts';
import { PATTERNS } from './patterns/patterns.ts';
import { IN_PICTURES } from './patterns/patterns-of-people.ts';
import { readItems } from './text/read-items.ts';
import { decide } from './rule-packs.ts';
import { findAnswers } from './sayings/sayings-across.ts';
import { findSayings } from './sayings/sayings.ts';
import { findSoundsWrong, isOtherSense, loudness, soundsHarmless } from './learned/sounds-wrong.ts';
import { suggest } from './suggesting/suggest.ts';
import { isAskedOfThings, tellTopic, topicAsked, withNamed } from './sayings/tell-topic.ts';
import { withTriedReplacements } from './suggesting/tried-replacements.ts';
import { weighWords } from './learned/weigh-words.ts';
import { endOfTrait, refusalAndLimit, wholePhrase } from './suggesting/whole-phrase.ts';

export interface CheckOptions {
  /** Two-letter codes of the states where it is published. Their packs turn more findings into errors. */
  states?: readonly string[];
  kind?: KindOfCopy;
}

const CHECKED_ONCE: readonly KindOfCopy[] = ['reply', 'business', 'review'];

/** A listing's texts come again with every look at it, and with every sheet of it. */
const recall = createTextMemory<readonly Finding[]>({ mostLetters: 400_000, longest: 4200 });

/**
 * Phrases in a text about a home that a fair-housing law forbids, or that can be read that way, in text order. Offsets are UTF-16
 * units of the original text, although the check ignores case, accents, look-alike letters and invisible characters. A replacement
 * is only offered where the sentence passes with it. The time grows in proportion to the text.
 */
export function checkCopy(text: string, options: CheckOptions = {}): Finding[] {
  const check = () => withTriedReplacements(findPhrases(text, options), text, (part) => findPhrases(part, options));
  const { states = [], kind = 'remarks' } = options;
  // What is written to somebody, or of a business, is checked once, and nobody's to keep.
  return CHECKED_ONCE.includes(kind) ? check() : [...recall(JSON.stringify([kind, states]) + text, check)];
}

function findPhrases(text: string, { states = [], kind = 'remarks' }: CheckOptions): Finding[] {
  const items = readItems(text);
  const letters = items.map(({ letter }) => letter).join('');
  const isQualified = saysOlderPersons(items);
  const found: (Match & { rank: number })[] = [];
  // Many patterns find the same words.
  const excused = new Map<number, boolean>();
  const isExcused = (from: number): boolean => {
    const known =
      excused.get(from) ??
      (isDisclaimed(items, letters, from) ||
        isDenied(items, from) ||
        isMentioned(items, from) ||
        isOffered(items, from) ||
        isWriter(items, from) ||
        isOfOneself(items, from, text) ||
        isReported(items, from) ||
        isOfSellers(items, from) ||
        isAnsweredWell(items, from, text));
    excused.set(from, known);
    return known;
  };
  const weighed = weighWords(items);
  const loud = loudness(items, weighed);
  const patterns = kind === 'alternative_text' || kind === 'caption' ? [...PATTERNS, IN_PICTURES] : PATTERNS;
  for (const pattern of patterns)
    for (const match of matchesOf(pattern, items, letters)) {
      if (isQualified && isOfOlderPersons(match, items)) continue;
      if (isExcused(match.from) || isOfThings(items, match) || isAddressed(items, match)) continue;
      // Beside a picture, people are named however harmless it sounds.
      if (pattern !== IN_PICTURES && (soundsHarmless(items, loud, match) || isOtherSense(items, loud, match))) continue;
      found.push({ ...match, rank: found.length });
    }
  for (const said of [...findSayings(items), ...findAnswers(items, text)])
    if (!(isQualified && isOfOlderPersons(said, items)) && !isExcused(said.from))
      found.push({ ...said, severity: 'soft', rank: found.length });
  for (const sound of findSoundsWrong(items, weighed, found))
    if (
      !(isQualified && isOfOlderPersons(sound, items)) &&
      !isExcused(sound.from) &&
      !isExcused(namedIn(items, sound).from) &&
      !isOfEitherKind(items, sound.from) &&
      !isOfFamilyCalled(items, namedIn(items, sound).from) &&
      !isAskedOfThings(items, sound.from, text) &&
      !isAddressed(items, namedIn(items, sound))
    )
      found.push({ ...sound, severity: 'soft', rank: found.length });
  const kept = withoutEchoes(
    withoutOverlaps(found.map((match) => (isVague(match) ? { ...match, ...withNamed(items, match) } : match))),
    letters,
  ).flatMap((match) => refusalAndLimit(match, items));
  let taken = 0;
  return kept.map((part, index) => {
    const match = wholePhrase(part, items, text, { from: taken, to: kept[index + 1]?.from ?? items.length });
    taken = match.to;
    const [first, last] = [items[match.from] as Item, items[match.to - 1] as Item];
    const { pack, severity } = decide(match.category, match.severity, states);
    const endOfIt = endOfTrait(match, items, text);
    const end = endOfIt ?? closingQuoted(text, first.start, last.end);
    const category = categoryOf(items, match, text);
    return {
      category,
      severity,
      start: first.start,
      end,
      text: text.slice(first.start, end),
      ...suggest({ ...match, category }, items, { text, kind }),
      ...(endOfIt === undefined ? {} : { replacement: null }),
      rule: match.rule,
      pack,
    };
  });
}

/** The end with the closing sign of a quotation that begins within: "no “kids”". */
function closingQuoted(text: string, start: number, end: number): number {
  const opened = /[“"«][^“”"«»]{0,80}$/.exec(text.slice(Math.max(start, end - 81), end));
  return opened !== null && /[”"»]/.test(text.charAt(end)) ? end + 1 : end;
}

interface Match {
  rule: Rule;
  category: Category;
  severity: Severity;
  from: number;
  to: number;
}

function matchesOf(pattern: Pattern, items: Item[], letters: string): Match[] {
  const matches: Match[] = [];
  // Hardly a pattern matches, and `matchAll` compiles each anew.
  if (letters.search(pattern.letters) === -1) return matches;
  for (const match of letters.matchAll(pattern.letters)) {
    const [matchFrom, matchTo] = match.indices?.[0] ?? [0, 0];
    const [from, to] = match.indices?.groups?.['x'] ?? [matchFrom, matchTo];
    const found: Found = { items, from, to, matchFrom, matchTo };
    const category =
      pattern.categoryOf === undefined
        ? items.slice(from, to).find((item) => item.category !== null)?.category
        : pattern.categoryOf(found);
    if (category === undefined || category === null) continue;
    // A comma or a sentence end before it does not belong to it.
    let start = from;
    while (start < to - 1 && /[,.]/.test(letters[start] ?? '')) start += 1;
    matches.push({
      rule: pattern.rule,
      category,
      severity: pattern.severityOf(category, found),
      from: start,
      to,
    });
  }
  return matches;
}

/** After "Regardless of religion", the rest of the sentence refuses nobody. */
function isDisclaimed(items: Item[], letters: string, from: number): boolean {
  for (let at = from; at >= 0 && from - at < 40; at--) {
    if (letters[at] === '.' || items[at]?.words === 'but' || items[at]?.words === 'however') return false;
    if (letters[at] === '!') return true;
  }
  return false;
}

const FITS_A_ROOM =
  /\bfits? (?:in|into|through) (?:the|that|this) (?:\w+ )?(?:room|bedroom|nook|alcove|closet|den|door|elevator)\b(?!.*\b(?:rather|hope|glad)\b)/;
const PUT_AWAY =
  /\b(?:bikes?|bicycles?|hoses?|tools?|shoes|boots|boxes|boats?|rvs?|trailers?|sheds?|fences?|(?:above ground )?pools?|grills?|carts?|planters?|signs?|furniture|laundry|mats|doormats|packages|trash|mopeds?|kayaks?|chickens|hoa|insur\w+|fire (?:codes?|marshal))\b/;
const STAYS = /^(?:include[sd]?|conveys?|stays?|negotiable|excluded|pictured|remains?|photos|pictures)$/;
const NEAR_HOMES = /^(?:daycare|preschool|kindergarten|nursery|sandbox|swing sets?|school bus|changing tables?)$/;
const COSTS =
  /^(?:fees?|deposits?|pet rent|pet fees?|pet deposit|rent|charges?|applies|apply|limits?|rules?|policy|policies|restrictions?|caps?|bans?)$/;
/** "No crib is included", "pet rent applies to pets, not to assistance animals": things that go or stay, and whom nothing is asked of. */
function isOfThings(items: Item[], { from, to }: Match): boolean {
  const found = items.slice(from, to).filter(({ category }) => category !== null);
  const [isOfHad, isOfAnimals] = ['T', 'y'].map((one) => found.length > 0 && found.every(({ letter }) => letter === one));
  if (isOfHad !== true && (isOfAnimals !== true || !isNotAsked(items, from))) return false;
  // The crib will not fit in the small room.
  if (
    isOfHad === true &&
    found.every(({ category }) => category === 'familial_status') &&
    FITS_A_ROOM.test(
      items
        .slice(from, to + 14)
        .map(({ words }) => words)
        .join(' '),
    )
  )
    return true;
  // No strollers, bikes or boxes in the hallway.
  if (
    isOfHad === true &&
    found.every(({ category }) => category === 'familial_status') &&
    isOfNobody(sentenceAround(items, from, 20)) &&
    PUT_AWAY.test(
      sentenceAround(items, from, 20)
        .map(({ words }) => words)
        .join(' '),
    )
  )
    return true;
  // There is no daycare in the building.
  if (
    isOfHad === true &&
    items.slice(Math.max(0, from - 3), from).some(({ words }) => words === 'there') &&
    NEAR_HOMES.test(items[to - 1]?.words ?? '')
  )
    return true;
  const said = isOfHad === true ? STAYS : COSTS;
  let start = from;
  while (start > Math.max(0, from - 8) && items[start - 1]?.letter !== '.') start -= 1;
  const end = isOfHad === true ? to + 10 : from;
  for (let at = start; at < Math.min(items.length, end); at++) {
    if (at >= to && items[at]?.letter === '.') return false;
    // "Must stay free of curry" is a rule.
    if (said.test(items[at]?.words ?? '') && !'mVn'.includes(items[at - 1]?.letter ?? '.') && items[at + 1]?.letter !== 'V')
      return true;
  }
  return false;
}

const isOfNobody = (sentence: readonly Item[]): boolean =>
  sentence.every(({ letter, words }) => !'QpHhN'.includes(letter) && !/^(?:you|your|they|who)$/.test(words));

/** "Not to service animals": in "no deposit, no service animals" they are refused. */
function isNotAsked(items: Item[], from: number): boolean {
  const words = items.slice(Math.max(0, from - 3), from + 3).map((item) => item.words);
  return /\b(?:not|never) (?:to|for|on)\b/.test(words.join(' '));
}

/** Rules for words that no list knows: what they hint at, their sentence tells. A guess makes no error of a warning. */
const HINTS: ReadonlySet<Rule> = new Set<Rule>(['people', 'preference', 'limit', 'manner']);

function categoryOf(items: readonly Item[], match: Match, text: string): Category {
  if (match.category === 'steering') return sharedWithYou(items, match) ?? toldOf(items, match, text);
  return match.category === 'sex' && isOfChildren(items, match) ? 'familial_status' : match.category;
}

/** "People of your race" */
function sharedWithYou(items: readonly Item[], { from, to }: Match): Category | undefined {
  const [, of] =
    /\b(?:of|from|with|share) your (?:own )?(race|ethnicity|faith|religion)$/.exec(wordsOf(items.slice(from, to))) ?? [];
  if (of === undefined) return undefined;
  return /^(?:faith|religion)$/.test(of) ? 'religion' : 'race_color';
}

function toldOf(items: readonly Item[], match: Match, text: string): Category {
  if (HINTS.has(match.rule)) return tellTopic(items, match, text);
  // "Friday prayers? You will feel more at home across town."
  const isToYou = items.slice(match.from, match.to).some(({ words }) => /\byou\b/.test(words));
  return (isToYou ? topicAsked(items, match.from, text) : undefined) ?? match.category;
}

/** "A mother with a boy and a girl": beside their parents, boys are children. */
function isOfChildren(items: readonly Item[], { from, to }: Match): boolean {
  const named = items.slice(from, to).filter(({ category }) => category !== null);
  return (
    named.every(({ words }) => /\b(?:boys?|girls?)$/.test(words)) &&
    OF_PARENTS.test(
      sentenceAround(items, from, 20)
        .map(({ words }) => words)
        .join(' '),
    )
  );
}

const OF_PARENTS =
  /\b(?:mothers?|fathers?|moms?|dads?|parents?|couple|family|your (?:(?:two|three|four|little|young) )?(?:boys|girls)|(?:we|you) have|(?:weve|youve) got|of us with)\b/;

/** A sentence about people says less than a saying that knows what of them it is about. */
const isVague = ({ rule, category }: Match): boolean => rule === 'people' && category === 'steering';

/** The item that says whom it is about, or the first one. */
function namedIn(items: readonly Item[], { from, to }: { from: number; to: number }): { from: number; to: number } {
  const at =
    from +
    Math.max(
      0,
      items.slice(from, to).findIndex(({ category }) => category !== null),
    );
  return { from: at, to: at + 1 };
}

/** If two findings share words, the more serious one stays, then the one that says what it is about, then the one from the earlier pattern. */
function withoutOverlaps(found: (Match & { rank: number })[]): Match[] {
  const graver = found.toSorted(
    (one, other) =>
      Number(one.severity === 'soft') - Number(other.severity === 'soft') ||
      Number(isVague(one)) - Number(isVague(other)) ||
      one.rank - other.rank,
  );
  const kept: Match[] = [];
  const taken = new Set<number>();
  for (const match of graver) {
    let isFree = true;
    for (let at = match.from; at < match.to; at++) if (taken.has(at)) isFree = false;
    if (!isFree) continue;
    for (let at = match.from; at < match.to; at++) taken.add(at);
    kept.push(match);
  }
  return kept.toSorted((one, other) => one.from - other.from);
}

const NEAR = 4;
/** What only names what a graver or clearer finding of the same sentence is about: "perfect for military families stationed here". */
function withoutEchoes(kept: Match[], letters: string): Match[] {
  return kept.filter(
    (one) =>
      one.rule !== 'people' ||
      one.severity === 'hard' ||
      !kept.some(
        (other) =>
          other !== one &&
          other.category === one.category &&
          other.rule !== 'people' &&
          Math.max(one.from, other.from) - Math.min(one.to, other.to) <= NEAR &&
          !/[.,]/.test(letters.slice(Math.min(one.to, other.to), Math.max(one.from, other.from))),
      ),
  );
}
