import { isCountOfSomething, isRentBy } from './amounts.ts';
import { addSoft, addUnresolved, type Draft, type Found, numberOf, type Rule, rule, setFilter } from '../draft.ts';

const HOA =
  '(?:(?:hoa|hoas|association|homeowners? association|condo|strata|maintenance|community|building|common)(?: (?:fees?|dues|costs?|charges?|payments?))|monthly (?:fees?|dues|maintenance)|hoas?|homeowners? association|strata|(?<!(?:low|lower|little|less|minimal|easy|no|of|high|and) )maintenance(?= (?:{lt}|<|\\$|\\d))|(?<!past |back |union )dues)';

const PER_SQFT = String.raw`(?:(?:price|cost) (?:per|/|a) (?:{sqft}|foot|ft)|ppsf|psf|\$ / {sqft})`;
const A_SQFT = '(?:(?:/|per|a) (?:{sqft}|foot|ft)|psf)';
const IS = '(?: (?:is|of|:))*';
const AND = '(?: (?:and|but|,))+';
/** "Price per foot under 275, at least 1,800 feet": the second is a size. */
const NO_UNIT = '(?! (?:feet|foot|ft|{sqft}|{bed}|{bath}|{acre}|k|m)(?: |$))';

/** Of what the fee alone is said, up to its amount. */
const ABOUT_FEE =
  '(?:,|\\?|-|:|if|any|is|are|its|thats|ok|okay|fine|alright|allowed|acceptable|low|lower|lowish|reasonable|modest|small|cheap|should|must|has|have|to|be|stay|stays|remain|say|maybe|like|like,|around|or so|i|we|mean|please|ideally|preferably|but|and|so|only|as long as|that|which|can|could|would|do|pay|go|handle|live with|there|theres|no|not a|problem|issue|crazy|too|high|much|over the top)';

