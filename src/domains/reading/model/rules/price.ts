import { isRent, isRentBy, LEAST_SALE_PRICE, setPrices, toPrice } from './amounts.ts';
import { addSoft, addUnresolved, type Draft, type Found, numberOf, type Rule, rule, setFilter, textOf } from '../draft.ts';

// "Max price 500k": the bound belongs to the amount after "price", whatever stands behind it.
const PRICE = '(?:price|budget|cost|spend|asking price|purchase price)(?: (?:is|of|:|=))*';

/** The price itself. Runs last among numbers: what is left without another unit. */
export const priceRules: Rule[] = [
  rule(
    '{money:a} (?:below|under|over|above|off|less than) (?:the )?(?:asking|market|list|appraised|appraisal|estimate|value)(?: (?:price|value))?',
    (found, draft) => addSoft(draft, found, 'good_value'),
  ),
  rule(
    '(?:maybe|perhaps|possibly|(?:could|can|might|willing to|able to) (?:go|stretch)(?: up)?(?: a bit)?(?: to)?) {money:a}',
    readStretch,
  ),
  // "I can stretch to 500 but would rather spend 450": the first is the bound.
  rule(
    '(?:(?:go|spend|pay|stretch|climb|get)(?: up)? )?(?:as (?:high|much) as|up as (?:high|far) as) {money:a}',
    (found, draft) => setPrices(draft, found, { max: toPrice(draft, found, 'a') }),
  ),
  // "Homes there go for 600, but we only have 520".
  rule(
    '(?:go|goes|going|sell|sells|selling|list|listed) (?:for|at)(?: (?:about|around|over|under))? {money:a}(?=(?: ,)? but )',
    () => true,
  ),
  rule(
    '(?:we|i)(?: (?:only|just|really|currently))? (?:have|got)(?: (?:about|around|up to|at most))? {money:a}(?! ?(?:down|for|saved|in savings|sqft|sq|acres?|cars?|kids|{bed}|{bath}|{month})(?: |$))',
    (found, draft) =>
      setPrices(
        draft,
        found,
        /(?:about|around) /.test(found.words) ? { target: toPrice(draft, found, 'a') } : { max: toPrice(draft, found, 'a') },
      ),
  ),
  rule(
    '{money:a} (?:would be|is|will be) (?:an? )?(?:bit of a |little bit of a )?(?:stretch|push|reach)',
    (found, draft) => draft.filters.price_max !== undefined || setPrices(draft, found, { max: toPrice(draft, found, 'a') }),
  ),
  // "So 380 instead of 350".
  rule(
    '(?<=(?:so|now|make it|its|be|at|and|but|,) ){money:a} (?:instead of|up from|down from) {money:b}(?= (?:[,.;!]|for|in|and)(?: |$)|$)',
    (found, draft) =>
      (numberOf(found, 'b') ?? 0) >= 100 &&
      (numberOf(found, 'a') ?? 0) >= 100 &&
      setPrices(draft, found, { max: toPrice(draft, found, 'a') }),
  ),
  // "Put 475 as the limit".
  rule(
    '(?:put|set|use|take|have|call|make)(?: (?:it|in|down|us))? {money:a} (?:as|for|at|is|being) (?:the|our|my|a)(?: (?:absolute|hard|firm|upper|price|budget))* (?:limit|max|maximum|cap|ceiling|budget|top|number)',
    (found, draft) => setPrices(draft, found, { max: toPrice(draft, found, 'a') }),
  ),
  rule('(?:my|our)(?: (?:magic|top|max|final))? (?:number|figure) (?:is|:) {money:a}', (found, draft) =>
    setPrices(draft, found, { max: toPrice(draft, found, 'a') }),
  ),
  // "We can do 550 instead of 500", "could swing 400".
  rule(
    '(?:can|could|able to|can now|could now) (?:now )?(?:do|swing|manage|handle|go to|get to) {money:a}(?: (?:instead of|rather than|not) {money:b}(?= (?:[,.;]|now|so|and)|$))?(?! ?(?:{bed}|{bath}|{sqft}|{acre}|stairs|steps)(?: |$))',
    (found, draft) => (numberOf(found, 'a') ?? 0) >= 100 && setPrices(draft, found, { max: toPrice(draft, found, 'a') }),
  ),
  // "As close to the creek as we can afford, which is 475".
  rule(
    '(?:(?:we|i) )?(?:can|could|able to) (?:afford|spend|pay|borrow)(?: (?:[,-]|and))* (?:which|that|it|meaning)(?: (?:is|would be|means|comes to))?(?: (?:about|around|up to))? {money:a}(?! ?(?:{bed}|{bath}|{month})(?: |$))',
    (found, draft) => setPrices(draft, found, { max: toPrice(draft, found, 'a') }),
  ),
  rule('cash(?: (?:of|is|budget|offer))* {money:a}', (found, draft) =>
    setPrices(draft, found, { max: toPrice(draft, found, 'a') }),
  ),
  // "Larkspur, to 525": said after everything else, it is the most.
  rule(
    '(?<=(?:^| )(?:[,;/]|@\\d+|·+) )to {money:a}(?= (?:[,.;)]|max|tops|firm|cash)|$)',
    (found, draft) => (numberOf(found, 'a') ?? 0) >= 100 && setPrices(draft, found, { max: toPrice(draft, found, 'a') }),
  ),
  // "450/500k".
  rule('(?<a>\\d{3}) / (?<b>\\d{3}) (?:k|thousand)', (found, draft) => {
    const [least, most] = [Number(found.groups['a']), Number(found.groups['b'])];
    return least < most && setPrices(draft, found, { min: least * 1000, max: most * 1000 });
  }),
  rule('(?:stretch|go)(?: up)?(?: a bit)? to(?: a max of)? {money:a}', (found, draft) =>
    setPrices(draft, found, { max: toPrice(draft, found, 'a') }),
  ),
  rule(
    '(?:rather|prefer|preferably|ideally|hoping|hope)(?: to| we| i| it| its)*(?: (?:spend|pay|be|stay|keep|remain))?(?: (?:at|under|around|closer to|near|below|less than|up to|about|something like))* {money:a}(?! ?(?:{bed}|{bath}|{sqft}|{acre}|minutes?|miles?|stor(?:y|ies)|cars?)(?: |$))',
    readStretch,
  ),
  rule(
    '(?:(?:the |our |my )?(?:bank|lender|broker|loan officer|credit union) (?:says?|said|okayed|oked|gave|offered|allows|(?:will|would) (?:lend|give|go|do|allow))(?: (?:us|me|up to|yes to|no more than|(?:we|i) can (?:do|spend|afford|borrow|get)))* |(?:pre )?(?:approved|appd|qualified|preapproved|prequalified)(?: (?:for|to|up to|at|of|a|about|around|loan))* ){money:a}',
    (found, draft) => setPrices(draft, found, { max: toPrice(draft, found, 'a') }),
  ),
  rule(
    '{money:a} (?:is|would be|will be|being) (?:my|our|the)(?: (?:absolute|hard|firm|very|top|upper|price|budget|max))* (?:max|maximum|limit|ceiling|cap|top|budget|most)',
    (found, draft) => setPrices(draft, found, { max: toPrice(draft, found, 'a') }),
  ),
  // "My budget went up, now 550".
  rule(
    '(?:budget|limit|max|maximum|ceiling|price)(?: (?:went|has|gone|is|was|just|got|up|down|increased|changed|raised|bumped|dropped|to|so|it|its|at|we|are|were|now|,))+ (?:now|to|at)(?: (?:at|is|be))* {money:a}',
    (found, draft) => setPrices(draft, found, { max: toPrice(draft, found, 'a') }),
  ),
  rule(
    '(?:bump|raise|increase|lower|drop|change|set|make|move|cut|reduce)(?: (?:up|down))?(?: (?:the|my|our))? (?:price|budget|max|limit|ceiling)(?: (?:up|down))? to {money:a}',
    (found, draft) => setPrices(draft, found, { max: toPrice(draft, found, 'a') }),
  ),
  rule(`(?:max|maximum|top|upper|highest) ${PRICE} {money:a}`, (found, draft) =>
    setPrices(draft, found, { max: toPrice(draft, found, 'a') }),
  ),
  rule(`(?:min|minimum|lowest|least) ${PRICE} {money:a}`, (found, draft) =>
    setPrices(draft, found, { min: toPrice(draft, found, 'a') }),
  ),
  // "Between 6 and 7 hundred".
  rule(
    '(?:{between}|in the|the)? ?(?<a>[1-9]) {to} (?<b>[1-9])00 (?:range|thousand|k|grand|price range)(?: range)?',
    (found, draft) => {
      const [least, most] = [Number(found.groups['a']), Number(found.groups['b'])];
      return least < most && setPrices(draft, found, { min: least * 100_000, max: most * 100_000 });
    },
  ),
  rule('{between} (?<a>[1-9]) {to} (?<b>[1-9])00(?= (?:[,.;]|thousand|k|grand)|$)', (found, draft) => {
    const [least, most] = [Number(found.groups['a']), Number(found.groups['b'])];
    return least < most && setPrices(draft, found, { min: least * 100_000, max: most * 100_000 });
  }),
  rule(
    '(?:price |priced |prices )?(?:is |range |ranging )*{between:between} {money:a} (?:and|to|-|et|y|und|e|a|bis) {money:b}',
    readRange,
  ),
  rule(
    '(?:price |priced |budget |prices )?(?:is |of |range |ranging |: )*(?:about )?{money:a} {to} (?:about )?{money:b}(?: (?:range|budget|price range))?',
    readRange,
  ),
  rule(
    String.raw`(?:from |between )?(?:the )?(?:(?<part>low|lower|mid|middle|high|upper) )?(?:\$ )?(?<a>\d{3})(?: k)? s (?:to|-|and|or|through) (?:the )?(?:(?<part2>low|lower|mid|middle|high|upper) )?(?:\$ )?(?<b>\d{3})(?: k)? s`,
    readHundredsToHundreds,
  ),
  rule(
    String.raw`(?:in )?(?:the )?(?<part>low|lower|mid|middle|high|upper)? ?(?:- )?(?:to (?<part2>mid|high) )?(?:\$ )?(?<a>\d{3})(?: k)? ?s`,
    readHundreds,
  ),
  rule(
    '(?:{about} )?{money:a} (?:\\+ ?/ ?-|\\+ -|±|plus or minus|plus / minus|(?:, )?give or take) {money:b}',
    (found, draft) => {
      const middle = toPrice(draft, found, 'a');
      // "400 give or take 25": in thousands, as the price is.
      const said = numberOf(found, 'b') ?? 0;
      const either =
        middle !== undefined && said < 100 && middle === (numberOf(found, 'a') ?? 0) * 1000
          ? said * 1000
          : toPrice(draft, found, 'b');
      if (middle === undefined || either === undefined || either >= middle) return false;
      return setPrices(draft, found, { min: middle - either, max: middle + either });
    },
  ),
  rule(
    '(?:price |priced |prices |cost |costs |costing |asking |spend |afford |budget |of |at |is )*(?:{about} (?:price |the |an? )?{money:a}(?: mark| range)?|in (?:the |a )?{money:b} (?:price )?range)',
    // "Up to about 475k" is the most one would pay, and so is "around 475k max".
    (found, draft) =>
      !followsBound(draft, found) &&
      !precedesBound(draft, found) &&
      setPrices(draft, found, { target: toPrice(draft, found, found.groups['a'] === undefined ? 'b' : 'a') }),
  ),
  rule('{money:a}(?: or so| or thereabouts|(?: ,)? give or take|ish| ish| give or take|-ish)', (found, draft) =>
    setPrices(draft, found, { target: toPrice(draft, found, 'a') }),
  ),
  // "A house over 3k" is large: none costs as little.
  rule(
    '(?<=(?:^| )(?:homes?|houses?|place|something|anything|interior|living space|living area) )(?:of |that is |is |with )?{gt} (?<a>{n}) k',
    (found, draft) => {
      const size = (numberOf(found, 'a') ?? 0) * 1000;
      if (size < 1000 || size > 15_000 || isRent(draft)) return false;
      setFilter(draft, found, 'sqft_min', size);
      return true;
    },
  ),
  rule('(?:price |priced |prices |cost |costs |costing |asking |spend |afford |pay |is |of )*{gt} {money:a}', (found, draft) => {
    // "At least 2.5" is of something else, unless it is told to be money.
    if ((numberOf(found, 'a') ?? 0) < 100 && !/^(?:pric|cost|ask|spend|afford|pay)/.test(found.words) && !isMoney(found, 'a'))
      return false;
    return setPrices(draft, found, { min: toPrice(draft, found, 'a') });
  }),
  // "Maximum 350k minimum 1,300 feet": the bound before the amount is its own.
  rule('(?<!(?:max|maximum|under|below) (?:[$] )?){money:a} {more}', (found, draft) =>
    setPrices(draft, found, { min: toPrice(draft, found, 'a') }),
  ),
  rule(
    '(?:price |priced |prices |cost |costs |costing |asking |spend |afford |pay |is |of |: )*{lt}(?: (?:is|of|:|about|around|the))* {money:a}(?: mark)?',
    (found, draft) => setPrices(draft, found, { max: toPrice(draft, found, 'a') }),
  ),
  rule('{money:a} {less}', (found, draft) => setPrices(draft, found, { max: toPrice(draft, found, 'a') })),
  rule(
    '(?:price|priced|prices|cost|costs|costing|asking|spend|afford|pay|for|at)(?: (?:at|is|of|:|about|can))* {money:a}',
    // "I'd pay 325, 340 tops": the bound is what counts.
    (found, draft) => draft.filters.price_max !== undefined || setPrices(draft, found, { max: toPrice(draft, found, 'a') }),
  ),
  rule('{money:a}', readBare),
  rule(
    '(?:cheap|affordable|inexpensive|reasonably priced|reasonable|low(?:er)? priced?|not too expensive|budget friendly|good value|good price|on a budget|low budget)',
    (found, draft) => {
      addUnresolved(draft, found, 'How much? Say an amount, such as under $400k');
    },
  ),
  rule(
    '(?:best|great|good) (?:deals?|bargains?|value)|bargains?|under ?priced|below market(?: value)?|motivated sellers?',
    (found, draft) => addSoft(draft, found, 'good_value'),
  ),
];

