import { addSoft, addUnresolved, type Draft, type Found, numberOf, type Rule, rule, setFilter, textOf } from './draft.ts';

/** Below this a price without a unit is meant in thousands: "max 750". */
const LEAST_SALE_PRICE = 1000;

const LEAST_RENT = 50;
const MOST_PRICE = 2e9;

/** "40 minutes", "800 meters", "2 big dogs": a number of something that is no money. */
const COUNTED =
  /^(?:x|by (?=\d)|(?:(?:big|large|small|little) )?(?:minutes?|mins?|hours?|days?|weeks?|months?|years?|meters?|metres?|km|kilometers?|kilometres?|miles?|mi|blocks?|yards?|feet|foot|ft|%|percent|stories|floors?|rooms?|units?|people|persons|kids|children|dogs?|cats?|pets|cars?|boats?|horses?|am|pm|lbs?|pounds?|kg|inches|amps?|volts?))(?: |$)/;

function isCountOfSomething(draft: Draft, { to }: Found): boolean {
  const next = draft.line.slice(to, to + 2).map((token) => (token.isClaimed ? '·' : token.word));
  return COUNTED.test(next.join(' '));
}

function isRent(draft: Draft): boolean {
  return draft.filters.listing_type === 'rent';
}

/** Words of who lets: they make an amount that buys no home a rent. */
const LETTING =
  /^(?:apartments?|apts?|flats?|studios?|furnished|unfurnished|pets?|cats?|dogs?|utilities|deposit|landlords?|tenants?|roommates?|vouchers?)$/;
const PAYING_OFF = /^(?:mortgages?|payments?|piti|down|hoa|hoas|dues|taxes|afford)$/;
const [LEAST_TOLD_RENT, MOST_RENT] = [300, 9999];

/** "Apartment under 1,500" is to let, though nobody says so. */
function isRentBy(draft: Draft, value: number, isMarked = false): boolean {
  if (isRent(draft)) return true;
  if (value < LEAST_TOLD_RENT || value > MOST_RENT) return false;
  // Nothing sells for "$1,500".
  const isLet = (isMarked && value >= LEAST_SALE_PRICE) || draft.line.some(({ word }) => LETTING.test(word));
  return isLet && !draft.line.some(({ word }) => PAYING_OFF.test(word));
}

/** Dollars of a price as people say it; undefined for a number that cannot be one. */
function toPrice(draft: Draft, found: Found, group: string, unitFrom?: string): number | undefined {
  const value = numberOf(found, group, unitFrom);
  if (value === undefined || isCountOfSomething(draft, found)) return undefined;
  const hasUnit =
    found.groups[`${group}_k`] !== undefined || (unitFrom !== undefined && found.groups[`${unitFrom}_k`] !== undefined);
  const isMarked = found.groups[`${group}_s`] !== undefined;
  if (value > MOST_PRICE) return undefined;
  if (hasUnit || found.groups[`${group}_d`] !== undefined) return value;
  if (value >= LEAST_SALE_PRICE && isRentBy(draft, value, isMarked)) return value;
  if (isRent(draft)) return value >= LEAST_RENT || isMarked ? value : undefined;
  if (value < LEAST_SALE_PRICE && value >= (isMarked ? 101 : 100)) return value * 1000;
  // "1.2" beside a price is in millions.
  if (value < 20 && !Number.isInteger(value)) return value * 1_000_000;
  return value >= 10_000 || isMarked ? value : undefined;
}

function setPrices(
  draft: Draft,
  found: Found,
  bounds: { min?: number | undefined; max?: number | undefined; target?: number | undefined },
): boolean {
  const { min, max, target } = bounds;
  const most = max ?? target ?? min;
  if (most === undefined) return false;
  const isMarked = (found.groups['a_s'] ?? found.groups['b_s']) !== undefined;
  if (!isRent(draft) && isRentBy(draft, most, isMarked)) setFilter(draft, found, 'listing_type', 'rent');
  if (min !== undefined) setFilter(draft, found, 'price_min', min);
  if (max !== undefined) setFilter(draft, found, 'price_max', max);
  if (target !== undefined) setFilter(draft, found, 'price_target', target);
  return true;
}

const HOA =
  '(?:(?:hoa|hoas|association|homeowners? association|condo|strata|maintenance|community|building|common)(?: (?:fees?|dues|costs?|charges?|payments?))|monthly (?:fees?|dues|maintenance)|hoas?|homeowners? association|strata)';

const PER_SQFT = String.raw`(?:(?:price|cost) (?:per|/|a) (?:{sqft}|foot|ft)|ppsf|psf|\$ / {sqft})`;

