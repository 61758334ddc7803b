import { addSoft, addTag, addUnneeded, addUnresolved, claim, type Draft, type Found, matchAt, setFilter } from '../draft.ts';
import { NEGATORS } from '../scopes/scope-phrases.ts';
import { overWords } from '../scopes/over-words.ts';
import { TAG_PATTERNS } from '../tags/ontology.ts';
import { startFinder } from '../patterns/rule-index.ts';
import { isKnownOfHomes } from '../line/spelling.ts';
import { FILLER_WORDS } from '../line/words.ts';
import { type Tag, TAGS } from '../tags/vocabulary.ts';

// `\w+` in a pattern must not eat what other rules have claimed; `·` is no word character, so it cannot.
const PATTERNS = TAGS.flatMap((tag) => TAG_PATTERNS[tag].map((source) => ({ tag, pattern: overWords(source) })));
export const tagFinder = startFinder(PATTERNS);

/** "Minimal carpet" neither wants nor refuses any. */
const HARDLY = /^(?:minimal|little|less|limited|few|fewer)$/;

/** "No stairs" and "no one above" refuse nothing themselves: what is said around them counts. */
const OWN_REFUSAL =
  /^(?:no|not|nothing|needs?|needing|requires?|requiring|wont|without|zero|none|nobody|cant|cannot|can|doesnt|avoid|few|minimal|dont)$/;

interface TagMatch {
  tag: Tag;
  from: number;
  to: number;
}

/** Finds tags, longest first, and adds each by what is said around it. */
export function readTags(draft: Draft): void {
  const matches: (TagMatch & { length: number })[] = [];
  for (const [{ tag, pattern }, starts] of tagFinder.find(draft.line.map(({ word }) => word))) {
    let last = 0;
    for (const from of starts) {
      const match = from < last ? null : matchAt(draft, pattern, from);
      if (match === null || match[0] === '') continue;
      last = from + match[0].split(' ').length;
      matches.push({ tag, from, to: last, length: match[0].length });
    }
  }
  matches.push(...findPredicates(draft));
  matches.sort((a, b) => b.to - b.from - (a.to - a.from) || b.length - a.length || a.from - b.from);
  const taken = new Set<number>();
  const chosen: TagMatch[] = [];
  for (const match of matches) {
    const tokens = Array.from({ length: match.to - match.from }, (_, offset) => match.from + offset);
    // "Updated kitchen with island" is both; "covered patio" is no patio besides.
    // Of "a great view of the mountains" no view is left over.
    if (tokens.every((index) => taken.has(index) || ADDS_NOTHING.test(draft.line[index]?.word ?? ''))) continue;
    for (const index of tokens) taken.add(index);
    chosen.push(match);
  }
  // Wild horses that could not drag one to a place are no horse property.
  const isSaying = ({ from, to }: TagMatch) =>
    draft.line.slice(from, to).every((token) => token.isTurn && token.scope === 'must');
  for (const match of chosen.toSorted((a, b) => a.from - b.from)) if (!isSaying(match)) addMatch(draft, match);
}

const SAYS_OF =
  /^[a-z]+ (?:(?:that|which) )?(?:(?:must|should|has to|have to|need to|needs to|ought to|better|to) (?:all )?be|needs|is|are|being)(?: (?:all|both|very|really|fully|quite|pretty|nice and|already|extra|mostly|at least|partially))? (?<what>[a-z]+)(?= |$)/;
const MOST_OF_PREDICATE = 9;

/** "The doors need to be wide": the same as wide doors. */
function findPredicates(draft: Draft): (TagMatch & { length: number })[] {
  const said = draft.line.map(({ word, isClaimed }) => (isClaimed ? '·' : word));
  return said.flatMap((noun, from) => {
    if (!/^[a-z]{3,}$/.test(noun) || !COPULA.has(said[from + 1] ?? '')) return [];
    const found = SAYS_OF.exec(said.slice(from, from + MOST_OF_PREDICATE).join(' '));
    const what = found?.groups?.['what'];
    if (found === null || what === undefined) return [];
    const words = [what, noun];
    const text = words.join(' ');
    const to = from + found[0].split(' ').length;
    const tag = findWholeTag(words);
    return tag === undefined ? [] : [{ tag, from, to, length: text.length }];
  });
}

