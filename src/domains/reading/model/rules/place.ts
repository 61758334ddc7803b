import {
  addSoft,
  addTag,
  addToFilter,
  addUnneeded,
  addUnresolved,
  claim,
  type Draft,
  type Found,
  type Rule,
  rule,
  wishFor,
} from '../draft.ts';
import { addNear, placeOf } from './near-object.ts';
import { COMMON_WORDS } from '../line/words.ts';

/** ZIP codes said to be such: read before amounts, which they look like. */
export const zipRules: Rule[] = [
  rule('mls(?: (?:number|id|no|listing))*(?: #| :)* ?\\d{4,10}', (found, draft) =>
    addUnresolved(draft, found, 'Type the number of a listing into the search box to open it'),
  ),
  rule(
    '(?:zip|zip code|zips|zip codes|zipcode|zipcodes|postal code|postal codes|postcode)(?: (?:is|are|of|in|:))* \\d{5}(?: (?:or|and|,|/) \\d{5})*',
    (found, draft) => {
      for (const zip of found.words.match(/\d{5}/g) ?? [])
        addToFilter(draft, found, found.scope === 'must_not' ? 'exclude_places' : 'zips', zip);
    },
  ),
];

const STREET =
  '(?:road|rd|street|st|avenue|ave|lane|ln|drive|dr|boulevard|blvd|way|court|ct|circle|parkway|pkwy|terrace|trail|creek|hills?|heights|estates|ridge|springs|valley|woods|village)';

/** Streets and places written as names: "on Indian Creek Road" speaks of no creek and of no one who lives there. */
export const streetRules: Rule[] = [
  rule(`(?:in|on|at|along|off) (?:\\d+ )?(?:[a-z]+ ){1,3}?${STREET}(?: ${STREET})?`, (found, draft) => {
    const name = draft.line.slice(found.from + 1, found.to);
    if (name.some((token) => token.place !== undefined) || draft.text === draft.text.toUpperCase()) return false;
    if (!name.every((token) => /^\p{Lu}|^\d/u.test(draft.text.slice(token.start, token.end)))) return false;
    addUnresolved(
      draft,
      { from: found.from + 1, to: found.to },
      'Type a street or subdivision into the search box to look for it by name',
    );
    return true;
  }),
];

/** What denies that a search goes on: "don't look", "there is no point in searching". */
const NOT_BEYOND =
  '(?:no|not|dont|do not|wont|wouldnt|cant|never|nothing|nowhere|refuse|unwilling)(?: (?:(?:no|any|much|real|good) )?(?:need|reason|point|sense|use|interest|interested|desire|wish|want|wanting|plan|planning|bother|bothering|going|go|care|caring|venture|stray|consider|considering|move|moving|live|living|be|to|in|for|us|me|look|looking|search|searching|shop|shopping|anything|any|homes?|houses?|places?|even|please|show|showing|send|sending|wandering|waste|time))*';

