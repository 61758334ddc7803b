import { ALL_SIGNING } from './all-signing.ts';

/** The day on which the last of the buyers signed. */
export const BUYER_SIGNS = 'buyer_signature';

/** The end that a time had before a paper gave it more days. */
export const OWN_END = 'its_end_before';

/** The end of the period that was spoken of last. */
export const THAT_PERIOD = 'end_of_that_period';

/** When attorneys have concluded their review, whatever its period. */
export const CONCLUDED_REVIEW = 'conclusion_of_attorney_review';
const ATTORNEY_REVIEW = "(?:attorneys?'?s?|lawyers?'?|legal)[ -](?:review|approval)";

/** The end of a period that the paper gives: "the expiration of the Inspection Period", "attorney review ends". */
function ends(period: string): RegExp {
  return new RegExp(
    `(?:the )?(?:expiration|expiry|end|close|conclusion|completion) of (?:the |any |such |said |that |this |buyer's )?(?:last |final |specified |stated |initial |primary )?(?:${period})(?: (?:period|contingency))?|(?:${period}) (?:contingency )?(?:period |time |days |deadline )?(?:ends?|expires?|closes?|concludes?|(?:is|are) (?:over|up|out|completed|concluded)|runs? out|lapses?|(?:has|have) (?:ended|expired|concluded|run out))`,
  );
}

