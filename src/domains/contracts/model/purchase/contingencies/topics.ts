/** What a clause may make the sale depend on. */
export type ContingencyType =
  | 'inspection'
  | 'financing'
  | 'appraisal'
  | 'title'
  | 'sale_of_home'
  | 'hoa_documents'
  | 'insurance'
  | 'attorney_review'
  | 'survey'
  | 'option_termination'
  | 'third_party_financing';

export interface Topic {
  type: ContingencyType;
  /** Words of a heading that name it. */
  heading: RegExp;
  /** Words of a sentence that speak of it. */
  sentence: RegExp;
  /** Words that make such a sentence speak of something else. */
  unless?: RegExp;
}

/** In the order in which a sentence is tried: what is particular comes before what is general. */
export const TOPICS: readonly Topic[] = [
  {
    type: 'sale_of_home',
    heading: /sale of (?:buyer|purchaser|other|existing|current)|\bhome sale\b|sale contingency|closing of (?:buyer|purchaser)/,
    sentence:
      /\b(?:buyer|purchaser)'?s? (?:present |current |existing )?(?:home|house|residence|property)\b[^.]{0,60}\b(?:being sold|sells|is sold|selling)\b|(?:sale|closing|settlement) (?:and closing )?(?:of|on) (?:the )?(?:buyer'?s?|purchaser'?s?|their|his|her|its|an?other|other|current|existing)[^.]{0,40}(?:property|home|residence|house)/,
  },
  {
    type: 'attorney_review',
    heading: /(?:attorney|lawyer|legal) (?:review|approval)|^lawyers?$/,
    sentence:
      /(?:attorney|lawyer|counsel)(?:'s|s)?(?: for [a-z ]{3,20})? (?:review|approval|may (?:approve|disapprove))|(?:review|approval) (?:of|by)[^.]{0,40}(?:attorney|lawyer|counsel)/,
  },
  {
    type: 'appraisal',
    heading: /apprais/,
    sentence: /\bapprais(?:e|es|ed|al|er)\b/,
    unless: /appraisal district|appraisal (?:fee|cost)s?/,
  },
  {
    type: 'hoa_documents',
    heading: /(?:homeowners?'?|owners'?|community|condominium|common interest|hoa)(?: association)?/,
    sentence: /(?:homeowners?'?|owners'?|condominium|community) association|\bhoa\b|\bcondominium documents|resale certificate/,
    unless:
      /\bnot (?:subject to|part of|a part of|in|within|governed by|located in)\b[^.]{0,40}\b(?:association|hoa)\b|\bno (?:homeowners?'? |owners'? )?(?:association|hoa)\b/,
  },
  {
    type: 'insurance',
    heading: /^(?:hazard |property |homeowner'?s? )?insurance(?: contingency)?$/,
    sentence:
      /(?:obtain|availability|cost|insurab)[^.]{0,50}(?:homeowner'?s?|property|hazard|flood|casualty) insurance|insurability/,
    unless: /title insurance/,
  },
  {
    type: 'financing',
    heading: /financ(?!ial)|loan|mortgage/,
    sentence:
      /\b(?:loan|mortgage|financing|lender)\b|\b(?:conventional|fha|va|usda)\b[^.;]{0,60}\bcommitment\b|\b(?:bank|credit union)\b[^.;]{0,30}\b(?:turns?|declines?|refuses?|denies|says no|(?:will|does) not lend)\b/,
    unless:
      /\bcash\b[^.;]{0,10}\bno (?:bank )?(?:loan|mortgage)|existing (?:loan|mortgage)|seller'?s (?:loan|lender|mortgage)|release|payoff|lead-based|owner financ|^\W*(?:the )?lender's appraisal\b/,
  },
  {
    type: 'inspection',
    heading: /inspect|due diligence|investigation|property condition|feasib/,
    sentence:
      /\b(?:inspect(?:s|ed|ion|ions|or|ors)?|due diligence|investigations? of (?:the )?property|physical condition|feasibility)\b|\b(?:house|home|property|dwelling|premises)\b[^.]{0,80}\b(?:examined|looked over|checked|evaluated)\b/,
    unless: /lead-based paint|walk-?through|final inspection|public inspection|risk assessment/,
  },
  {
    type: 'survey',
    heading: /^survey/,
    sentence: /\bsurvey\b/,
    unless: /title/,
  },
  {
    type: 'title',
    heading: /(?<!\b(?:transfer|passing|passage|conveyance) of )\btitle\b/,
    sentence:
      /\b(?:title (?:commitment|report|search|examination|objection|defect|review)|marketable title|clear (?:and marketable )?title|(?:defects?|objections?) (?:in|to) (?:the )?title|commitment for title)\b|\btitle\b[^.;]{0,30}\b(?:is|be|proves?|turns? out)(?: to be)? (?:not|un\w+|bad|defective|faulty)\b/,
  },
];

/** Words by which a clause lets somebody out, or lets the sale depend on something. */
export const LETS_OUT =
  /\b(?:conting(?:ent|ency)|subject to|conditioned (?:up)?on|conditional (?:up)?on|may (?:terminate|cancel|rescind|withdraw|void|back out|walk away|call|end (?:this|the|it))|(?:declare|treat)[^.]{0,40}\bvoid\b|depends? on|right to (?:terminate|cancel|rescind|inspect|conduct)|terminat(?:e|ion)|cancel(?:lation)?|(?:earnest money|deposit)[^.]{0,40}(?:refund|return)|\b(?:gets?|has|have|receives?|takes?)\b[^.;]{0,24}\bdeposit back\b|refund(?:ed)?|rescind|disapprove|shall have|has|have the right|must (?:obtain|appraise|object|provide)|period|deadline|or before)\b/;

/** Words by which a clause gives a right up, or says that there is none. */
export const GIVES_UP =
  /\b(?:(?<!\b(?:not|never|cannot|nor) )waiv(?:e|es|ed|ing)\b(?! (?:its|their|the|any|all)? ?(?:objection|right to object))|not (?:be )?(?:contingent|conditioned|subject to|conditional)|(?:does|do|shall|will|is) not depend(?:ent)? (?:up)?on\b|no (?:[a-z]+ ){0,3}contingenc(?:y|ies)|(?:elects?|chooses?|opts?|decides?) not to (?:have|obtain|get|order|make|do|conduct|perform)\b|without (?:any )?[a-z]{0,12} ?contingenc|does not (?:require|make)|contingenc(?:y|ies) (?:is |are )?(?:both |all |hereby )?(?:deleted|stricken|struck out)|contingency (?:is )?(?:hereby )?removed|non-?contingent|nothing\b[^.;]{0,40}\b(?:makes?|conditions?)\b[^.;]{0,40}\bdepend(?:ent)? (?:up)?on)\b/;
/** What happens if somebody stays silent is no waiver yet. */
export const DEEMED =
  /\b(?:deemed|not (?:chosen|selected|checked)|by initials|other than|any (?:other(?! (?:home|house|property))|further)|all other|shall (?:be considered|constitute)|will (?:be considered|constitute)|constitutes?|considered|if (?:buyer|purchaser|seller)[^.]{0,80}(?:fails?|does not|do not|has not|(?:gives?|sends?|delivers?|makes?) no\b)|failure|fails? to|after that (?:time|date)|thereafter|(?:or|otherwise)\b[^.;]{0,60}\bshall be waived|unless|upon (?:buyer|purchaser)|may\b[^.;]{0,60}\bwaive|or waive|either (?:party|side|of|the)|option to|elect to|has the right to waive|(?:hours?|days?) (?:within which |in which )?to (?:waive|remove|drop|lift)|until)\b/;