export const placeRules: Rule[] = [
  rule('(?:an? )?{place} (?:vibe|feel|feeling|style|charm|atmosphere|flair)', (found, draft) =>
    addUnresolved(draft, found, 'Places cannot be compared with others yet'),
  ),
  rule(
    '(?:as [a-z]+ as|(?:cheaper|quieter|nicer|bigger|smaller|better|(?:more|less) [a-z]+) than|similar to)(?: in| the)? {place}(?! (?:school|station|high))',
    (found, draft) => addUnresolved(draft, found, 'Places cannot be compared with others yet'),
  ),
  rule(
    '(?<!(?:insists?|insisting|set|keen|sold|dead set) )on (?:an?|the|its own|my own|our own) (?:private |small |little )?islands?',
    (found, draft) => addUnresolved(draft, found, 'Name the island, or draw it on the map'),
  ),
  rule(
    '(?:zip|zip code|zips|zip codes|zipcode|zipcodes|postal code|postcode)(?: (?:is|of|:))? (?<zip>\\d{5})(?: - \\d{4})?',
    readZip,
  ),
  rule('(?<zip>\\d{5})(?: (?:zip|area|zip code|zipcode))', readZip),
  rule('(?:(?:in|near|or|and|,|around|within) )?(?<zip>\\d{5})(?! ?(?:{sqft}|dollars|k|{acre}|lot))', (found, draft) => {
    const token = draft.line[found.to - 1];
    // A price would have a sign, a unit or a word for it.
    if (token === undefined || draft.text.slice(token.start, token.end).includes(',')) return false;
    return readZip(found, draft);
  }),
  // "No reason to look outside Oakdale", "we won't go past it": it is the one wanted.
  rule(
    `${NOT_BEYOND} (?:outside(?: of)?|beyond|past|further than|farther than|anywhere (?:but|except|besides|other than)|other than|elsewhere than) (?:the )?{place:place}`,
    (found, draft) => {
      addToFilter(draft, found, 'places', placeOf(draft, found));
      readFurther(draft, found, 'places', /^(?:or|and|nor|,)$/);
    },
  ),
  rule(
    '(?<refused>(?:not|(?:any|every)(?: (?:part|side|end|area|neighborhood|corner|place|spot))(?: (?:of|in|around))?(?: (?:the |this )?(?:town|city|area|county|map))? but|(?:not|no|never) interest(?:ed)?|not looking|not considering|rul(?:e|ed|ing) out|leav(?:e|ing) out|cross(?:ed|ing)? out|skip(?:ping)?|nothing|anywhere but|except|excluding|(?<!(?:bit|little|just|right|slightly|barely|far) )outside(?: of)?|exclude|avoid(?:ing)?|no|anything but|other than|but not)(?: in)? )(?:the )?{place:place}',
    (found, draft) => {
      // "Carpet no Oakdale": the refusal is of the carpet.
      if (found.words.startsWith('no ') && draft.line[found.to - 1]?.scope === 'must') return false;
      return readPlace({ ...found, scope: 'must_not' }, draft);
    },
  ),
  rule('(?:(?:an? )?(?:bit|little)|just|right|slightly|barely|not far) outside(?: of)? {place:place}', (found, draft) =>
    addNear(draft, found, { place: placeOf(draft, found) }),
  ),
  rule(
    '(?:with )?(?:an? )?(?:great |good |nice )?views? (?:of|over|to|towards?) (?:the )?{place:place}(?: skyline)?',
    (found, draft) => {
      addTag(draft, found, placeOf(draft, found) === 'downtown' || found.words.endsWith('skyline') ? 'city_view' : 'view');
    },
  ),
  rule(
    '(?<=(?:quiet|quieter|nice|nicer|calm|calmer|sunny|good|better|safe|safer|leafy) )(?:side|part|end|corner|section) of {place:place}',
    readPlace,
  ),
  // "The east side of Oakdale" is in Oakdale.
  rule(
    '(?:the )?(?:(?:north|south|east|west|northeast|northwest|southeast|southwest|far|other|central|upper|lower)(?:ern)? )+(?:side|part|end|half|section|edge) of {place:place}',
    readPlace,
  ),
  rule(
    '(?:north|south|east|west|northeast|northwest|southeast|southwest|outskirts|edge|suburbs|side) (?:of|from) {place:place}',
    (found, draft) => addUnresolved(draft, found, 'Directions from a place cannot be searched yet: draw the area on the map'),
  ),
  rule(
    '(?:(?:located |living |live |somewhere |anywhere |right )*(?:in|within|inside|at|around|of|from|to|for|en|dans|a) )?(?:the )?(?:city of |town of |heart of |middle of |center of |greater )?{place:place}(?: (?:area|neighborhood|neighbourhood|city(?! views?)|community|district|region|proper|subdivision))?',
    readPlace,
  ),
];

/** Holtsville, New York. */
const LOWEST_ZIP = 501;

function readZip(found: Found, draft: Draft): boolean {
  const zip = found.groups['zip'] ?? '';
  if (Number(zip) < LOWEST_ZIP) return false;
  if (found.scope === 'must_not') addToFilter(draft, found, 'exclude_places', zip);
  else addToFilter(draft, found, 'zips', zip);
  return true;
}

