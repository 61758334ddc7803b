import { words } from '../../text/contract-text.ts';
import { START_NAME } from './start-rule.ts';
import { NOT_GOING_ON, WHOLE_DATE } from './start-labels.ts';

/** Names of the start that no day of printing has. */
const OWN_START = String.raw`(?:mec\b|(?:effective|binding(?:\s{1,4}(?:agreement|contract))?|start|ratification|acceptance|mutual\s{1,4}acceptance|final\s{1,4}acceptance)\s{1,4}date|date\s{1,4}of\s{1,4}(?:(?:mutual|final|full|contract)\s{1,4})?(?:acceptance|ratification)|mutual\s{1,4}acceptance)`;

const SENT = String.raw`(?:e-?mailed|mailed|faxed|sent|transmitted|forwarded|conveyed|delivered|handed|gave|given|returned|communicated|telephoned|texted|received|got)`;
const SIGNED = String.raw`(?:signed|accepted|executed|ratified|counter-?signed|completed)`;
const PAPER = String.raw`(?:documents?|contract|agreement|offer|copy|counterpart|letter|form|papers?|original|acceptance|counter ?offer)`;
const SENT_OR_SIGNED = `(?:${SENT}|${SIGNED})`;

/** "Time runs from the Reference Date, June 6, 2026"; behind a count of days it is the day on which that ends. */
const IN_APPOSITION = words`(?<!\b(?:days?|hours?|weeks?|months?|business|later)\)? )(?<!\b(?:prior|due) )\b(?:from|after|following|upon|as of) the ${START_NAME}["”]?,? \(?(?:being |namely |which is )?(?<slot>${WHOLE_DATE})`;

