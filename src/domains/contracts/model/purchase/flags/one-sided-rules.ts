import type { ContractText } from '../../text/contract-text.ts';
import { TICKED, UNTICKED } from '../../text/marks.ts';
import type { Flag, FlagRule } from './flag.ts';

const MAKER = String.raw`(?:builder|developer|contractor)`;
const GIVER = String.raw`(?:seller|vendor|builder|developer)`;

/** What one side may do alone, and what the other gives up: read as the rules of `flags.ts` are. */
export const ONE_SIDED_RULES: readonly FlagRule[] = [
  {
    code: 'jury_trial_waived',
    words:
      /\b(?:waiv(?:e|es|ed|ing)|gives? up|giv(?:en|ing) up|relinquish\w*|forgoe?s?)\b[^.]{0,60}\b(?:trial by (?:a )?jury|jury trial|right to (?:a )?(?:trial by )?jury)|\b(?:be|with|have) no jury\b/,
    unless:
      /\b(?:not|nor|no) waive|\b(?:nobody|no one|neither(?: side| party| of (?:us|them))?) (?:waives?|gives? up|forgoe?s?|relinquish\w*)\b/,
  },
  {
    code: 'arbitration',
    words:
      /\b(?:binding|mandatory|final)(?:,? (?:binding|neutral|and|private)){0,3} arbitration\b|\b(?:disputes?|claims?|controvers(?:y|ies))\b[^.;]{0,60}\bgo(?:es)? to arbitration\b|\b(?:shall|will|must|are|is|be) (?:be )?(?:submitted to|settled by|decided by|resolved by|determined by|referred to)\b[^.;]{0,60}\barbitrat(?:ion|or)\b/,
    unless:
      /\bnothing\b[^.;]{0,50}\b(?:sends?|submits?|requires?|binds?|refers?)\b|\b(?:not|nor|no) (?:be )?(?:agree|required|bound|subject|submit)|\bif (?:both|the parties|all parties) (?:agree|initial)|by initialing|may (?:agree|elect)/,
  },
  {
    code: 'one_sided_attorney_fees',
    words: new RegExp(
      String.raw`\b(?:if|when|where|should)\b[^.;]{0,20}\b${GIVER}s?\b[^.;]{0,40}\b(?:sues?|wins?|prevails?|enforces?|recovers?|takes? (?:legal )?action|goes to court)\b[^.;]{0,60}\b(?:buyer|purchaser)s?\b[^.;]{0,30}\b(?:owes?|pays?|reimburses?|bears?|liable|responsible)\b[^.;]{0,60}\b(?:(?:attorney|legal|lawyer|counsel)(?:'s|s'?|s)?\b[^.;]{0,16}\b(?:fees|costs|bills?)|(?:attorney|lawyer)s?(?=\s?(?:[.;,]|$)))|\b(?:buyer|purchaser)s? (?:shall |will |must |agrees? to |alone )?(?:pays?|reimburses?|bears?|owes?)\b[^.;]{0,30}\b${GIVER}'?s'?\b[^.;]{0,20}\b(?:attorney|legal|lawyer|counsel)(?:'s|s'|s)?\b[^.;]{0,16}\b(?:fees|costs|bills?)`,
    ),
    unless: /\b(?:prevailing|whoever (?:loses|is (?:wrong|at fault))|either|each|both|losing|title|closing costs?)\b/,
  },
  {
    code: 'builder_may_change_plans',
    words: new RegExp(
      String.raw`\b${MAKER}\b[^.]{0,60}\b(?:may|reserves|has the right|is entitled|shall have the right)\b[^.]{0,80}\b(?:substitut\w+|change|changes|modif\w+|alter\w*|deviat\w+|relocat\w+)\b|\b${GIVER} (?:may|can|reserves the right to) (?:substitut\w+|change)\b[^.]{0,30}\b(?:materials?|plans|specifications|fixtures|equipment|brands)\b`,
    ),
    unless: /\b(?:not|unless|only with|with (?:the )?(?:buyer|purchaser)(?:'s)? (?:prior )?(?:written )?(?:consent|approval))\b/,
  },
  {
    code: 'completion_not_promised',
    words: new RegExp(
      String.raw`\bcomplet\w+\b[^.]{0,140}\b(?:estimates?(?: only)?|not (?:guaranteed?|promised?|binding)|approximat\w+ only|no (?:guarantee|promise))\b|\bestimat\w+\b[^.]{0,60}\b(?:without|not|no)\b[^.]{0,30}\b(?:promis|guarant|warrant)\w*[^.]{0,80}\bcomplet\w+|\b(?:not (?:guarantee|promise)|no (?:guarantee|promise|assurance))\b[^.]{0,80}\bcomplet\w+|\b${MAKER} (?:may|can|shall be entitled to|reserves the right to) (?:extend|postpone|delay) (?:it|the (?:closing|completion)\b)[^.]{0,160}\b(?:any (?:cause|reason)|without limit|sole discretion|beyond)`,
    ),
    unless: /\b(?:in no event later|not later than|outside date|within (?:two|2|24)\b)/,
  },
  {
    code: 'seller_may_move_closing',
    words: new RegExp(
      String.raw`\b${GIVER}\b[^.]{0,100}\b(?:unilaterally|in (?:its|his|her|their|seller's|builder's) sole (?:and absolute )?discretion|for any reason|without (?:the )?(?:buyer|purchaser)'s consent)\b[^.]{0,100}\b(?:extend|postpone|delay|move|change)\b[^.]{0,40}\b(?:closing|settlement|completion)|\b${GIVER} (?:alone )?(?:may|shall have the right to|can) (?:unilaterally )?(?:extend|postpone|delay|move|change|reschedule)\b(?: the| its)?(?: (?:date of|completion and|completion or))?(?: the)? (?:closing|settlement)\b|\b${GIVER}\b[^.]{0,80}\b(?:closing|settlement)(?: date)?\b[^.]{0,90}\bmay (?:extend|postpone|delay|move|change) it\b`,
    ),
    unless: /\b(?:buyer or seller|either party|title defects?|cure|lender)\b/,
  },
  {
    code: 'non_refundable_option_fee',
    words:
      /\b(?:option|due diligence|study period|feasibility) (?:fee|money|payment|consideration|period)\b(?:[^.]|\.(?=\d)){0,200}\b(?:non-?\s?refundable|not (?:be )?refund(?:able|ed)|property of (?:the )?seller)|non-?\s?refundable (?:option|due diligence) (?:fee|money|payment)/,
    unless: /\bfully refundable|\bten dollars\b|\$ ?10(?: 00)?\b/,
  },
  {
    code: 'wire_instructions',
    words:
      /\b(?:wire|transfer)\b[^.]{0,120}\b(?:account|instructions?|details)\b[^.]{0,80}\b(?:e-?mail(?:ed)?|text message|by text)|\b(?:wire|wiring) instructions\b[^.]{0,60}\b(?:sent|given|provided|received)\b[^.]{0,40}\be-?mail/,
    unless:
      /\b(?:never|nobody|no one|do not|not (?:trust|rely|accept)|beware|fraud|call|verify|confirm|by (?:phone|telephone))\b/,
  },
  {
    code: 'special_assessment_ahead',
    words:
      /\b(?:studies|studying|considering|considers|pending|proposed|proposes|announced|approved|planned|plans|anticipated|discuss\w+|voted on|contemplat\w+)\b[^.]{0,60}\bspecial assessments?\b|\bspecial assessments?\b[^.]{0,60}\b(?:is|are|has been|have been) (?:pending|proposed|approved|announced|considered|planned|levied)/,
    unless: /\b(?:no|not|nor|if|any|whether|unaware)\b/,
  },
  {
    code: 'right_of_first_refusal',
    words: /\b(?:holds?|has|have|retains?|reserves?|is subject to|subject to)\b[^.]{0,50}\bright of first refusal\b/,
    unless: /\b(?:no(?!\. ?\d)|not|if|any|waived|released|whether)\b/,
  },
  {
    code: 'warranties_disclaimed',
    words:
      /\bdisclaims?\b[^.]{0,80}\bwarrant\w+|\bwarrant(?:y|ies)\b[^.]{0,100}\b(?:is|are) (?:hereby )?(?:expressly )?(?:disclaimed|excluded|waived)\b|\b(?:take|takes|is in|in) (?:the )?(?:place|lieu|stead) of (?:every|all|any)(?: other)? warrant|\b(?:waives?|gives? up|forgoe?s?|relinquish\w*)\b[^.]{0,60}\b(?:implied )?warrant(?:y|ies)\b[^.]{0,40}\b(?:habitability|workmanship|fitness|merchantab\w+)|\bno (?:other )?(?:implied )?warrant(?:y|ies)\b[^.]{0,30}\b(?:habitability|workmanship)/,
  },
];

const YES = String.raw`(?:${TICKED}|\bYes\b)`;
/** "[X] was built in part before 1978", "Property built before 1978: Yes". */
const SAYS_OLD = new RegExp(
  String.raw`${TICKED}[^\n[☐]{0,60}\b(?:built|constructed)\b[^\n[☐]{0,30}\b(?:before|prior to)(?: January 1,)? 1978|\b(?:built|constructed) (?:before|prior to)(?: January 1,)? 1978\s?[?:]\s{0,4}${YES}`,
  'i',
);
/** "The Lead-Based Paint Exhibit is [ ] attached [ ] not attached": nobody ticked, or somebody the no. */
const NOT_ATTACHED = new RegExp(
  String.raw`\blead[\s-](?:based|paint|disclosure|hazard)[^;]{0,120}?(?:${UNTICKED}\s?(?:is\s)?(?:attached|yes)\b[^.;\n]{0,40}?${UNTICKED}\s?(?:is\s)?(?:not|no)\b|${UNTICKED}\s?does not apply\b[^\n]{0,20}${UNTICKED}\s?does apply\b|${TICKED}\s?(?:is\s)?not attached\b|${UNTICKED}\s?(?:is\s)?(?:(?!not\b)\w+\s){0,4}attached\b(?![^\n]{0,60}${TICKED}))`,
  'i',
);

/** An old home whose lead-based paint disclosure the paper names and does not bring. */
export function findUnattachedLead({ text }: ContractText, isOld: boolean): Flag | undefined {
  const old = SAYS_OLD.exec(text);
  if (old === null && !isOld) return undefined;
  const match = NOT_ATTACHED.exec(text);
  if (match === null && (old === null || /\blead[\s-](?:based|paint)/i.test(text))) return undefined;
  const place = match ?? old;
  return place === null
    ? undefined
    : { code: 'missing_lead_disclosure', span: { start: place.index, end: place.index + place[0].length } };
}
