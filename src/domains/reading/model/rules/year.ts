import {
  addSoft,
  addTag,
  addUnneeded,
  addUnresolved,
  claim,
  type Draft,
  type Found,
  type Rule,
  rule,
  setFilter,
  textOf,
  wishFor,
} from '../draft.ts';
import { isFine } from '../scopes/is-fine.ts';
import { isPreferred } from './measure-rules.ts';

// In "2000+ sq ft" the number is no year.
const YEAR_ONLY = '(?! ?(?:\\+ |or more |or bigger |or larger )?(?:{sqft}|{sqm}|sq|{k}|dollars|{month}))';

const PART_OF_HOME =
  '(?:roof|hvac|furnace|boiler|ac|air conditioner|water heater|windows|kitchen|bath(?:room)?s?|appliances|plumbing|wiring|siding|carpet|systems?|deck|pool)';
const OF_AGE =
  '(?: (?:that|is|was|are|with|were|has|have|been|should|must|needs|to|be|replaced|done|redone|updated|installed))* (?:(?:{lt}|newer than|younger than) \\d+ years?(?: old)?|(?:in|within) (?:the )?(?:last|past) \\d+ years?|(?:after|since|in|from|newer than|no older than|not older than|older than|before|later than|as of) (?:19|20)\\d\\d)';

const FROM = '(?:built |constructed |year built |homes? |in )*';
const DECADE = '(?:the )?(?<a>(?:1[6-9]|20)\\d0|[2-9]0) s';

function startOfDecade({ groups }: Found): number {
  return toYear(groups['a'] ?? groups['b']);
}

function toYear(decade: string | undefined): number {
  const said = Number(decade);
  return said < 100 ? 1900 + said : said;
}

const YEARS_ABROAD = '(?:jahren?|ans|anos|anni|jaar)';
const OLDER_ABROAD =
  '(?:alter als|plus (?:ancien|ancienne|vieux|vieille)s? que|mas (?:viej|antigu)[oa]s? (?:que|de)|piu vecchi[oae]? di|mais (?:velh|antig)[oa]s? (?:do )?que|ouder dan)';