const COPULA = new Set([
  'that',
  'which',
  'must',
  'should',
  'has',
  'have',
  'need',
  'needs',
  'ought',
  'better',
  'to',
  'is',
  'are',
  'being',
]);

/** The tag that these words are, and not one of them alone. */
function findWholeTag(words: readonly string[]): Tag | undefined {
  const text = words.join(' ');
  for (const [{ tag, pattern }, starts] of tagFinder.find(words)) {
    pattern.lastIndex = 0;
    if (starts.includes(0) && pattern.exec(text)?.[0] === text) return tag;
  }
  return undefined;
}

/** Words around a tag that say no more of it. */
const ADDS_NOTHING = /^(?:with|an?|the|on|in|my|own|great|nice|good|amazing|beautiful|stunning|private|big|large)$/;

function addMatch(draft: Draft, { tag, from, to }: TagMatch): void {
  const first = draft.line[from];
  const last = draft.line[to - 1];
  if (first === undefined || last === undefined) return;
  const before = draft.line[from - 1];
  // "A little patio" is one.
  const isSmall = before?.word === 'little' && /^an?$/.test(draft.line[from - 2]?.word ?? '');
  if (before !== undefined && !before.isClaimed && !isSmall && HARDLY.test(before.word)) {
    addUnresolved(draft, { from: from - 1, to }, 'How much is too much? Say no to it, or leave it out');
    claim(draft, from - 1, to);
    return;
  }
  if (CAN_BE_BUILT.has(tag) && isRoomFor(draft, from)) {
    addSoft(draft, { from, to }, `room_for_${tag}`);
    claim(draft, from, to);
    return;
  }
  if (tag === 'ground_floor' && !isOfHome(draft, { from, to })) {
    addUnresolved(draft, { from, to }, 'Listings do not say on which floor a room lies');
    claim(draft, from, to);
    return;
  }
  // A person with a wheelchair needs an accessible home, which few listings mention: such homes come first, and none is left out.
  if (
    tag === 'wheelchair_accessible' &&
    (to - from === 1 || /chairs?$/.test(last.word)) &&
    /^wheel ?chairs?$|^(?:power|motori[sz]ed|electric)$/.test(first.word) &&
    isSomebodys(draft, from)
  ) {
    addSoft(draft, { from, to }, 'accessible');
    claim(draft, from, to);
    return;
  }
  // "A double wide, not a park".
  if (tag === 'mobile_home_park' && last.word === 'park' && !draft.line.some(({ word }) => IS_MANUFACTURED.test(word))) return;
  // "Not Lakeview": written as a name.
  if (
    from > 0 &&
    to - from === 1 &&
    tag.endsWith('_view') &&
    /^\p{Lu}\p{Ll}+view$/u.test(draft.text.slice(first.start, first.end))
  ) {
    addUnresolved(draft, { from, to }, 'No place of this name is known here');
    claim(draft, from, to);
    return;
  }
  const isFree = draft.line[to]?.word === 'free' && tag !== 'no_stairs';
  const isPermitted = last.word === 'welcome';
  const isOwn =
    OWN_REFUSAL.test(first.word) || draft.line.slice(from + 1, to - 1).some(({ word }) => /^(?:no|without|zero)$/.test(word));
  const around = isOwn ? first.scope : last.scope;
  const said = isFree ? 'must_not' : isPermitted && around === 'soft' ? 'must' : around;
  const after = draft.line.slice(to, to + 5).map(({ word, isClaimed }) => (isClaimed ? '·' : word));
  // "Septic ok" asks for none.
  if (
    said === 'must' &&
    /^(?:(?:and|or) [a-z]+ )?(?:in (?:the |a )?[a-z]+ )?(?:(?:is|are|would be) )?(?:(?:all|also|both|totally|perfectly|just) )?(?:ok|okay|fine|acceptable|alright|no problem|not a problem|no issue)(?: |$)/.test(
      after.join(' '),
    )
  ) {
    addUnneeded(draft, { from, to });
    // "I said no pool, but a pool is fine".
    draft.mustNot = draft.mustNot.filter((refused) => refused !== tag);
    claim(draft, from, to);
    return;
  }
  // "A loft is not a bedroom" asks for none.
  if (
    said === 'must' &&
    /^(?:(?:(?:is|are) not|isnt|arent)(?! (?:negotiable|optional|up for))|not (?:in|on|at|next|above|over|off) the) /.test(
      after.join(' '),
    )
  ) {
    addUnresolved(draft, { from, to }, 'This says what it is not, so no home is left out for it');
    claim(draft, from, to);
    return;
  }
  // "An office that isn't in the basement" refuses no basement.
  if (said === 'must_not' && INSIDE.has(tag) && IS_NOT_IN.test(wordsBefore(draft, from, 4))) {
    addUnresolved(draft, { from, to }, 'Listings do not say where in a home each room lies');
    claim(draft, from, to);
    return;
  }
  // "No shared laundry" wants one's own.
  if (tag === 'laundry_room' && said === 'must_not' && SHARED.test(before?.word ?? '')) {
    addTag(draft, { from: from - 1, to, scope: 'must' }, 'in_unit_laundry');
    claim(draft, from - 1, to);
    return;
  }
  const scope = said === 'must' && SURROUNDINGS.has(tag) && isBeyond(draft, from) ? 'must_not' : said;
  if (scope === 'must_not' && isOfSomeKind(draft, { from, to })) {
    addUnresolved(draft, { from, to }, 'Listings do not tell this kind from others, so no home is left out for it');
    claim(draft, from, to);
    return;
  }
  // Nobody asks for a busy road, and "stairs" are spoken of only to be refused.
  if (scope === 'must' && SURROUNDINGS.has(tag)) return;
  // "No open staircases" refuses some stairs, not all.
  if (scope === 'must_not' && KIND_OF_STAIRS.test(draft.line[from - 1]?.word ?? '') && STAIRS.test(first.word)) {
    addUnresolved(draft, { from: from - 1, to }, 'Listings do not tell this kind from others, so no home is left out for it');
    claim(draft, from - 1, to);
    return;
  }
  // People who refuse a tear-down may take a fixer-upper.
  if (
    scope === 'must_not' &&
    tag === 'fixer_upper' &&
    WRECK.test(first.word) &&
    draft.line.some(({ word }) => FIXER.test(word))
  ) {
    addUnresolved(draft, { from, to }, 'Listings do not tell a teardown from another home that needs work');
    claim(draft, from, to);
    return;
  }
  // "Modern wiring" is no modern house.
  if (scope === 'must' && STYLES.has(tag) && PART_OF_HOME.test(draft.line[to]?.word ?? '')) {
    addUnresolved(draft, { from, to: to + 1 }, 'Listings do not say this about parts of a home');
    claim(draft, from, to + 1);
    return;
  }
  // "No more than two flights of stairs" takes some.
  if (
    STAIRS.test(last.word) &&
    /(?:than|most|only|just|max|maximum) \d (?:flights?|sets?)(?: of)?$/.test(wordsBefore(draft, from, 5))
  )
    return;
  // "No carpet except on the stairs".
  if (STAIRS.test(first.word) && ON_STAIRS.test(wordsBefore(draft, from, 2))) return;
  if (STAIRS.test(first.word)) {
    if (scope === 'must_not') addTag(draft, { from, to, scope: 'must' }, tag);
    return;
  }
  const found: Found = { from, to, groups: {}, words: '', scope };
  addTag(draft, found, tag === 'home_gym' && first === last && isInBuilding(draft) ? 'gym' : tag);
  if ((tag === 'attached_garage' || tag === 'detached_garage') && scope === 'must') {
    setFilter(draft, found, 'garage_min', Math.max(draft.filters.garage_min ?? 1, readCars(draft, found)));
  }
  for (const [also, word] of IMPLIED[tag] ?? []) {
    if (draft.line.slice(from, to).some((token) => word.test(token.word))) addTag(draft, found, also);
  }
  // "Brick house" says what kind of home it is as well, "guest house" does not.
  const keepsType = to - from > 1 && !IS_A_HOUSE.has(tag) && KIND_OF_HOME.test(last.word);
  claim(draft, from, keepsType ? to - 1 : to);
}