const BOUND_BEFORE = /(?:^| )(?:up to|upto|under|below|less than|more than|at most|at least|over|above|max|maximum|not exceed)$/;

function followsBound({ line }: Draft, { from }: Found): boolean {
  const before = line.slice(Math.max(0, from - 2), from).map(({ word, isClaimed }) => (isClaimed ? '·' : word));
  return BOUND_BEFORE.test(before.join(' '));
}

const BOUND_AFTER =
  /^(?:max|maximum|tops|or (?:less|under|below|lower|cheaper)|at (?:the )?most|and (?:up|above|over|under|below)|or (?:more|above|over|higher))(?: |$)/;

function precedesBound({ line }: Draft, { to }: Found): boolean {
  const after = line.slice(to, to + 3).map(({ word, isClaimed }) => (isClaimed ? '·' : word));
  return BOUND_AFTER.test(after.join(' '));
}

/** "Up to 500k, maybe 525": the first is the bound. */
function readStretch(found: Found, draft: Draft): boolean {
  const before = draft.line.slice(0, found.from).map(({ word, isClaimed }) => (isClaimed ? '·' : word));
  if (!/(?:^| )(?:\d{5,}|\d{3}|[\d.]+ (?:k|m|mil|million|thousand))(?= |$)/.test(before.join(' '))) return false;
  addSoft(draft, found, textOf(draft, found.from, found.to));
  return true;
}