/** Sentences in which somebody notes when acceptance reached the other side, or which day the start is. */
export const ACCEPTANCE_PROOF: readonly RegExp[] = [
  // "on November 8, 2026 at 6:15 p.m., which is the Effective Date"
  words`(?<slot>${WHOLE_DATE})(?:,? (?:at )?\d{1,2}:\d\d ?(?:o['’]clock )?[ap]\.?m\.?)?,?;? ?(?:and )?(?:which|this|that|the latter)(?: date| day)? (?:is|shall be|will be|being) (?:also )?(?:called |deemed |known as |referred to as )?(?:the )?["“]?(?:the )?${START_NAME}`,
  words`(?<!\b(?:settlement|closing|possession|expiration) )\b(?:the )?${START_NAME}["”]?(?: (?:in|of|for) (?:this|the) (?:transaction|agreement|contract|offer))? (?:is|was)(?: agreed to be)? (?:the )?(?:date of )?(?<slot>${WHOLE_DATE})`,
  // "On this 20th day of July, 2026 (which day the parties call the “Effective Date”)"
  words`(?<slot>${WHOLE_DATE}),? ?\([^()]{0,60}["“](?:the )?${START_NAME}["”]`,
  words`(?:signed|accepted|executed) (?:contract|agreement|counterpart|offer|copy)\b[^.;]{0,60}?(?:delivered|received)\b[^.;]{0,120}?\bon:? (?:[A-Z][a-z]{2,8}day,? )?(?<slot>${WHOLE_DATE})`,
  // "the Effective Date, which shall be the conclusion of attorney review (August 19, 2027)"
  words`\b${START_NAME}["”]?(?: of (?:this|the) (?:agreement|contract|offer))?,? which (?:is|was|shall be|will be|means) (?:the )?[^.;()\d]{4,80} \((?:on |being )?(?<slot>${WHOLE_DATE})\)`,
  // "Acceptance: signed and communicated February 22, 2027"
  words`(?:[.;] |\n|\t) ?(?:contract |final |mutual )?acceptance(?: of (?:this|the) (?:[a-z]+ ){0,3}(?:agreement|contract|offer))?: (?:(?!\b(?:must|shall|will|may|to be|if|unless|before|until)\b)[^.;:\n\d]){0,60}?\b${SENT_OR_SIGNED}\b(?:(?!\b(?:must|shall|will|by (?:on )?(?:[A-Z][a-z]{2,8} )?\d|before|until)\b)(?:[^.;:\n\d]|\d{1,2}(?::\d\d)? ?[ap]\.?m\b\.?)){0,60}?(?<!\b(?:by|before|until) )(?<slot>${WHOLE_DATE})`,
  // "Seller, and Buyer agree this 12th day of April, 2027 upon the sale"
  words`\b(?:agree|contract|covenant)s?,? (?:on )?this (?<slot>\d{1,2}(?:st|nd|rd|th) day of [A-Z][a-z]{2,8},? 20\d\d)`,
  // "April 8, 2027, 4:40 p.m. (Acceptance)"
  words`(?<slot>${WHOLE_DATE})(?:__)?(?:,? (?:at )?\d{1,2}:\d\d ?(?:o['’]clock )?[ap]\.?m\.?)?,? ?\((?:the )?["“]?(?:the )?${START_NAME}["”]?\)`,
  words`(?:[.;(]|\n|\t) ?(?:the )?(?:effective|ratification|binding agreement|final acceptance) date: (?<slot>[A-Z0-9][^;]{0,30})`,
  // "acceptance was delivered on January 8, 2027"
  words`\b${START_NAME} (?:was |is )?(?:delivered|communicated|received|given|made|relayed|reported|announced|e-?mailed|sent|confirmed|noted|verified|acknowledged)(?: (?:to|by) [a-z'’ -]{3,40})?(?: by [a-z-]{3,12})?(?: on:?|:|(?<=(?:broker|agent|buyer|seller|purchaser|brokerage|firm)s?)) (?:\(date\) )?(?<slot>${WHOLE_DATE})`,
  // "This contract becomes effective on September 3, 2026"
  words`\b(?:contract|agreement|offer) (?:is|becomes|became|shall be|shall become|was) (?:fully )?(?:effective|binding|ratified)(?: and \w{4,10})?(?: on| as of)? (?<slot>${WHOLE_DATE})`,
  // "Mutual acceptance: signed copy e-mailed to Buyer’s broker 07/08/2026"
  new RegExp(String.raw`${NOT_GOING_ON}(?:^|\n)\s{0,6}${OWN_START}\s{0,3}:\s[^\n:;]{0,100}?(?<slot>${WHOLE_DATE})`, 'gdi'),
  // "For information only: Date of Ratification (see Paragraph 10)  September 4, 2026"
  words`(?<!\b(?:after|from|of|following|before|by|to|until|within) (?:the )?)\b${OWN_START}["”)]{0,2} ?(?:\([^()\n]{1,60}\))?[\s:_.-]{1,40}(?<slot>${WHOLE_DATE})`,
  // "Delivery of the accepted agreement to Buyer’s agent: 7/27/2026"
  words`\bdelivery of (?:the |an? )?(?:fully )?(?:accepted|signed|executed|ratified) (?:agreement|contract|offer|copy|counter ?offer)\b[^.;:\n]{0,60}[:,]? (?:on )?(?<slot>${WHOLE_DATE})`,
  // "Executed copy delivered to all parties: June 25, 2027"
  words`(?:executed|signed|accepted|ratified) (?:copy|contract|agreement|offer|letter|counterpart)\b[^.;:\n]{0,20}\b(?:delivered|received|returned)\b[^;:\n]{0,60}: (?<slot>${WHOLE_DATE})`,
  // "Acceptance occurs when the last party signs and that is told to the other: February 3, 2027."
  words`\b${START_NAME}["”]? (?:occurs|is|means|(?:shall|will) (?:be|mean)|refers to)\b[^.;:]{0,160}: (?<slot>${WHOLE_DATE})`,
  // "EFFECTIVE DATE: the date of final acceptance, as indicated by … the last party to sign this contract: December 11, 2026"
  words`\b${START_NAME}["”]? ?(?:[:.]|is|means)? ?the (?:date|day)\b[^.;:]{0,240}: (?<slot>${WHOLE_DATE})`,
  // "The agent for Seller transmitted the accepted document to Buyer’s agent on June 3", "Seller e-mailed back a signed copy on …"
  words`(?<!\b(?:be|been|must|shall|to|will|and|or) )\b${SENT} (?:back )?(?:(?:to )?[a-z'’ ]{3,40} )?(?:the |an? |this |such |its |his |her |their )?(?:fully )?${SIGNED}[- a-z]{0,30}?${PAPER}\b[^.;:]{0,120}?\bon:? (?:[A-Z][a-z]{2,8}day,? )?(?<slot>${WHOLE_DATE})`,
  // "The fully signed contract was e-mailed to the buyer’s broker on May 4"
  words`\b${SIGNED} (?:copy of (?:this |the )?)?${PAPER}\b(?:(?!\b(?:must|shall|will|should|may|can|to be)\b)[^.;:]){0,40}? (?:(?:was|were|has been|had been) )?${SENT}\b[^.;:]{0,120}?\bon:? (?:[A-Z][a-z]{2,8}day,? )?(?<slot>${WHOLE_DATE})`,
  // "Listing agent reported the acceptance to the buyers’ agent by e-mail on August 19", "Mutual Acceptance was reached April 15"
  words`(?<!\b(?:be|must|shall|to|will|and|or) )\b(?:${SENT}|reported|relayed|announced|passed on) (?:the |such |this |(?:seller|buyer)s?(?:'s|’s|'|’)? )?acceptance (?:on )?to [^.;:]{0,100}?(?:\d{1,2}:\d\d [ap]\.?m\.? )?on (?<slot>${WHOLE_DATE})`,
  words`\b${START_NAME} (?:was|has been) (?:reached|had|achieved|completed|effected|complete) (?:on |as of )?(?<slot>${WHOLE_DATE})`,
  // "Buyer’s agent was notified of the acceptance by text on May 4"
  words`\b(?:was|were|been) (?:notified|told|informed|advised) (?:of|about) (?:the |such |this |that |(?:seller|buyer|vendor|purchaser)s?(?:'s|’s|'|’)? )?(?:final |mutual )?acceptance\b[^.;:]{0,100}?\bon:? (?:[A-Z][a-z]{2,8}day,? )?(?<slot>${WHOLE_DATE})`,
  words`\b(?:learned|heard) (?:of|about|that) [^.;:]{0,60}\baccept(?:ance|ed)\b[^.;:]{0,80}?\bon:? (?<slot>${WHOLE_DATE})`,
  words`\bnotice of (?:the |such |final |last |fully )*(?:acceptance|signature|signing|execution|(?:signed|accepted|executed|ratified) (?:agreement|contract|offer)) (?:was|is)? ?(?:${SENT}|received|had)\b[^.;:]{0,80}?(?:\bon|:|(?<=(?:broker|agent|buyer|seller|purchaser|brokerage|firm)s?)) (?<slot>${WHOLE_DATE})`,
  // "This instrument became a binding agreement on the date (“Binding Agreement Date”) of September 21, 2026"
  words`\b(?:became|becomes) (?:an? )?(?:fully |legally |mutually )?(?:effective|binding|ratified)(?: (?:contract|agreement))? (?:on|as of) (?:the )?(?:(?:date|day) ?(?:\([^()]{3,60}\),? ?)?(?:of )?)?(?<slot>${WHOLE_DATE})`,
  // "The “Go Date” … . The side that signs second writes it here: October 2, 2026"
  words`\b${START_NAME}\b[^]{0,300}?\b(?:fills?|writ\w+|enters?|entered|inserts?|inserted|not(?:es?|ed)|recorded|records?|puts?|filled|stated)\b[^.;:\d]{0,60}\b(?:here|below|in this (?:space|blank))\b[^.;:\d]{0,20}: (?<slot>${WHOLE_DATE})`,
  // "EXECUTED the 19th day of February, 2027 (…)": a line of its own
  new RegExp(
    String.raw`(?:^|\n)\s{0,8}(?:EXECUTED|Executed)\s{1,4}(?:(?:on|this|as\sof)\s{1,4}){0,2}(?<slot>${WHOLE_DATE})`,
    'gdi',
  ),
  // "July 22, 2026" over "DATE OF ACCEPTANCE", alone or in the last column
  new RegExp(
    String.raw`(?:^|\n|\t)[ ]{0,30}(?<slot>${WHOLE_DATE})[ ]{0,20}\n(?:[^\n]{0,120}\t)?[ ]{0,40}\(?${OWN_START}\)?[ ]{0,20}(?=\n|$)`,
    'gdi',
  ),
  // "EFFECTIVE DATE. The date the last party's signature is dated. That was January 6, 2027."
  words`\b${START_NAME}["”]?[.:]? (?:is |means )?the (?:date|day)\b[^.;\d]{5,160}\. (?:it|that|this)(?: date| day)? (?:is|was) (?<slot>${WHOLE_DATE})`,
  // "We both signed on August 30, 2027"
  words`\b(?:we|parties|buyer and seller|seller and buyer|sides) (?:have )?(?:both |all )?(?:signed|accepted|executed)(?: (?:it|this|this (?:agreement|contract|letter)))? on (?<slot>${WHOLE_DATE})`,
  // "Signed by all parties on July 20, 2027."
  words`(?:^|\n|[.;] )(?:fully )?(?:signed|executed|accepted) by (?:all|both|each)(?: of (?:us|them|the parties))?(?: parties| sides| party| side)?:? (?:on|this)?:? ?(?<slot>${WHOLE_DATE})`,
  // "The clock starts when the last necessary signature is on the contract (May 7, 2027)."
  words`\b(?:last|final|both|all|second) (?:of the )?(?:necessary |required |needed |parties' )?(?:signatures?|part(?:y|ies)|sides?)\b(?:(?!\b(?:copy|deliver|receiv|if|unless|by)\b)[^.;()\d]){0,60}? \((?:that (?:is|was) |being |which (?:is|was) |on )?(?<slot>${WHOLE_DATE})\)`,
  // "This Agreement goes into effect when our president signs it. She signed on September 8, 2026."
  words`\b(?:takes effect|goes into effect|comes into force|is binding|becomes binding|becomes effective) (?:when|once|upon|on the (?:day|date))\b[^.;\d]{5,140}\bsign[^.;\d]{0,80}\. (?:[a-z]+ ){1,3}(?:signed|did so)(?: it)?(?: on)? (?<slot>${WHOLE_DATE})`,
  // "The date the second side signs is the Contract Day. It is December 10, 2026."
  words`\b${START_NAME}["”]?\. (?:it|that|this)(?: date| day)? (?:is|was|fell on|falls on) (?<slot>${WHOLE_DATE})`,
  // "Both have signed, and the contract took effect, on November 5, 2026"
  words`\b(?:contract|agreement|offer) (?:took effect|came into (?:force|effect)|went into (?:force|effect)),? (?:on |as of )?(?<slot>${WHOLE_DATE})`,
  // "June 19, 2026  Effective Date"
  new RegExp(String.raw`(?:^|\n|\t)\s{0,4}(?<slot>${WHOLE_DATE})\s{1,4}\(?${OWN_START}\)?\s{0,4}(?=\n|\t|$)`, 'gdi'),
  // "Date of Final Acceptance  12/08/2026"
  new RegExp(
    String.raw`(?:^|\n|\t)\s{0,6}(?:date\sof\s(?:mutual|final|contract)\sacceptance|(?:final\s|mutual\s)?acceptance\sdate|effective\sdate)\s{1,4}(?<slot>${WHOLE_DATE})`,
    'gdi',
  ),
  IN_APPOSITION,
  // "The parties have inserted June 6, 2026 as the Effective Date."
  words`(?<slot>${WHOLE_DATE}),? as (?:the |their )?["“]?(?:the )?${START_NAME}`,
  words`(?:mutual |final )?acceptance occurred(?: on)?:? (?:\(date\) )?(?<slot>[^;]{0,40})`,
  words`(?:copy of (?:the )?(?:signed )?acceptance|notice of (?:the )?acceptance|acceptance of the final offer)\b[^.;]{0,160}?(?:received|delivered|given|provided)\b[^.;]{0,120}?\bon (?:\(date\) )?(?<slot>[^;]{0,40})`,
];