/** HOA, taxes, price per square foot, monthly payments and price cuts: amounts that are not the price. */
export const feeRules: Rule[] = [
  // "No HOA, or one under 100".
  rule(
    `(?:no|without|zero) (?:an? )?${HOA}(?: ,)? or (?:an? |with |a low )?${HOA}(?: (?:is|are|of|thats|that is))* {lt} {money:a}(?: {month})?`,
    readHoaMax,
  ),
  rule(
    `${HOA}(?: (?:is|are|of|monthly|:|to be|somewhere|anywhere|in the range of))* (?:{between} )?{n:low} {to} {money:a}(?: (?<monthly>{month})| (?<yearly>{year}))?`,
    readHoaMax,
  ),
  rule(
    `(?:(?<before>annual|yearly) )?${HOA}(?: (?<annual>yearly|annual(?:ly)?))?(?: (?:is|are|of|to be|must be|should be|monthly|:))*(?: (?<quarterly>quarterly))?(?: {lt}| {about})? {money:a}(?: {less})?(?: (?<monthly>{month})| (?<yearly>{year})| (?<quarter>quarterly|(?:a|per|each|every) quarter))?(?: {less})?`,
    readHoaMax,
  ),
  rule('hoas?(?: (?:fees?|dues))? (?:is |are |: )*(?:none|zero|no|0) or (?:{lt} )?{money:a}(?: {month})?', (found, draft) =>
    readHoaMax(found, draft),
  ),
  rule('hoas?(?: (?:fees?|dues))? (?:is |are |: )*(?:none|zero|nil|0)(?= |$)|hoa ?free', (found, draft) =>
    setFilter(draft, found, 'hoa', 'none'),
  ),
  rule(
    `{lt} {money:a}(?: (?<monthly>{month})| (?<yearly>{year}))?(?: (?:in|for|of))? ${HOA}(?: {month}| (?<after>{year}))?`,
    readHoaMax,
  ),
  rule(
    `{money:a}(?: (?<monthly>{month})| (?<yearly>{year}))? ${HOA}(?: {less})?(?: {month}| (?<after>{year}))?(?: {less})?`,
    readHoaMax,
  ),
  rule(`${HOA} \\( (?:{lt} )?{money:a}(?: {less})?(?: {month})?(?: {less})? \\)`, (found, draft) => readHoaMax(found, draft)),
  // "Fees can be up to 300 a month", "dues can go to 250".
  rule(
    `(?:${HOA}|fees?) (?:can|could|may|must|should|need to|have to|cant|cannot)(?: (?:not|only))?(?: (?:be|go|run|get|stay|cost|reach))*(?: (?:up|as high as))?(?: (?:to|{lt}|over|above|{gt}))* {money:a}(?: (?<monthly>{month})| (?<yearly>{year}))?`,
    readHoaMax,
  ),
  // "Low HOA, like under 250".
  rule(
    '(?:low|lower|cheap|reasonable|small|minimal|affordable) (?:hoa|hoas|association)(?: (?:fees?|dues))?(?: (?:,|like|say|meaning|as in|so|i mean|around|or|ideally|preferably|maybe))* {lt} {money:a}(?: {month})?',
    readHoaMax,
  ),
  rule(
    '(?:low|lower|cheap|reasonable|small|minimal|affordable|not crazy|high) (?:hoa|hoas|association)(?: (?:fees?|dues))?',
    (found, draft) => addUnresolved(draft, found, 'How much a month? Say an amount, such as HOA under $200'),
  ),
  rule(
    `(?:(?:hoa|hoas)(?: (?:fees?|dues))? (?:is |are )?(?:ok|okay|fine|cool|good|alright|acceptable)|(?:mind|care about) (?:an |a )?(?:hoas?)(?: (?:fees?|dues))?)(?: (?:,|with|if|as long as|so long as|provided|but|it is|its|it|is|stays|they are|theyre|only))* {lt} {money:a}(?: {month})?`,
    readHoaMax,
  ),
  rule(
    `(?:no |without )?${HOA}(?: (?:at all|please|ideally|preferably|if possible|,))* (?:unless|except|or|only|if|when|but|as long as)(?: (?:if|it|its|is|they|are|theyre|stays?|for|one|1|ones|something|anything|only|the|dues|fees?|with|keep|has|to|be|please|ideally))* {lt} {money:a}(?: {month})?`,
    readHoaMax,
  ),
  // "No HOA, or if there is one, under $75", "tired of HOA fees, something under 200 or none": the amount is the fee's.
  rule(
    `(?:no |without )?${HOA}(?: ,)? (?:(?:or|and|but) )?if (?:there (?:is|are|has to be)|theres|it has)(?: (?:one|any|an?|hoa|fees?|to|be|must|has|have|had|better|should|needs|keep|then|it|itd|is|,))* {lt} {money:a}(?: {month})?`,
    readHoaMax,
  ),
  // "If there's an HOA it better be under 100"
  rule(
    `${HOA}(?: ,)?(?: then)? (?:it|itd|they|that)(?: (?:had|has|have|needs|need))?(?: (?:better|must|should|to|can|cant))(?: (?:be|stay|only))* {lt} {money:a}(?: {month})?`,
    readHoaMax,
  ),
  rule(`${HOA}(?: ,)?(?: (?:and|so|but|want|need|something|one|anything|rather|now|please))* {lt} {money:a} or none`, readHoaMax),
  // "No HOA if possible, but I'd take one under $75 a month".
  rule(`(?:an? |1 |one |it |them |that )?{lt} {money:a}(?: {month})?`, (found, draft) => {
    const value = numberOf(found, 'a') ?? 0;
    const before = draft.line.slice(Math.max(0, found.from - MOST_BACK_TO_HOA), found.from).map(({ word }) => word);
    const isOfIt =
      /^(?:an?|1|one|it|them|that) /.test(found.words) ||
      /(?:^| )(?:one|1|it)$/.test(before.join(' ')) ||
      IS_TOLD_OF.test(before.join(' '));
    return (
      value < LEAST_MONTH_OF_A_HOME &&
      found.groups['a_k'] === undefined &&
      isOfIt &&
      /(?:^| )hoas? /.test(before.join(' ')) &&
      readHoaMax(found, draft)
    );
  }),
  // "My sister's HOA is 600, we want under 300", "they pay 9,000 in taxes, ours should stay under 5,000".
  rule('(?:{lt} {money:a}|{money:b} {less})(?: (?:{year:yearly}|{month:monthly}))?', readComparedFee),
  rule(
    'none(?: at all)?',
    (found, draft) => findToldFee(found, draft)?.isTax === false && setFilter(draft, found, 'hoa', 'none'),
  ),
  // If there's an HOA, under 100.
  rule(
    `(?:if|when|where|in case) (?:there (?:is|are|has to be)|theres|it has|they have|it comes with) (?:an? |any )?${HOA}(?: (?:,|then|it|should|must|be|has to|please|keep|itd))* {lt} {money:a}(?: {month})?`,
    readHoaMax,
  ),
  // "An HOA is okay, 200 tops", "no crazy HOA, say under 150": what is said of the fee before its amount.
  rule(
    `(?:(?:no|not|without|nothing with|avoid)(?: an?| any| those)? (?:crazy|high|higher|huge|big|outrageous|insane|expensive|ridiculous|steep|heavy|large|stupid|monster) )?${HOA}(?: ${ABOUT_FEE})* (?:{lt} {money:a}|(?:{about} )?{money:b} {less})(?: {month})?`,
    readToldFee,
  ),
  rule(
    `(?:no|not|without|nothing with|avoid)(?: an?| any| those)? (?:crazy|high|higher|huge|big|outrageous|insane|expensive|ridiculous|steep|heavy|large|stupid|monster) ${HOA}`,
    (found, draft) => addUnresolved(draft, found, 'How much a month? Say an amount, such as HOA under $200'),
  ),
  rule('(?:hoa|hoas|hoa fees?|hoa dues) (?:is |are )?(?:ok|okay|fine|acceptable|allowed|not a problem)', (found, draft) =>
    setFilter(draft, found, 'hoa', 'any'),
  ),
  rule(
    '(?:do not |dont |does not )?(?:mind|care about|ok with|okay with|fine with|open to) (?:an |a |the )?hoas?(?: fees?)?',
    (found, draft) => setFilter(draft, found, 'hoa', 'any'),
  ),
  rule(
    '(?:no|without|non|zero|not in|free of|avoid|with no|dont want|do not want|isnt in|outside)(?: (?:an|a|any))? (?:hoas?|homeowners? associations?)(?: (?:fees?|dues|community))?(?: (?:or|and|nor|/) (?:condo|association|community|maintenance) (?:fees?|dues))?(?! (?:restrictions?|rules?|limits?|approval))',
    (found, draft) => {
      if (found.scope === 'soft') addSoft(draft, found, 'no_hoa');
      else setFilter(draft, found, 'hoa', 'none');
    },
  ),
  rule(
    '(?:hoa|hoas|(?:home ?owners? )?associations?)(?: (?:fees?|dues))?(?! (?:that|which|includes?|including|covers?|covering|pays?|restrictions?|rules?|limits?|approval))',
    (found, draft) => {
      if (found.scope === 'must_not') setFilter(draft, found, 'hoa', 'none');
      else addUnresolved(draft, found, 'Say no HOA, or an amount a month');
    },
  ),

  rule(
    '(?:property |real estate |annual |yearly )*tax(?:es)?(?: (?:bills?|amounts?|burden|costs?|payments?))?(?: (?:is|are|of|:))?(?: {lt}| {about}| {between}| (?:\\$ )?{n} {to})? {money:a}(?: {less})?(?: (?:{year}|(?<monthly>{month})))?',
    readTax,
  ),
  rule(
    '(?:lot|pad|site|space|ground|land) (?:rent|lease|fees?)(?: (?:is|of|:|must be|should be))*(?: (?:{lt}|{about}))? {money:a}(?: {less})?(?: {month})?',
    (found, draft) => addUnresolved(draft, found, 'Listings do not say what the lot rents for'),
  ),
  rule(
    '(?:no|zero|without)(?: any)? (?:(?:monthly|yearly|annual|extra) )?(?:fees|dues)(?= (?:[,.;/]|or|and)(?: |$)|$)',
    (found, draft) => {
      if (draft.filters.listing_type === 'rent') return false;
      setFilter(draft, found, 'hoa', 'none');
      return true;
    },
  ),
  rule('{lt} {money:a}(?: {year})?(?: (?:in|of|for))? (?:(?:property|real estate|annual|yearly) )*tax(?:es)?', readTax),
  // "Low taxes, under 6,000 a year": nothing else is paid by the year.
  rule(
    '(?:property )?tax(?:es)?(?: (?:you have|there are|possible|around|please|ideally|though))? ,(?: with)? {lt} {money:a} {year}',
    readTax,
  ),
  rule('(?:low|lower|reasonable) (?:property )?tax(?:es)?', (found, draft) =>
    addUnresolved(draft, found, 'How much a year? Say an amount, such as taxes under $6,000'),
  ),

  // "Over 200 and under 300": the second bound is of the same price.
  rule(`${PER_SQFT}${IS} {gt} {money:a}${AND} {lt} {money:b}${NO_UNIT}`, setPerSqft('price_per_sqft_min', 'price_per_sqft_max')),
  rule(`${PER_SQFT}${IS} {lt} {money:a}${AND} {gt} {money:b}${NO_UNIT}`, setPerSqft('price_per_sqft_max', 'price_per_sqft_min')),
  rule(`${PER_SQFT}${IS} (?:{between} )?{money:a} {to} {money:b}`, setPerSqft('price_per_sqft_min', 'price_per_sqft_max')),
  rule(`${PER_SQFT}${IS} {lt} {money:a}`, setPerSqft('price_per_sqft_max')),
  rule(`${PER_SQFT}${IS} {gt} {money:a}`, setPerSqft('price_per_sqft_min')),
  rule(`{gt} {money:a}${AND} {lt} {money:b} ${A_SQFT}`, setPerSqft('price_per_sqft_min', 'price_per_sqft_max')),
  rule(`{money:a} {to} {money:b} ${A_SQFT}`, setPerSqft('price_per_sqft_min', 'price_per_sqft_max')),
  rule(`{gt} {money:a} ${A_SQFT}`, setPerSqft('price_per_sqft_min')),
  rule(`(?:{lt} )?{money:a} ${A_SQFT}(?: {less})?`, setPerSqft('price_per_sqft_max')),

  rule(
    '(?:(?:with |and )?(?<p>{n}) ?(?:%|percent|pct)(?: (?:to |can |we |i |will |saved |ready )*(?:put |for (?:a |the )?|as a )?)?(?:down(?: payment)?)|down payment(?: of)? (?<q>{n}) ?(?:%|percent|pct)|(?:put|putting|pay|paying) (?<r>[1-9]|[1-5]\\d) down(?! ?stairs)|(?:put|putting|pay|paying)(?: (?:about|around|up to))? down(?: (?:about|around|up to))? (?<t>{n}) ?(?:%|percent|pct)|(?<s>[5-9]|[1-4]\\d|50) down(?= ?(?:[,.;]|and)(?: |$)|$))',
    (found, draft) =>
      setFilter(
        draft,
        found,
        'down_payment_pct',
        Number(found.groups['p'] ?? found.groups['q'] ?? found.groups['r'] ?? found.groups['s'] ?? found.groups['t']),
      ),
  ),
  rule('(?:with )?(?:zero|0|nothing|no|no money|\\$ 0)(?: (?:money|percent|%))? down(?: payment)?(?! ?stairs)', (found, draft) =>
    setFilter(draft, found, 'down_payment_pct', 0),
  ),
  rule(
    '(?:with )?{money:a} (?:(?:to |can |can |we can |i can )*put |for (?:a |the )?|as a )?(?:down(?: payment)?|deposit)(?! to)|(?:down payment|deposit)(?: of)? {money:b}',
    (found, draft) => addUnresolved(draft, found, 'Say the down payment in percent, such as 20% down'),
  ),
  rule(
    'monthly (?:total |cost |outlay |spend |nut )?(?:{lt}|{about}|of|is) {money:a}|monthly (?:all (?:- )?in|total|nut|outlay)(?: (?:{lt}|{about}|of|is|:))? {money:c}|maintenance(?: (?:is|of))* {lt} {money:b}',
    (found, draft) =>
      found.groups['b'] === undefined
        ? readMonthly(
            {
              ...found,
              groups: {
                ...found.groups,
                a: found.groups['a'] ?? found.groups['c'],
                a_k: found.groups['a_k'] ?? found.groups['c_k'],
              },
            },
            draft,
          )
        : readHoaMax({ ...found, groups: { ...found.groups, a: found.groups['b'] } }, draft),
  ),
  rule(
    '(?:total )?(?:monthly (?:payments?|costs?|mortgage|housing costs?|budget)|mortgage(?: payments?)?|payments?|piti)(?: (?:is|of|must|should|has|have|needs|need|to|stay|be|remain|come|in|at|around))*(?: {lt}| {about})? {money:a}(?: {less})?(?: {month})?',
    readMonthly,
  ),
  // "1800-2200/mo".
  rule(
    '(?:{between} )?{money:a} {to} {money:b} ?{month}(?: (?:all in|total|payment|mortgage|budget|piti|rent|rental))*',
    (found, draft) => {
      const [least, most] = [numberOf(found, 'a', 'b') ?? 0, numberOf(found, 'b') ?? 0];
      if (least < 100 || least >= most) return false;
      const isLet = isRentBy(draft, most);
      if (!readMonthly({ ...found, groups: { ...found.groups, a: found.groups['b'], a_k: found.groups['b_k'] } }, draft))
        return false;
      if (isLet) setFilter(draft, found, 'price_min', least);
      return true;
    },
  ),
  rule(
    '(?:(?:{lt}|{about}) )?{money:a}(?: {less})? {month}(?: {less})?(?: (?:all in|total|payment|mortgage|budget|piti))*',
    readMonthly,
  ),

  rule(
    '(?:a )?(?:price )?(?:drops?|cuts?|reductions?|reduced|dropped|slashed|lowered|decreased?|marked down|discounted|came down|come down|gone down|went down)(?: (?:in )?price)?(?: (?:of|by))?(?: {gt}| {about})? {money:a}(?: {more})?',
    readPriceCut,
  ),
  rule('(?:price )?(?:reduced|dropped|cut|lowered) {money:a}(?: {more})?', readPriceCut),
  // "Dropped the price this month by at least ten grand".
  rule('by(?: {gt}| {about})? {money:a}(?: {more})?', (found, draft) => {
    const before = draft.line.slice(Math.max(0, found.from - 8), found.from).map(({ word }) => word);
    return CUT.test(before.join(' ')) && readPriceCut(found, draft);
  }),
  // "Price drops in Oakdale over 50 thousand".
  rule('{gt} {money:a}', (found, draft) => {
    const before = draft.line.slice(Math.max(0, found.from - 5), found.from).map(({ word }) => word);
    return CUT_SOMEWHERE.test(before.join(' ')) && readPriceCut(found, draft);
  }),
  rule(
    '(?:(?:{gt}|{about}) )?{money:a}(?: {more})?(?: (?:price (?:cuts?|drops?|reductions?)|reductions?|markdowns?)| off(?! (?:the )?(?:asking|market|list|main|the|of)))',
    readPriceCut,
  ),
  rule(
    '(?:dropped|reduced|lowered|cut|slashed|came down|come down|gone down|went down)(?: (?:in|on|the|their|its|an?|asking|list|by|some))* prices?',
    readPriceReduced,
  ),
  rule(
    '(?:recent(?:ly)? )?(?:price[ds]? )(?:was |were |just |recently |has been |have been )*(?:drops?|cuts?|reductions?|reduced|dropped|slashed|lowered|improvements?|decreases?)(?: recently)?',
    readPriceReduced,
  ),
  rule(
    '(?:got|gotten|become|became|getting|now) cheaper(?: (?:recently|lately))?|prices? (?:has |have )?(?:fallen|fell|come down|came down|went down|gone down)',
    readPriceReduced,
  ),
  rule(
    'been (?:cut|reduced|lowered|dropped|slashed|marked down)(?: (?:in price|recently|at least|once|twice|\\d times))*',
    readPriceReduced,
  ),
  rule(
    '(?:recent(?:ly)? |just |newly )?(?:reduced|marked down|discounted)(?: (?:in )?price[ds]?)?(?: (?:homes?|listings?))?',
    readPriceReduced,
  ),
];