/** HOA, taxes, price per square foot, monthly payments and price cuts: amounts that are not the price. */
export const specialMoneyRules: Rule[] = [
  rule(
    `${HOA}(?: (?:is|are|of|monthly|:))* (?:{between} )?{n:low} {to} {money:a}(?: (?<monthly>{month})| (?<yearly>{year}))?`,
    readHoaMax,
  ),
  rule(
    `${HOA}(?: (?:is|are|of|must be|should be|monthly|:))*(?: (?<quarterly>quarterly))?(?: {lt}| {about})? {money:a}(?: {less})?(?: (?<monthly>{month})| (?<yearly>{year})| (?<quarter>quarterly|(?:a|per|each|every) quarter))?(?: {less})?`,
    readHoaMax,
  ),
  rule('hoa ?free', (found, draft) => setFilter(draft, found, 'hoa', 'none')),
  rule(`{lt} {money:a}(?: (?<monthly>{month})| (?<yearly>{year}))?(?: (?:in|for|of))? ${HOA}`, readHoaMax),
  rule(`{money:a}(?: (?<monthly>{month})| (?<yearly>{year}))? ${HOA}(?: {less})?`, readHoaMax),
  rule(
    '(?:low|lower|cheap|reasonable|small|minimal|affordable|not crazy|high) (?:hoa|hoas|association)(?: (?:fees?|dues))?',
    (found, draft) => addUnresolved(draft, found, 'How much a month? Say an amount, such as HOA under $200'),
  ),
  rule(
    `(?:(?:hoa|hoas)(?: (?:fees?|dues))? (?:is |are )?(?:ok|okay|fine)|(?:mind|care about) (?:an |a )?(?:hoas?)(?: (?:fees?|dues))?)(?: (?:if|as long as|so long as|provided|but|it is|its|it stays|they are|theyre|only))* {lt} {money:a}(?: {month})?`,
    readHoaMax,
  ),
  rule(
    `(?:no |without )?${HOA}(?: ,)? (?:unless|except|or)(?: (?:if|it|its|is|they|are|theyre|stays?|for|one|ones|the|dues|fees?))* {lt} {money:a}(?: {month})?`,
    readHoaMax,
  ),
  rule('(?:hoa|hoas|hoa fees?|hoa dues) (?:is |are )?(?:ok|okay|fine|acceptable|allowed|not a problem)', (found, draft) =>
    setFilter(draft, found, 'hoa', 'any'),
  ),
  rule('(?:do not |dont |does not )?(?:mind|care about) (?:an |a )?hoa(?: fees?)?', (found, draft) =>
    setFilter(draft, found, 'hoa', 'any'),
  ),
  rule(
    '(?:no|without|non|zero|not in|free of|avoid|with no|dont want|do not want|isnt in|outside)(?: (?:an|a|any))? (?:hoas?|homeowners? associations?)(?: (?:fees?|dues|community))?(?! (?:restrictions?|rules?|limits?|approval))',
    (found, draft) => {
      if (found.scope === 'soft') addSoft(draft, found, 'no_hoa');
      else setFilter(draft, found, 'hoa', 'none');
    },
  ),
  rule(
    '(?:hoa|hoas|association)(?: (?:fees?|dues))?(?! (?:that|which|includes?|including|covers?|covering|pays?|restrictions?|rules?|limits?|approval))',
    (found, draft) => {
      if (found.scope === 'must_not') setFilter(draft, found, 'hoa', 'none');
      else addUnresolved(draft, found, 'Say none, or an amount a month');
    },
  ),

  rule(
    '(?:property |real estate |annual |yearly )*tax(?:es)?(?: (?:is|are|of|:))?(?: {lt}| {about}| {between}| (?:\\$ )?{n} {to})? {money:a}(?: {less})?(?: {year})?',
    readTax,
  ),
  rule('{lt} {money:a}(?: {year})?(?: in)? (?:property |real estate )?tax(?:es)?', readTax),
  rule('(?:low|lower|reasonable) (?:property )?tax(?:es)?', (found, draft) =>
    addUnresolved(draft, found, 'How much a year? Say an amount, such as taxes under $6,000'),
  ),

  rule(`${PER_SQFT}(?: (?:is|of|:))* {lt} {money:a}`, (found, draft) =>
    setFilter(draft, found, 'price_per_sqft_max', numberOf(found, 'a') ?? 0),
  ),
  rule(`${PER_SQFT}(?: (?:is|of|:))* {gt} {money:a}`, (found, draft) =>
    setFilter(draft, found, 'price_per_sqft_min', numberOf(found, 'a') ?? 0),
  ),
  rule(`${PER_SQFT}(?: (?:is|of|:))* {between} {money:a} {to} {money:b}`, (found, draft) => {
    setFilter(draft, found, 'price_per_sqft_min', numberOf(found, 'a') ?? 0);
    setFilter(draft, found, 'price_per_sqft_max', numberOf(found, 'b') ?? 0);
  }),
  rule('{money:a} {to} {money:b} (?:(?:/|per|a) {sqft}|psf)', (found, draft) => {
    setFilter(draft, found, 'price_per_sqft_min', numberOf(found, 'a') ?? 0);
    setFilter(draft, found, 'price_per_sqft_max', numberOf(found, 'b') ?? 0);
  }),
  rule('{gt} {money:a} (?:(?:/|per|a) {sqft}|psf)', (found, draft) =>
    setFilter(draft, found, 'price_per_sqft_min', numberOf(found, 'a') ?? 0),
  ),
  rule('(?:{lt} )?{money:a} (?:(?:/|per|a) {sqft}|psf)(?: {less})?', (found, draft) =>
    setFilter(draft, found, 'price_per_sqft_max', numberOf(found, 'a') ?? 0),
  ),

  rule(
    '(?:(?:with |and )?(?<p>{n}) ?(?:%|percent|pct)(?: down(?: payment)?)|down payment(?: of)? (?<q>{n}) ?(?:%|percent|pct))',
    (found, draft) => setFilter(draft, found, 'down_payment_pct', Number(found.groups['p'] ?? found.groups['q'])),
  ),
  rule('(?:with )?{money:a} (?:down(?: payment)?|deposit)(?! to)|(?:down payment|deposit)(?: of)? {money:b}', (found, draft) =>
    addUnresolved(draft, found, 'Say the down payment in percent, such as 20% down'),
  ),
  rule('monthly {lt} {money:a}|maintenance(?: (?:is|of))* {lt} {money:b}', (found, draft) =>
    found.groups['b'] === undefined
      ? readMonthly(found, draft)
      : readHoaMax({ ...found, groups: { ...found.groups, a: found.groups['b'] } }, draft),
  ),
  rule(
    '(?:total )?(?:monthly (?:payments?|costs?|mortgage|housing costs?|budget)|mortgage(?: payments?)?|payments?|piti)(?: (?:is|of|must be|should be|to be|around))*(?: {lt}| {about})? {money:a}(?: {less})?(?: {month})?',
    readMonthly,
  ),
  rule('(?:(?:{lt}|{about}) )?{money:a} {month}(?: {less})?(?: (?:all in|total|payment|mortgage|budget|piti))*', readMonthly),

  rule(
    '(?:a )?(?:price )?(?:drops?|cuts?|reductions?|reduced|dropped|slashed|lowered|decreased?)(?: price)?(?: (?:of|by))?(?: {gt}| {about})? {money:a}(?: {more})?',
    readPriceCut,
  ),
  rule('(?:price )?(?:reduced|dropped|cut|lowered) {money:a}(?: {more})?', readPriceCut),
  rule(
    '(?:recent(?:ly)? )?(?:price[ds]? )(?:was |were |just |recently |has been |have been )*(?:drops?|cuts?|reductions?|reduced|dropped|slashed|lowered|improvements?|decreases?)(?: recently)?',
    readPriceReduced,
  ),
  rule(
    '(?:recent(?:ly)? |just |newly )?(?:reduced|marked down|discounted)(?: (?:in )?price[ds]?)?(?: (?:homes?|listings?))?',
    readPriceReduced,
  ),
];

