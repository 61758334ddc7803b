import type { ContractText } from '../../text/contract-text.ts';
import { TICKED, UNTICKED, withoutUnchosen } from '../../text/marks.ts';
import { slugOf } from '../../times/counted-events.ts';
import { splitClauses } from '../../text/clauses.ts';
import { kindOf } from '../times/deadline-kinds.ts';
import { flatOf, nameOpenPlace, saysLittle, termOf } from './open-places.ts';
import { nameOpenDays } from './open-days.ts';

/** What an empty line asks for: words that end right before it, and words right behind it; both where both are given. */
interface Place {
  name: string;
  before?: RegExp;
  after?: RegExp;
}

const LINES: readonly Place[] = [
  { name: 'fee_limit', before: /\bfees?\b[^.;_]{0,110}\bnot (?:to )?exceed\b[^.;_]{0,8}\$ ?$/ },
  { name: 'listing_company', before: /\b(?:listed|list it|listing) (?:for sale )?with (?:the )?(?:broker )?$/ },
  {
    name: 'buyer_property_address',
    before:
      /\b(?:buyer|purchaser)'s (?:current |present |existing )?(?:property|home|house|residence)\b[^.;_]{0,30}\b(?:at|as|is) $/,
  },
  {
    name: 'property_address',
    before: /\b(?:property|premises|real estate|house|home|land)(?: (?:is )?(?:located|situated|known|described))? (?:at|as):? $/,
  },
  { name: 'property_address', before: /\bcommonly known as:? $/ },
  {
    name: 'property_address',
    before: /\b(?:property|premises|real estate)\b[^.;_]{0,120}\blocated (?:at|on):? $/,
  },
  {
    name: 'earnest_money',
    after:
      /^ ?(?:is |to be |shall be |will be )?(?:paid |payable |given |delivered )?(?:herewith )?as (?:a |an |the )?(?:earnest money|earnest deposit|deposit|binder)\b/,
  },
  {
    name: 'escrow_agent',
    before:
      /\b(?:paid|given|delivered|payable)\b[^.;_]{0,20}\bas (?:a |an |the )?(?:earnest money|earnest deposit|deposit|binder)\b[^.;_]{0,20}\b(?:to|with):? $/,
  },
  {
    name: 'escrow_agent',
    after: /^ ?(?:\([^)]{2,30}\) )?(?:shall|will|is to|agrees to) hold (?:(?:said|the|such|all|any) )?(?:earnest|deposit)/,
  },
  {
    name: 'escrow_agent',
    before: /\b(?:delivers?|pays?|deposits?|gives?|hands?)\b[^.;]{0,30}\$ ?_{2,} (?:to|with) $/,
    after: /^,? ?(?:who|which|to be)? ?(?:shall |will |is to |be )?(?:held?|holds|kept|keep)\b/,
  },
  { name: 'appraisal_gap', before: /\b(?:shortfall|difference|appraisal gap|gap)\b[^.;_$]{0,60}\$ ?$/ },
  { name: 'listing_company', before: /\bbroker,? (?:namely|to wit):? $/ },
  { name: 'listing_company', after: /^ ?\((?:the )?listing (?:company|firm|broker)\)/ },
  { name: 'listing_price', before: /\b(?:listed|list|listing|asking|at a)\b[^.;_]{0,120}\bprice\b[^.;_]{0,24}\$ ?$/ },
  { name: 'seller_contribution', before: /\bseller's contribution\b[^.;_]{0,80}$/ },
  { name: 'seller_credit', before: /\b(?:seller|vendor)\b[^.;_]{0,60}\b(?:credit|concession|contribute)s?\b[^.;_]{0,40}\$ ?$/ },
  { name: 'seller_credit', before: /\b(?:credit|concession)\b[^.;_]{0,30}\$ ?$/, after: /^ ?(?:to (?:buyer|purchaser)|toward)/ },
  {
    name: 'repair_limit',
    before:
      /\b(?:spend|repairs?|corrections?|remed(?:y|ies)|deficiencies)\b[^.;_]{0,60}\b(?:more than|exceed(?:ing|s)?|limit(?:ed)?|maximum|up to|cap)\b(?:[^.;_]|\b\d{1,3}\.){0,24}\$ ?$/,
  },
  {
    name: 'repair_limit',
    before:
      /\b(?:treat|repair|remedy|correct|cure)\b[^.;_]{0,80}\bcosts?\b[^.;_]{0,30}\b(?:no more than|not more than|up to|limited to|at most|not (?:to )?exceed(?:ing)?) \$ ?$/,
  },
  { name: 'repair_limit', before: /\$ ?$/, after: /^ ?for (?:the |such |all )?(?:repairs|remedies|corrections)/ },
  { name: 'tax_proration_percent', before: /\bprorat\w+[^.;_]{0,30}$/, after: /^ ?(?:%|percent)/ },
  { name: 'interest_rate', before: /\b(?:interest rate|rate of interest)\b[^.;_]{0,60}$/, after: /^ ?(?:%|percent)/ },
  { name: 'interest_rate', before: /\brate (?:shall )?not (?:to )?exceed(?:ing)?:? $/, after: /^ ?(?:%|percent)/ },
  {
    name: 'interest_rate',
    before:
      /(?<!\b(?:tax|millage|commission|occupancy|daily) )\brate (?:(?:of|shall|will|not|to|exceed|exceeding|more|greater|higher|than|no|up|at|most|is|be) ){1,8}$/,
    after: /^ ?(?:%|percent)/,
  },
  { name: 'interest_rate', after: /^ ?(?:%|percent) (?:per annum |annual )?interest\b/ },
  {
    name: 'end_date',
    before: /\b(?:lease|tenancy|term)\b[^.;_]{0,110}\b(?:ends?|ending|expires?|terminates?|through|until)(?: on| at)? $/,
  },
  {
    name: 'start_date',
    before: /\b(?:lease|tenancy)\b[^.;_]{0,60}\b(?:begins?|beginning|starts?|starting|commenc\w+)(?: on)? $/,
  },
  {
    name: 'effective_date',
    before: /\b(?:binding|agreement|contract)\b[^.;_]{0,20}\bas of:? $/,
    after: /^ ?,? ?(?:20_{0,4} ?)?,? the date\b/,
  },
  {
    name: 'effective_date',
    before: /\b(?:contract|agreement)(?: of sale)? (?:is )?(?:made|dated|entered into)(?:,? and entered into)? as of:? $/,
  },
  { name: 'effective_date', before: /\bacceptance by (?:the )?(?:sellers?|vendors?|owners?) on:? $/ },
  {
    name: 'escrow_company',
    before: /\b(?:deposits?|earnest money)\b[^_.;]{0,30}\$ ?[\d,.]{3,12}[^_.;]{0,70}\b(?:to|with|at) $/,
  },
  { name: 'escrow_company', before: /\b(?:trust|escrow) account of (?:the )?$/ },
  { name: 'loan_type', before: /\b(?:type of|kind of) (?:loan|mortgage|financing)(?: is)?:? $/ },
  { name: 'loan_commitment_date', before: /\bcommitment (?:date|deadline)(?: is| shall be| will be)?:? $/ },
  {
    name: 'option_fee',
    before: /\$ ?$/,
    after: /^ ?(?:as consideration )?for the (?:unrestricted |absolute )?right to (?:terminate|cancel)\b/,
  },
  {
    name: 'objection_days',
    before: /\b(?:buyer|purchaser)s? (?:may|shall|must|will|has|have)\b[^.;_]{0,40}\bobject\b[^.;_]{0,40}$/,
    after: /^ ?(?:business |calendar )?days?\b/,
  },
  {
    name: 'loan_type',
    after: /^ ?[[(](?:insert )?(?:the )?(?:type of (?:loan|mortgage)|(?:loan|mortgage|financing) (?:program|type))\b/,
  },
  {
    name: 'closing_date',
    before:
      /\bclosing(?: date)?\b[^.;_]{0,30}\b(?:changed|moved|extended|postponed|reset)\b[^.;_]{0,20}\bto $|\bdeed\b[^.;_]{0,20}\b(?:passed|passes|delivered|given|handed over)\b[^.;_]{0,24}\b(?:on|by) $/,
  },
  { name: 'escrow_bank', before: /\b(?:bank|trust|escrow|money market) account (?:at|with|in):? $/ },
  { name: 'closing_agent', before: /\bclosing (?:agent|attorney)(?:\/law firm)?:? $/ },
  { name: 'title_company', after: /^ ?(?:["“(]?escrow ?\/ ?title (?:company|agent)|\((?:the )?title (?:company|agent)\))/ },
  { name: 'fha_case_number', before: /\b(?:fha|va|fha ?\/ ?va)\b[^.;_]{0,16}\bcase (?:no\.?|number|#):? $/ },
  { name: 'lender', before: /\b(?:lender|mortgage company|mortgagee)(?:'s name| name)?:? $/ },
  { name: 'acquisition_date', before: /\b(?:date did you|when did (?:you|seller)) (?:acquire|purchase|buy)\b[^_]{0,40}\?? $/ },
  { name: 'county', after: /^ ?(?:county|parish)\b/ },
  { name: 'offer_expiration', before: /\bnot (?:been )?accepted\b[^.;_]{0,60}\b(?:prior to|by|before|on|until):? $/ },
  { name: 'county', before: /\bcounty(?: of)?:? $/ },
  { name: 'title_company', before: /\btitle (?:insurance )?(?:company|agency)\b[^.;_]{0,40}:? $/ },
  { name: 'legal_description', before: /\bidentification \([^()_]{4,110}\):? $/ },
  { name: 'loan_commitment_date', after: /^ ?\((?:the )?["“]?(?:mortgage |loan |financing )?commitment (?:date|deadline)/ },
  {
    name: 'loan_terms',
    before: /\b(?:interest rate|rate not to exceed|not exceeding|amortized over|loan for)\b[^.;_]{0,30}$/,
    after: /^ ?(?:%|percent|years?)/,
  },
  {
    name: 'additional_earnest_money',
    before:
      /\b(?:additional|further|increased?) (?:earnest money|deposit|hand money)\b[^;$]{0,60}\$ ?$|\bbalance of (?:the )?(?:earnest money|deposit)\b[^;$]{0,20}\$ ?$|\b(?:earnest money|deposit)\b[^;_]{0,160}\bincreased\b[^.;_$]{0,40}\$ ?$/,
  },
  {
    name: 'extension_days',
    before: /\b(?:extend(?:ed)?|move|postpone|extension)\b[^;_]{0,110}\b(?:up to|for|by|of) $/,
    after: /^ ?(?:business |calendar )?days?\b/,
  },
  {
    name: 'parcel_number',
    before:
      /\b(?:tax )?(?:parcel|assessor's parcel|tax map|folio)(?: id\.?| identification| designation)?(?: numbers?| nos?\.?| id| #)(?:\(s\))?[.:\s#]{0,5}$/,
  },
  {
    name: 'parcel_number',
    before:
      /\b(?:pin|pid|apn|parcel id)\b[^.;:_]{0,40}\b(?:identification|id|tax|number|no\.?)\b[^.;:_]{0,40}(?:\bis)?[:\s]{0,3}$/,
  },
  { name: 'parcel_number', before: /\b(?:tax map|tax parcel|tax id) (?:designation|identification|key):? $/ },
  {
    name: 'legal_description',
    before:
      /\b(?:legal description|legally described|further described as|plat reference)\b[^.;_]{0,30}$|\b(?:plat reference|legal description)\b[^.;]{0,60}\blot(?:\/unit)?:? $/,
  },
  { name: 'option_fee', before: /\b(?:option|due diligence) (?:fee|money|payment)\b(?! of \$ ?$)[^.;_$]{0,40}\$ ?$/ },
  { name: 'additional_earnest_money', before: /\$ ?$/, after: /^ ?by \(?(?:additional|second)\)? (?:earnest|deposit)/ },
  { name: 'ltv_percent', before: /\bloan[- ]to[- ]value\b[^.;_]{0,60}$/, after: /^ ?(?:%|percent)/ },
  {
    name: 'ltv_percent',
    before: /\b(?:loan|mortgage)\b[^.;_$]{0,80}$/,
    after: /^ ?(?:%|percent) of (?:the )?(?:(?:purchase|sales?|contract) )?price(?! down\b)/,
  },
  {
    name: 'down_payment',
    before: /\$ ?$/,
    after: /^ ?(?:; or \W{0,6}_{2,} ?% of the (?:purchase|sales) price )?(?:as the |for the )?down\b/,
  },
  { name: 'down_payment', before: /\bdown ?payment\b[^.;_$]{0,50}\$ ?$/ },
  { name: 'down_payment', after: /^ ?% of the (?:purchase|sales) price down\b/ },
  { name: 'appraised_value', before: /\bapprais(?:ed value|al)\b[^.;_$]{0,190}\b(?:less than|at least|of) \$ ?$/ },
  {
    name: 'association_name',
    before:
      /\bname of (?:the )?(?:(?:home|property )?owners'? |community |condominium )?association(?:\(s\))?(?: is| shall be)?:? $/,
  },
  { name: 'special_assessment', before: /\bspecial assessments?\b[^._;$]{0,90}\$ ?$/ },
  {
    name: 'annual_assessment',
    before:
      /\b(?:(?:annual|regular|monthly|total) assessments?|dues|association fees?)\b[^._;$]{0,110}\$ ?$|\bassociation\b[^._;$]{0,30}\b(?:current|regular|annual|monthly) (?:fees?|dues|assessments?)\b[^._;$]{0,24}\$ ?$/,
  },
  {
    name: 'transfer_fee',
    before: /\b(?:transfer|initiation|capital contribution)\b[^.;_$]{0,220}\bfees?\b[^.;_$]{0,140}\$ ?$|\btransfer fee:? \$ ?$/,
  },
  {
    name: 'seller_contribution',
    before: /\b(?:seller|vendor)s? (?:(?:shall|will|agrees? to) )?pays?\b[^._;]{0,60}\$ ?$/,
    after: /^[^.]{0,100}\b(?:toward|buyer's|purchaser's|closing costs|expenses|settlement costs)\b/,
  },
  {
    name: 'financing_amount',
    before:
      /\b(?:loan|mortgage|financing)\b[^._$]{0,190}\b(?:amount|sum|expense,?|principal)\b[^._;$]{0,16}\bof \$ ?$|\bloan\b[^.;_$]{0,30}\b(?:is|of|for|be) \$ ?$|\b(?:loan|mortgage)\b[^._$]{0,40}\bamount[:\s]{0,3}\$ ?$|\bfinancing\b[^._$]{0,60}\bamount of (?:not less than |at least |up to |not more than )\$ ?$|\bamount of (?:the )?(?:new )?(?:loan|mortgage)[:\s]{0,3}\$ ?$|\b(?:ask|apply|applies) [^._;$]{0,60}\b(?:mortgage|loan) (?:of|for) \$ ?$/,
  },
  {
    name: 'financing_amount',
    before: /\$ ?$/,
    after: /^ ?(?:by|from|through|as) (?:an? |the )?(?:new |first |mortgage )*(?:loan|mortgage|deed of trust)\b/,
  },
  {
    name: 'occupancy_rate',
    before: /^(?!.*\bif (?:the )?seller)[^]*\b(?:occup\w+|possess\w+|vacat\w+|remain|stay|seller)\b[^]*\$ ?$/,
    after: /^ ?(?:a|per) day\b/,
  },
  {
    name: 'closing_agent',
    before: /\bclosing (?:company|agent|agency|attorney|officer|firm)\b[^.;_]{0,16}\b(?:is|be):? $/,
  },
  { name: 'broker', before: /\bbrokers?\b[^.;_]{0,80}\b(?:other than|namely|except) $/ },
  {
    name: 'escrow_agent',
    after: /^ ?,? ?(?:as )?(?:the )?(?:escrow (?:agent|holder)|escrowee|holder of the (?:earnest|deposit))\b/,
  },
  {
    name: 'purchaser_notice_address',
    before: /\bfor (?:the )?(?:seller|vendor):? [^_]{10,140} for (?:the )?(?:purchaser|buyer):? $/,
  },
  {
    name: 'seller_notice_address',
    before: /\bfor (?:the )?(?:purchaser|buyer):? [^_]{10,140} for (?:the )?(?:seller|vendor):? $/,
  },
  {
    name: 'additional_earnest_money',
    before: /\b(?:additional|second|further) (?:earnest money|deposit|hand money)(?: (?:due|paid|payable|to|be))*(?: on| by)? $/,
  },
  {
    name: 'closing_date',
    before:
      /\b(?:closing|settlement)(?: (?:is|to|be|will|shall|take|place|occur|set|held|date|day)){0,6} (?:on or before|on|by|for) $/,
  },
  {
    name: 'offer_expiration',
    before: /\boffer\b[^;_]{0,60}\b(?:lapses?|ends?|is (?:void|withdrawn|revoked))\b[^;]{0,140}\bon(?: the date)? $/,
  },
  {
    name: 'offer_expiration',
    before: /\boffer\b[^;]{0,60}\bexpires?\b[^;]{0,60}\bon(?: the date)? $/,
  },
  {
    name: 'offer_expiration',
    before:
      /\b(?:offer|acceptance|withdrawn|revoked)\b(?![^._;]{0,80}\b(?:presented|dated|received|made|delivered|date)\b)[^._;$]{0,80}\b(?:through|until|by|before|on):? $/,
  },
  {
    name: 'offer_expiration',
    before:
      /\b(?:offer|acceptance)\b(?![^.;]{0,80}\b(?:presented|received|rejected))[^.;]{0,80}_[_\s\W]{0,12}(?:a\.m\. \W{0,4}p\.m\. )?on $/,
  },
  {
    name: 'offer_expiration',
    before: /\b(?:open for acceptance|offer (?:expires|ends|lapses))\b[^_]{0,40}_{2,}[^_]{0,40}\bon $/,
  },
  {
    name: 'loan_commitment_date',
    before:
      /\b(?:commitment|loan approval|financing|loan of|(?:loan|mortgage|financing) (?:is|has) not (?:been )?(?:approved|obtained|granted))\b[^.;]{0,160}\b(?:on or before|by|no later than|before):? $/,
  },
  {
    name: 'waiver_notice_date',
    before: /\b(?:any time )?after $/,
    after: /^ ?,? ?(?:20_{0,4} ?)?,? ?(?:seller|buyer|purchaser) may give notice\b[^.]{0,40}\bwaive/,
  },
  {
    name: 'inspection_date',
    before: /\b(?:inspect\w*|looked at|examined|re-?inspect\w*)\b[^.;_]{0,60}\b(?:on or before|by|before|until|no later than) $/,
  },
  {
    name: 'inspection_date',
    before:
      /\b(?:due diligence|inspection|feasibility|examination) period\b(?:[^._]|\.(?=m)|(?<=m)\.){0,160}\b(?:through|until|ending|ends|expires?|by|before)\b(?:[^._]|\.(?=m)|(?<=m)\.){0,30}$/,
  },
  { name: 'water_test_date', before: /\b(?:water|well|septic)\b[^.]{0,200}\b(?:on or before|by|before|until|no later than) $/ },
  { name: 'survey_date', before: /\bsurvey\b[^.;_]{0,90}\b(?:on or before|by|before|no later than) $/ },
  {
    name: 'title_commitment_date',
    before: /\btitle (?:commitment|report|evidence)\b[^.;_]{0,90}\b(?:on or before|by|before|no later than) $/,
  },
  {
    name: 'possession_date',
    before: /\b(?:possession|moves? out|vacates?|hands? over the keys)\b[^.;]{0,60}\b(?:on or before|by|on|before) $/,
  },
  { name: 'date', before: /\bthis (?:contract|agreement|offer|lease)\b,? (?:is )?(?:dated|made)(?: on| as of| this)? $/ },
  {
    name: 'price',
    before: /\b(?:buyer|purchaser)s? (?:(?:will|shall|is to|agrees? to) )?pays? \$ ?$/,
    after: /^ ?(?:for (?:it|the (?:house|home|property|premises|land))\b|as follows)/,
  },
  {
    name: 'closing_date',
    before:
      /\b(?:transaction|sale|contract)\b[^.;_]{0,30}\b(?:closed|close|consummated|completed)\b[^.;_]{0,20}\b(?:on or before|by|on|before|no later than) $/,
  },
];
const LINE = /_{2,}/g;
/** "[county]", "[insert date]": what a template has in place of a line; behind one, it is its caption. */
const PLACEHOLDER =
  /(?<!_\s{0,3})\[(?:(?:insert|enter|fill in|type) )?(?:(?:name|address|date|amount) of )?(?:[a-z]+ ){0,3}(?:date|amount|price|names?|seller|buyer|purchaser|county|address|number|days|rate|agent|company|broker|lender|description|time|holder)\]/g;
/** "Mortgage  ☒ Yes ☐ No | amount $ ____": the next cell is no part of the option. */
const NEXT_CELL = new RegExp(String.raw`${UNTICKED}\s?[A-Za-z]{2,12}\s?[\t|][^\t\n|☐☒[\]]*$`);
/** Empty lines of one paper; more say nothing. */
const MOST_LINES = 300;
/** What the form itself says where the line stays empty. */
const HAS_ANSWER =
  /^ ?(?:[a-z%]+ ?){0,4}\(?[^().]{0,40}\b(?:if (?:left )?blank|if not (?:filled|completed|specified|stated)|zero if)\b/;
/** "at 5 PM or ____ AM/PM", "30 days after Acceptance or on ____": for who wants another than what stands there. */
const HAS_OTHER =
  /\b(?:\d{1,2}(?::\d\d)? ?[ap]\.?m\b\.?|\d{1,3}\)? (?:business |calendar )?days (?:after|from|of|following) [a-z][a-z ]{2,30}),? or (?:at |on )?(?:[☐[][ \]]{0,3})?$/;
const DAYS = ' days';
const YEAR_OF_LINE = /_{2,} ?,? ?20$/;
const HOUR_OF_LINE = /\b(?:until|on|by|before|expires)\b[^.;_]{0,20}_{2,} ?,? ?at $/;
const IS_DATE = /_date$|^offer_expiration$/;
/** Behind an empty box, or one of a choice, the line asks nothing. */
const BEHIND_BOX = new RegExp(String.raw`(?:${UNTICKED})(?:[^_\n.]|\.(?=\d)){0,14}$`);

/** In the sentence of a box that nobody ticked. */
const IN_OPTION = new RegExp(String.raw`${UNTICKED}(?:(?!${TICKED}|${UNTICKED})(?:[^.;]|\.(?=\d)))*$`);

/** "ordered by [ ] Buyer [ ] Seller, at a cost …": what follows holds whichever is ticked. */
const SHORT_OPTIONS = new RegExp(String.raw`(?:${UNTICKED}\s?\w{3,10}[\s/]{0,3}(?:or\s)?){1,3}${UNTICKED}\s?\w{3,10},`, 'g');

/** The places on lines that nobody filled, named by what they ask for. */
export function findOpenLines(paper: ContractText, isTemplate = false): string[] {
  // Of a form that nobody filled, what stands beside its boxes is open too.
  const text = (isTemplate ? paper.text : withoutUnchosen(paper.text)).replaceAll(PLACEHOLDER, (words) =>
    '_'.repeat(words.length),
  );
  const clauses = splitClauses(text);
  const names = [...text.matchAll(LINE)].slice(0, MOST_LINES).flatMap(({ 0: line, index }) => {
    const before = flatOf(text.slice(Math.max(0, index - 220), index));
    const isOfBox = !NEXT_CELL.test(text.slice(Math.max(0, index - 220), index));
    const after = flatOf(text.slice(index + line.length, index + line.length + 200));
    if (
      HAS_ANSWER.test(after) ||
      // "on ______, 20__": one place.
      YEAR_OF_LINE.test(before) ||
      // "until ______ at ______": its hour.
      HOUR_OF_LINE.test(before) ||
      // A leader of dots up to its figure; a row of nothing.
      /^ ?\$ ?\d|^ ?\d{1,3}(?:\.\d{1,3})? ?%|^ ?\$? ?(?:n\/a|none)\b|^[^_$]{0,170}\$ ?n\/a\b|^[^_$]{0,90}\$ ?0(?:\.00)?(?![\d.,])/.test(
        after,
      ) ||
      // "$ ____ or ____ %": the same in other words.
      (/\$ ?_{2,} ?(?:or|\/) ?$/.test(before) && /^ ?(?:%|percent)/.test(after)) ||
      // "up to ...... $ ......": one place.
      /^ ?\$ ?_{2,}/.test(after) ||
      (isOfBox && BEHIND_BOX.test(before)) ||
      HAS_OTHER.test(before) ||
      (!isTemplate && isOfBox && IN_OPTION.test(before.replaceAll(SHORT_OPTIONS, ' ')))
    )
      return [];
    // "____ / ____ (initials)", "Accepted by Seller on ____: ____": marks, which are told by who has not made them.
    if (
      /^[\s/_]{0,24}\(?initial/.test(after) ||
      /\binitials?:?[\s_/]*$/.test(before) ||
      // "____ A. The Property shall …": a mark before one of several options.
      (line.length < 6 && /^ ?\(?[A-H][.)] [A-Z]/.test(text.slice(index + line.length, index + line.length + 8))) ||
      /\binitials?(?: here)?(?: only)? (?:if|when|where|to|all|each)\b[^.;]{0,40}[\])][\s_/]{0,24}$/.test(before) ||
      (/(?:^|\n)[ \t]{0,4}(?:[A-Z]{2,4}|_{2,})[ \t/]{1,4}$|(?:^|\n)[ \t]{0,4}$/.test(
        text.slice(Math.max(0, index - 12), index),
      ) &&
        /^(?:[ \t/]{1,4}(?:[A-Z]{2,4}|_{2,}))?[ \t]{1,4}\(?[a-z1-9]{1,2}[.)]\s/.test(
          text.slice(index + line.length, index + line.length + 20),
        )) ||
      /\baccept\w* by [^_]{3,60}_[_\s,\d:]{0,40}$/.test(before)
    )
      return [];
    // A receipt is filled by who takes the money.
    if (/\backnowledge[sd]? (?:the )?receipt\b[^.]{0,160}$/.test(before)) return [];
    const place = LINES.find((one) => (one.before?.test(before) ?? true) && (one.after?.test(after) ?? true));
    // A count of days has a name of its own.
    const isCount = /^ ?(?:\([^)]{0,16}\) ?)?(?:(?:more|further|additional) )?(?:business |calendar )?days?\b/.test(after);
    if (place !== undefined) return isCount && IS_DATE.test(place.name) ? [] : [place.name];
    // What it is for tells its name, and needs no second one.
    const days = isCount ? nameOpenDays(text, { start: index, end: index + line.length + DAYS.length }, clauses) : undefined;
    if (days !== undefined && days !== 'other') return [];
    const named = nameOpenPlace(text, { index, length: line.length }, clauses);
    if (isTemplate) return named === undefined || termOf(named) === undefined ? [] : [named];
    const other = isCount ? undefined : nameOther(before);
    // "at a cost of up to $ ____": its clause says what is meant.
    const own = other === undefined || saysLittle(other) ? (named ?? other) : other;
    return own === undefined ? [] : [own];
  });
  return [...new Set(names)];
}

/** An amount or a day of no known kind, by the words before it: "a re-inspection fee of $", "the list by 6:00 p.m. on". */
function nameOther(before: string): string | undefined {
  const sentence =
    before
      .replaceAll(/(?<=\b[ap])\.m\./g, 'm')
      .split(/[.;:](?=\s)/)
      .at(-1) ?? '';
  if (/\b(?:if|in the event|where)\b/.test(sentence) || new RegExp(UNTICKED).test(before)) return undefined;
  const amount =
    /\b(?!not\b)([a-z][a-z' -]{3,60}?)(?:,? (?:of|is|be|at|exceed|than|to|for|up to|in the amount of)){1,3} \$ ?$/.exec(
      sentence,
    )?.[1];
  // What every deal has is looked for by itself.
  if (amount !== undefined && /\b(?:price|deposit|earnest|pay|payment|loan|mortgage|sum|amount|total|not)\b/.test(amount))
    return undefined;
  if (amount !== undefined) return slugOf(amount.split(' ').slice(-3).join(' '), 3) || undefined;
  const isDay = /\b(?:on or before|no later than|not later than|by|until)(?: \d{1,2}(?::\d\d)? ?[ap]m(?: on)?)? $/.test(sentence);
  const kind = isDay ? kindOf(sentence) : undefined;
  return kind === undefined || kind === 'earnest_money_delivery' ? undefined : `${kind}_date`;
}
