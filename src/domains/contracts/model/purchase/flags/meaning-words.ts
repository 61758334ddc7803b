/*
 * What drafters call the same thing, each a pattern for lower case words: who acts, what is owed, what happens. Rules that put two
 * or three of these together (`meaning-rules.ts`) know clauses that nobody has seen yet.
 */

const anyOf = (words: string) => String.raw`\b(?:${words})\b`;

export const B = anyOf('buyers?|purchasers?|vendees?|grantees?|transferees?|home ?buyers?|home ?owner');
export const S = anyOf(
  'sellers?|vendors?|grantors?|transferors?|owners?|builders?|developers?|declarants?|contractors?|sponsors?|executors?|executrix|trustees?|estate|heirs|personal representative',
);
export const MUST = anyOf('shall|will|must|agrees? to|is to|are to|has to|have to|is obligated to|undertakes? to|promises? to');
export const MAY = anyOf(
  'may|can|could|reserves?|retains?|keeps?|is free to|are free to|has the right|have the right|shall have the right|is entitled|are entitled|is at liberty|option|in (?:its|his|her|their) (?:sole )?discretion',
);
/** Nobody else is asked, and no reason is needed. */
export const ALONE = anyOf(
  'alone|sole|solely|unilaterally|discretion|judges?|as often as|as it (?:sees|finds|deems|thinks|wishes|likes|chooses)|(?:sees|thinks) fit|for any reason|for no reason|any time|anytime|as many times|again and again|at (?:its|his|her|their) (?:election|option|choice|pleasure|convenience)|without (?:cause|reason|penalty|liability|consent|notice|recourse|obligation)|one or more times|from time to time|at will|whenever',
);
export const WHATEVER = String.raw`\b(?:whatever|whatsoever|regardless|irrespective|no matter|whether or not|even if|even though|in any (?:event|case)|in all events|come what may|for any (?:reason|cause)|under (?:any|all|no) circumstances?|in no (?:event|case)|without (?:exception|regard)|howsoever|unconditional(?:ly)?|absolute(?:ly)?)\b`;

export const DEPOSIT = anyOf(
  'deposits?|earnest money|option money|binder|hand money|down ?payments?|good faith money|escrow money|initial payment|reservation fee',
);
export const LOAN = anyOf('loans?|mortgages?|financing|note|deed of trust|contract for deed|land contract|trust deed|lien');
export const LENDER = anyOf('lenders?|banks?|mortgage (?:company|broker)|credit union|loan officer|lending|mortgagee|servicers?');
export const CLOSING = anyOf(
  'closing|close|closes|closed|settlement|settle|close of escrow|escrow closes|transfer of title|deed|recording|completion|funds?|passing papers|act of sale|funding',
);
export const PRICE = anyOf('price|contract sum|contract amount|purchase amount|base price|total (?:sum|amount)');
export const APPRAISAL = anyOf(
  "apprais(?:al|ed|es|er|ers|e)|(?:lender|bank)'s (?:valuation|value|number|figure)|valuation|opinion of value|market value|appraised value",
);
export const INSPECTION = anyOf(
  'inspections?|inspectors?|inspect|inspected|due diligence|investigations?|examinations?|feasibility study',
);
export const REPAIR = anyOf(
  'repairs?|repaired|fix(?:es|ed)?|corrects?|corrected|remed(?:y|ies|ied)|cures?|mends?|(?:makes?|making|made) good|(?:puts?|puts?|sets?|brings?) (?:it |them |things )?(?:right|in order|up to code)|sees? to|replaces?|restores?|rectif(?:y|ies)|maintenance|upkeep|takes? care of',
);
export const EVERYTHING = anyOf('all|any|every|everything|each|whatever|whichever|entire|anything');
export const HARM = anyOf(
  'fire|storms?|tornado|hurricane|lightning|accident|mishap|casualt(?:y|ies)|floods?|wind|hail|earthquake|destroy(?:ed|s)?|destruction|damag(?:e|ed|es)|burns?|burned|act of god|calamity|risk of loss|loss(?:es)?',
);
export const CLAIM = anyOf(
  'claims?|causes? of action|actions?|suits?|demands?|liabilit(?:y|ies)|recourse|damages|lawsuits?|sue|proceedings?|remed(?:y|ies)',
);
export const TENANCY = anyOf(
  'tenants?|lessees?|renters?|leases?|leased|rented|(?:is|are|has been) let(?: to)?|tenancy|tenancies|farm(?:ed|s) by|occupants?|roomers?',
);
export const HOME = anyOf(
  'property|premises|home|house|dwelling|unit|land|lot|parcel|farm|cropland|acres|acreage|pasture|building|apartment|cottage|condominium|real estate|residence',
);
export const A_DAY = String.raw`\$ ?[\d ,]+\d?(?:[^.;$]{0,24}?)\b(?:a|per|each|every|for each|for every|with every|any)(?: [a-z]+){0,2} (?:calendar |business |additional |further |whole |part of a |full )*day|\b(?:each|every|any|per)(?: [a-z]+){0,1} day\b[^.;$]{0,90}\$ ?\d|\b(?:daily|per diem)\b[^.;$]{0,40}\$ ?\d|\$ ?[\d ,]+\d?[^.;$]{0,20}\b(?:daily|per diem)\b`;
export const LATE = anyOf(
  'late|lateness|delay(?:s|ed)?|behind|overdue|past|after|beyond|until|fails?|failure|unpaid|outstanding|(?:not|never) (?:close|fund|settle|come|appear|ready)|misses|missed|extension|extended',
);
export const LAWYER = anyOf(
  "attorneys?|attorneys?'s?|lawyers?|lawyers?'s?|legal (?:fees|costs?|expenses?|bills?)|counsel|counsel's|solicitors?",
);
export const LATER = anyOf(
  'later|before closing|before settlement|afterwards?|at a later (?:date|time)|in due course|in good faith|in the future|at closing',
);
export const SUM = String.raw`\$ ?\d|\b(?:hundred|thousand)(?: dollars)?\b|\d ?%|\bpercent\b`;
