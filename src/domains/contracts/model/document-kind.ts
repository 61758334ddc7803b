import type { ContractText } from './text/contract-text.ts';

export type DocumentKind =
  | 'purchase_agreement'
  | 'land_contract'
  | 'assignment'
  | 'counter_offer'
  | 'addendum'
  | 'amendment'
  | 'residential_lease'
  | 'lease_with_option'
  | 'commercial_lease'
  | 'seller_disclosure'
  | 'lead_paint_disclosure'
  | 'loan_estimate'
  | 'closing_disclosure'
  | 'settlement_statement'
  | 'listing_agreement'
  | 'buyer_agreement'
  | 'not_a_contract';

/** Agreements that sell a home by themselves, and leases of one. */
export const isSaleKind = (kind: DocumentKind): boolean => kind === 'purchase_agreement' || kind === 'land_contract';
/** Papers that change another one, and leave the rest of it as it is. */
export const isChangeKind = (kind: DocumentKind): boolean =>
  kind === 'counter_offer' || kind === 'addendum' || kind === 'amendment';
export const isHomeLease = (kind: DocumentKind): boolean => kind === 'residential_lease' || kind === 'lease_with_option';

/** Words of a title, each with the kind that it names; the first to match near the top of the paper wins. */
const TITLES: readonly (readonly [RegExp, DocumentKind])[] = [
  [/\blead[- ]based paint\b[^.]{0,80}\bdisclosure|disclosure of information on lead[- ]based paint/, 'lead_paint_disclosure'],
  [/\bclosing disclosure\b(?=[^]{0,400}\b(?:loan terms|closing information|disbursement date)\b)/, 'closing_disclosure'],
  [/\bloan estimate\b(?=[^]{0,1500}\b(?:loan terms|date issued|rate lock)\b)/, 'loan_estimate'],
  [/\bclosing disclosure\b/, 'closing_disclosure'],
  [/\bloan estimate\b/, 'loan_estimate'],
  [/settlement statement|\bhud-1\b/, 'settlement_statement'],
  [
    /\b(?:seller'?s?|property|transfer|real estate transfer)\b[^.\n]{0,40}\b(?:property )?(?:condition )?disclosure(?: statement| notice| form)?/,
    'seller_disclosure',
  ],
  [
    /(?<!\b(?:or|final|any|and|last|such) )\bcounter[- ]?(?:offer|proposal)\b|\(counter\)|\bresponse to (?:the )?(?:(?:buyer|seller|purchaser|vendor)s?'?s? )?offer\b|\bcounter to (?:the )?offer\b/,
    'counter_offer',
  ],
  [/\b(?:exclusive right to sell|listing agreement|listing contract)\b/, 'listing_agreement'],
  [
    /\b(?:buyer(?:'s)? (?:representation|broker(?:age)?|agency) agreement|buyer representation|exclusive buyer)\b/,
    'buyer_agreement',
  ],
  [/\bcommercial (?:[a-z]+ )?lease|\b(?:office|retail|industrial) lease\b/, 'commercial_lease'],
  [
    /\b(?:(?:residential|house|home) )?(?:lease|rental)(?: agreement)?\b[^\n]{0,24}\b(?:with|and|&)\b[^\n]{0,16}\b(?:option|right) to (?:purchase|buy)|\blease[- ](?:option|purchase|to[- ](?:own|purchase))\b|\brent[- ]to[- ]own\b/,
    'lease_with_option',
  ],
  [
    /\bassignment (?:of|and assumption of) (?:the |a |real estate |purchase |sales? |residential )*(?:contract|agreement|purchase)|\bassignment (?:agreement|contract)\b|\bassignment and assumption\b/,
    'assignment',
  ],
  [
    /\bland contract\b|\bcontract for deed\b|\b(?:real estate |residential |land )?install?ment (?:land |sales? )?(?:contract|agreement)\b|\bagreement for deed\b|\bbond for (?:title|deed)\b/,
    'land_contract',
  ],
  [
    /\b(?:residential|apartment|house|home|room)?\s?(?:lease|rental|tenancy) (?:agreement|contract)\b|\b(?:residential|apartment|house|home|room|dwelling|condominium) lease\b|^\W*lease\b/,
    'residential_lease',
  ],
  [
    /^\W*(?:first |second |third )?amendment\W*\n|\bamendment\b(?=[^\n]{0,60}\b(?:to|contract|agreement|no|addendum|extension)\b)|\bextension (?:addendum|amendment)\b|\b(?:letter|agreement) of (?:modification|amendment)\b|\b(?:modification|extension|amendment) (?:of|to) (?:the |our )?(?:[a-z]+ (?:and )?){0,5}(?:agreement|contract|closing)\b|\bcontract (?:modification|change)\b|\bagreement to (?:amend|extend|modify|change)(?:\s?\/\s?(?:amend|extend|modify))?\b/,
    'amendment',
  ],
  [/\badden(?:dum|da)\b/, 'addendum'],
  [
    /\b(?:purchase|sales?|sale and purchase|purchase and sales?|real estate|buy and sell|buy ?[-–]? ?sell|residential|(?:real|improved|residential) property|house|home|condominium|cabin|earnest money|resale|contract of sale|land|installment land|farm and ranch)\b[^.\n]{0,60}\b(?:agreement|contract|offer)\b|\b(?:contract|agreement|offer)\b[^.\n]{0,20}\b(?:of (?:purchase|sale)|to (?:buy|purchase|sell)|for (?:the )?(?:[a-z]+ ){0,3}(?:purchase|sale))\b|contract for deed|offer to purchase|\bmemorandum of (?:agreement of )?(?:sale|purchase)\b|\b(?:offer and acceptance )?(?:agreement|contract) for (?:residential )?real (?:estate|property)\b|real estate purchase|one to four family|\b(?:contract|agreement) for (?:the |a |an )?(?:house|home|dwelling|farm|cabin)\b|\b(?:agreement|contract)\b[^.\n]{0,24}\b(?:residential|real estate|home sale|house sale)\b/,
    'purchase_agreement',
  ],
];

/** What flyers and reports are headed by too, but nobody signs these. */
const SIGNED_TITLE: (typeof TITLES)[number] = [
  /(?:^|\n) ?(?:home|house|property|residential) sale ?(?=\n)/,
  'purchase_agreement',
];

/** The first sentence of the agreements of the Texas commission, whose titles differ from form to form. */
const IS_AGREEMENT =
  /\bparties to this contract are\b[^]{0,400}?\(seller\)\s{1,4}and\b[^]{0,300}?\(buyer\)[^]{0,40}?seller agrees to sell and convey/;

const GUIDE =
  /\b(?:memorandum(?! of)|memo|announcement|bulletin|agenda|guide|handout|workbook|worksheet|net sheet|homebuyer education|line by line|checklist|requirements|what to (?:know|include)|what [a-z' -]{3,40} (?:should|need to|must) know|know about|how to|tips|overview|glossary|frequently asked|faq|best practices|key considerations|explained|article|newsletter|monthly (?:letter|update|report)|market (?:update|report)|in this issue|blog)\b/;

/** Words that only something agreed on, or a form for it, holds. */
const PURCHASE_SIGNS = [
  /\b(?:agrees?|offers?):?[^.;]{0,30}? to (?:sell|purchase|buy|convey)\b|\bwill (?:buy\b|sell\b(?! your\b))|\b(?:would like|wish(?:es)?) to (?:buy|purchase)\b|\b(?:sell|purchase|buy) and (?:convey|purchase|sell)/,
  /\bprice\b|\bconsideration for the sale\b|\b(?:contract|purchase|total) (?:sum|amount)\b/,
  /\b(?:earnest money|deposits?|down ?payment|binder|hand money)\b/,
  /\b(?:closing|settlement|close of escrow|escrow closes|we close|to close)\b/,
  /\b(?:sellers?|vendors?|builders?|developers?)\b/,
  /\b(?:buyers?|purchasers?|vendees?)\b/,
  /\b(?:title|deed)\b/,
];
const LEASE_SIGNS = [
  /\b(?:tenants?|lessees?|renters?|residents|resident(?=\(s\)|s?:|\t| (?:shall|will|must|may|agrees?|pays?|keeps?|moves?)\b))/,
  /\b(?:landlord|lessor)\b|\bowner ?\/ ?(?:agent|manager|landlord)\b/,
  /\brent\b/,
  /\bsecurity deposit\b/,
  /\b(?:lease|tenancy)\b[^.]{0,60}\b(?:begins?|commences?|term|ends?|starts?)\b|\bterm of (?:this |the )?lease\b/,
];
/** "Nothing here is an offer to sell a home." */
const NO_OFFER = /\b(?:nothing|not|nor)\b[^.]{0,60}\boffers? to (?:sell|buy|purchase)[^.]{0,40}/g;
const BINDING = /\b(?:shall|will|must|agrees?|may not|hereby|is responsible|pays?)\b/g;

/** What a sale of land speaks of; that of a press or of a firm does not. */
const OF_LAND =
  /\b(?:real (?:estate|property)|(?<!\b(?:intellectual|personal) )propert(?:y|ies)|premises|houses?|homes?|residence|dwelling|condominium|land|lots?|parcel|acres?|apartment|cabin|farm|buildings?|deed|escrow|streets?|roads?|avenue|lane|drive|court|boulevard|circle|trail|terrace|(?:st|rd|ave|ln|dr|ct|blvd|hwy)\.?(?=,)|(?:[a-z]{2} )\d{5})\b/i;

/** What a paper is, from its title and from the words that such papers hold; guides and letters are no contracts. */
export function recognizeKind(paper: ContractText): DocumentKind {
  const kind = recognizeByWords(paper);
  return isSaleKind(kind) && !OF_LAND.test(paper.text) ? 'not_a_contract' : kind;
}

function recognizeByWords({ text }: ContractText): DocumentKind {
  const plain = text.replaceAll('’', "'").toLowerCase();
  const top = plain
    .slice(0, 1500)
    .replaceAll(/[*#|]/g, ' ')
    .replaceAll(/[^\S\n]+/g, ' ');
  if (isGuide(plain, top)) return 'not_a_contract';
  const titles = isSigned(plain) ? [...TITLES, SIGNED_TITLE] : TITLES;
  const named = titles.flatMap(([pattern, kind], order) => {
    const match = pattern.exec(top);
    return match === null ? [] : [{ kind, order, at: match.index }];
  });
  // In the midst of a sentence, another paper is spoken of.
  if (IS_AGREEMENT.test(plain)) return 'purchase_agreement';
  if (IS_ADDENDUM.test(top) && !named.some(({ order }) => order <= 5)) return 'addendum';
  const fixed = named.find(({ order, at }) => order <= 5 && isTitleLine(top, at));
  const purchase = countSigns(plain, PURCHASE_SIGNS);
  const lease = countSigns(plain, LEASE_SIGNS);
  // What both sides of a sale signed speaks of such a paper, where it does not begin with its name.
  if (fixed !== undefined && (purchase < (isSigned(plain) ? 5 : 7) || fixed.at < 300)) return fixed.kind;
  const first = named
    // An agreement speaks of the disclosures that its seller owes.
    .filter(({ kind, at }) => kind !== 'seller_disclosure' || purchase < 6 || isTitleLine(top, at))
    .filter(({ order, kind, at }) => (order > 5 && !ONLY_TITLED.has(kind)) || isTitleLine(top, at))
    .filter(({ kind }) => !ONLY_TITLED.has(kind) || isBacked(kind, purchase, lease, plain))
    // A letter about a purchase agreement speaks of one; the paper itself is titled so, agrees on it, or has lines to fill.
    .filter(
      ({ kind, at }) => kind !== 'purchase_agreement' || isTitleLine(top, at) || OPENS_WITH_TITLE.test(text) || isDeal(plain),
    )
    .toSorted((a, b) => a.at - b.at || a.order - b.order)[0];
  if (first !== undefined && isBacked(first.kind, purchase, lease, plain)) return first.kind;
  // "SHORT AGREEMENT FOR THE SALE OF A HOUSE. I, Ann Lee, sell and you, Tom Bell, buy …"
  if (first?.kind === 'purchase_agreement' && isTitleLine(top, first.at) && PLAIN_DEAL.every((words) => words.test(plain)))
    return first.kind;
  // A sale that calls its sides "we" and "her", with a title and marks.
  if (first?.kind === 'purchase_agreement' && isTitleLine(top, first.at) && isSigned(plain) && purchase >= FEWEST_OF_SIGNED)
    return first.kind;
  if (lease >= 4 && lease > purchase - 2) return 'residential_lease';
  // Letters about a sale use its words too; only an agreement says that somebody agrees.
  const isAgreed = PURCHASE_SIGNS[0]?.test(plain.replace(NO_OFFER, '')) ?? false;
  // Nobody but the sides of a sale signs what names them, the price, the deposit and the closing.
  const isContract = IS_CONTRACT.test(plain) || isAgreed || WE_AGREE.test(plain);
  if (isSigned(plain) && purchase >= (isContract ? 4 : 5)) return 'purchase_agreement';
  const isLetterDeal = LETTER_DEAL.test(plain) || LETTER_ASKS.every((words) => words.test(plain));
  if ((isSigned(plain) || ANSWERS_LETTER.test(text)) && isLetterDeal && /\$\s?\d{2}/.test(plain)) return 'purchase_agreement';
  // An offer by letter or mail that tells the terms, and under it the answer.
  if (ANSWERS_LETTER.test(text) && /\boffers?\b/.test(plain) && [1, 2, 3].every((sign) => PURCHASE_SIGNS[sign]?.test(plain)))
    return 'purchase_agreement';
  // "HOUSE SALE AGREEMENT. We, Ann and Tom Lee, are selling our house to Bo Bell"
  if (
    first?.kind === 'purchase_agreement' &&
    isTitleLine(top, first.at) &&
    isSigned(plain) &&
    [0, 2, 3].every((at) => PLAIN_SALE[at]?.test(plain))
  )
    return first.kind;
  if (IS_CONTRACT.test(plain) && PLAIN_DEAL.every((words) => words.test(plain))) return 'purchase_agreement';
  // "AGREEMENT made by Ann Lee, who is selling, and Tom Bell, who is buying, the dwelling at …"
  if (isSigned(plain) && /\b(?:agreement|contract)\b/.test(top.slice(0, 300)) && PLAIN_SALE.every((words) => words.test(plain)))
    return 'purchase_agreement';
  if (isSigned(plain) && isAgreed && PLAIN_DEAL.every((words) => words.test(plain))) return 'purchase_agreement';
  // A letter that buys, and says of itself that it is the contract.
  if (
    IS_CONTRACT.test(plain) &&
    LETTER_BUYS.test(plain) &&
    /\$\s?\d{2}/.test(plain) &&
    /\bclos(?:e|es|ing)\b|\bsettle/.test(plain)
  )
    return 'purchase_agreement';
  // What two people sign that tells a sum, a deposit, a closing and what a sale turns on is one, whatever it calls its sides.
  if (isSigned(plain) && SIGNED_SALE.every((words) => words.test(plain)) && countSigns(plain, TURNS_ON) >= 3)
    return 'purchase_agreement';
  return purchase >= 5 && isAgreed ? 'purchase_agreement' : 'not_a_contract';
}

const SIGNED_SALE = [
  /\$\s?\d{2,3},\d{3}/,
  /\b(?:earnest money|deposit|down ?payment|binder)\b/,
  /\bclos(?:e|es|ing)\b|\bsettle/,
  /\b(?:pay|price|buy|sell)\b/,
];
const TURNS_ON = [
  /\binspect/,
  /\btitle\b/,
  /\b(?:loan|mortgage)\b/,
  /\b(?:keys|possession)\b/,
  /\bapprais/,
  /\bdeed\b/,
  /\bwalk[ -]?through\b/,
];

/** Whether somebody agrees on a sale in a paper, signs it, or is to fill it in. */
function isDeal(plain: string): boolean {
  return (
    (PURCHASE_SIGNS[0]?.test(plain) ?? false) ||
    isSigned(plain) ||
    WE_AGREE.test(plain) ||
    IS_CONTRACT.test(plain) ||
    /_{4,}/.test(plain)
  );
}

/** Words of advice: what happens in most sales, and what "you" should do. */
const ADVICE =
  /\b(?:typically|usually|often|generally|in (?:our|your|this|most|many) (?:area|market|states?|cases|sales|deals|transactions)|for example|for instance|you (?:should|may want|might|can also|will (?:usually|typically|often))|(?:ask|talk to|consult|call|check with) (?:your|an?|our) (?:\w+ )?(?:agent|attorney|lawyer|lender|office|realtor))\b/g;
const FEWEST_PIECES_OF_ADVICE = 4;

/** Kinds that other papers speak of too: only a title makes them. */
const ONLY_TITLED: ReadonlySet<DocumentKind> = new Set(['land_contract', 'assignment', 'lease_with_option']);

/** A paper that says so of itself, whatever its title speaks of. */
const IS_ADDENDUM = /\(addendum\)|\bthis (?:addendum|exhibit|rider) is (?:made|attached|part|to be part|a part)\b/;

const LONGEST_TITLE = 110;
const FEWEST_OF_SIGNED = 3;

/** "CONTRACT OF SALE made as of June 1 between …": a title that its first sentence goes on from. */
const OPENS_WITH_TITLE = /^\s{0,40}(?:[A-Z]{2,16}\s){0,6}(?:CONTRACT|AGREEMENT)\s(?:[A-Z]{2,16}\s){0,6}(?:made|dated|entered)\b/;

/** Whether a place near the top lies in a short line, as titles do. */
function isTitleLine(top: string, at: number): boolean {
  const start = top.lastIndexOf('\n', at) + 1;
  const end = top.indexOf('\n', at);
  const line = top.slice(start, end === -1 ? undefined : end);
  return (
    line.length <= LONGEST_TITLE &&
    !/\b(?:shall|will|must|such|agrees?|by|within|days?|delivers?|provides?|receiv\w+)\b/.test(line)
  );
}

/** Marks of people who signed, as text shows them. */
const SIGNED =
  /\/s\/\s{0,4}\p{L}|\p{L}\s{1,4}\/s\/|\be-?signed\b|\p{L}[ \t]{1,4}[([]signed[)\]]|\bsignature\b[^\n]{0,40}\d{1,2}\/\d{1,2}\/\d{2,4}/gu;
/** "Dolores Ferrante    May 3, 2027", "Client: Ann Lee, 6/6/27", "Oak Homes, Inc., by Al Huff, President, May 3, 2027": at the foot. */
const DATED_NAME = new RegExp(
  String.raw`(?:\n|;|\t|\. )[ ]{0,8}(?:(?:signed|accepted|agreed)(?: by)?:? |(?:clients?|customers?|(?:home)?buyers?|purchasers?|sellers?|owners?|builders?|tenants?|landlords?|signed|by)(?:\(s\))?: ?)?\p{L}[\p{L}.'-]{1,20}(?: \p{L}[\p{L}.'-]{0,20}){1,3}(?:, \p{L}[\p{L}.]{1,14}(?: \p{L}[\p{L}.]{0,14}){0,3}){0,3}(?:, ?|[ \t]{1,20}|[ ]{0,8}\n[ ]{0,8})(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}, 20\d\d|\d{1,2}[/-]\d{1,2}[/-]\d{2,4})(?=[\s;.]|$)`,
  'gu',
);
const FOOT_FROM = 0.6;
/** "This letter, once both of you have signed it, is the whole contract between you." */
const IS_CONTRACT =
  /\bthis (?:letter|memorandum|paper|sheet|page|note|instrument|writing|e-?mail)\b[^.]{0,100}\b(?:is|are|becomes?|forms?|makes?|shall be|will be|constitutes?)\b[^.]{0,40}(?<!\b(?:not|no|non-?binding)\b[^.]{0,40})\b(?:contract|agreement|bargain)\b|\bthis is (?:the|our) (?:[a-z]+ )?(?:contract|agreement|bargain) (?:between|for (?:the (?:sale|purchase) of )?(?:the|your|my|our))\b/;

/** "I sell and you buy the house … for $612,000." */
const PLAIN_DEAL = [
  /\b(?:i|we|you) (?:will )?sell\b|\b(?:i|we), [^.;]{3,60}, (?:will |hereby )?(?:agree to )?sell\b/,
  /\bbuys?\b/,
  /\$\s?\d{2}/,
  /\bsigned\b/,
];
const PLAIN_SALE = [/\bsell(?:s|ing)?\b/, /\bbuy(?:s|ing)?\b/, /\$\s?\d{2}/, /\bclos(?:e|es|ing)\b|\bsettle/];
/** "I, Ann Lee, offer to buy your house" */
const LETTER_DEAL =
  /\b(?:i|we)\b[^.;]{0,60}\b(?:to buy|to purchase|will buy|buy|purchase) your (?:[a-z]+ )?(?:house|home|property|land|lot|place|farm|cabin|cottage|condo|townhouse)\b[^.;]{0,80}\bfor\b[^.;]{0,30}\$|\b(?:i|we)\b[^.;]{0,80}\boffers? to (?:buy|purchase) your (?:house|home|property|land|place)\b|\b(?:i|we)(?:'ll| will| shall| would| can| offer to| am ready to| are ready to)? (?:give|pay|offer)(?: you)? \$\s?[\d,]{5,12}(?:\.\d\d)? for (?:your|the) (?:house|home|property|land|place|farm|cabin|cottage|condo|lot)\b/;
/** "My husband and I would like to buy your place", "We will sell you our house": with an answer under it, and a day to close. */
const LETTER_ASKS = [
  /\b(?:i|we)(?: both)?(?:'d|'ll| would| will| shall| should| want| wish| mean| agree| propose| are ready| am ready)(?: like)?(?: to)? (?:(?:buy|purchase) your (?:[a-z]+ )?|sell you (?:my|our|the) (?:[a-z]+ )?)(?:house|home|property|land|lot|place|farm|cabin|cottage|condo|condominium|townhouse|duplex|ranch)\b/,
  /\b(?:i|we)(?: both| hereby)? (?:agree|accept)\b|\b(?:agreed|accepted)(?: to)?(?: by)?\b|\bcontract between us\b/,
  /\bclos(?:e|es|ing)\b|\bsettle|\bact of sale\b/,
];
/** "Agreed: Dennis Halloran, May 5, 2027": who got the letter answers under it, with a name and a day. */
const ANSWERS_LETTER =
  /\n[ ]{0,8}(?:[Aa]greed|[Aa]ccepted|AGREED|ACCEPTED|(?:I|We) (?:accept|agree))(?: and (?:agreed|accepted))?(?: (?:to|by)){0,2}[:.!]\s{1,6}\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3},?[ \t]{1,20}(?:\p{Lu}\p{Ll}{2,8}\.? \d{1,2}, 20\d\d|\d{1,2}\/\d{1,2}\/\d{2,4})/u;
const LETTER_BUYS =
  /\b(?:i|we)(?:'d| should| would| will| do| hereby| want| wish| propose| offer){0,2}(?: like)?(?: to)? (?:buy|purchase) (?:your|the|from you)\b|\b(?:i|we)\b[^.;]{0,40} (?:am|are) (?:buying|purchasing) (?:your|the|(?:it )?from you)\b/;
const WE_AGREE = /\b(?:we|both|parties|sides|buyer and seller|seller and buyer)(?: both)? (?:have )?agreed?\b/;

/** "Buyer: Jocasta Wynn. Seller: Leander Pike. … $455,000": what no guide to such a paper tells. */
const NAMES_SIDES = [
  /\b(?:buyer|purchaser)(?:s|\(s\))?: ?[a-z]|[("“](?:buyer|purchaser)s?["”)]/,
  /\b(?:seller|vendor|owner)(?:s|\(s\))?: ?[a-z]|[("“](?:seller|vendor)s?["”)]/,
  /\$ ?\d[\d,]{4}/,
];

/** Whether both sides put their marks under a paper: nobody signs a guide. */
function isSigned(plain: string): boolean {
  if ((plain.match(SIGNED)?.length ?? 0) >= 2) return true;
  const foot = plain.slice(Math.floor(plain.length * FOOT_FROM));
  return (foot.match(DATED_NAME)?.length ?? 0) >= 2;
}

function isGuide(plain: string, top: string): boolean {
  if (isSigned(plain)) return false;
  // No line to fill in and much advice: nobody is asked to agree to anything.
  if ((plain.match(ADVICE)?.length ?? 0) >= FEWEST_PIECES_OF_ADVICE && !/_{4,}|\bhereby\b|\/s\//.test(plain)) return true;
  const title = top.trimStart().slice(0, 160);
  const isTitled = GUIDE.test(title.split('\n').slice(0, 2).join(' '));
  const bindings = plain.match(BINDING)?.length ?? 0;
  const bullets = plain.match(/^\s*(?:[-*•]|\d+\.)\s/gm)?.length ?? 0;
  return isTitled && bindings < Math.max(12, bullets);
}

function isBacked(kind: DocumentKind, purchase: number, lease: number, plain: string): boolean {
  if (kind === 'purchase_agreement') return purchase >= (NAMES_SIDES.every((side) => side.test(plain)) ? 3 : 4);
  if (kind === 'land_contract')
    return (
      purchase >= 3 &&
      /\binstall?ments?\b|\bmonthly\b/.test(plain) &&
      /\binterest\b|%\s(?:per|a) (?:annum|year)\b|\bbalance\b/.test(plain)
    );
  if (kind === 'assignment') return /\bassignors?\b/.test(plain) && /\bassignees?\b/.test(plain);
  if (kind === 'lease_with_option') return lease >= 2 && /\boption\b|\bright to (?:buy|purchase)\b/.test(plain);
  if (kind === 'residential_lease' || kind === 'commercial_lease') return lease >= 2;
  // A disclosure asks, and its seller ticks.
  if (kind === 'seller_disclosure' && (plain.match(BOXES)?.length ?? 0) >= FEWEST_BOXES) return true;
  return (
    (plain.match(BINDING)?.length ?? 0) > 0 || purchase > 0 || /_{3,}/.test(plain) || (isChangeKind(kind) && CHANGES.test(plain))
  );
}

const BOXES = /\[[ x]\]|[☐☒☑]/g;
const FEWEST_BOXES = 6;

/** "The inspection period is extended by 5 days." */
const CHANGES = /\b(?:is|are) (?:hereby )?(?:extended|changed|amended|moved|postponed|deleted|replaced|shortened)\b/;

function countSigns(plain: string, signs: readonly RegExp[]): number {
  return signs.filter((sign) => sign.test(plain)).length;
}