function readPlace(found: Found, draft: Draft): boolean {
  const place = placeOf(draft, found);
  if (place === '') return false;
  // "No condos in Oakdale" refuses condos: what is said around the name itself counts.
  const scope =
    found.scope === 'must_not' && found.groups['refused'] !== undefined
      ? 'must_not'
      : (draft.line.slice(found.from, found.to).find((token) => token.place === place)?.scope ?? found.scope);
  if (scope === 'must_not' && found.groups['refused'] !== undefined) refuseFurther(draft, found);
  if (scope === 'either') addUnneeded(draft, found);
  else if (scope === 'soft') addSoft(draft, found, wishFor(draft, found, place));
  // "Oakdale, not Oakdale Heights": the one that has only the beginning of its name is not meant.
  else if (scope === 'must_not' && isNamedOn(draft, found)) {
    addUnresolved(draft, { from: found.from, to: found.to + 1 }, 'No place of this name is known here');
    claim(draft, found.from, found.to + 1);
  }
  // Nobody lives in a school: naming one means its area.
  else if (scope === 'must' && / school$/i.test(place)) addToFilter(draft, found, 'schools', place);
  else addToFilter(draft, found, scope === 'must_not' ? 'exclude_places' : 'places', place);
  return true;
}

function isNamedOn({ line, text }: Draft, { to }: Found): boolean {
  const [name, next] = line.slice(to - 1, to + 1);
  const isSaidAlone = line.some(({ place, scope }) => place !== undefined && place === name?.place && scope === 'must');
  return isSaidAlone && next !== undefined && !next.isClaimed && /^\p{Lu}\p{Ll}/u.test(text.slice(next.start, next.end));
}

const OF_LIST =
  /^(?:.* )?(?:rul(?:e|ed|ing) out|leav(?:e|ing) out|cross(?:ed|ing)? out|skip(?:ping)?|except|exclud(?:e|ing)|avoid(?:ing)?|other than|but|interest(?:ed)?)(?: in)? $/;
const IS_FINE = /^(?:is|are|was|works?|would|ok|okay|fine|preferred|instead|please|only|yes)$/;

/** "Skip Oakdale, Eastlake and Fairview" leaves out all three; "not Oakdale or Eastlake" both. */
function refuseFurther(draft: Draft, found: Found): void {
  readFurther(draft, found, 'exclude_places', OF_LIST.test(found.groups['refused'] ?? '') ? /^(?:or|nor|and|,)$/ : /^n?or$/);
}

/** Places that are named after another in the same breath. */
function readFurther(draft: Draft, found: Found, key: 'places' | 'exclude_places', joint: RegExp): void {
  for (let at = found.to; joint.test(draft.line[at]?.word ?? ''); at += 2) {
    const next = draft.line[at + 1];
    if (next?.place === undefined || next.isClaimed || IS_FINE.test(draft.line[at + 2]?.word ?? '')) return;
    addToFilter(draft, { from: at + 1, to: at + 2 }, key, next.place);
    claim(draft, at, at + 2);
  }
}

/** "Fairview preferred, Oakdale ok": both will do. */
export function readOtherPlaces({ filters, soft, gazetteer }: Draft): void {
  const names = new Set(gazetteer.bySquashed.values());
  if (filters.places !== undefined) filters.places = [...new Set([...filters.places, ...soft.filter((word) => names.has(word))])];
}

/** Names after "in" that no list of places has: reported, never dropped. */
export const unknownPlaceRules: Rule[] = [
  rule('(?:in|within|around) (?<name>[a-z]{3,}(?: [a-z]{3,})?)', (found, draft) => {
    const tokens = draft.line.slice(found.from + 1, found.to);
    const isName = tokens.every((token) => /^\p{Lu}\p{Ll}/u.test(draft.text.slice(token.start, token.start + 2)));
    if (!isName || tokens.some((token) => COMMON_WORDS.has(token.word))) return false;
    addUnresolved(draft, { from: found.from + 1, to: found.to }, 'No place of this name is known here');
    return true;
  }),
];