// The longer and more particular first. Names are those that forms use.
export const EVENTS: readonly (readonly [RegExp, string])[] = [
  // "three days after both sign a release": of another paper than the one that is read.
  [
    /(?:the )?(?:(?:date|day) )?(?:(?:on which|that|when) )?(?:both|all|each|the parties|buyer and seller|seller and buyer)(?: of them| parties| sides)? (?:have |has )?(?:sign(?:s|ed)?|execute[sd]?) (?:(?:an?|the|any|such|that|mutual) (?:[a-z-]+ ){0,2}(?:release|termination|cancell?ation|amendment|addendum|extension|note|deed|instructions?|disclosures?)|(?:an?|any|another) (?:[a-z-]+ ){0,3}(?:agreement|contract|letter|paper|list))\b|(?:the )?(?:execution|signing) of (?:an?|the|any|such|that|mutual) (?:[a-z-]+ ){0,2}(?:release|termination|cancell?ation|extension|note|deed|instructions?|disclosures?)\b/,
    'other_signing',
  ],
  // "4 days after the end of that 10-day period": of the count before it.
  [
    /(?:the )?(?:end|expiration|expiry|close|conclusion|completion) of (?:that|such|said|the same|the (?:said|foregoing|above|preceding)) (?:[a-z-]{2,14} ?(?:\(?\d{1,3}\)?)?[- ]days? |\d{1,3}[- ]days? )?(?:period|time)\b/,
    THAT_PERIOD,
  ],
  [
    /(?:the )?(?:end|expiration|expiry) of (?:the )?(?:time )?periods? (?:in|of|under|stated in|set (?:out|forth) in|referred to in) (?:paragraph |section |item |subsection |clause )?[\w.()]{1,8}|that (?:[a-z]+ )?period (?:ends|is over|expires|is up)|(?:the )?end of (?:it|that|this)(?=$|[.,;])|^its (?:own )?(?:end|expiration|expiry|close|conclusion)(?=$|[.,;)])|^it (?:ends|is over|is up|expires|runs out)\b|(?:the )?(?:seller|buyer|purchaser)'s (?:own )?(?:time|period|days)(?: to [a-z]{3,12})? (?:runs? out|ends?|is up|are up|is over|are over|expires?)|(?:the )?(?:end|expiration|expiry) of (?:the )?(?:seller|buyer|purchaser)'s (?:own )?(?:time|period|days)(?: (?:to|for|of) [a-z]{3,12})?|(?:its|his|her|their|my|our|your|that|the) (?:own )?time (?:for|to|of) [a-z' -]{3,40}? (?:ends|is over|is up|expires|runs out)\b|(?:its|his|her|their|my|our|your|that) (?:own )?time (?:ends|is over|is up|expires|runs out)\b|^that (?:list|answer|notice|reply|request|response|report) (?:is|was) due\b/,
    THAT_PERIOD,
  ],
  [/(?:the )?last of (?:those|these|the|such) (?:[a-z]+ )?(?:\(\d{1,3}\) )?days?\b/, THAT_PERIOD],
  // "three days after the last day for Buyer's request for repairs"
  [
    /(?:the )?last day (?:for|of|to) (?:the |make |give |send )?(?:buyer's |purchaser's |such |any |that |a )?(?:written )?(?:requests?|notices?|objections?|lists?)\b[^.;,]{0,30}/,
    THAT_PERIOD,
  ],
  [
    /(?:the )?title company receives|receipt (?:of (?:a copy of )?this contract )?by the (?:title company|escrow agent)/,
    'title_company_receipt',
  ],
  [
    /(?:seller|buyer)(?:'s)? (?:receives|receipt of) (?:the |such |any )?(?:written )?(?:notice of )?objections?/,
    'objection_receipt',
  ],
  [/(?:the )?(?:end|expiration|expiry) of (?:the )?cure period/, 'end_of_cure_period'],
  ...['settlement', 'negotiation', 'resolution'].map((name): readonly [RegExp, string] => [
    new RegExp(`(?:the )?(?:end|expiration|expiry) of (?:the )?${name} period`),
    `end_of_${name}_period`,
  ]),
  [
    /(?:buyer(?:'s)? )?(?:receives|receipt of|receiving|delivery of) (?:the |such |a |said )?(?:title )?(?:commitment|title report|preliminary report)/,
    'title_commitment_receipt',
  ],
  [
    /(?:the )?(?:end|expiration|expiry) of (?:the )?contingency period(?: for (?:the )?[a-z/ ]{0,20}inspections?)?/,
    'end_of_contingency_period',
  ],
  [
    /^(?:the |buyer's )?(?:(?:home )?inspection|due diligence|feasibility|option|study) (?:contingency )?(?:period|deadline)\b(?! (?:begins|starts|commences|notice))/,
    'end_of_inspection_period',
  ],
  [ends('inspection|due diligence|option|feasibility|study|investigation|examination'), 'end_of_inspection_period'],
  // Attorneys may object, and be done later than their period is over, or before: only a note tells when they are.
  [
    new RegExp(
      `(?:the )?(?:conclusion|completion|satisfactory conclusion) of (?:the )?${ATTORNEY_REVIEW}(?: period| contingency)?|${ATTORNEY_REVIEW} (?:period )?(?:is|has been|was|shall be|will be) (?:successfully )?(?:over|completed?|concluded)`,
    ),
    CONCLUDED_REVIEW,
  ],
  [ends(ATTORNEY_REVIEW), 'end_of_attorney_review'],
  [ends('financing|loan(?: approval)?|mortgage(?: commitment)?'), 'end_of_financing_period'],
  [
    /(?:the |a )?(?:fully )?(?:signed|executed) (?:(?:copy|counterpart|original) of (?:this|the) )?(?:contract|agreement) (?:is |was |has been |are )?(?:delivered|given|sent|returned)|(?:the )?(?:date of )?(?:the )?delivery (?:date )?(?:to [a-z' ]{3,40} )?of (?:the |this |an? )?(?:fully )?(?:signed|executed) (?:(?:copy|counterpart|original)s? of (?:this|the) )?(?:contract|agreement)|(?:[a-z']{3,12} ){0,2}(?:receives|receipt of|receiving|(?:the )?(?:giving|handing over|return) of) (?:the |this |an? |said |such |that )?(?:fully )?(?:signed|executed) (?:(?:(?:copy|counterpart|original)s? of (?:this|the) )?(?:contract|agreement)|copy\b|counterpart\b)/,
    'contract_delivery',
  ],
  [
    /(?:the )?(?:amendment|addendum|extension|modification|assignment)(?: effective)? date|(?:the )?(?:effective date|date|execution|acceptance|signing)(?: of)? (?:this|the) (?:amendment|addendum|extension|modification|assignment)\b/,
    'amendment_date',
  ],
  [/(?:the )?(?:(?:loan|mortgage|financing) )?commitment (?:date|deadline)/, 'end_of_financing_period'],
  [
    /(?:the )?(?:effective|finalized) (?:date|day)\b|effective date of this|effectiveness of this|(?:(?:the )?(?:date|day) (?:that |when |on which )?)?(?:this|the) (?:contract|agreement|offer)(?:'s)? (?:takes effect|(?:goes|comes) into (?:effect|force)|(?:becomes|became|becoming) (?:effective|binding))|it (?:takes effect|(?:goes|comes) into (?:effect|force)|becomes effective)/,
    'effective_date',
  ],
  [
    /(?:the )?binding (?:agreement|contract)(?: date)?|(?:the )?binding (?:date|day)|(?:the )?(?:day|date) (?:on which |that |when )?(?:this|it|the (?:offer|contract|agreement)) (?:becomes|is) binding/,
    'binding_agreement_date',
  ],
  [/(?:the )?(?:time )?reference date/, 'time_reference_date'],
  // Of a seller's counteroffer, as told by the day beside the buyer's mark.
  [
    /(?:the )?(?:buyer|purchaser)s? (?:has |have )?(?:counter-?)?sign(?:s|ed)\b(?! (?:an?|any|its|their|his|her)\b)(?: (?:this|the) (?:counter ?offer|counter|offer))?/,
    BUYER_SIGNS,
  ],
  [/(?:the )?opening of escrow/, 'opening_of_escrow'],
  [/certificate of occupancy|substantial completion|substantially complete|notice of completion/, 'completion'],
  [
    /(?:the )?(?:(?:date|day) )?(?:(?:that|on which|when|upon which) )?you (?:have )?accept(?:ed)?\b|(?:the )?(?:date (?:(?:that|on which|when|upon which) )?)?(?:this |the |such |an? |buyer's |purchaser's )?(?:offer|counter(?: ?offer)?) (?:is|was|has been|gets) (?:fully |finally )?accepted|(?:the )?(?:date of )?(?:seller|vendor|owner|offeree)s?'?s? (?:written )?(?:acceptance|signature|counter-?signature)|(?:the )?(?:date (?:(?:that|on which|when|upon which) )?)?(?:the )?(?:seller|vendor|owner|offeree)s? (?:has |have )?accept(?:s|ed)?\b|(?:the )?(?:date|day) of (?:the )?(?:mutual |final |full |contract |offer |written )?(?:acceptance|ratification)|(?:mutual |final |full |written |contract )?(?:acceptance|ratification)\b|(?:the )?acceptance date|acceptance of (?:this|the)/,
    'acceptance',
  ],
  [
    /(?:the )?(?:(?:date|day|time) of )?(?:full |mutual |final )?(?:execution|signing)(?: (?:of|by))?\b|(?:the )?execution date|this (?:agreement|contract) is (?:fully )?(?:executed|signed)|(?:the )?seller (?:counter)?signs|(?:the )?date (?:of|on) (?:this|the) (?:agreement|contract|offer|letter)|(?:the )?date of (?:agreement|contract)\b(?! (?:acceptance|signing|execution|ratification|formation|for|to))|(?:the )?(?:contract|agreement) formation\b|(?:the )?formation of (?:this|the) (?:contract|agreement)|(?:the )?(?:contract|agreement|signing|start|formation) (?:date|day\b)(?! of (?:birth|closing))|the date (?:hereof|above|first (?:above )?written)|(?:the )?\bmec\b|mutual execution(?: of (?:this|the) (?:contract|agreement))?|(?:the )?(?:final|last) signature(?: date)?|it (?:has been|is|was) (?:fully |mutually )?(?:signed|executed|accepted) by (?:both|all|the last|each)\b(?: parties| party| sides| of them)?|this (?:contract|agreement|letter) has been (?:fully )?(?:signed|executed) by (?:both|all|each)\b(?: parties| party| sides| of them)?|today(?:'s date)?\b|the day (?:both|all)(?: parties| of (?:you|us|them))? (?:have )?sign(?:ed)?|(?:the )?(?:(?:day|date|time|moment) )?(?:(?:on which|that|when|by which) )?(?:(?:all|both|each)(?: of)?(?: the)?(?: parties| sides| party| side| of them)?|everybody|everyone|the parties|buyer and seller|seller and buyer) (?:have |has )?(?:fully )?(?:sign(?:ed|s)?|executed?)\b(?! (?:and|this)[^.]{0,20}(?:deliver|receiv))|(?:the )?(?:(?:day|date|time|moment) )?(?:(?:on which|that|when) )?you (?:have )?(?:(?:counter-?)?sign(?:ed)?|agree|say yes)\b|your (?:counter-?)?(?:signature|signing)|(?:the )?(?:(?:day|date|time|moment) )?(?:(?:on which|that|when) )?(?:this|the) (?:contract|agreement|offer|letter) (?:is|was|has been|becomes) (?:fully |mutually |finally |last )?(?:ratified|executed|signed|accepted|binding)(?: by (?:both|all|the last)(?: parties| of them)?)?/,
    'execution',
  ],
  // "within 14 days of this agreement"
  [/^(?:the |a )?(?:fully )?(?:(?:signed|executed|ratified|binding) )?contract(?=$|[.,;)])/, 'execution'],
  [/^(?:this|the) (?:contract|agreement)(?=$|[.,;)]|,? (?:the )?(?:buyer|seller|purchaser|to|and|or)\b)/, 'execution'],
  ...ALL_SIGNING.map((words): readonly [RegExp, string] => [new RegExp(words), 'execution']),
  [
    /(?:the )?deed is to be delivered|(?:the )?(?:time for )?(?:the )?delivery of (?:the |said )?deed|(?:the )?time for performance|(?:the )?(?:scheduled |anticipated )?(?:closing date|closing|we close|(?:the )?(?:sale|transaction|purchase) closes|close of escrow|coe(?: date)?|settlement date|settlement|date of (?:closing|settlement)|transfer of title|title transfer\b|title (?:transfers|passes|is transferred|has (?:been )?(?:transferred|passed))|passing of title|(?:the )?deed (?:is|has been) recorded|act of sale|(?:date of )?recording of the deed)/,
    'closing',
  ],
  [
    /(?:the |this )?(?:lease|tenancy|term)(?: term)? (?:begins|starts|commences)|(?:the )?(?:commencement|start)(?: date)? of (?:the |this )?(?:lease|term|tenancy)|(?:the )?(?:lease )?(?:commencement|starting|beginning) date|(?:the )?beginning(?: date)? of (?:the |this )(?:lease|term|tenancy|agreement|listing)/,
    'start',
  ],
  [/(?:the |this )?(?:lease|tenancy|term)(?: term| of (?:the|this) lease)? (?:ends|expires|terminates|is over)/, 'end'],
  [
    /(?:the )?(?:end|expiration|termination)(?: date)? (?:of|date) (?:the |this )?(?:lease |initial |then[- ]current )?(?:term|lease|tenancy)|the end date|lease end|(?:the )?(?:lease )?(?:expiration|ending) date|(?:the )?(?:end|expiration|expiry) of (?:this|the) (?:listing(?: (?:agreement|contract|period|term))?|(?:buyer |buyer's )?(?:agency |representation |brokerage )?agreement)\b/,
    'end',
  ],
  [/(?:actual )?receipt|receives|receiving|getting|(?:is|are) handed|delivery/, 'receipt'],
];
