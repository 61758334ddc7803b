import { agree } from '../../values/agree.ts';
import { words, type ContractText, type Found, type Span } from '../../text/contract-text.ts';
import { findDates } from '../../values/dates.ts';
import { isSaleKind, type DocumentKind } from '../../document-kind.ts';
import { readFields, type Field } from '../../text/fields.ts';
import { readSlot, type Slot } from '../../values/slot.ts';
import { readDayAtStart, readNearDay } from '../terms/closing.ts';
import { isForeign, onlyDate, type RoledDate } from '../times/date-roles.ts';
import { BINDS_WHEN_TOLD, countsFromSigning, findLastSigning, findSigning, OF_SELLER_ALONE } from './last-signing.ts';
import { TICKED } from '../../text/marks.ts';
import { MARK } from '../sides/sign-entries.ts';
import type { SigningSides } from '../sides/signing-days.ts';
import { findToldNote, isBeforeMark } from '../times/told-note.ts';
import {
  ACCEPTED_LABEL,
  EFFECTIVE_LABEL,
  EFFECTIVE_PATTERNS,
  OF_ASSIGNMENT,
  OF_ASSIGNMENT_LABEL,
  OWN_LABEL,
  WHOLE_DATE,
} from './start-labels.ts';
import { ACCEPTANCE_PROOF, SIGNING_PROOF, TOLD_PROOF } from './start-proofs.ts';
import { readStartRule, START_NAME, type StartRule } from './start-rule.ts';

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
    const noted = named.state === 'stated' ? named : readSlot(text, ACCEPTANCE_PROOF, readProvenDay);
    const proof = noted.state === 'absent' && docType !== 'counter_offer' ? readSlot(text, OF_CHANGED, readNearDay) : noted;
    if (docType !== 'counter_offer' || proof.state !== 'absent') return proof;
    // A counteroffer that says that it is accepted by signing makes the contract then.
    const own = readStartRule(text);
    if (own !== undefined && !own.isWeak) {
      const signed = findSigning(paper, sides, own);
      return signed.state === 'absent' && own.isTold ? findToldNote(paper, sides) : signed;
    }
    // One that counts from its acceptance, and says no more of it, was accepted by the mark that says so.
    const isMarked = own?.isTold !== true && countsFromSigning(text) && !BINDS_WHEN_TOLD.test(text) && ACCEPTING_MARK.test(text);
    return isMarked ? findLastSigning(paper, sides) : proof;
  }
  const rule = readStartRule(text);
  const strong = readFields(text, fields, OWN_LABEL, readDayAtStart);
  // The day on which a form was written is not that of its last mark.
  const isWritten = rule !== undefined && !rule.isWeak && strong.state === 'absent';
  const labeled = isWritten ? strong : readFields(text, fields, EFFECTIVE_LABEL, readDayAtStart);
  const isTold = rule?.isTold === true || (rule === undefined && countsFromSigning(text) && BINDS_WHEN_TOLD.test(text));
  const proofs = isTold ? [...ACCEPTANCE_PROOF, ...TOLD_PROOF] : [...ACCEPTANCE_PROOF, ...SIGNING_PROOF];
  const proof = labeled.state === 'stated' ? labeled : readSlot(text, proofs, readProvenDay);
  const proven =
    proof.state === 'stated' && isOfPaperAlone(text, proof, rule)
      ? readSlot(without(text, proof.found), proofs, readProvenDay)
      : proof;
  // Nobody has heard of a signature before it was made.
  const isTooEarly = isTold && proven.state === 'stated' && isBeforeMark(paper, sides, proven.found.value);
  if (labeled.state !== 'stated' && proven.state === 'stated' && !isTooEarly)
    return (rule === undefined || rule.isWeak) && isOfCopy(text, proven) ? madeAsOf(text, proven) : proven;
  if (labeled.state !== 'stated' && rule !== undefined && !rule.isWeak) {
    if (labeled.state !== 'absent') return labeled;
    const blank = findBlankEffective(text);
    if (blank.state === 'blank') return blank;
    const signed = findSigning(paper, sides, rule);
    return signed.state === 'absent' && rule.isTold ? findToldNote(paper, sides) : signed;
  }
  // "Made on May 1 (Date of Offer)" contradicts no day that the form labels as that of acceptance.
  if (strong.state === 'stated' && (MADE_AS_OFFER.test(text) || countsFromLabel(text, strong.found))) return strong;
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
  if (SPEAKS_OF_TODAY.test(text)) return findDateline(text);
  return SPEAKS_OF_OWN_DATE.test(text) ? readSlot(text, DATED, readDayAtStart) : said;
}