/** "No gravel driveway" refuses gravel, "no lakefront prices" prices. */
function isOfSomeKind({ line }: Draft, { from, to }: Pick<TagMatch, 'from' | 'to'>): boolean {
  const [before, after] = [line[from - 1], line[to]];
  if (after?.isClaimed === false && after.scope === 'must_not' && HAD_BY_A_THING.test(after.word)) return true;
  if (
    before === undefined ||
    before.isClaimed ||
    before.isTurn ||
    before.scope !== 'must_not' ||
    !/^[a-z]{3,}$/.test(before.word)
  )
    return false;
  const { word } = before;
  return !NEGATORS.has(word) && !FILLER_WORDS.has(word) && !isKnownOfHomes(word) && !NO_KIND.test(word);
}

const HAD_BY_A_THING =
  /^(?:prices?|smells?|odou?rs?|problems?|issues?|maintenance|upkeep|repairs?|costs?|bills?|hassles?|headaches?|rights|leases?|rentals?|contracts?|loans?|traffic|bedrooms?|rooms?)$/;
const NO_KIND =
  /^(?:ones|those|having|owning|touch|stand|bear|abide|tolerate|tolerating|risk|suffer|endure|justify|deal|dealing|share|sharing|like|love|enjoy|handle|manage|behind|beside|beneath|beyond|below|under|against|along|facing|damn|stupid|silly|ugly|awful|horrible|annoying|dumb|single|freaking|friggin|bloody|fucking|goddamn|gross|nasty)$/;

