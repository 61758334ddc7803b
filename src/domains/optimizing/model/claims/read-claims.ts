import { factTexts, type HomeFacts, isFalse, isTrue, listOf, nearbyField, numberOf, photoField } from '../home-facts.ts';
import type { Claim } from './claim.ts';
import type { FeatureWords } from './claim-words.ts';
import { CONDITION_WORDS } from './condition-words.ts';
import { FEATURE_WORDS } from './feature-words.ts';
import { EXTENT_WORDS, NEAR_WORDS, OPINION_WORDS } from './opinion-words.ts';
import { readNumbers } from './read-numbers.ts';
import { splitSentences } from './split-sentences.ts';

interface Reader extends FeatureWords {
  valuePattern: RegExp | undefined;
  roomPattern: RegExp | undefined;
}

interface Readers {
  /** All wordings, each in a group of its own: the group says which one was found. */
  pattern: RegExp;
  rows: readonly Reader[];
}

const compile = (rows: readonly FeatureWords[]): Readers => ({
  pattern: new RegExp(`(?<![\\w-])(?:${rows.map(({ words }) => `((?:${words})(?![\\w]))`).join('|')})`, 'gi'),
  rows: rows.map((row) => ({
    ...row,
    valuePattern: row.value === undefined ? undefined : new RegExp(row.value, 'i'),
    roomPattern: row.rooms === undefined ? undefined : new RegExp(`^(?:${row.rooms})$`, 'i'),
  })),
});

const FEATURES = compile(FEATURE_WORDS);
const CONDITIONS = compile(CONDITION_WORDS);
const OPINIONS = new RegExp(`(?<![\\w-])(?:${OPINION_WORDS.join('|')})(?![\\w-])`, 'gi');
const EXTENTS = new RegExp(`(?<![\\w-])(?:${EXTENT_WORDS})(?![\\w-])`, 'gi');
const NEARS = new RegExp(`(?<![\\w-])(?:${NEAR_WORDS})(?![\\w-])`, 'gi');
/** Before a feature: it is not there, or not yet. */
const NEGATED = /(?:^|[^\w-])(?:no|not|without|never|zero|neither|nor|lacks?|free of)(?: (?:a|an|any|more))? $/i;
const HOPED =
  /(?:^|[^\w-])(?:room for|space for|potential for|possible|future|planned|plumbed for|wired for|ready for|add|could be|option(?:al)?)(?: (?:a|an|your))? $/i;

/** Nouns of what lies near, and which kinds of measured places they are. */
const NEAR_KINDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bparks?\b/i, ['park']],
  [/\b(?:bus|train|transit|light rail|tram|subway|station|stop)s?\b/i, ['stop']],
  [/\b(?:grocer(?:y|ies)|supermarket)\b/i, ['grocery']],
  [/\b(?:cafes?|coffee)\b/i, ['cafe']],
  [/\brestaurants?\b/i, ['restaurant']],
  [/\blibrar(?:y|ies)\b/i, ['library']],
  [/\bpharmac(?:y|ies)\b/i, ['pharmacy']],
  [/\bschools?\b/i, ['school']],
];

interface Known {
  facts: HomeFacts;
  texts: readonly { field: string; text: string }[];
}

/** Everything that a text says of a home, in text order, each with the fields that support it. */
export function readClaims(text: string, facts: HomeFacts): Claim[] {
  const known: Known = { facts, texts: factTexts(facts) };
  const taken = new Uint8Array(text.length);
  const claims: Claim[] = [];
  const add = (found: readonly Claim[]) => {
    for (const claim of found) {
      if (taken.subarray(claim.start, claim.end).some((one) => one === 1)) continue;
      taken.fill(1, claim.start, claim.end);
      claims.push(claim);
    }
  };
  const names = readNames(text, known);
  add(names.filter(({ text: name }) => HAS_SMALL.test(name)));
  add(readNears(text, known));
  add(readRows(text, CONDITIONS, 'condition', known));
  add(readPlain(text, EXTENTS, 'extent'));
  add(readRows(text, FEATURES, 'feature', known));
  add(readNumbers(text, facts));
  add(readPlain(text, OPINIONS, 'opinion'));
  // Words in capitals are often said loudly, and seldom names: "a SAFE area", "a NEW ROOF".
  add(names.filter(({ text: name }) => !HAS_SMALL.test(name)));
  add(readSentences(text, claims));
  return claims.toSorted((a, b) => a.start - b.start);
}

/** Claims of a text that no field supports: of the home's people, of anybody else, or of a language model. */
export function findUnsupportedClaims(text: string, facts: HomeFacts): Claim[] {
  return readClaims(text, facts).filter(({ fields }) => fields.length === 0);
}

