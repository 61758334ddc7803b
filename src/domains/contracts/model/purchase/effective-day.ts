import { agree } from '../agree.ts';
import { ALL_SIGNING } from '../all-signing.ts';
import { words, type ContractText, type Found, type Span, ROW_START } from '../contract-text.ts';
import { findDates } from '../dates.ts';
import { readFields, type Field } from '../fields.ts';
import { isSaleKind, type DocumentKind } from '../document-kind.ts';
import { ABSENT, readSlot, type Slot } from '../slot.ts';
import { readDayAtStart, readNearDay } from './closing.ts';
import { isForeign, onlyDate, type RoledDate } from './date-roles.ts';
import { findReceiptDays, findSigningDays, findUnsignedSides, type SigningSides } from './signing-days.ts';
import { readStartRule, START_NAME, type StartRule } from './start-rule.ts';

/** A line whose sentence goes on in the next one leaves its first words no label. */
const NOT_GOING_ON = String.raw`(?<!\b(?:the|an?|after|from|of|this|such|following|before|or|and)[ \t]?)`;
const EFFECTIVE_PATTERNS: readonly RegExp[] = [
  new RegExp(String.raw`^[^]{0,500}?\n\s{0,8}this\s(?<slot>(?:\d{1,2}(?:st|nd|rd|th)|[a-z-]{5,14})\sday\sof[^\n]{4,30})`, 'gdi'),
  words`executed the (?<slot>[^]{0,90}?)\(effective date\)`,
  words`(?<slot>[^.;\n]{0,60}[^.;\s(]) ?\(?(?:the )?["“(]effective date["”)]`,
  new RegExp(
    String.raw`${NOT_GOING_ON}(?:^|\n|\t|\|)${ROW_START}(?:\*\*)?(?:effective date|date of (?:this )?(?:agreement|contract|acceptance|mutual acceptance)|contract date|agreement date|binding agreement date|acceptance date|mutual acceptance(?: date)?|date of mutual acceptance)(?:\*\*)?\s{0,3}[:|\t.]{1,30}(?:\*\*)?[ ]{0,10}(?<slot>[^;\n]{0,50})`,
    'gdi',
  ),
  words`effective date\b(?:(?!days|after|prior|before|from)[^.;]){0,60}?(?:is|shall be|means|of|:) (?<slot>[^.;]{0,40})`,
  words`(?<!\btrust )(?:agreement|contract|lease)\b[^.;]{0,80}?(?:is |was )?(?:made|entered into|executed|dated|effective)(?:,? and (?:entered into|executed|made|effective))?(?: (?:and is )?effective)?,? (?:as of|on|this|effective|the)?:? ?(?:the )?(?:date )?(?<slot>[^;]{0,50})`,
  words`(?:copy of (?:the )?(?:signed )?acceptance|acceptance of this (?:offer|agreement))\b[^.;]{0,160}?(?:received|delivered|given)\b[^.;]{0,120}?\bon (?:\(date\) )?(?<slot>[^;]{0,40})`,
  words`(?:effective|finalized|binding agreement|acceptance) date: [^.;\n:]{0,120}: (?<slot>[A-Z0-9][^.;\n]{0,40})`,
  words`(?:(?:mutual |final )?acceptance|binding agreement) occurred on:? (?:\(date\) )?(?<slot>[^;]{0,40})`,
  words`\btakes effect(?: on| as of)? ?(?<slot>[^.;(]{0,60})`,
  words`(?:accepted|mutual acceptance)(?: (?:by [a-z ]{3,30}|and agreed))? (?:on|as of|this) (?<slot>[^;]{0,40})`,
];

