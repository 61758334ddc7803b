import { addSpan, type Draft, type Found, type Rule, rule, textOf } from '../draft.ts';
import { addNear } from './near-object.ts';
import type { SortField } from '../tags/vocabulary.ts';

const THING = '(?:homes?|listings?|propert(?:y|ies)|places?|ones?|units?|options?)';
const FIRST = '(?: (?:first|at the top|on top|to (?:lowest|highest|largest|smallest|oldest|newest)))?';

function order(field: SortField, dir: 'asc' | 'desc'): Rule['read'] {
  return (found: Found, draft: Draft) => {
    if (found.scope === 'must_not' || isRefused(found, draft)) return false;
    draft.sort = { field, dir };
    addSpan(draft, found, 'sort');
    return true;
  };
}

/** "Maybe not the biggest yard", "does not have to be the newest": what is refused puts no home first. */
function isRefused({ from }: Found, { line }: Draft): boolean {
  const before = line.slice(Math.max(0, from - 6), from).map(({ word }) => word);
  return REFUSED.test(before.join(' '));
}

const REFUSED =
  /(?:^| )(?:not|no|isnt|arent|dont|doesnt|never|neednt)(?: (?:necessarily|really|looking|after|for|need|needs|want|have|has|to|be|get|buy|care|about|exactly|the|an?|in|one of|of))*$/;

const BY = '(?:sort(?:ed)?|order(?:ed)?|rank(?:ed)?|arrange(?:d)?)(?: (?:them|results|it))?(?: (?:by|on|from))?(?: the)?';
const UP =
  '(?:smallest to largest|oldest to newest|least to most|asc(?:ending)?|low(?:est)? to high(?:est)?|lowest(?: first)?|smallest(?: first)?|shortest(?: first)?|fewest(?: first)?|nearest(?: first)?|closest(?: first)?|increasing|low first)';
const DOWN =
  '(?:largest to smallest|biggest to smallest|newest to oldest|most to least|desc(?:ending)?|high(?:est)? to low(?:est)?|highest(?: first)?|largest(?: first)?|biggest(?: first)?|longest(?: first)?|decreasing|high first)';

// In "3 beds, largest first" the beds are a wish.
const UNCOUNTED = String.raw`(?<!\d |\d[+] |[+] |more )`;

// In "dropped in price, biggest drop first" the drop is the biggest.
const OF_NOTHING_ELSE = '(?! (?!first|please|thanks|thank|and|then|to|on|in|with|at)[a-z])';

const NOUNS: [string, SortField, 'asc' | 'desc'][] = [
  [
    'price(?:s)? (?:per|/|a) (?:{sqft}|foot|ft)|ppsf|psf|price / {sqft}|[$] ?(?:/|per) ?(?:{sqft}|foot|ft)',
    'price_per_sqft',
    'asc',
  ],
  ['price (?:drops?|cuts?|reductions?)', 'price_cut', 'desc'],
  ['(?:monthly )?payments?|monthly costs?', 'monthly_payment', 'asc'],
  [
    '(?:list(?:ing|ed)? )?(?:date|dates)|date listed|newness|recency|most recent|newest|how (?:recent|new)(?:ly)?(?: (?:they|it|each) (?:were|was|are|is))?(?: listed)?',
    'listed_date',
    'desc',
  ],
  ['lot(?: size)?|lot area|acreage|acres|land', 'lot_sqft', 'desc'],
  ['year(?: built)?|age', 'year_built', 'desc'],
  ['(?:days|time) on (?:the )?market|dom', 'dom', 'asc'],
  ['size|square footage|{sqft}|living area|area', 'sqft', 'desc'],
  ['beds?|bedrooms?|number of (?:beds|bedrooms)', 'beds', 'desc'],
  ['baths?|bathrooms?|number of (?:baths|bathrooms)', 'baths', 'desc'],
  ['commute(?: times?)?(?! (?:to|into|from))', 'commute', 'asc'],
  ['(?:best )?match|relevance|relevancy', 'match', 'desc'],
  ['prices?|cost', 'price', 'asc'],
];

const AS_POSSIBLE: [string, SortField, 'asc' | 'desc'][] = [
  ['(?:much|large|big)(?: of)?(?: an?)? (?:land|lot|yard|acreage|acres)', 'lot_sqft', 'desc'],
  ['many (?:acres)', 'lot_sqft', 'desc'],
  ['many (?:beds|bedrooms)', 'beds', 'desc'],
  ['many (?:baths|bathrooms)', 'baths', 'desc'],
  [
    '(?:much (?:space|square footage|{sqft}|house)|big|large|big an? (?:house|home|place)|large an? (?:house|home|place))',
    'sqft',
    'desc',
  ],
  ['(?:cheap|inexpensive|affordable|little money)', 'price', 'asc'],
  ['new', 'year_built', 'desc'],
];