const CUT_SOMEWHERE = /(?:^| )(?:drops?|cuts?|reductions?|discounts?)(?: (?:in|around|near|for|on|at)(?: the)? [^ ]+)$/;
const CUT = /(?:^| )(?:drop(?:ped|s)?|cut|reduced|lowered|slashed)(?: (?:the|their|its|in|asking|list))* prices?(?: |$)/;
const LEAST_MONTH_OF_A_HOME = 600;
const LEAST_PRICE_BY_TAXES = 100_000;
const MOST_BACK_TO_HOA = 14;
const MOST_PAID_A_MONTH = 50_000;
const MOST_HOA_A_MONTH = 20_000;

/** Who wants no HOA at all would not pay as much for one. */
const LEAST_OF_NO_HOA = 400;

/** "No HOA under six fifty", said in one breath: the amount is the price's. */
function isOfPrice({ from, words, groups }: Found, { line }: Draft, value: number): boolean {
  const isRefused = /^(?:no|without)$/.test(line[from - 1]?.word ?? '');
  return (
    isRefused && groups['monthly'] === undefined && value >= LEAST_OF_NO_HOA && /^hoas? (?:under|below|less than|max)/.test(words)
  );
}

/** "HOA must cover water, max 350": the amount is the fee's. */
const IS_TOLD_OF =
  /(?:^| )hoas?(?: (?:fees?|dues))?(?: (?:(?:is|are|its) )?(?:ok|okay|fine|good|alright)(?: ,)? (?:as long as|so long as|if|when|provided(?: that)?)(?: (?:it|they))?)?(?: (?:must|should|has to|needs to|to))?(?: (?:covers?|includes?|including|pays?(?: for)?))(?: [a-z]+){1,4}(?: (?:,|and|but|with|it|its|is|are|be|stays?|remains?|runs?|costs?))+$/;