const LEAST_MONTH_OF_A_HOME = 600;
const MOST_HOA_A_MONTH = 20_000;

function readHoaMax(found: Found, draft: Draft): boolean {
  const value = numberOf(found, 'a');
  if (value === undefined) return false;
  // "No HOA under 725k": the amount is the price's.
  if (value > MOST_HOA_A_MONTH * (found.groups['yearly'] === undefined ? 1 : 12)) return false;
  const { yearly, quarterly, quarter } = found.groups;
  const months = yearly !== undefined ? 12 : (quarterly ?? quarter) !== undefined ? 3 : 1;
  if (value === 0) setFilter(draft, found, 'hoa', 'none');
  else setFilter(draft, found, 'hoa_max', Math.round(value / months));
  return true;
}

function readTax(found: Found, draft: Draft): boolean {
  const value = numberOf(found, 'a') ?? 0;
  // A rate in percent is no amount a year.
  if (value < 50) addUnresolved(draft, found, 'Taxes can be bounded by dollars a year');
  else setFilter(draft, found, 'tax_max', value);
  return true;
}

function readMonthly(found: Found, draft: Draft): boolean {
  const value = numberOf(found, 'a');
  if (value === undefined || value < 100) return false;
  // "Low HOA, under 300 a month" speaks of the fee.
  const isFee = value < LEAST_MONTH_OF_A_HOME && draft.line.some(({ word }) => /^hoas?$/.test(word));
  if (isFee && draft.filters.hoa_max === undefined) return readHoaMax(found, draft);
  if (isRentBy(draft, value)) {
    setFilter(draft, found, 'listing_type', 'rent');
    setFilter(draft, found, 'price_max', value);
  } else {
    setFilter(draft, found, 'monthly_payment_max', value);
  }
  return true;
}