export const sortRules: Rule[] = [
  rule(`${BY} newest(?: to oldest)?(?! (?:built|build|construction))`, order('listed_date', 'desc')),
  rule(`(?:${BY} )?(?:year(?: built)?|age)(?: ,)? newest(?: first)?`, order('year_built', 'desc')),
  rule(`(?:${BY} )?(?:year(?: built)?|age)(?: ,)? oldest(?: first)?`, order('year_built', 'asc')),
  rule(`${BY} oldest to newest`, order('listed_date', 'asc')),
  rule(`${BY} (?:newest|most recently) (?:built|construction|build)`, order('year_built', 'desc')),
  rule(
    `(?:${BY} (?:price )?)?(?:from )?(?:the )?(?:cheapest|lowest|least expensive|cheap|least) to (?:the )?(?:most expensive|priciest|dearest|costliest|highest|expensive)`,
    order('price', 'asc'),
  ),
  rule(
    `(?:${BY} (?:price )?)?(?:from )?(?:the )?(?:most expensive|priciest|dearest|costliest|highest) to (?:the )?(?:cheapest|lowest|least expensive)`,
    order('price', 'desc'),
  ),
  rule(`(?:from )?(?:the )?(?:smallest|tiniest) to (?:the )?(?:largest|biggest)`, order('sqft', 'asc')),
  rule(`(?:from )?(?:the )?(?:largest|biggest) to (?:the )?(?:smallest|tiniest)`, order('sqft', 'desc')),
  ...NOUNS.flatMap(([noun, field, usual]) => [
    rule(`${BY} (?:${noun})(?: ,)?(?: \\(| from)? ${UP}(?: \\))?`, order(field, 'asc')),
    rule(`${BY} (?:${noun})(?: ,)?(?: \\(| from)? ${DOWN}(?: \\))?`, order(field, 'desc')),
    rule(`${BY} (?:lowest|smallest|shortest|cheapest|oldest|fewest) (?:${noun})`, order(field, 'asc')),
    rule(`${BY} (?:highest|largest|longest|biggest|newest|most) (?:${noun})`, order(field, 'desc')),
    rule(`${BY} (?:${noun})`, order(field, usual)),
    rule(`${UNCOUNTED}(?:by )?(?:${noun})(?: ,)? ${UP}${OF_NOTHING_ELSE}`, order(field, 'asc')),
    rule(`${UNCOUNTED}(?:by )?(?:${noun})(?: ,)? ${DOWN}${OF_NOTHING_ELSE}`, order(field, 'desc')),
  ]),
  rule(
    String.raw`(?:best|lowest|cheapest|least) (?:prices?|cost|\$|value|deals?|bargains?)? ?(?:per|/|a) {sqft}${FIRST}`,
    order('price_per_sqft', 'asc'),
  ),
  rule(String.raw`(?:highest|most expensive) (?:price|cost|\$)? ?(?:per|/|a) {sqft}${FIRST}`, order('price_per_sqft', 'desc')),
  rule(
    `(?:lowest|cheapest|smallest) (?:monthly )?(?:payments?|costs? per month|monthly costs?)${FIRST}`,
    order('monthly_payment', 'asc'),
  ),
  rule(
    `(?:biggest|largest|steepest|deepest|highest|greatest) (?:price )?(?:drops?|cuts?|reductions?|discounts?)${FIRST}`,
    order('price_cut', 'desc'),
  ),
  rule(`(?:biggest|largest|most) (?:lots?|land|yards?|acreage|acres|lot sizes?)${FIRST}`, order('lot_sqft', 'desc')),
  // "As much land as possible".
  ...AS_POSSIBLE.map(([words, field, dir]) =>
    rule(`as ${words} as (?:possible|i can|we can|you (?:can|have)|it gets|they come)`, order(field, dir)),
  ),
  rule(`(?:smallest) (?:lots?|yards?)${FIRST}`, order('lot_sqft', 'asc')),
  rule(
    `(?:most (?:bedrooms|beds)|(?:highest|largest|most) (?:number of (?:bedrooms|beds)|(?:bedroom|bed) count))${FIRST}`,
    order('beds', 'desc'),
  ),
  rule(
    `(?:most (?:bathrooms|baths)|(?:highest|largest|most) (?:number of (?:bathrooms|baths)|(?:bathroom|bath) count))${FIRST}`,
    order('baths', 'desc'),
  ),
  rule(
    `(?:${BY} (?:(?:shortest|quickest|fastest|least) )?|(?:shortest|quickest|fastest|least) )(?:commute|drive|trip|travel|ride|train ride|bus ride)(?: times?)? (?:to|into|from)(?: the)? {place:place}${FIRST}`,
    (found, draft) => {
      const place = draft.line.find((token) => token.word === found.groups['place'])?.place ?? '';
      draft.sort = { field: 'commute', dir: 'asc' };
      draft.filters.commute = [...(draft.filters.commute ?? []), { to: place }];
      addSpan(draft, found, 'sort');
      addSpan(draft, found, `filters.commute.${place}`);
    },
  ),
  rule('(?:the )?older (?:homes?|houses?|ones?|properties|buildings?) first', order('year_built', 'asc')),
  rule('(?:the )?newer (?:homes?|houses?|ones?|properties|buildings?) first', order('year_built', 'desc')),
  rule(`(?:shortest|quickest|fastest) commute(?: times?)?${FIRST}`, order('commute', 'asc')),
  rule(
    `(?:(?:${BY} )?(?:the )?(?:closest|nearest)|(?:${BY}|by) (?:distance|proximity|closeness))(?: ${THING})? (?:to|from)(?: (?:the|my))? {place:place}${FIRST}(?: ,? ?(?:closest|nearest)(?: first)?)?`,
    (found, draft) => {
      const place = draft.line.find((token) => token.word === found.groups['place'])?.place ?? '';
      draft.sort = { field: 'commute', dir: 'asc' };
      addSpan(draft, found, 'sort');
      addNear(draft, found, { place });
    },
  ),
  rule(`(?:${BY} )?(?:closest|nearest) (?:to|from) (?:my |the )?(?:work|office|job)${FIRST}`, order('commute', 'asc')),
  rule(
    `(?:(?:${BY} )?(?:the )?(?:closest|nearest)|${BY} (?:distance|proximity|closeness))(?: ${THING})? (?:to|from){det} (?<thing>[a-z]+(?: [a-z]+){0,3}?) first`,
    (found, draft) => {
      const from = found.to - 1 - (found.groups['thing'] ?? '').split(' ').length;
      draft.sort = { field: 'commute', dir: 'asc' };
      addSpan(draft, found, 'sort');
      addNear(draft, found, { place: textOf(draft, from, found.to - 1) });
    },
  ),
  rule(
    `(?:longest|most time|most days) on (?:the )?market${FIRST}|(?:listed|been listed) (?:the )?longest${FIRST}|oldest listings?${FIRST}|stalest(?: listings?)?${FIRST}`,
    order('dom', 'desc'),
  ),
  rule(`(?:least time|fewest days|shortest) on (?:the )?market${FIRST}`, order('dom', 'asc')),
  rule(`(?:newest|latest)(?: to oldest)?(?: ${THING})? by (?:year(?: built)?|age)${FIRST}`, order('year_built', 'desc')),
  rule(
    `(?:newest|latest|most recent(?:ly listed)?|freshest)(?! (?:built|builds?|constructions?|price|sales))(?: ${THING})?${FIRST}|new(?:est)? (?:listings? )?first|recent(?:ly listed)? first`,
    order('listed_date', 'desc'),
  ),
  rule(`(?:newest|most recently) (?:built|constructions?|builds?)(?: ${THING})?${FIRST}`, order('year_built', 'desc')),
  rule(`oldest(?: ${THING})?${FIRST}`, order('year_built', 'asc')),
  rule(
    `(?:the )?(?:cheapest|least expensive|lowest ?priced?|lowest price|most affordable|lowest cost)(?: ${THING})?${FIRST}(?: first)?`,
    order('price', 'asc'),
  ),
  rule(`(?:the )?(?:most expensive|priciest|highest ?priced?|costliest)(?: ${THING})?${FIRST}`, order('price', 'desc')),
  rule(`(?:smallest|lowest|least) (?:prices?|costs?)${FIRST}`, order('price', 'asc')),
  rule(`(?:largest|highest|biggest) (?:prices?|costs?)${FIRST}`, order('price', 'desc')),
  rule(
    `(?:the )?(?:(?:largest|biggest)(?: ${THING})?|most (?:square footage|{sqft}|space|living space))${FIRST}(?: by (?:size|{sqft}))?`,
    order('sqft', 'desc'),
  ),
  rule(`(?:the )?smallest(?: ${THING})?${FIRST}`, order('sqft', 'asc')),
  rule(`(?:low(?:est)? to high(?:est)?|cheap(?:est)? first)`, order('price', 'asc')),
  rule(`(?:high(?:est)? to low(?:est)?)`, order('price', 'desc')),
  // "Show cheaper ones first", "the smaller ones at the top".
  rule(`(?:the )?(?:cheap(?:er)?|less expensive|lower priced)(?: ${THING})? (?:first|at the top|on top)`, order('price', 'asc')),
  rule(`(?:the )?(?:more expensive|pricier|higher priced)(?: ${THING})? (?:first|at the top|on top)`, order('price', 'desc')),
  rule(`(?:the )?(?:bigger|larger|big|large)(?: ${THING})? (?:first|at the top|on top)`, order('sqft', 'desc')),
  rule(`(?:the )?(?:smaller|small)(?: ${THING})? (?:first|at the top|on top)`, order('sqft', 'asc')),
  rule(`(?:the )?(?:newer|most recent)(?: ${THING})? (?:first|at the top|on top)`, order('listed_date', 'desc')),
  rule(`best (?:match(?:es)?|fit)${FIRST}`, order('match', 'desc')),
];