/** Sentences in which the seller notes the day of signing, which is no start where the others must hear of it first. */
export const SIGNING_PROOF: readonly RegExp[] = [
  // "Countersigned June 7, 2027:" over a mark
  new RegExp(
    String.raw`(?:^|\n)\s{0,8}(?:counter-?signed|accepted|agreed)(?:\sand\s(?:accepted|agreed))?(?:\sto)?(?:\son|\sthis)?[:,]?\s{1,4}(?<slot>${WHOLE_DATE})\s?[:.]?(?=\s{0,4}\n\s{0,8}/s/)`,
    'gdi',
  ),
  // "Signed this 11th day of October, 2027.": a line of its own
  new RegExp(
    String.raw`(?:^|\n)\s{0,8}(?:SIGNED|Signed)(?:\sand\s(?:sealed|delivered|agreed))?\s{1,4}(?:on\s)?this\s{1,4}(?<slot>${WHOLE_DATE})`,
    'gd',
  ),
  // "Seller accepts this offer this 8th day of December, 2026", "Accepted by Seller on December 8, 2026"
  words`\b(?:sellers?|vendors?|owners?) (?:hereby )?accept(?:s|ed)?(?: (?:the (?:above |foregoing )?|this )?(?:offer|contract|agreement|it)\b[^.;\d]{0,60}?)? (?:on|this) (?<slot>${WHOLE_DATE})`,
  // "ACCEPTANCE: I accept this Offer. Dated at Salem this 6th day of August, 2027."
  words`\b(?:i|we|sellers?|vendors?|owners?|undersigned) (?:hereby |do )?(?:accepts?|agrees? to) (?:the (?:above |foregoing )?|this |your |such )(?:offer|contract|agreement)\b[^;\d]{0,100}?\b(?:dated|signed):? (?:at [A-Z][a-z]{2,15},? )?(?:on |this |the )*(?<slot>${WHOLE_DATE})`,
  words`(?:^|\n|\. )acceptance by (?:the )?(?:sellers?|vendors?|owners?)(?: on)?(?: this)? (?<slot>${WHOLE_DATE})`,
  words`\baccepted (?:and agreed to )?by (?:the )?(?:sellers?|vendors?|owners?)\b[^.;:\d/]{0,40}? (?:on|this) (?<slot>${WHOLE_DATE})`,
];