export const yearRules: Rule[] = [
  // "Year built: 1995 to 2015".
  rule(
    '(?:(?:year(?: built)?|built|vintage)(?: (?:matters|is|range|between|from|:))*|(?<=(?:^| )(?:character|bungalows?|houses?|homes?|built|era|craftsman|tudor|colonial|victorian) )\\() (?<a>(?:18|19|20)\\d\\d) (?:to|-|through|and) (?<b>(?:18|19|20)\\d\\d)(?! (?:{sqft}|k|dollars))',
    (found, draft) => {
      const [first, last] = [Number(found.groups['a']), Number(found.groups['b'])];
      if (first >= last) return false;
      setFilter(draft, found, 'year_min', first);
      setFilter(draft, found, 'year_max', last);
      return true;
    },
  ),
  rule(
    '(?:built |from )?(?:before|prior to|older than|pre) (?:19|20)\\d\\d or (?:built )?(?:after|newer than|since|post) (?:19|20)\\d\\d',
    (found, draft) => addUnresolved(draft, found, 'Homes can be searched by one span of years at a time'),
  ),
  rule(
    `(?:(?:nicht|no|pas|non|nao|niet)(?: (?:es|sea|tenga|ist|sia|seja))? )?${OLDER_ABROAD} (?<a>\\d{1,3}) ${YEARS_ABROAD}|(?:de |con )?(?:menos|moins|meno|weniger|minder) (?:de|que|di|als|dan) (?<b>\\d{1,3}) ${YEARS_ABROAD}(?: (?:de antiguedad|alt))?`,
    (found, draft) => {
      setFilter(draft, found, 'age_max', Number(found.groups['a'] ?? found.groups['b']));
    },
  ),
  rule(
    '(?:baujahr |gebaut |construid[oa]s? |construite?s? |costruit[oaie] |bouwjaar )+(?:(?<after>ab|seit|nach|despues de|desde|a partir de|apres|depuis|dopo il|dopo|dal|depois de|na|vanaf)|(?<before>vor|bis|antes de|avant|prima del|voor)) (?<a>(?:1[6-9]|20)\\d\\d)',
    (found, draft) => {
      const isAfter = found.groups['after'] !== undefined;
      setFilter(draft, found, isAfter ? 'year_min' : 'year_max', Number(found.groups['a']));
    },
  ),
  rule(`(?:new |newer )?roof(?:ing)?${OF_AGE}`, (found, draft) => addTag(draft, { ...found, scope: 'must' }, 'new_roof')),
  rule(
    '(?:newer|newish|recent|recently (?:replaced|updated)|(?:just |newly )?replaced|upgraded|updated) (?:hvac|furnace|boiler|water heater|heater|windows|plumbing|wiring|electrical?|siding|systems?|mechanicals)',
    (found, draft) => addUnresolved(draft, found, 'Listings do not say how old the parts of a home are'),
  ),
  rule(
    '(?:built|constructed|construction|year)(?: (?:in or))? (?:(?<after>after|since|from|post)|(?<before>before|pre|prior to)) (?<a>[3-9]\\d)(?! ?(?:s|{sqft}|{k}|years?|days?|%)(?: |$))',
    (found, draft) =>
      setFilter(draft, found, found.groups['after'] === undefined ? 'year_max' : 'year_min', toYear(found.groups['a'])),
  ),
  rule('(?:built )?(?<a>[3-9]\\d) (?:or (?:newer|later)|and (?:newer|later)|onwards)', (found, draft) =>
    setFilter(draft, found, 'year_min', toYear(found.groups['a'])),
  ),
  // A home that was renovated since was built before.
  rule(
    '(?:(?:fully|completely|newly|recently|last|just) )?(?:updated|renovated|remodeled|redone|rehabbed|restored|refreshed|modernized|gutted|updates|renovations?|remodel)(?: (?:done|made|finished))?(?: (?:in|since|after|from|around|within|during|post))(?: the)?(?: (?:(?:19|20)\\d\\d(?: or (?:later|after))?|(?:last|past) (?:\\d+|few|couple of) years?|last year|(?:19|20)?\\d0 s))',
    (found, draft) => addSoft(draft, found, found.scope === 'must_not' ? 'no_renovated' : wishFor(draft, found, 'renovated')),
  ),
  rule(`${PART_OF_HOME}${OF_AGE}`, (found, draft) =>
    addUnresolved(draft, found, 'Listings do not say how old the parts of a home are'),
  ),
  rule('(?:built |from |dating )?(?:in |during )?(?:this|the (?:21|twenty first)(?: ?st)?) century', (found, draft) =>
    setFilter(draft, found, 'year_min', 2000),
  ),
  rule('(?:built |from |dating )(?:in |during )?this decade', (found, draft) =>
    setFilter(draft, found, 'year_min', Math.floor(Number(draft.today.slice(0, 4)) / 10) * 10),
  ),
  rule(
    '(?:max(?:imum)? )?(?:home |house |building )?age(?: (?:of|is|:|max|under|at most|up to))* (?<a>\\d{1,3}) years?(?: {less})?',
    (found, draft) => {
      if (!/max|home|house|building|under|most/.test(found.words)) return false;
      setFilter(draft, found, 'age_max', Number(found.groups['a']));
      return true;
    },
  ),
  rule('(?:year |yr )?built (?:> ?=?|≥) ?(?<a>(?:1[6-9]|20)\\d\\d)', (found, draft) =>
    setFilter(draft, found, 'year_min', Number(found.groups['a'])),
  ),
  rule(
    '(?:built |dating |homes |year built |from )*(?:between|from|in) (?<a>(?:1[6-9]|20)\\d\\d) (?:{to}|or) (?<b>(?:1[6-9]|20)\\d\\d)',
    readYears,
  ),
  rule('(?:built |year built )(?<a>(?:1[6-9]|20)\\d\\d) ?{to} ?(?<b>(?:1[6-9]|20)\\d\\d)', readYears),
  rule(
    '(?<a>(?:1[6-9]|20)\\d\\d) ?(?:-|to|through|thru|until|till) ?(?<b>(?:1[6-9]|20)\\d\\d)(?: (?:built|construction|build|homes?))',
    readYears,
  ),
  // "1950 to 1975", said alone.
  rule(
    '(?<=^|, |; |[.] |(?:say|about|around|roughly|maybe|circa|era|ideally) )(?<a>(?:18|19|20)\\d\\d) ?(?:-|to) ?(?<b>(?:19|20)\\d\\d)(?= (?:,|;|[.]|with|and)(?: |$)|$)',
    (found, draft) => {
      const [a, b] = [Number(found.groups['a']), Number(found.groups['b'])];
      const isRound = a % 100 === 0 && b % 100 === 0;
      if (isRound || a >= b || b > Number(draft.today.slice(0, 4)) || draft.filters.listing_type === 'rent') return false;
      readYears(found, draft);
      return true;
    },
  ),
  // "Minimum 2010 year", as people write whose first language is another.
  rule(
    '(?:built |from )*(?:min(?:imum)?|at least|no less than|since|after|from) (?:of )?(?:the )?(?<a>(?:19|20)\\d\\d) years?(?! (?:old|lease))',
    (found, draft) => setFilter(draft, found, 'year_min', Number(found.groups['a'])),
  ),
  rule(
    '(?:built |constructed |build |year built |year |construction |homes? )*(?:after|since|newer than|(?<!no |not )later than|in or after|from|no older than|not older than|post|no earlier than|not before)(?: -)? (?<a>(?:1[6-9]|20)\\d\\d)(?: (?:construction|build|built|or later))?(?! ?(?:{sqft}|sq|{to} (?:1[6-9]|20)\\d\\d))',
    (found, draft) => setFilter(draft, found, 'year_min', Number(found.groups['a'])),
  ),
  rule(
    `(?<!(?:{sqft}|size|area|space|lot|footage|price|budget|rent)(?: (?::|=|is|of))? )(?:built |year built )*(?:in )?(?<a>(?:1[6-9]|20)\\d\\d) (?:or newer|or later|or after|\\+|and newer|and later|onwards?|on(?= [,.;)]| ?$)|and on|forward|and up|or more recent|and after)(?: (?:construction|build))?${YEAR_ONLY}`,
    (found, draft) => setFilter(draft, found, 'year_min', Number(found.groups['a'])),
  ),
  rule(
    '(?:built |constructed |year built |construction |homes? )*(?:before|prior to|older than|earlier than|pre|no later than|not after|(?<=(?:built|constructed|year|construction|homes?) )up to) ?(?:-? )?(?<a>(?:1[6-9]|20)\\d\\d)(?: (?:construction|homes?))?',
    (found, draft) => setFilter(draft, found, 'year_max', Number(found.groups['a'])),
  ),
  rule('(?:built )?(?:in )?(?<a>(?:1[6-9]|20)\\d\\d) (?:or older|or earlier|or before|and older|and earlier)', (found, draft) =>
    setFilter(draft, found, 'year_max', Number(found.groups['a'])),
  ),
  rule(
    `${FROM}(?:the )?(?<part>early |mid |late )?${DECADE} (?:or newer|or later|and newer|and later|onwards?|and up|and on)(?: (?:construction|build|built|homes?))?`,
    (found, draft) => setFilter(draft, found, 'year_min', startOfDecade(found) + partOfDecade(found.groups['part']?.trim())[0]),
  ),
  rule(
    `${FROM}${DECADE} (?:or older|or earlier|and older|and earlier)(?: (?:construction|build|built|homes?))?`,
    (found, draft) => setFilter(draft, found, 'year_max', startOfDecade(found) + 9),
  ),
  rule(
    `${FROM}(?:since|from|no earlier than|not before) ${DECADE} on(?:wards?)?|${FROM}since ${DECADE.replace('<a>', '<b>')}`,
    (found, draft) => setFilter(draft, found, 'year_min', startOfDecade(found)),
  ),
  rule(`${FROM}(?:after|post|newer than|later than) ${DECADE}`, (found, draft) =>
    setFilter(draft, found, 'year_min', startOfDecade(found) + 10),
  ),
  rule(`${FROM}(?:through|up to|until|no later than) ${DECADE}`, (found, draft) =>
    setFilter(draft, found, 'year_max', startOfDecade(found) + 9),
  ),
  rule(`${FROM}(?:before|pre|prior to|older than|earlier than) ${DECADE}`, (found, draft) =>
    setFilter(draft, found, 'year_max', startOfDecade(found) - 1),
  ),
  rule(
    `${FROM}(?:the )?(?<part>early|mid|late)? ?${DECADE.replace('(?:the )?', '')} (?:to|-|and|through|till|until) (?:the )?(?<part2>early|mid|late)? ?(?<b>(?:1[6-9]|20)\\d0|[2-9]0) s`,
    (found, draft) => {
      const { part, part2, a, b } = found.groups;
      if (part === undefined && part2 === undefined) return false;
      setFilter(draft, found, 'year_min', toYear(a) + partOfDecade(part)[0]);
      setFilter(draft, found, 'year_max', toYear(b) + partOfDecade(part2)[1] - 1);
      return true;
    },
  ),
  rule(
    `${FROM}${DECADE}(?: , (?:the )?(?:(?:1[6-9]|20)\\d0|[2-9]0) s)*(?: ,)?(?: (?:or|to|-|and|through|/)|,) (?:the )?(?<b>(?:1[6-9]|20)\\d0|[2-9]0) s(?: (?:style|era))?`,
    (found, draft) => {
      const { a, b } = found.groups;
      setFilter(draft, found, 'year_min', Math.min(toYear(a), toYear(b)));
      setFilter(draft, found, 'year_max', Math.max(toYear(a), toYear(b)) + 9);
    },
  ),
  rule('(?:built |from |in |homes )*(?:the )?(?<part>early|mid|late)? ?(?<a>(?:1[6-9]|20)\\d0) s(?: (?:style|era))?', readDecade),
  rule(
    '(?:built |from )?(?:in )?(?:the )?(?<part>early|mid|late)? ?(?<a>[2-9]0) s(?:(?= (?:ramblers?|ranchers?|ranch|craftsman|tudors?|cape cod|cottages?|colonials?|split|brick|farmhouse|modern|townhouses?|bungalows?|duplex|condos?)(?: |$))| (?:style|era|homes?|houses?|built|build|construction))|(?:built|dating|constructed|from|out of)(?: (?:in|from|during))? (?:the )?(?<part>early |mid |late )?(?<a>[2-9]0) s',
    readDecade,
  ),
  rule(
    `(?:built|constructed|construction|year built)(?: (?:in|after|since|by|around|is|:))? (?<a>(?:1[6-9]|2\\d)\\d\\d)${YEAR_ONLY}`,
    (found, draft) => {
      setFilter(draft, found, 'year_min', Number(found.groups['a']));
      setFilter(draft, found, 'year_max', Number(found.groups['a']));
    },
  ),
  rule(`(?<a>(?:19|20)\\d\\d) (?:build|built|construction)`, (found, draft) => {
    setFilter(draft, found, 'year_min', Number(found.groups['a']));
    setFilter(draft, found, 'year_max', Number(found.groups['a']));
  }),
  rule('(?:pre ?war|antebellum|(?:from |built )?before the war)(?: (?:homes?|buildings?))?', (found, draft) =>
    setFilter(draft, found, 'year_max', 1940),
  ),
  // "No younger than 10 years, no older than 40".
  rule(
    '(?:no|not|nothing)(?: (?:be|built))? (?:younger|newer) than (?<a>\\d{1,3})(?: years?)?(?: old)?(?:(?: (?:,|and|but|or|nor|with))* (?:(?:no|not|nothing) older|newer|younger) than (?<b>\\d{1,3})(?: years?)?(?: old)?)?',
    (found, draft) => {
      if (found.groups['b'] !== undefined) setFilter(draft, found, 'age_max', Number(found.groups['b']));
      return setFilter(draft, found, 'year_max', Number(draft.today.slice(0, 4)) - Number(found.groups['a']));
    },
  ),
  // "Between 10 and 40 years old"
  rule('(?:between |from )?(?<a>\\d{1,3}) ?(?:and|to|-) ?(?<b>\\d{1,3}) years? (?:old|of age)', (found, draft) => {
    const [a, b] = [Number(found.groups['a']), Number(found.groups['b'])];
    setFilter(draft, found, 'age_max', Math.max(a, b));
    setFilter(draft, found, 'year_max', Number(draft.today.slice(0, 4)) - Math.min(a, b));
  }),
  rule(
    'built (?:in|within) (?:the )?(?:last|past) (?<a>\\d+) years|(?:less than|under|{lt}|newer than|younger than) (?<b>\\d+) years? (?:old|of age)(?: {less})?|(?:(?:no|not)(?: be| exceed)? (?:older|more) than|be (?:less|newer) than|newer than|younger than|max(?:imum)? age(?: of)?) (?<c>\\d+) years?(?: old)?|(?<d>\\d+) years? old (?:or (?:newer|less|younger)|max|maximum|tops|at most)',
    (found, draft) => {
      const last = found.groups['a'];
      // "Nothing built in the last ten years" wants what is older.
      if (found.scope === 'must_not' && last !== undefined)
        return setFilter(draft, found, 'year_max', Number(draft.today.slice(0, 4)) - Number(last));
      return setFilter(
        draft,
        found,
        'age_max',
        Number(['a', 'b', 'c', 'd'].map((name) => found.groups[name]).find((text) => text !== undefined)),
      );
    },
  ),
  // "A 30 year old condo or younger": the condo is left to its own rule.
  rule(
    '(?<a>\\d+) years? old(?= (?:condos?|homes?|houses?|buildings?|townhouses?|townhomes?|places?) or (?:newer|less|younger))',
    (found, draft) => {
      setFilter(draft, found, 'age_max', Number(found.groups['a']));
      claim(draft, found.to + 1, found.to + 3);
    },
  ),
  rule(
    '(?:{gt} (?<a>\\d+) years? old|older than (?<c>\\d+) years?(?: old)?)|(?<b>\\d+) (?:\\+ )?years? old or (?:older|more)',
    (found, draft) =>
      setFilter(
        draft,
        found,
        'year_max',
        Number(draft.today.slice(0, 4)) - Number(found.groups['a'] ?? found.groups['b'] ?? found.groups['c']),
      ),
  ),
  // "Ten years or newer".
  rule('(?<a>\\d{1,3}) years?(?: old)? (?:or|and) (?:newer|younger|less old|fresher)', (found, draft) =>
    setFilter(draft, found, 'age_max', Number(found.groups['a'])),
  ),
  rule('(?:built |constructed )?(?:in|within) (?:the )?(?:last|past) decade', (found, draft) =>
    found.scope === 'must_not'
      ? setFilter(draft, found, 'year_max', Number(draft.today.slice(0, 4)) - 10)
      : setFilter(draft, found, 'age_max', 10),
  ),
  rule('post ?war(?: (?:homes?|buildings?|construction))?', (found, draft) => setFilter(draft, found, 'year_min', 1945)),
].map(withoutThousands);