const EFFECTIVE_LABEL =
  /^(?:effective date|binding (?:agreement |contract )?date|mutual execution(?: of (?:the |this )?contract)?|(?:date of )?ratification(?: date)?|signing date|date signed by (?:both|all)|finalized date|date of (?:mutual |final |contract )?acceptance(?: by (?:the )?(?:sellers?|vendors?|owners?))?|date (?:this |the )?(?:contract|agreement|offer) (?:is|was|became) (?:fully |last )?(?:executed|signed|accepted|binding)|contract acceptance date|(?:mutual |final )?acceptance(?: date)?|date of acceptance|(?:contract|agreement|start) date|date of (?:this )?(?:agreement|contract)|date of (?:the )?(?:auction|sale) and (?:of )?(?:this )?(?:agreement|contract)|execution date)(?: of (?:this )?(?:agreement|contract))?$/;
/** The labels of the start itself, and none of the day on which a paper was written. */
const OWN_LABEL =
  /^(?:effective date|binding (?:agreement |contract )?date|mutual execution(?: of (?:the |this )?contract)?|(?:date of )?ratification(?: date)?|date signed by (?:both|all)|finalized date|date of (?:mutual |final |contract )?acceptance(?: by (?:the )?(?:sellers?|vendors?|owners?))?|date (?:this |the )?(?:contract|agreement|offer) (?:is|was|became) (?:fully |last )?(?:executed|signed|accepted|binding)|contract acceptance date|(?:mutual |final )?acceptance(?: date)?|execution date|contract date|start date)(?: of (?:this )?(?:agreement|contract))?$/;
/** What a paper that changes another calls the start of that one. */
const ACCEPTED_LABEL =
  /^(?:effective date|binding agreement date|(?:date of )?(?:ratification|(?:mutual |final )?acceptance)(?: date)?|mutual execution)(?: of (?:the )?(?:contract|agreement))?$/;
const WHOLE_DATE = String.raw`(?:[A-Z][a-z]{2,8}\.?\s{1,24}\d{1,2}(?:st|nd|rd|th)?,?\s{1,24}\d{4}|\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|\d{1,2} [A-Z][a-z]{2,8} \d{4}|(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?|[a-z-]{5,14}) day of [A-Z][a-z]{2,8}\s?,?\s\d{2}\s?\d{2})`;

/** Names of the start that no day of printing has. */
const OWN_START = String.raw`(?:mec\b|(?:effective|binding(?:\s{1,4}(?:agreement|contract))?|start|ratification|acceptance|mutual\s{1,4}acceptance|final\s{1,4}acceptance)\s{1,4}date|date\s{1,4}of\s{1,4}(?:(?:mutual|final|full|contract)\s{1,4})?(?:acceptance|ratification)|mutual\s{1,4}acceptance)`;

const SENT = String.raw`(?:e-?mailed|mailed|faxed|sent|transmitted|forwarded|conveyed|delivered|handed|gave|given|returned|communicated|telephoned|texted|received|got)`;
const SIGNED = String.raw`(?:signed|accepted|executed|ratified|counter-?signed|completed)`;
const PAPER = String.raw`(?:documents?|contract|agreement|offer|copy|counterpart|letter|form|papers?|original|acceptance|counter ?offer)`;