function readRange(found: Found, draft: Draft): boolean {
  // Two ZIP codes.
  if (
    / (?:or|and) /.test(found.words) &&
    found.groups['between'] === undefined &&
    [found.groups['a'], found.groups['b']].every((text) => /^\d{5}$/.test(text ?? '')) &&
    found.groups['a_s'] === undefined
  )
    return false;
  // "500-600k", and "from 500 to 600 thousand": the unit is said once.
  const max = toPrice(draft, found, 'b');
  const said = numberOf(found, 'a') ?? 0;
  // "4 to 5 hundred thousand".
  const isOfHundreds = said < 10 && found.groups['b_k'] !== undefined && /^[1-9]00$/.test(found.groups['b'] ?? '');
  const low = isOfHundreds ? said * 100 : said;
  const shares = found.groups['a_k'] === undefined && low < LEAST_SALE_PRICE && (found.groups['b_k'] !== undefined || low >= 20);
  const least = isOfHundreds ? { ...found, groups: { ...found.groups, a: String(low) } } : found;
  const min = toPrice(draft, least, 'a', shares ? 'b' : undefined);
  if (min === undefined || max === undefined) return false;
  if (isRentBy(draft, max, found.groups['a_s'] !== undefined) ? max < 100 : max < 10_000) return false;
  return setPrices(draft, found, { min: Math.min(min, max), max: Math.max(min, max) });
}

