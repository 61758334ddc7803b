import { nameRow } from './deadline-names.ts';
import { specialInspection, thingOf } from './deadline-kinds.ts';

/** What a row of a form sets a time for, by its label; the first that fits. */
const LABELS: readonly (readonly [type: string, words: RegExp])[] = [
  [
    'offer_expiration',
    /\boffer\b.*\b(?:expir|deadline|valid|open|good|ends?|lapses?|void|until|withdrawn|dies)|^expir\w+ (?:date|of offer)|^expir(?:es|ation|y)$|\boffer\b.*\baccepted (?:by|before)|\bacceptance (?:deadline|due|by|required)|\baccept by\b|\bexpir\w+ of (?:the )?(?:counter ?)?offer|time limit of (?:the )?offer|response (?:deadline|time|due)|^(?:respond|reply) by/,
  ],
  ['loan_status_update', /loan status (?:update|report)|\blsu\b/],
  ['seller_disclosure', /disclosure|seller(?:'s)? delivery of documents/],
  ['proof_of_funds', /(?:verification|proof|evidence) of (?:cash|funds|down ?payment)/],
  ['additional_deposit', /\b(?:second|additional|further|increased) (?:earnest money |escrow )?deposit(?! amount)/],
  [
    'earnest_money_delivery',
    /earnest (?:money|deposit)|(?:deposit|(?<!\b(?:title|insurance) )binder|hand money)(?: is)? (?:due|deadline|delivery|delivered|payable|paid)|^(?:initial )?deposit$|^binder$|^(?:first|initial) deposit\b/,
  ],
  ['preapproval', /pre-?(?:approval|qualification|approved)\b/],
  ['completion', /\b(?:estimated |target |substantial |scheduled )?completion\b(?! of)/],
  ['loan_application', /loan application|appl(?:y|ies|ying|ied) for|application (?:date|deadline|due)|mortgage application/],
  ['option_fee_delivery', /(?:option|due diligence) (?:fee|money|payment)/],
  ['off_record_title_objection', /off-?record.*objection/],
  ['off_record_title_documents', /off-?record/],
  ['title_cure', /\b(?:cures?|curing|resolves?|corrects?|clears?|removes?|satisf(?:y|ies))\b.*\btitle\b|\btitle\b.*\bcured?\b/],
  ['title_objection', /title.*(?:objection|review|resolution|termination)|objections? to title/],
  [
    'title_commitment',
    /^(?:record |preliminary )?\W{0,2}title|^preliminary \W{0,2}title|title (?:deadline|binder|commitment|report|evidence|insurance commitment)|^preliminary report|^abstract\b/,
  ],
  ['loan_approval', /\b(?:loan|financing|mortgage|lender(?:'s)?)\b(?!(?:'s)? apprais)|^commitment (?:date|deadline)$/],
  ['appraisal', /apprais/],
  [
    'hoa_review',
    /\b(?:approval|approve|review|acceptance|disapproval|termination)\b.*\b(?:association|[hp]oa|condominium|cc&rs?)\b/,
  ],
  ['hoa_documents', /association|\b[hp]oa\b|condominium|\bcc&rs?\b|resale certificate/],
  ['survey', /survey|ilc\b|improvement location/],
  ['insurance', /insurance/],
  ['negotiation_period', /\bagreement (?:on|about|as to) (?:the |any )?repairs|\brepairs? (?:agreed|agreement|negotiations?)/],
  ['repairs', /repair/],
  ['attorney_review', /attorney|lawyer|legal review/],
  [
    'sale_of_home',
    /sale of (?:buyer|purchaser)|^(?:conditional|contingent) sale\b|(?:buyer|purchaser)'?s'? (?:home|house|property|present home)/,
  ],
  ['final_walk_through', /walk-?through|final (?:verification|inspection)/],
  [
    'seller_response',
    /\bseller(?:'s)? (?:response|answer|reply)\b|\bseller (?:responds|answers|replies)\b|\b(?:response|answer|reply) (?:by|from|of) (?:the )?seller\b|^(?:response|answer|reply) to (?:the )?(?:buyer|inspection|list|requests?|notice|objections?)|^inspection (?:response|answer|reply)\b/,
  ],
  [
    'inspection',
    /^(?:general|whole) (?:building|house|home)\b|inspections?|due diligence|feasibility|investigation|examination|option period/,
  ],
  [
    'possession',
    /^(?:possession|occupancy|keys|move-?(?:in|out)|vacate|seller (?:vacates|moves out)|date of possession|delivery of possession)\b/,
  ],
];

/** The type of a row; those of Colorado’s forms have steps of their own. */
export function typeOfRow(label: string): string | undefined {
  const thing = thingOf(label);
  if (thing !== undefined) return thing;
  const type = LABELS.find(([, words]) => words.test(label))?.[0];
  const special = type === undefined || type === 'inspection' ? specialInspection(label) : undefined;
  if (special !== undefined) return special;
  if (type === undefined || type === 'offer_expiration') return type;
  return `${type}${/terminat/.test(label) ? '_termination' : /resolution/.test(label) && !/\band\b/.test(label) ? '_resolution' : ''}`;
}

/** The names that a row may bear besides its kind: "Buyer’s objections to inspections" where the inspections have a row. */
export function namesOfRow(label: string, kind: string | undefined): string[] {
  const name = nameRow(label);
  const isObjection = kind !== undefined && !kind.includes('objection') && /\bobjections?\b/.test(label);
  return [...(isObjection ? [`${kind}_objection`] : []), ...(name === '' ? [] : [name])];
}