function readRows(text: string, { pattern, rows }: Readers, kind: 'feature' | 'condition', known: Known): Claim[] {
  return [...text.matchAll(pattern)].flatMap((match): Claim[] => {
    const reader = rows[match.findIndex((one, at) => at > 0 && one !== undefined) - 1];
    const said = match[0].trim();
    if (said === '' || reader === undefined) return [];
    const start = match.index + match[0].indexOf(said);
    const before = text.slice(Math.max(0, start - 30), start);
    const place = { start, end: start + said.length, text: said };
    if (NEGATED.test(before)) return [{ kind: 'absence', ...place, fields: fieldsDenying(reader, known.facts) }];
    if (HOPED.test(before)) return [{ kind, ...place, fields: [] }];
    return [{ kind, ...place, fields: fieldsSaying(reader, said, known) }];
  });
}

/** What supports a feature that a text names. */
export function readerOf(said: string): Reader | undefined {
  const match = [...said.matchAll(FEATURES.pattern)][0];
  return match === undefined ? undefined : FEATURES.rows[match.findIndex((one, at) => at > 0 && one !== undefined) - 1];
}

function fieldsSaying({ valuePattern, fields, flags, roomPattern }: Reader, said: string, { facts, texts }: Known): string[] {
  const words = said.toLowerCase();
  const found = new Set<string>();
  // A photo shows whatever is there: where a field says that the home has none, it shows somebody else's.
  const isDenied = (flags ?? []).some((flag) => isFalse(facts, flag));
  for (const { field, text } of texts) {
    if (isDenied && field.startsWith(photoField(''))) continue;
    const isField = fields === undefined || fields.includes(field);
    // A value in the same words supports it, whatever the field.
    if (valuePattern !== undefined && isField && valuePattern.test(text) && fitsWords(words, text)) found.add(field);
    else if (words.length > 3 && text.toLowerCase().includes(words)) found.add(field);
  }
  for (const flag of flags ?? []) if (isTrue(facts, flag) || (numberOf(facts, flag) ?? 0) > 0) found.add(flag);
  if (!isDenied) for (const room of facts.rooms) if (roomPattern?.test(room) === true) found.add(photoField(room));
  return [...found];
}

/** Words that narrow a feature must stand in the value too: "wood fence" does not follow from a chain-link one. */
const NARROWING =
  /\b(?:oak|maple|pine|fir|walnut|cherry|birch|bamboo|cork|parquet|brick|stone|stucco|adobe|log|cedar|vinyl|aluminum|metal|slate|copper|shake|wood|iron|chain[- ]link|privacy|perimeter|split rail|heated(?! (?:and cooled )?by)|salt ?water|in-?ground|above-?ground|infinity|lap|indoor|covered|screened|enclosed|underground|assigned|deeded|lake|river|ocean|bay|mountain|valley|canyon|forest|garden|golf course|vineyard|meadow|desert|pasture|pond|creek|hill|city|skyline|downtown|craftsman|colonial|tudor|victorian|ranch|bungalow|farmhouse|cape cod|mediterranean|mid-?century|contemporary|georgian|federal|prairie|spanish|queen anne|dutch colonial|split[- ]level|a-frame|traditional|saltbox|neoclassical|art deco|italianate|vaulted|cathedral|coffered|tray|beamed|dishwasher|tennis|pickleball|basketball|racquetball|concierge|doorman|circular|shared(?= driveway)|gated|finished|unfinished|full|crawl ?space|slab|ramp|grab bars|level|flat|irregular|rectangular|flag|barn|shed|stable|greenhouse|kennel|pergola|gazebo|arbor|tile|composition|asphalt|concrete|rubber|laminate|granite)\b/gi;
const SAME: Readonly<Record<string, RegExp>> = {
  'in-ground': /in ground/i,
  inground: /in ground/i,
  'above-ground': /above ground/i,
  aboveground: /above ground/i,
  saltwater: /salt water/i,
  'mid-century': /mid-?century/i,
  iron: /iron/i,
  flat: /flat|level/i,
  'crawl space': /crawl ?space/i,
  crawlspace: /crawl ?space/i,
  'split-level': /split/i,
};

/** Whether a value names what the words narrow: "wood fence" and "Wood". */
export function fitsWords(words: string, value: string): boolean {
  const narrowing = words.toLowerCase().match(NARROWING) ?? [];
  if (narrowing.length === 0) return true;
  return narrowing.every((word) => (SAME[word] ?? new RegExp(`\\b${word.replaceAll(/[- ]/g, '[- ]?')}`, 'i')).test(value));
}

/** A no supports that something is missing. An empty field does not. */
function fieldsDenying({ flags, fields }: Reader, facts: HomeFacts): string[] {
  const byFlag = (flags ?? []).filter((flag) => isFalse(facts, flag) || numberOf(facts, flag) === 0);
  const byNone = (fields ?? []).filter((field) => {
    const value = facts.fields[field];
    return Array.isArray(value) && value.length === 1 && /^(?:none|no)$/i.test(value[0] ?? '');
  });
  return [...byFlag, ...byNone];
}