/** What a broker notes where only the other side’s having it makes the start: "Contract received by Buyer’s Broker 03/24/2027". */
export const TOLD_PROOF: readonly RegExp[] = [
  // "Delivered to Buyer's broker: 06/06/2026", "Ratified and delivered: 6/6/2026"
  new RegExp(
    String.raw`(?:^|\n|\t|\d\.\s)\s{0,8}(?:(?:signed|ratified|accepted|executed)\s(?:and|&)\s)?${SENT}(?:\sback)?(?:\s(?:to|by)\s(?:the\s|both\s)?(?:buyer|seller|purchaser|vendor|listing|selling|part|sides|agents|brokers|offeror)[A-Za-z'’ -]{0,40})?(?:\s(?:by|via)\s[a-z-]{3,12})?\s?(?:on\b)?:?\s{1,4}(?<slot>${WHOLE_DATE})`,
    'gdi',
  ),
  // "Signed acceptance reached Buyer's broker: October 12, 2027"
  words`\b(?:acceptance|(?:signed|accepted) (?:contract|agreement|offer|copy)) (?:has )?(?:reached|arrived (?:at|with)|came (?:back )?to) (?:the )?[a-z][a-z'’ -]{3,40}?:? (?:on )?(?<slot>${WHOLE_DATE})`,
  // "ACCEPTED July 9, 2027 and e-mailed to Buyers the same day"
  words`(?:^|[.;]|\n|\t) ?(?:accepted|signed|executed|ratified)(?: by (?:the )?(?:buyer|seller|purchaser|vendor)s?)?:?,? (?:on |this )?(?<slot>${WHOLE_DATE}),? and ${SENT}\b[^.;\d]{0,60}\b(?:on )?(?:the same|that) (?:day|date)\b`,
  // "All signed and told on September 14, 2027"
  words`(?:^|[.;:]|\n|\t) ?(?:all|both|everybody|everyone|the parties)(?: have| has| of (?:us|them)(?: have)?)? (?:signed|accepted),? and (?:were |was |have been |has been )?(?:told|heard|notified|informed|${SENT})(?: of it)? on (?<slot>${WHOLE_DATE})`,
  // "Buyer's agent was told by phone on June 5, 2026"
  words`(?:[.;:]|\n|\t) ?(?:the )?(?:buyer|seller|purchaser|vendor|listing|selling|offeror)s?(?:'s|’s|'|’)?(?: (?:agent|broker|attorney|side))? (?:was|were|has been|have been) (?:told|notified|informed|advised)(?: (?:of (?:this|that|it|the signing))?)?(?: by [a-z-]{3,12})? on (?<slot>${WHOLE_DATE})`,
  // "RECEIPT: I have today, May 25, 2027, received a copy signed by both."
  words`\breceipt\b[^.;\d]{0,60}? (?<slot>${WHOLE_DATE}),? (?:have |has |i have )?(?:received|got) (?:a |the |this )?(?:fully )?(?:signed |executed )?(?:copy|counterpart|original|contract|agreement|acceptance)`,
  // "Received the signed acceptance: Odalys Brandt, July 16, 2026"
  words`(?:[.;:]|\n|\t) ?(?:i |we )?(?:have )?received (?:the |this |a )?(?:signed |written |accepted |executed )*(?:acceptance|offer|copy|agreement|contract)\b[^.;\d]{0,60}? (?<slot>${WHOLE_DATE})`,
  words`(?:[.;:]|\n|\t) ?(?:the |this )?(?:signed |accepted |executed |fully )*(?:contract|agreement|acceptance|accepted offer|signed copy|copy signed)(?:,? (?:fully )?signed)?(?: by (?:both|all|each)(?: parties| sides| of them)?)? (?:was |were |is )?(?:personally |duly )?${SENT}(?: back)? (?:by|to) (?:the |both )?(?:buyer|seller|purchaser|vendor|listing|selling|cooperating|part|sides|all|agents|brokers)[a-z'’ -]{0,40}?(?: \([^()\n]{3,60}\))?:? ?(?:on |at )?:? ?(?<slot>${WHOLE_DATE})`,
];