/** "To the contract ratified October 8, 2026 between …": the start of what an addendum belongs to. */
const OF_CHANGED: readonly RegExp[] = [
  words`\b(?:contract|agreement|offer)\b[^.;\n\d]{0,50}?\b(?:ratified|accepted|fully (?:signed|executed)|(?:became|become|becoming) (?:effective|binding))(?: by (?:all|both) (?:parties|sides))?(?: on| as of)?,? (?<slot>${WHOLE_DATE})`,
  words`\b(?:contract|agreement|offer)\b[^.;\n\d]{0,40}?\b(?:effective|acceptance|execution|ratification) date(?: of| is| was|:)? (?<slot>${WHOLE_DATE})`,
];

/** "Accepted by Buyer: /s/ Ann Lee, April 7, 2027" */
const ACCEPTING_MARK = new RegExp(
  String.raw`(?:^|\n|\t)[ ]{0,8}(?:accepted|agreed)(?: and (?:accepted|agreed))?(?: to)?(?: by|:)[^\n\t]{0,60}(?:${MARK.source})|${TICKED}\s{0,3}(?:I |we |buyers? |sellers? )?accept(?:s|ed|ance)?\b|(?:^|\n)[ ]{0,8}(?:(?:I|we|the (?:undersigned|buyers?|sellers?)|buyers?|sellers?|undersigned)(?: both)? )(?:hereby )?(?:accepts?|agrees? to)\b[^\n]{0,60}\b(?:offer|counter|terms|it|this)\b[^\n]{0,60}[:.]\s{0,9}\n\s{0,40}[^\n]{3,60}\s(?:${WHOLE_DATE}|\d{1,2}/\d{1,2}/\d{2,4})`,
  'iu',
);

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

/** "This Contract is made on July 2 … Date of Ratification: July 6": what its times are counted from is the start. */
function countsFromLabel(text: string, { start }: Span): boolean {
  const name = OWN_NAMES.exec(
    text
      .slice(Math.max(0, start - 60), start)
      .split('\n')
      .at(-1) ?? '',
  )?.[0];
  if (name === undefined) return false;
  const counted = name.replaceAll(/\s+/g, String.raw`\s{1,4}`);
  return new RegExp(
    String.raw`\bdays?\s{1,4}(?:after|from|following|of)\s{1,4}(?:the\s{1,4})?(?:date\s{1,4}of\s{1,4})?${counted}\b`,
    'i',
  ).test(text);
}
const OWN_NAMES = /\b(?:ratification|(?:mutual |final )?acceptance|binding agreement|effective date)\b/i;

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

/** "within three weeks from the date of this contract", in one that says "Dated May 14, 2027." at its head. */
const SPEAKS_OF_OWN_DATE =
  /\b(?:after|from|of|following)\s{1,4}(?:the\s{1,4})?date\s{1,4}of\s{1,4}th(?:is|e)\s{1,4}(?:contract|agreement)\b/i;
const DATED = [
  new RegExp(
    String.raw`^[^]{0,900}?(?:^|\n|\.)\s{1,4}dated:?\s{1,4}(?:as\sof\s{1,4}|this\s{1,4})?(?<slot>${WHOLE_DATE})(?=[.\n\t])`,
    'gdi',
  ),
];

const findDateline = (text: string) => readSlot(text, [DATELINE], readDayAtStart);

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