/** What others pay, up to the bound that one's own has: "… is 600 a month, no way, we want". */
const TOLD_FEE =
  /(?:^| )(?:(?<tax>tax(?:es)?)|hoas?|dues|(?:association|condo|maintenance|community) fees?)(?: (?:fees?|dues|bills?))?(?: (?!(?:under|below|over|above|less|max|maximum|up|most|least)(?: |$))[a-z]+){0,9}?(?: \$)? (?<told>\d{2,6})(?<own>(?: (?:[,.;:!?-]|\/|mo|a|per|month|monthly|year|yr|annually|now|right|currently|already|today|there|which|is|are|was|its|thats|no|way|thanks|too|much|high|for|us|me|and|but|so|we|i|id|wed|ours?|mine|my|the|it|one|want|wants|need|like|would|should|must|can|could|cant|has|have|to|be|stay|stays|pay|do|keep|rather|prefer|something|anything|looking|only|please))*)$/;
/** The same, where the amount is said first: "pays 9,000 in property tax". */
const PAID_FEE = new RegExp(
  String.raw`(?: \$)? (?<told>\d{2,6})(?: (?:a|per) (?:month|year))? (?:in|for|on|of)(?: (?:the|their|his|her|property|real|estate|monthly|annual|yearly))*(?: (?:(?<tax>tax(?:es)?)|hoas?|dues|(?:association|condo|maintenance|community) fees?))(?: (?:fees?|dues|bills?))?${TOLD_FEE.source.slice(TOLD_FEE.source.indexOf('(?<own>'))}`,
);
const SPEAKS_OF_OWN =
  /(?:^| )(?:we|i|id|wed|ours?|mine|my|want|wants|need|like|rather|prefer|something|anything|looking|way|never)(?: |$)/;