const INSIDE: ReadonlySet<Tag> = new Set(['basement', 'attic', 'loft', 'den', 'garden', 'finished_basement']);
const IS_NOT_IN =
  /(?:isnt|arent|not|not be|never|(?:cant|cannot|shouldnt|mustnt|wont|dont want (?:it|them|that)) ?(?:be)?)(?: located| all)? (?:in|on|at) (?:the|an?|our|my)$/;

function wordsBefore({ line }: Draft, from: number, count: number): string {
  return line
    .slice(Math.max(0, from - count), from)
    .map(({ word }) => word)
    .join(' ');
}

const IS_MANUFACTURED = /^(?:mobile|manufactured|modular|trailers?|doublewide|singlewide|wides?|55)$/;
const SHARED = /^(?:shared|communal|coin|common)$/;

function isSomebodys({ line }: Draft, from: number): boolean {
  return /^(?:an?|my|his|her|their|our|in|uses?|using|power|electric|manual)$/.test(line[from - 1]?.word ?? '');
}

/** "A bath on the first floor" asks for no home that lies there. */
function isOfHome({ line }: Draft, { from, to }: Pick<TagMatch, 'from' | 'to'>): boolean {
  const before = line.slice(Math.max(0, from - 3), from).map(({ word, isClaimed }) => (isClaimed ? '·' : word));
  const isOn = /^(?:on|at)$/.test(before.at(-1) ?? '') || (before.at(-1) === 'the' && /^(?:on|at)$/.test(before.at(-2) ?? ''));
  const thing = before.at(before.at(-1) === 'the' ? -3 : -2);
  // "First floor laundry" is a laundry there.
  if (ROOM.test(line[to]?.word ?? '')) return false;
  return !isOn || to - from > 2 || thing === undefined || !ROOM.test(thing);
}

const ROOM =
  /^(?:beds?|baths?|bathrooms?|showers?|rooms?|office|kitchen|laundry|washer|dryer|suite|toilet|den|bedrooms?|everything)$/;