const OLDER = /\b(?:older|over|above|before|prior|pre|more than|at least|\+)\b(?!.*\b(?:newer|after|since)\b)/;
const TIME_ITSELF = /^(?:(?:built|constructed|from|in|the) )*(?:early |mid |late )?(?:\d{4}|\d0 s)(?: |$)/;

/** "2,000" is no year, "preferably newer than 2010" no bound. */
function withoutThousands(one: Rule): Rule {
  return {
    pattern: one.pattern,
    read(found, draft) {
      if (/\d,\d/.test(textOf(draft, found.from, found.to))) return false;
      // "Over 20 years old is fine" asks for no old home.
      if (OLDER.test(found.words) && isFine(draft, found.to)) return addUnneeded(draft, found);
      if (isPreferred(draft, found)) return addSoft(draft, found, textOf(draft, found.from, found.to));
      // "Not built in the 70s": a time that has a bound was turned around before.
      if (found.scope === 'must_not' && TIME_ITSELF.test(found.words))
        return addUnresolved(draft, found, 'Homes built in these years cannot be left out yet');
      return one.read(found, draft);
    },
  };
}

function readYears(found: Found, draft: Draft): void {
  setFilter(draft, found, 'year_min', Math.min(Number(found.groups['a']), Number(found.groups['b'])));
  setFilter(draft, found, 'year_max', Math.max(Number(found.groups['a']), Number(found.groups['b'])));
}

/** Where "early", "mid" and "late" begin and end within ten years. */
function partOfDecade(part: string | undefined): [from: number, to: number] {
  return part === 'early' ? [0, 4] : part === 'mid' ? [3, 7] : part === 'late' ? [6, 10] : [0, 10];
}

function readDecade(found: Found, draft: Draft): void {
  const start = toYear(found.groups['a']);
  // "The 1900s" are a century, the 2000s ten years.
  const length = start % 100 === 0 && start < 2000 ? 100 : 10;
  const part = found.groups['part']?.trim();
  const [from, to] = partOfDecade(part);
  setFilter(draft, found, 'year_min', start + (from * length) / 10);
  setFilter(draft, found, 'year_max', start + (to * length) / 10 - 1);
}