const MOST_BACK_TO_TOLD = 26;
/** No one calls a price that is so much more than a fee by comparison with it. */
const MOST_TIMES_TOLD = 2;

/** A bound of the very fee that others pay, or that one pays now. */
function readComparedFee(found: Found, draft: Draft): boolean {
  const group = found.groups['a'] === undefined ? 'b' : 'a';
  const value = numberOf(found, group) ?? 0;
  if (found.groups[`${group}_k`] !== undefined || isCountOfSomething(draft, found)) return false;
  const told = findToldFee(found, draft);
  if (told === undefined || value > told.amount * MOST_TIMES_TOLD) return false;
  const same = { ...found, groups: { ...found.groups, a: found.groups[group], after: found.groups['yearly'] } };
  return told.isTax ? readTax(same, draft) : readHoaMax(same, draft);
}

/** What is told of a fee right before, as others pay it. */
function findToldFee({ from }: Found, { line }: Draft): { amount: number; isTax: boolean } | undefined {
  const before = line.slice(Math.max(0, from - MOST_BACK_TO_TOLD), from).map(({ word }) => word);
  const { told, tax, own } = (TOLD_FEE.exec(` ${before.join(' ')}`) ?? PAID_FEE.exec(` ${before.join(' ')}`))?.groups ?? {};
  return own === undefined || !SPEAKS_OF_OWN.test(own) ? undefined : { amount: Number(told), isTax: tax !== undefined };
}

