import { agree } from '../agree.ts';
import { words, type ContractText, type Found, type Span, ROW_START } from '../contract-text.ts';
import { findDates } from '../dates.ts';
import { readFields, type Field } from '../fields.ts';
import { isSaleKind, type DocumentKind } from '../document-kind.ts';
import { readSlot, type Slot } from '../slot.ts';
import { readDayAtStart, readNearDay } from './closing.ts';
import { isForeign, onlyDate, type RoledDate } from './date-roles.ts';
import { findSigningDays, readSignatures, type SigningSides } from './signatures.ts';

const EFFECTIVE_PATTERNS: readonly RegExp[] = [
  new RegExp(String.raw`^[^]{0,500}?\n\s{0,8}this\s(?<slot>(?:\d{1,2}(?:st|nd|rd|th)|[a-z-]{5,14})\sday\sof[^\n]{4,30})`, 'gdi'),
  words`executed the (?<slot>[^]{0,90}?)\(effective date\)`,
  words`(?<slot>[^.;\n]{0,60}[^.;\s(]) ?\(?(?:the )?["“(]effective date["”)]`,
  new RegExp(
    String.raw`(?:^|\n|\t|\|)${ROW_START}(?:\*\*)?(?:effective date|date of (?:this )?(?:agreement|contract|acceptance|mutual acceptance)|contract date|agreement date|binding agreement date|acceptance date|mutual acceptance(?: date)?|date of mutual acceptance)(?:\*\*)?\s{0,3}[:|\t.]{1,30}(?:\*\*)?[ ]{0,10}(?<slot>[^;\n]{0,50})`,
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
  /^(?:effective date|binding (?:agreement |contract )?date|mutual execution(?: of (?:the |this )?contract)?|(?:date of )?ratification(?: date)?|signing date|date signed by (?:both|all)|finalized date|date of (?:mutual |final |contract )?acceptance(?: by (?:the )?(?:sellers?|vendors?|owners?))?|date (?:this |the )?(?:contract|agreement|offer) (?:is|was|became) (?:fully |last )?(?:executed|signed|accepted|binding)|contract acceptance date|(?:mutual |final )?acceptance(?: date)?|date of acceptance|(?:contract|agreement) date|date of (?:this )?(?:agreement|contract)|execution date)(?: of (?:this )?(?:agreement|contract))?$/;
/** The labels of the start itself, and none of the day on which a paper was written. */
const OWN_LABEL =
  /^(?:effective date|binding (?:agreement |contract )?date|mutual execution(?: of (?:the |this )?contract)?|(?:date of )?ratification(?: date)?|date signed by (?:both|all)|finalized date|date of (?:mutual |final |contract )?acceptance(?: by (?:the )?(?:sellers?|vendors?|owners?))?|date (?:this |the )?(?:contract|agreement|offer) (?:is|was|became) (?:fully |last )?(?:executed|signed|accepted|binding)|contract acceptance date|(?:mutual |final )?acceptance(?: date)?|execution date|contract date)(?: of (?:this )?(?:agreement|contract))?$/;
/** "the date on which Builder's authorized officer signs (the “Binding Agreement Date”)" */
const SELLER_SIGNS = String.raw`\b(?:date|day) (?:on which |when |that |upon which )?(?:this (?:agreement|contract) is (?:signed|executed|accepted|countersigned) by (?:the |an authorized \w+ of (?:the )?)?(?:seller|builder|developer)|(?:the |an authorized \w+ of (?:the )?)?(?:seller|builder|developer)(?:'s|’s)?(?: (?:duly )?authorized \w+)? (?:\w+ )?(?:countersigns|signs|executes|accepts|has (?:signed|executed|accepted|countersigned)))\b`;
const BY_SELLER = new RegExp(
  String.raw`\b(?:effective date|binding agreement date|contract date|acceptance date|execution date)\b["”)]{0,2}[^.;]{0,60}${SELLER_SIGNS}|${SELLER_SIGNS}[^.;(]{0,40}\((?:the )?["“](?:effective|binding agreement|contract|acceptance|execution) date`,
  'i',
);

/** What a paper that changes another calls the start of that one. */
const ACCEPTED_LABEL =
  /^(?:effective date|binding agreement date|(?:date of )?(?:ratification|(?:mutual |final )?acceptance)(?: date)?|mutual execution)(?: of (?:the )?(?:contract|agreement))?$/;
const START_NAME = String.raw`(?:effective\s{1,4}date|(?:date\s{1,4}of\s{1,4})?(?:mutual\s{1,4}|final\s{1,4}|contract\s{1,4})?acceptance(?:\s{1,4}date)?|mec\b|binding\s{1,4}agreement\s{1,4}date|(?:date\s{1,4}of\s{1,4}(?:full\s{1,4}|mutual\s{1,4}|final\s{1,4})?)?(?:execution|ratification)(?:\s{1,4}date)?|(?:contract|agreement|signing|commencement)\s{1,4}date|mutual\s{1,4}execution|date\s{1,4}of\s{1,4}(?:this|the)\s{1,4}(?:contract|agreement|offer))`;
const WHOLE_DATE = String.raw`(?:[A-Z][a-z]{2,8}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|\d{1,2} [A-Z][a-z]{2,8} \d{4}|(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?|[a-z-]{5,14}) day of [A-Z][a-z]{2,8},? \d{4})`;

/** Sentences in which somebody notes when acceptance reached the other side, or which day the start is. */
const ACCEPTANCE_PROOF: readonly RegExp[] = [
  // "on November 8, 2026 at 6:15 p.m., which is the Effective Date"
  words`(?<slot>${WHOLE_DATE})(?:,? (?:at )?\d{1,2}:\d\d ?[ap]\.?m\.?)?,?;? ?(?:and )?(?:which|this|that|the latter)(?: date| day)? (?:is|shall be|being) (?:also )?(?:called )?(?:the )?["“]?(?:the )?${START_NAME}`,
  words`(?<!\b(?:settlement|closing|possession|expiration) )\b(?:the )?${START_NAME}["”]?(?: (?:in|of|for) (?:this|the) (?:transaction|agreement|contract|offer))? (?:is|was)(?: agreed to be)? (?:the )?(?:date of )?(?<slot>${WHOLE_DATE})`,
  // "On this 20th day of July, 2026 (which day the parties call the “Effective Date”)"
  words`(?<slot>${WHOLE_DATE}),? ?\([^()]{0,60}["“](?:the )?${START_NAME}["”]`,
  words`(?:signed|accepted|executed) (?:contract|agreement|counterpart|offer|copy)\b[^.;]{0,60}?(?:delivered|received)\b[^.;]{0,120}?\bon:? (?:[A-Z][a-z]{2,8}day,? )?(?<slot>${WHOLE_DATE})`,
  // "April 8, 2027, 4:40 p.m. (Acceptance)"
  words`(?<slot>${WHOLE_DATE})(?:__)?(?:,? (?:at )?\d{1,2}:\d\d ?[ap]\.?m\.?)?,? ?\((?:the )?["“]?(?:the )?${START_NAME}["”]?\)`,
  words`(?:[.;(]|\n|\t) ?(?:the )?(?:effective|ratification|binding agreement|final acceptance) date: (?<slot>[A-Z0-9][^;]{0,30})`,
  // "acceptance was delivered on January 8, 2027"
  words`\b${START_NAME} (?:was |is )?(?:delivered|communicated|received|given|made)(?: to [a-z'’ ]{3,40})?(?: by [a-z-]{3,12})?(?: on:?|:) (?:\(date\) )?(?<slot>${WHOLE_DATE})`,
  // "Executed copy delivered to all parties: June 25, 2027"
  words`(?:executed|signed|accepted|ratified) (?:copy|contract|agreement|offer|letter|counterpart)\b[^.;:\n]{0,20}\b(?:delivered|received|returned)\b[^;:\n]{0,60}: (?<slot>${WHOLE_DATE})`,
  // "Acceptance occurs when the last party signs and that is told to the other: February 3, 2027."
  words`\b${START_NAME}["”]? (?:occurs|is|means)\b[^.;:]{0,160}: (?<slot>${WHOLE_DATE})`,
  // "EFFECTIVE DATE: the date of final acceptance, as indicated by … the last party to sign this contract: December 11, 2026"
  words`\b${START_NAME}["”]? ?(?:[:.]|is|means)? ?the (?:date|day)\b[^.;:]{0,240}: (?<slot>${WHOLE_DATE})`,
  // "Seller accepts this offer this 8th day of December, 2026", "Accepted by Seller on December 8, 2026"
  words`\b(?:sellers?|vendors?|owners?) (?:hereby )?accepts? (?:the (?:above |foregoing )?|this )?(?:offer|contract|agreement)\b[^.;\d]{0,60}? (?:on|this) (?<slot>${WHOLE_DATE})`,
  words`\baccepted (?:and agreed to )?by (?:the )?(?:sellers?|vendors?|owners?)\b[^.;:\d/]{0,40}? (?:on|this) (?<slot>${WHOLE_DATE})`,
  // "Date of Final Acceptance  12/08/2026"
  new RegExp(
    String.raw`(?:^|\n|\t)\s{0,6}(?:date\sof\s(?:mutual|final|contract)\sacceptance|(?:final\s|mutual\s)?acceptance\sdate|effective\sdate)\s{1,4}(?<slot>${WHOLE_DATE})`,
    'gdi',
  ),
  words`(?:mutual |final )?acceptance occurred on:? (?:\(date\) )?(?<slot>[^;]{0,40})`,
  words`(?:copy of (?:the )?(?:signed )?acceptance|notice of (?:the )?acceptance|acceptance of the final offer)\b[^.;]{0,160}?(?:received|delivered|given|provided)\b[^.;]{0,120}?\bon (?:\(date\) )?(?<slot>[^;]{0,40})`,
];

// Forms that count from the last signature leave the day of their printing beside the point.
const SIGNS = String.raw`(?:sign(?:s|ed|ing|atures?)?|execut(?:es?|ed|ion)|initials?)\b`;
const COUNTS_FROM_SIGNING: readonly RegExp[] = [
  /\b(?:effective date|execution date|binding agreement date|contract date|date of (?:final |mutual )?acceptance)(?:["”')]{0,2}[\s:]{1,3}|\.\s{1,3})(?:[^.;]{0,60}\s)?(?:(?:is|shall be|will be|means|-|–)\s{1,3})?(?:deemed\s)?(?:to be\s)?(?:the\s)?(?:later of|(?:final |last |latest |later )?(?:date|day)\s(?:when|on which|upon which|that|the|of\s(?!\w{3,9}\s\d|\d)|this|all|both))/i,
  // "The day on which the second of you signs is called the Contract Date."
  new RegExp(
    String.raw`\b(?:day|date)\b[^.;]{0,60}\b(?:last|second|final|later|both|all)\b[^.;]{0,60}\b${SIGNS}[^.;]{0,80}\b(?:called|known\sas|is|shall\sbe|becomes|referred\sto\sas)\s(?:here\s|in\sthis\s\w{4,9}\s)?["“]?(?:the\s)?["“]?${START_NAME}`,
    'i',
  ),
  // "“MEC” (mutual execution of this Contract) means the date upon which both parties have signed"
  new RegExp(
    String.raw`\b${START_NAME}["”]?\s(?:\([^)]{3,60}\)\s)?(?:means|is|shall\sbe)\sthe\s(?:latest\s|last\s|later\s)?(?:date|day|time)\s(?:up)?(?:on\swhich|when|that)\s[^.;]{0,40}\b(?:last|final|both|all)\b[^.;]{0,60}\b${SIGNS}`,
    'i',
  ),
  // "Acceptance occurs when every party has signed; its date is that of the final signature."
  new RegExp(
    String.raw`\b${START_NAME}["”]?\s(?:occurs|means|is|happens|takes\splace)\b[^]{0,220}\b(?:(?:final|last|later|latest)\s(?:of\sthe\s)?${SIGNS}|(?:last|final)\s(?:party|person|one)\b[^.;]{0,40}\b${SIGNS})`,
    'i',
  ),
  // "This Contract is accepted on the date that the last party signs."
  new RegExp(
    String.raw`\b(?:contract|agreement|offer|letter)\b[^.;]{0,40}\b(?:accepted|binding|effective|formed|takes\seffect|made)\b[^.;]{0,30}\b(?:date|day|when|once)\b[^.;]{0,60}\b(?:last|final|second|both|all)\b[^.;]{0,40}\b${SIGNS}`,
    'i',
  ),
];
const countsFromSigning = (text: string) => COUNTS_FROM_SIGNING.some((words) => words.test(text));

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
    return named.state === 'stated' ? named : readSlot(text, ACCEPTANCE_PROOF, readProvenDay);
  }
  const bySeller = BY_SELLER.test(text.replaceAll(/\s+/g, ' '));
  const isBySigning = bySeller || countsFromSigning(text);
  const strong = readFields(text, fields, OWN_LABEL, readDayAtStart);
  // The day on which a form was written is not that of its last mark.
  const labeled = isBySigning && strong.state === 'absent' ? strong : readFields(text, fields, EFFECTIVE_LABEL, readDayAtStart);
  if (bySeller && labeled.state !== 'stated')
    return labeled.state === 'absent' ? findLastSigning(paper, sides, 'seller') : labeled;
  const proven = labeled.state === 'stated' ? labeled : readSlot(text, ACCEPTANCE_PROOF, readProvenDay);
  if (labeled.state !== 'stated' && proven.state === 'stated') return proven;
  if (labeled.state !== 'stated' && countsFromSigning(text)) {
    if (labeled.state !== 'absent') return labeled;
    const blank = findBlankEffective(text);
    return blank.state === 'blank' ? blank : findLastSigning(paper, sides);
  }
  // "Made on May 1 (Date of Offer)" contradicts no day that the form labels as that of acceptance.
  if (strong.state === 'stated' && MADE_AS_OFFER.test(text)) return strong;
  const said = agree({
    labeled: labeled.state === 'absent' ? readFields(text, fields, EFFECTIVE_LABEL, readDayAtEnd) : labeled,
    worded: readSlot(text, EFFECTIVE_PATTERNS, readNearDay),
    nearest: onlyDate(dates, 'effective'),
    isForeign: (place) => !isAtTop(text, place) && isForeign(dates, place, 'effective'),
  });
  if (said.state !== 'absent') return said;
  if (ACCEPTED_BY_SIGNING.test(text)) return findLastSigning(paper, sides);
  return SPEAKS_OF_TODAY.test(text) ? findDateline(text) : said;
}

const MADE_AS_OFFER = /\b(?:made|dated)\b[^.;]{0,60}\d{4}\s?\(?(?:the\s)?["“]?(?:date\sof\s(?:the\s|this\s)?offer|offer\sdate)/i;
const TOP = 600;

/** "PURCHASE AND SALE AGREEMENT / This 14th day of December, 2026": the words of the title give the day to nothing else. */
const isAtTop = (text: string, { start }: Span) =>
  start < TOP && /(?:^|\n)\s{0,8}this\s$/i.test(text.slice(Math.max(0, start - 14), start));

/** "expires unless a signed copy is received by 5:00 p.m. on July 8": a day until which something may happen. */
// A small letter behind a dot goes on with its sentence; a capital begins another.
const IS_OPEN_YET =
  /\b(?:[Uu]nless|UNLESS|[Ii]f|IF|[Uu]ntil|UNTIL|[Ee]xpires?|EXPIRES?|[Ll]apses?|(?:[Oo]n or )?[Bb]efore|BEFORE|[Nn]o later than|[Nn]ot later than|[Bb]y (?:\d{1,2}(?::\d\d)?\s?[AaPp]\.?[Mm]\b|[Nn]oon|[Mm]idnight))(?:[^.;]|\.(?=\d|\s?[Mm]\b|\s[a-z])){0,240}$/;

function readProvenDay(text: string, span: Span): Found<string> | undefined {
  const found = readNearDay(text, span);
  return found === undefined || IS_OPEN_YET.test(text.slice(Math.max(0, span.start - 240), span.start)) ? undefined : found;
}

/** "within 45 days from today", "today is not counted": the day at the head of the paper is its start. */
const SPEAKS_OF_TODAY = /\b(?:after|from|of) today\b(?!['’]s? (?:market|rate))|\btoday is (?:not )?counted\b/i;
const DATELINE = new RegExp(String.raw`^[^]{0,300}?(?:^|\n)\s{0,8}(?:dated?:?\s{1,4})?(?<slot>${WHOLE_DATE})(?=\t|\n)`, 'gd');

const findDateline = (text: string) => readSlot(text, [DATELINE], readDayAtStart);

const ACCEPTED_BY_SIGNING = /["“]?\bacceptance["”]?\s(?:occurs|means|is)\b[^.]{0,120}\b(?:signs?|signed|executed)\b/i;
/** Where signing alone is not enough, the day on which the others heard of it is not known. */
const UNTIL_TOLD = new RegExp(
  String.raw`\b${START_NAME}["”)]{0,2}[\s:.,–-]{1,4}(?:(?:[^.;]{0,80}\s)?(?:is|means|shall\sbe|will\sbe|occurs)\b|the\s(?:date|day)\b)[^.]{0,260}\b${SIGNS}(?!(?: or \w{4,9})? and delivered (?:this|the) (?:offer|contract|agreement|final)\b)[^.]{0,120}\b(?:communicat|deliver|receiv|notice|notif|told)`,
  'i',
);

/** The day on which the last of them signed; absent where somebody’s line is open, or only one side has a day. */
export function findLastSigning(paper: ContractText, sides: SigningSides, only?: 'seller'): Slot<string> {
  if (readSignatures(paper).isOpen || UNTIL_TOLD.test(paper.text)) return { state: 'absent' };
  const all = findSigningDays(paper, sides);
  const days = only === undefined ? all : all.filter(({ side }) => side === only);
  const last = days.toSorted((a, b) => a.value.localeCompare(b.value)).at(-1);
  const isOfBoth =
    days.some(({ side }) => side === 'seller') && (only !== undefined || days.some(({ side }) => side === 'buyer'));
  return last === undefined || !isOfBoth
    ? { state: 'absent' }
    : { state: 'stated', found: { value: last.value, start: last.start, end: last.end }, context: last };
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