/** Sentences in which somebody notes when acceptance reached the other side, or which day the start is. */
const ACCEPTANCE_PROOF: readonly RegExp[] = [
  // "on November 8, 2026 at 6:15 p.m., which is the Effective Date"
  words`(?<slot>${WHOLE_DATE})(?:,? (?:at )?\d{1,2}:\d\d ?(?:o['’]clock )?[ap]\.?m\.?)?,?;? ?(?:and )?(?:which|this|that|the latter)(?: date| day)? (?:is|shall be|will be|being) (?:also )?(?:called |deemed |known as |referred to as )?(?:the )?["“]?(?:the )?${START_NAME}`,
  words`(?<!\b(?:settlement|closing|possession|expiration) )\b(?:the )?${START_NAME}["”]?(?: (?:in|of|for) (?:this|the) (?:transaction|agreement|contract|offer))? (?:is|was)(?: agreed to be)? (?:the )?(?:date of )?(?<slot>${WHOLE_DATE})`,
  // "On this 20th day of July, 2026 (which day the parties call the “Effective Date”)"
  words`(?<slot>${WHOLE_DATE}),? ?\([^()]{0,60}["“](?:the )?${START_NAME}["”]`,
  words`(?:signed|accepted|executed) (?:contract|agreement|counterpart|offer|copy)\b[^.;]{0,60}?(?:delivered|received)\b[^.;]{0,120}?\bon:? (?:[A-Z][a-z]{2,8}day,? )?(?<slot>${WHOLE_DATE})`,
  // "the Effective Date, which shall be the conclusion of attorney review (August 19, 2027)"
  words`\b${START_NAME}["”]?(?: of (?:this|the) (?:agreement|contract|offer))?,? which (?:is|was|shall be|will be|means) (?:the )?[^.;()\d]{4,80} \((?:on |being )?(?<slot>${WHOLE_DATE})\)`,
  // "April 8, 2027, 4:40 p.m. (Acceptance)"
  words`(?<slot>${WHOLE_DATE})(?:__)?(?:,? (?:at )?\d{1,2}:\d\d ?(?:o['’]clock )?[ap]\.?m\.?)?,? ?\((?:the )?["“]?(?:the )?${START_NAME}["”]?\)`,
  words`(?:[.;(]|\n|\t) ?(?:the )?(?:effective|ratification|binding agreement|final acceptance) date: (?<slot>[A-Z0-9][^;]{0,30})`,
  // "acceptance was delivered on January 8, 2027"
  words`\b${START_NAME} (?:was |is )?(?:delivered|communicated|received|given|made)(?: (?:to|by) [a-z'’ -]{3,40})?(?: by [a-z-]{3,12})?(?: on:?|:) (?:\(date\) )?(?<slot>${WHOLE_DATE})`,
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
  words`\b${START_NAME}["”]? (?:occurs|is|means)\b[^.;:]{0,160}: (?<slot>${WHOLE_DATE})`,
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
  words`\bnotice of (?:the |such |final |last )*(?:acceptance|signature|signing|execution) (?:was|is)? ?(?:${SENT}|received|had)\b[^.;:]{0,80}?(?:\bon|:) (?<slot>${WHOLE_DATE})`,
  // "This instrument became a binding contract on the date of September 21, 2026"
  words`\b(?:became|becomes) (?:an? )?(?:fully |legally |mutually )?(?:effective|binding|ratified)(?: (?:contract|agreement))? (?:on|as of) (?:the )?(?:date of |day of )?(?<slot>${WHOLE_DATE})`,
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
  words`(?:mutual |final )?acceptance occurred on:? (?:\(date\) )?(?<slot>[^;]{0,40})`,
  words`(?:copy of (?:the )?(?:signed )?acceptance|notice of (?:the )?acceptance|acceptance of the final offer)\b[^.;]{0,160}?(?:received|delivered|given|provided)\b[^.;]{0,120}?\bon (?:\(date\) )?(?<slot>[^;]{0,40})`,
];

/** Sentences in which the seller notes the day of signing, which is no start where the others must hear of it first. */
const SIGNING_PROOF: readonly RegExp[] = [
  // "Seller accepts this offer this 8th day of December, 2026", "Accepted by Seller on December 8, 2026"
  words`\b(?:sellers?|vendors?|owners?) (?:hereby )?accept(?:s|ed)?(?: (?:the (?:above |foregoing )?|this )?(?:offer|contract|agreement|it)\b[^.;\d]{0,60}?)? (?:on|this) (?<slot>${WHOLE_DATE})`,
  words`(?:^|\n|\. )acceptance by (?:the )?(?:sellers?|vendors?|owners?)(?: on)?(?: this)? (?<slot>${WHOLE_DATE})`,
  words`\baccepted (?:and agreed to )?by (?:the )?(?:sellers?|vendors?|owners?)\b[^.;:\d/]{0,40}? (?:on|this) (?<slot>${WHOLE_DATE})`,
];