function readPriceCut(found: Found, draft: Draft): boolean {
  const value = numberOf(found, 'a');
  if (value === undefined || value < 100) return false;
  setFilter(draft, found, 'price_reduced', true);
  setFilter(draft, found, 'price_cut_min', value);
  return true;
}

function readPriceReduced(found: Found, draft: Draft): void {
  setFilter(draft, found, 'price_reduced', true);
}

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
  rule(`(?:max|maximum|top|upper|highest) ${PRICE} {money:a}`, (found, draft) =>
    setPrices(draft, found, { max: toPrice(draft, found, 'a') }),
  ),
  rule(`(?:min|minimum|lowest|least) ${PRICE} {money:a}`, (found, draft) =>
    setPrices(draft, found, { min: toPrice(draft, found, 'a') }),
  ),
  rule(
    '(?:price |priced |prices )?(?:is |range |ranging )*{between:between} {money:a} (?:and|to|-|et|y|und|e|a|bis) {money:b}',
    readRange,
  ),
  rule(
    '(?:price |priced |budget |prices )?(?:is |of |range |ranging |: )*{money:a} {to} {money:b}(?: (?:range|budget|price range))?',
    readRange,
  ),
  rule(
    String.raw`(?:from |between )?(?:the )?(?:(?<part>low|lower|mid|middle|high|upper) )?(?:\$ )?(?<a>\d{3})(?: k)? s (?:to|-|and|through) (?:the )?(?:(?<part2>low|lower|mid|middle|high|upper) )?(?:\$ )?(?<b>\d{3})(?: k)? s`,
    readHundredsToHundreds,
  ),
  rule(
    String.raw`(?:in )?(?:the )?(?<part>low|lower|mid|middle|high|upper)? ?(?:to (?<part2>mid|high) )?(?:\$ )?(?<a>\d{3})(?: k)? ?s`,
    readHundreds,
  ),
  rule(
    '(?:price |priced |prices |cost |costs |costing |asking |spend |afford |budget |of |at |is )*(?:{about} )(?:price |the )?{money:a}(?: mark| range)?',
    (found, draft) => setPrices(draft, found, { target: toPrice(draft, found, 'a') }),
  ),
  rule('(?:{about} )?{money:a} (?:\\+ ?/ ?-|\\+ -|±|plus or minus|plus / minus|give or take) {money:b}', (found, draft) => {
    const [middle, either] = [toPrice(draft, found, 'a'), toPrice(draft, found, 'b')];
    if (middle === undefined || either === undefined || either >= middle) return false;
    return setPrices(draft, found, { min: middle - either, max: middle + either });
  }),
  rule('{money:a}(?: or so| or thereabouts|ish| ish| give or take|-ish)', (found, draft) =>
    setPrices(draft, found, { target: toPrice(draft, found, 'a') }),
  ),
  rule('(?:price |priced |prices |cost |costs |costing |asking |spend |afford |pay |is |of )*{gt} {money:a}', (found, draft) =>
    setPrices(draft, found, { min: toPrice(draft, found, 'a') }),
  ),
  rule('{money:a} {more}', (found, draft) => setPrices(draft, found, { min: toPrice(draft, found, 'a') })),
  rule(
    '(?:price |priced |prices |cost |costs |costing |asking |spend |afford |pay |is |of |: )*{lt}(?: (?:is|of|:|about|around|the))* {money:a}(?: mark)?',
    (found, draft) => setPrices(draft, found, { max: toPrice(draft, found, 'a') }),
  ),
  rule('{money:a} {less}', (found, draft) => setPrices(draft, found, { max: toPrice(draft, found, 'a') })),
  rule(
    '(?:price|priced|prices|cost|costs|costing|asking|spend|afford|pay|for|at)(?: (?:at|is|of|:|about|can))* {money:a}',
    (found, draft) => setPrices(draft, found, { max: toPrice(draft, found, 'a') }),
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

/** "Up to 500k, maybe 525": the first is the bound. */
function readStretch(found: Found, draft: Draft): boolean {
  const before = draft.line.slice(0, found.from).map(({ word }) => word);
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
  return setPrices(draft, found, { min: base + from, max: base + to });
}

/** An amount alone is the most one would pay. */
function readBare(found: Found, draft: Draft): boolean {
  const isMarked = found.groups['a_s'] !== undefined || found.groups['a_k'] !== undefined;
  const value = numberOf(found, 'a') ?? 0;
  if (!isMarked && value < (isRent(draft) ? 300 : 20_000)) return false;
  if (!isMarked && /^\d{5}$/.test(found.groups['a'] ?? '')) return false;
  const price = toPrice(draft, found, 'a');
  return setPrices(draft, found, { max: price });
}