/** What may still be built: "room for a pool" asks for no pool. */
const CAN_BE_BUILT: ReadonlySet<Tag> = new Set([
  'pool',
  'adu',
  'guest_house',
  'shop',
  'barn',
  'deck',
  'hot_tub',
  'sunroom',
  'greenhouse',
]);
const ROOM_FOR =
  /(?:room|space|place|potential|plans?|permits?|yard|lot|big enough|large enough) (?:for|to (?:add|build|put in|put))(?: an?| my| the| our)?$/;

function isRoomFor({ line }: Draft, from: number): boolean {
  return ROOM_FOR.test(
    line
      .slice(Math.max(0, from - 5), from)
      .map(({ word }) => word)
      .join(' '),
  );
}

/** A gym said alone is a room of a house, but shared in a building. */
function isInBuilding({ filters, line }: Draft): boolean {
  return (
    filters.listing_type === 'rent' ||
    line.some(({ word }) =>
      /^(?:condos?|apartments?|flats?|buildings?|complex|amenities|community|clubhouse|doorman|elevator|concierge)$/.test(word),
    )
  );
}

const KIND_OF_HOME = /^(?:houses?|condos?|townhouses?|townhomes?|apartments?|flats?)$/;
const IS_A_HOUSE: ReadonlySet<Tag> = new Set([
  'guest_house',
  'adu',
  'greenhouse',
  'mother_in_law_suite',
  'duplex_layout',
  'fixer_upper',
]);

/** Words within one tag that make another true too. */
const IMPLIED: Partial<Record<Tag, readonly (readonly [Tag, RegExp])[]>> = {
  dogs_allowed: [['cats_allowed', /^cats?$/]],
  big_yard: [['fenced_yard', /^fenced$/]],
  fenced_yard: [['big_yard', /^(?:big|large|huge)$/]],
  finished_basement: [['walk_out_basement', /^(?:walk|walkout)$/]],
};

const KIND_OF_STAIRS =
  /^(?:open|spiral|steep|floating|narrow|curved|winding|exposed|carpeted|wooden|metal|outside|exterior|attic|glass|creaky|winder)$/;
const ON_STAIRS = /(?:^| )(?:on|up|under|by|near|beside|down) (?:the|our)$/;
const WRECK = /^(?:tear|teardowns?|gut|total|complete|full)$/;
const FIXER = /^(?:fixers?|uppers?|handyman|projects?)$/;
const STYLES: ReadonlySet<Tag> = new Set([
  'modern',
  'contemporary',
  'colonial',
  'victorian',
  'craftsman',
  'tudor',
  'ranch_style',
]);
const PART_OF_HOME =
  /^(?:wiring|plumbing|electric(?:al|s|ity)?|heat(?:ing|er)?|cooling|hvac|furnace|appliances?|bath(?:room)?s?|fixtures?|furniture|furnishings|conveniences?|amenities|systems?|windows?|light(?:s|ing)?|tech(?:nology)?|touches|finishes|insulation|security|cabinets?|counters?|countertops?|comforts?|standards?)$/;

const STAIRS = /^(?:stairs|staircases?|steps|escaleras?|escaliers?|treppen|treppenstufen|escadas?|scalini|trappen)$/;

/** "Outside the flood zone" refuses it, "outside shower" does not. */
const SURROUNDINGS: ReadonlySet<Tag> = new Set([
  'busy_road',
  'flight_path',
  'flood_zone',
  'power_lines',
  'railroad',
  'shared_walls',
]);
const BEYOND =
  /(?:^| )(?:outside|out|beyond|clear|(?<!(?:right|just|exit|directly|backyard|yard) )off)(?: of)?(?: (?:the|a|an|any))?$/;

function isBeyond({ line }: Draft, from: number): boolean {
  const before = line.slice(Math.max(0, from - 3), from).map(({ word, isClaimed }) => (isClaimed ? '·' : word));
  return BEYOND.test(before.join(' '));
}

function readCars(draft: Draft, { from, to }: Found): number {
  const cars = draft.line.slice(from, to).find((token) => /^\d$/.test(token.word));
  return cars === undefined ? 1 : Number(cars.word);
}