/** What a broker notes where only the other side’s having it makes the start: "Contract received by Buyer’s Broker 03/24/2027". */
const TOLD_PROOF: readonly RegExp[] = [
  // "RECEIPT: I have today, May 25, 2027, received a copy signed by both."
  words`\breceipt\b[^.;\d]{0,60}? (?<slot>${WHOLE_DATE}),? (?:have |has |i have )?(?:received|got) (?:a |the |this )?(?:fully )?(?:signed |executed )?(?:copy|counterpart|original|contract|agreement|acceptance)`,
  // "Received the signed acceptance: Odalys Brandt, July 16, 2026"
  words`(?:[.;:]|\n|\t) ?(?:i |we )?(?:have )?received (?:the |this |a )?(?:signed |written |accepted |executed )*(?:acceptance|offer|copy|agreement|contract)\b[^.;\d]{0,60}? (?<slot>${WHOLE_DATE})`,
  words`(?:[.;:]|\n|\t) ?(?:the |this )?(?:signed |accepted |executed |fully )*(?:contract|agreement|acceptance|accepted offer|signed copy|copy signed)(?:,? (?:fully )?signed)?(?: by (?:both|all|each)(?: parties| sides| of them)?)? (?:was |were |is )?(?:personally |duly )?${SENT}(?: back)? (?:by|to) (?:the |both )?(?:buyer|seller|purchaser|vendor|listing|selling|cooperating|part|sides|all|agents|brokers)[a-z'’ -]{0,40}?(?: \([^()\n]{3,60}\))?:? ?(?:on |at )?:? ?(?<slot>${WHOLE_DATE})`,
];

/** An assignment tells its own day, and that of the contract that it hands on. */
const OF_ASSIGNMENT_LABEL =
  /^(?:effective date|(?:effective )?date of (?:this )?assignment|assignment date)(?: of (?:this )?assignment)?$/;
const OF_ASSIGNMENT: readonly RegExp[] = [
  words`\bthis assignment(?: (?:and assumption )?of (?:[a-z]+ ){0,5}?(?:agreement|contract))?\b ?(?:\([^)\n]{0,40}\) )?(?:(?!contract|purchase)[^.;]){0,60}?\b(?:made|entered into|executed|dated|effective)(?:,? and (?:entered into|executed|made|effective))?,? (?:as of|on|this|effective)?:? ?(?:the )?(?<slot>[^;]{0,50})`,
];