/** "HOA fine, 400 max": an amount that could be the price as well is the fee's where a price is told, too. */
function readToldFee(found: Found, draft: Draft): boolean {
  const group = found.groups['a'] === undefined ? 'b' : 'a';
  const value = numberOf(found, group) ?? 0;
  const isPriced = draft.line.some(
    ({ word }, index) =>
      (index < found.from || index >= found.to) && (/^\d{6,}$/.test(word) || /^(?:k|thousand|million|mil|m)$/.test(word)),
  );
  if (found.groups[`${group}_k`] !== undefined || value >= LEAST_MONTH_OF_A_HOME) return false;
  if (value > MOST_SURELY_A_FEE && !isPriced && found.groups[`${group}_s`] === undefined) return false;
  return readHoaMax({ ...found, groups: { ...found.groups, a: found.groups[group] } }, draft);
}

const MOST_SURELY_A_FEE = 299;

function readHoaMax(found: Found, draft: Draft): boolean {
  const value = numberOf(found, 'a');
  if (value === undefined) return false;
  // "No HOA, 2 car garage".
  if (value !== 0 && value < 10) return false;
  const { before, annual, yearly, after, quarterly, quarter } = found.groups;
  const months = (before ?? annual ?? yearly ?? after) !== undefined ? 12 : (quarterly ?? quarter) !== undefined ? 3 : 1;
  // "No HOA under 725k": the amount is the price's.
  if (value > MOST_HOA_A_MONTH * months) return false;
  if (isOfPrice(found, draft, value)) return false;
  if (value === 0) setFilter(draft, found, 'hoa', 'none');
  else setFilter(draft, found, 'hoa_max', Math.round(value / months));
  return true;
}