function readPlain(text: string, pattern: RegExp, kind: 'opinion' | 'extent'): Claim[] {
  return [...text.matchAll(pattern)].map((match) => ({
    kind,
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    fields: [],
  }));
}

/** The rest of the sentence: "St. Roch Park" does not end it. */
const AFTER_NEAR = /^(?:[^.;!?\n]|(?<=\b(?:St|Mt|Ft|Dr|Ave|[A-Z]))\.){0,80}/;

function readNears(text: string, { facts }: Known): Claim[] {
  return [...text.matchAll(NEARS)].map((match) => {
    const end = match.index + match[0].length;
    const rest = AFTER_NEAR.exec(text.slice(end))?.[0] ?? '';
    const sentence = text.slice(Math.max(0, match.index - 80), end) + rest;
    // "6 minutes to": the number belongs to the place.
    const given = /^(?:minutes?)\b/i.test(match[0])
      ? /(?:^|[^\d.,$])(\d{1,3})[ -]$/.exec(text.slice(Math.max(0, match.index - 6), match.index))?.[1]
      : undefined;
    const isAway = ({ walkMinutes }: { walkMinutes: number }) => given === undefined || walkMinutes === Number(given);
    const named = facts.nearby.filter((place) => (given === undefined ? sentence : rest).includes(place.name) && isAway(place));
    const kinds = NEAR_KINDS.flatMap(([pattern, all]) => (pattern.test(rest) ? all : []));
    const ofKind = facts.nearby.filter(
      (place) => kinds.includes(place.kind) && sentence.includes(String(place.walkMinutes)) && isAway(place),
    );
    const transit = kinds.includes('stop') && listOf(facts, 'LotFeatures').includes('Near Public Transit') ? ['LotFeatures'] : [];
    const club = /golf/i.test(rest)
      ? listOf(facts, 'LotFeatures')
          .filter((one) => /golf/i.test(one))
          .map(() => 'LotFeatures')
      : [];
    return {
      kind: 'place' as const,
      start: match.index,
      end,
      text: match[0],
      fields: [...new Set([...[...named, ...ofKind].map(({ name }) => nearbyField(name)), ...transit, ...club])],
    };
  });
}

const NAME = /(?<=[\p{Ll},;:)\d] )(?:\p{Lu}[\p{Ll}'’]+|\p{Lu}{2,})(?:(?: (?:of|the|and|de|la|&))? \p{Lu}[\p{L}\p{M}\d'’]+)*/gu;
const HAS_SMALL = /\p{Ll}/u;
/** Words that are written with a capital without being names. */
const COMMON_CAPITALS =
  /^(?:HOA|HVAC|AC|RV|EV|TV|LED|USB|WiFi|Wi-Fi|BBQ|I|It|The|A|An|MLS|FHA|VA|USDA|LEED|ENERGY|STAR|DIY|ADU|BR|BA|SF|SQFT|US|USA|NEW|AND)$/;

function readNames(text: string, { texts }: Known): Claim[] {
  return [...text.matchAll(NAME)].flatMap((match): Claim[] => {
    const name = match[0];
    if (name.split(' ').every((word) => COMMON_CAPITALS.test(word))) return [];
    const fields = texts.filter(({ text: fact }) => fact.toLowerCase().includes(name.toLowerCase()) || isPartOf(name, fact));
    // Styles and values of fields may be written with a capital too.
    if (fields.length === 0 && new RegExp(`^(?:${CAPITALIZED})$`, 'i').test(name)) return [];
    return [
      {
        kind: 'name',
        start: match.index,
        end: match.index + name.length,
        text: name,
        fields: [...new Set(fields.map(({ field }) => field))],
      },
    ];
  });
}

const CAPITALIZED =
  'craftsman|colonial|tudor|victorian|ranch|mediterranean|georgian|federal|spanish|queen anne|dutch colonial|french(?: doors)?|italianate|energy star|cape cod|mid-century(?: modern)?|art deco|jacuzzi|tesla';

/** "Maple Street" is a name of the address "123 Maple", whose suffix is another field. */
const isPartOf = (name: string, fact: string): boolean =>
  fact.length > 3 && name.toLowerCase().startsWith(`${fact.toLowerCase()} `);

/** What asks the reader to come and look says nothing about the home. */
const INVITATION =
  /\b(?:schedule|book|call|contact|visit|come|see|tour|showing|welcome|appointment|ask|request|photos|questions?|open house|details|equal housing|please|today|listing|for sale|offers?|inspection|verify)\b/i;

function readSentences(text: string, claims: readonly Claim[]): Claim[] {
  return splitSentences(text).flatMap(({ start, end, text: words }): Claim[] => {
    const isEmpty = !claims.some((claim) => claim.start < end && claim.end > start);
    return isEmpty && words.split(/\s+/).length > 3 && !INVITATION.test(words)
      ? [{ kind: 'sentence', start, end, text: words, fields: [] }]
      : [];
  });
}