/** The day on which the agreement takes effect or was accepted, by its own words. */
export function findEffectiveDay(
  paper: ContractText,
  fields: readonly Field[],
  dates: readonly RoledDate[],
  sides: SigningSides,
  docType: DocumentKind,
): Slot<string> {
  const { text } = paper;
  // A paper that changes another tells when that one was accepted, or does not; its own day is no start.
  if (docType === 'assignment') {
    const named = readFields(text, fields, OF_ASSIGNMENT_LABEL, readDayAtStart);
    return named.state === 'stated' ? named : readSlot(text, OF_ASSIGNMENT, readNearDay);
  }
  if (!isSaleKind(docType)) {
    const named = readFields(text, fields, ACCEPTED_LABEL, readDayAtStart);
    const proof = named.state === 'stated' ? named : readSlot(text, ACCEPTANCE_PROOF, readProvenDay);
    // A counteroffer that says that it is accepted by signing makes the contract then.
    const own = docType === 'counter_offer' && proof.state === 'absent' ? readStartRule(text) : undefined;
    return own === undefined || own.isWeak ? proof : findSigning(paper, sides, own);
  }
  const rule = readStartRule(text);
  const strong = readFields(text, fields, OWN_LABEL, readDayAtStart);
  // The day on which a form was written is not that of its last mark.
  const isWritten = rule !== undefined && !rule.isWeak && strong.state === 'absent';
  const labeled = isWritten ? strong : readFields(text, fields, EFFECTIVE_LABEL, readDayAtStart);
  const proofs = rule?.isTold === true ? [...ACCEPTANCE_PROOF, ...TOLD_PROOF] : [...ACCEPTANCE_PROOF, ...SIGNING_PROOF];
  const proof = labeled.state === 'stated' ? labeled : readSlot(text, proofs, readProvenDay);
  const proven =
    proof.state === 'stated' && isOfPaperAlone(text, proof, rule)
      ? readSlot(without(text, proof.found), proofs, readProvenDay)
      : proof;
  if (labeled.state !== 'stated' && proven.state === 'stated')
    return (rule === undefined || rule.isWeak) && isOfCopy(text, proven) ? madeAsOf(text, proven) : proven;
  if (labeled.state !== 'stated' && rule !== undefined && !rule.isWeak) {
    if (labeled.state !== 'absent') return labeled;
    const blank = findBlankEffective(text);
    return blank.state === 'blank' ? blank : findSigning(paper, sides, rule);
  }
  // "Made on May 1 (Date of Offer)" contradicts no day that the form labels as that of acceptance.
  if (strong.state === 'stated' && MADE_AS_OFFER.test(text)) return strong;
  const said = agree({
    labeled: labeled.state === 'absent' ? readFields(text, fields, EFFECTIVE_LABEL, readDayAtEnd) : labeled,
    worded: readSlot(text, EFFECTIVE_PATTERNS, readStartDay),
    nearest: onlyDate(dates, 'effective'),
    isForeign: (place) => !isAtTop(text, place) && isForeign(dates, place, 'effective'),
  });
  if (said.state !== 'absent') return said;
  if (rule !== undefined) return findSigning(paper, sides, rule);
  // A form that counts from an acceptance and says no more of it means the marks of those who accept.
  if (countsFromSigning(text) && !BINDS_WHEN_TOLD.test(text)) {
    const signed = findLastSigning(paper, sides, OF_SELLER_ALONE.test(text) ? 'seller' : undefined);
    if (signed.state === 'stated') return signed;
  }
  return SPEAKS_OF_TODAY.test(text) ? findDateline(text) : said;
}

/** What papers call the day on which they were written, also where they start on another. */
const OF_PAPER =
  /\b(?:contract|agreement)\s{1,4}(?:date|day)\b|\bdate\s{1,4}of\s{1,4}(?:this|the)\s{1,4}(?:contract|agreement|offer)\b/i;

/** "made as of October 28 (“Contract Date”)", where the paper says what its Date of Ratification is. */
function isOfPaperAlone(text: string, proof: Slot<string>, rule: StartRule | undefined): boolean {
  if (proof.state !== 'stated' || rule?.name === undefined || rule.isWeak || OF_PAPER.test(rule.name)) return false;
  const { start, end } = proof.context;
  const before =
    text
      .slice(Math.max(0, start - 30), start)
      .split(/[.;\n]/)
      .at(-1) ?? '';
  const said = before + text.slice(start, end) + (text.slice(end, end + 30).split(/[).;\n]/)[0] ?? '');
  return OF_PAPER.test(said) && !/\b(?:effective|accept|binding|ratif|mutual)/i.test(said);
}

/** A text with a place in it empty, so that the others keep theirs. */
const without = (text: string, { start, end }: Span) =>
  text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n\t]/g, ' ') + text.slice(end);

const NAMES_START = new RegExp(String.raw`\b${START_NAME}|accept|ratif|binding`, 'i');
const MADE_AS_OF: readonly RegExp[] = [
  words`\b(?:contract|agreement)\b[^.;]{0,60}?\b(?:made|dated|entered into)(?:,? and (?:entered into|executed|made|dated))?(?: on)?,? as of:? (?:the )?(?<slot>${WHOLE_DATE})`,
];

/** Whether a note only tells when somebody got a signed copy, in a paper that counts from no acceptance. */
function isOfCopy(text: string, proven: Slot<string>): boolean {
  if (proven.state !== 'stated' || countsFromSigning(text)) return false;
  return !NAMES_START.test(text.slice(proven.context.start, proven.context.end + 40));
}