function readTax(found: Found, draft: Draft): boolean {
  const value = numberOf(found, 'a') ?? 0;
  // "Low taxes under 375k": the amount is the price's.
  if (value >= LEAST_PRICE_BY_TAXES) return false;
  // A rate in percent is no amount a year.
  if (value < 50) addUnresolved(draft, found, 'Taxes can be bounded by dollars a year');
  else setFilter(draft, found, 'tax_max', value * (found.groups['monthly'] === undefined ? 1 : 12));
  return true;
}

type PerSqft = 'price_per_sqft_min' | 'price_per_sqft_max';

/** Sets the bound that the first amount is for, and that of the second if there is one. */
function setPerSqft(first: PerSqft, second?: PerSqft) {
  return (found: Found, draft: Draft): void => {
    setFilter(draft, found, first, numberOf(found, 'a') ?? 0);
    if (second !== undefined) setFilter(draft, found, second, numberOf(found, 'b') ?? 0);
  };
}

function readMonthly(found: Found, draft: Draft): boolean {
  const value = numberOf(found, 'a');
  if (value === undefined || value < 100 || value > MOST_PAID_A_MONTH) return false;
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
  // "A price cut is a plus" leaves out no home without one.
  if (found.scope === 'soft') return addSoft(draft, found, found.words);
  setFilter(draft, found, 'price_reduced', true);
}