/** "From the low 200s to the high 300s". */
function readHundredsToHundreds(found: Found, draft: Draft): boolean {
  const [low, high] = [Number(found.groups['a']) * 1000, Number(found.groups['b']) * 1000];
  if (low < 50_000 || low % 50_000 !== 0 || high % 50_000 !== 0 || high < low) return false;
  const [min] = partOfHundred(found.groups['part']);
  const [, max] = partOfHundred(found.groups['part2']);
  return setPrices(draft, found, { min: low + min, max: high + max });
}

/** Where "low", "mid" and "high" begin and end within a hundred thousand. */
function partOfHundred(part = ''): [from: number, to: number] {
  if (part.startsWith('low')) return [0, 39_999];
  if (/^(?:mid|middle)$/.test(part)) return [30_000, 69_999];
  return /^(?:high|upper)$/.test(part) ? [60_000, 99_999] : [0, 99_999];
}

/** "In the 400s", "high 300s". */
function readHundreds(found: Found, draft: Draft): boolean {
  const base = Number(found.groups['a']) * 1000;
  if (base < 50_000 || base % 50_000 !== 0) return false;
  const part = found.groups['part'] ?? '';
  const [from] = partOfHundred(part);
  const [, to] = partOfHundred(found.groups['part2'] ?? part);
  // "Nothing in the 600s".
  if (draft.line[found.to - 1]?.scope === 'must_not') {
    addUnresolved(draft, found, 'Say the prices that you want, such as under $600k');
    return true;
  }
  // "Mid three hundreds max" says no least.
  const isMost = /^(?:max(?:imum)?|tops|or (?:less|under|below)|at most)(?: |$)/.test(
    draft.line
      .slice(found.to, found.to + 2)
      .map(({ word }) => word)
      .join(' '),
  );
  return setPrices(draft, found, { ...(isMost ? {} : { min: base + from }), max: base + to });
}