/** "CONTRACT OF SALE made as of June 1": its own day comes before that on which a signed copy was handed over. */
function madeAsOf(text: string, proven: Slot<string>): Slot<string> {
  const made = readSlot(text, MADE_AS_OF, readNearDay);
  return made.state === 'stated' ? made : proven;
}

/** "within ten days after acceptance", "3 days from the execution of this contract by both parties" */
const COUNTS_FROM_SIGNING =
  /\b(?:days?|hours?)\s(?:after|from|of|following)\s{1,4}(?:(?:the|this|date|of|on|which|that|when|day|you|your|all|both|everybody|everyone|each|party|sides|have|has|been|fully|full|mutual|final|written|contract|offer|is|last|(?:seller|buyer|vendor|purchaser|parties|owner)s?['’]?s?)\s{1,4}){0,8}(?:accept(?:ance|ed|s)?|execution|executed|ratified|ratification|signatures?|sign(?:s|ed|ing)?)\b(?!\s{1,4}(?:contract|agreement|cop(?:y|ies)|counterparts?|offer|documents?|originals?|acceptance))/i;
const COUNTS_FROM_ALL = new RegExp(
  String.raw`\b(?:days?|hours?|weeks?) (?:next )?(?:after|from|of|following|since|past) (?:${ALL_SIGNING.join('|')})|\\b(?:measured|counted|reckoned|runs?|computed) (?:from|after) (?:${ALL_SIGNING.join('|')})`,
);
const countsFromSigning = (text: string) =>
  COUNTS_FROM_SIGNING.test(text) || COUNTS_FROM_ALL.test(text.replaceAll(/\s+/g, ' ').replaceAll('’', "'").toLowerCase());

/** "from Seller’s acceptance": nobody else’s. */
const OF_SELLER_ALONE =
  /\b(?:after|from|of|following|upon)\s{1,4}(?:the\s{1,4})?(?:date\s{1,4}(?:of|on\s{1,4}which|that|when)\s{1,4})?(?:the\s{1,4})?(?:seller|vendor|owner)s?(?:['’]s?)?\s{1,4}(?:written\s{1,4})?(?:accept(?:ance|s)|sign(?:ature|s))\b|\b(?:after|from|of|following)\s{1,4}(?:the\s{1,4}(?:day|date)\s{1,4}(?:on\s{1,4}which\s{1,4}|that\s{1,4})?)?(?:your\s{1,4}(?:signature|acceptance)|you\s{1,4}(?:counter-?)?(?:sign|accept)\b)/i;

/** "This Offer is binding only if a copy of the accepted Offer is delivered": marks alone make no start. */
const BINDS_WHEN_TOLD =
  /\b(?:binding|effective|in force)\b[^.;]{0,80}\b(?:only|if|unless|until|when|once|upon)\b[^.;]{0,120}\b(?:deliver|receiv|communicat|notif|notice|transmi)/i;

const MADE_AS_OFFER = /\b(?:made|dated)\b[^.;]{0,60}\d{4}\s?\(?(?:the\s)?["“]?(?:date\sof\s(?:the\s|this\s)?offer|offer\sdate)/i;
const TOP = 600;

/** "PURCHASE AND SALE AGREEMENT / This 14th day of December, 2026": the words of the title give the day to nothing else. */
const isAtTop = (text: string, { start }: Span) =>
  start < TOP && /(?:^|\n)\s{0,8}this\s$/i.test(text.slice(Math.max(0, start - 14), start));

/** "expires unless a signed copy is received by 5:00 p.m. on July 8": a day until which something may happen. */
// A small letter behind a dot goes on with its sentence; a capital begins another.
const IS_OPEN_YET =
  /\b(?:[Uu]nless|UNLESS|[Ii]f|IF|[Uu]ntil|UNTIL|[Ee]xpires?|EXPIRES?|[Ll]apses?|(?:[Oo]n or )?[Bb]efore|BEFORE|[Nn]o later than|[Nn]ot later than|[Bb]y (?:\d{1,2}(?::\d\d)?\s?[AaPp]\.?[Mm]\b|[Nn]oon|[Mm]idnight))(?:[^.;]|\.(?=\d|\s?[Mm]\b|\s[a-z])|(?<=\b[AaPp]\.[Mm])\.){0,240}$/;

/** "within 48 hours of the Effective Date, and in any case by 5:00 p.m. on January 8": a day to do something by. */
function readStartDay(text: string, span: Span): Found<string> | undefined {
  const found = readNearDay(text, span);
  const lead = found === undefined ? '' : text.slice(Math.max(0, found.start - 40), found.start);
  return /\b(?:by|before|until|till|no later than|not later than)\s(?:[^.;\n]{0,16}\s)?(?:on\s)?$/i.test(lead)
    ? undefined
    : found;
}

function readProvenDay(text: string, span: Span): Found<string> | undefined {
  const found = readNearDay(text, span);
  if (found === undefined) return undefined;
  // A paragraph that has ended says nothing of the next one.
  const before = text
    .slice(Math.max(0, span.start - 240), span.start)
    .split(/(?<=[.)\]:;"”]\s{0,3})\n\s{0,3}\n/)
    .at(-1);
  return IS_OPEN_YET.test(before ?? '') ? undefined : found;
}

/** "within 45 days from today", "today is not counted": the day at the head of the paper is its start. */
const SPEAKS_OF_TODAY = /\b(?:after|from|of) today\b(?!['’]s? (?:market|rate))|\btoday is (?:not )?counted\b/i;
const DATELINE = new RegExp(String.raw`^[^]{0,300}?(?:^|\n)\s{0,8}(?:dated?:?\s{1,4})?(?<slot>${WHOLE_DATE})(?=\t|\n)`, 'gd');

const findDateline = (text: string) => readSlot(text, [DATELINE], readDayAtStart);

/** Where signing alone is not enough, the day on which the others heard of it is not known. */
const findSigning = (paper: ContractText, sides: SigningSides, { by, isTold }: StartRule): Slot<string> =>
  isTold ? findReceipt(paper, sides) : findLastSigning(paper, sides, by === 'seller' ? by : undefined);

/** The last day on which somebody signed for having got the acceptance. */
function findReceipt(paper: ContractText, sides: SigningSides): Slot<string> {
  const last = findReceiptDays(paper, sides)
    .toSorted((a, b) => a.value.localeCompare(b.value))
    .at(-1);
  return last === undefined ? ABSENT : statedBy(last);
}

const statedBy = ({ value, start, end }: Found<string>): Slot<string> => ({
  state: 'stated',
  found: { value, start, end },
  context: { start, end },
});

/** The day on which the last of them signed; absent where somebody’s line is open, or only one side has a day. */
export function findLastSigning(paper: ContractText, sides: SigningSides, only?: 'seller'): Slot<string> {
  if (findUnsignedSides(paper, sides).length > 0) return ABSENT;
  const all = findSigningDays(paper, sides);
  const days = only === undefined ? all : all.filter(({ side }) => side === only);
  const last = days.toSorted((a, b) => a.value.localeCompare(b.value)).at(-1);
  const isOfBoth =
    days.some(({ side }) => side === 'seller') && (only !== undefined || days.some(({ side }) => side === 'buyer'));
  return last === undefined || !isOfBoth ? ABSENT : statedBy(last);
}

/** "FINALIZED DATE: The date on which the last party to sign indicated acceptance: May 20, 2026." */
function readDayAtEnd(text: string, { start, end }: Span): Found<string> | undefined {
  const [found, next] = findDates(text, start, Math.min(text.length, end));
  const isMeant = found !== undefined && next === undefined && /:\s{0,4}$/.test(text.slice(start, found.start));
  return isMeant && /^[\s.]{0,3}$/.test(text.slice(found.end, end)) ? found : undefined;
}

function findBlankEffective(text: string): Slot<string> {
  const slot = readSlot(text, EFFECTIVE_PATTERNS, readNearDay);
  return slot.state === 'blank' ? slot : { state: 'absent' };
}