function isMoney({ groups }: Found, group: string): boolean {
  return ['s', 'k', 'd'].some((sign) => groups[`${group}_${sign}`] !== undefined);
}

/** "3 bed 2 bath, 350": a round number said alone, of no other thing, is the price in thousands. */
function isBareThousands(found: Found, draft: Draft, value: number): boolean {
  const { filters, line } = draft;
  const isPriced = filters.price_max !== undefined || filters.price_min !== undefined || filters.price_target !== undefined;
  if (isPriced || filters.monthly_payment_max !== undefined || isRent(draft) || found.scope !== 'must') return false;
  // Said last, it may be any price: "4 beds, Oakdale, 580".
  const isLast = draft.line.slice(found.to).every(({ word }) => /^[.!]$/.test(word));
  if (!/^\d{3}$/.test(found.words) || value % (isLast ? 5 : 25) !== 0 || value < 150) return false;
  // "A house with a garden, 380", "same neighborhood, bigger yard, 640".
  const isOfHome =
    filters.beds_min !== undefined || filters.baths_min !== undefined || (isLast && found.from >= LEAST_BEFORE_BARE);
  return isOfHome && isSaidAlone(found, line);
}

/** Words that tell of a home, before a number that nobody names. */
const LEAST_BEFORE_BARE = 4;
const THIS_CENTURY = /^(?:19|20)\d\d$/;

/** "2 bed apartment, 1,400, cats ok": what a landlord would say, and no other unit. */
function isBareRent(found: Found, draft: Draft, value: number): boolean {
  const { price_max: most, price_target: target, sqft_min: sqft } = draft.filters;
  if ((most ?? target ?? sqft) !== undefined || found.scope !== 'must' || value < 600 || value > 9999 || value % 25 !== 0)
    return false;
  if (THIS_CENTURY.test(textOf(draft, found.from, found.to))) return false;
  return /^\d{3,4}$/.test(found.words) && value >= 1000 && isRentBy(draft, value) && isSaidAlone(found, draft.line);
}

function isSaidAlone({ from, to }: Found, line: Draft['line']): boolean {
  const [before, after] = [line[from - 1], line[to]];
  const isApart = before?.isClaimed === true || /^[,.;-]$/.test(before?.word ?? '');
  return isApart && /^(?:[,.;!]|$)/.test(after?.word ?? '');
}

/** An amount alone is the most one would pay. */
function readBare(found: Found, draft: Draft): boolean {
  const isMarked = found.groups['a_s'] !== undefined || found.groups['a_k'] !== undefined;
  const value = numberOf(found, 'a') ?? 0;
  if (isBareRent(found, draft, value)) return setPrices(draft, found, { max: value });
  if (isBareThousands(found, draft, value)) return setPrices(draft, found, { max: value * 1000 });
  if (!isMarked && value < (isRent(draft) ? 300 : 20_000)) return false;
  if (!isMarked && /^\d{5}$/.test(found.groups['a'] ?? '')) return false;
  const price = toPrice(draft, found, 'a');
  return setPrices(draft, found, { max: price });
}
