import type { ContractText } from '../../text/contract-text.ts';
import { findDates } from '../../values/dates.ts';
import { ABSENT, type Slot } from '../../values/slot.ts';
import { START_NAME } from '../start/start-rule.ts';
import { findSigningDays, type SigningSides } from '../sides/signing-days.ts';

/** That something has reached somebody, as what happened. */
const WAS_TOLD =
  /\b(?:delivered|delivery|received|receipt|hand(?:ed|[- ]?carried|[- ]?delivered)|carried|brought|dropped off|picked up|served|mailed|uploaded|acknowledged|gave|given|sent|e-?mailed|faxed|texted|told|notified|informed|returned|forwarded|transmitted|communicated|reached|conveyed|passed|got|learned|heard|(?:came )?back (?:to|with|in)|in hand|out to|by (?:e-?mail|text|fax|phone|hand))\b/i;
const OF_SIGNING =
  /\b(?:(?:counter-?)?sign(?:ed|atures?)|accept(?:ed|ance)|execut(?:ed|ion)|ratif(?:ied|ication)|all signatures|both names)\b/i;
/** "Buyer signed and delivered it" is no acceptance yet. */
const OF_ALL =
  /\b(?:accept\w*|ratif\w*|executed|counter-?sign\w*|all|both|fully|last|final|second|every\w*|each|sellers?['’]s? signatures?)\b/i;
/** "Communicated to Buyer the same evening" under the marks: what all have signed. */
const OF_MARKS_ABOVE =
  /^\W{0,6}(?:communicated|conveyed|delivered|sent|e-?mailed|returned|handed(?: over| back)?|given(?: back)?|forwarded|transmitted) (?:back )?(?:to|by)\b/i;
/** What may happen, or must, has not. */
const IS_OPEN =
  /\b(?:must|shall|will|may|should|can|would|if|unless|until|till|before|within|no later|not later|deadline|expires?|lapses?|when|once|due|by \d|to be)\b/i;
const OF_OTHERS =
  /\$|\b(?:disclosures?|reports?|deposit|earnest|money|checks?|keys?|survey|commitment|inspections?|amendment|addendum|counter ?offer|counter\b|lead|manual|copy of the rules|loan|lender|title|escrow|trust|lease)\b/i;
const LONGEST = 260;
/** "Mutual Acceptance. … is delivered to the other. Delivered to Buyer’s broker September 2": a note beside what it is of. */
const DEFINES = new RegExp(String.raw`\b${START_NAME}\b[^;]{0,40}\b(?:is|means|occurs|when|on)\b`, 'i');
/** Notes stand where people sign, at the end. */
const NOTES_FROM = 0.4;

/**
 * The day on which somebody notes that what all have signed has reached the others: a sentence with one day, that tells what
 * happened and nothing else. Of notes with different days, and of one before the last mark, none.
 */
export function findToldNote(paper: ContractText, sides: SigningSides): Slot<string> {
  const { text } = paper;
  const from = Math.floor(text.length * NOTES_FROM);
  // What both have signed is no offer any more, whatever a note calls it.
  const signers = new Set(findSigningDays(paper, sides).map(({ side }) => side));
  const isSigned = signers.has('buyer') && signers.has('seller');
  const paragraphs = text.split(/(?<=\n)\s{0,9}\n|\n(?=\s{0,8}\(?[A-Za-z\d]{1,3}[.)]\s)/);
  const defined = DEFINES.test(text) ? paragraphs.filter((words) => DEFINES.test(words)).map((words) => text.indexOf(words)) : [];
  const isBesideRule = (at: number) => defined.some((start) => at > start && at - start < LONGEST * 2);
  const notes = findDates(text, 0, text.length).filter((day) => {
    const isBeside = isBesideRule(day.start);
    if (day.start < from && !isBeside) return false;
    const before = text.slice(Math.max(0, day.start - LONGEST), day.start);
    const own = before.split(ENDS_NOTE).at(-1) ?? '';
    // A dot right behind the day ends the note too.
    const behind = (text.slice(day.end - 2, day.end + LONGEST).split(ENDS_NOTE)[0] ?? '').slice(2);
    const said = own + behind;
    return (
      WAS_TOLD.test(said) &&
      (OF_SIGNING.test(said) || ((isSigned || isBeside) && OF_MARKS_ABOVE.test(own))) &&
      (isSigned || isBeside || OF_ALL.test(said)) &&
      !IS_OPEN.test(said) &&
      !OF_OTHERS.test(said) &&
      findDates(said, 0, said.length).length === 0
    );
  });
  const [first] = notes;
  if (first === undefined || notes.some(({ value }) => value !== first.value) || isBeforeMark(paper, sides, first.value))
    return ABSENT;
  return { state: 'stated', found: first, context: first };
}

/** Whether one of the sides signed after a day. */
export const isBeforeMark = (paper: ContractText, sides: SigningSides, day: string): boolean =>
  findSigningDays(paper, sides).some(({ value }) => value > day);

/** A dot that ends a sentence, a line that ends with the day of a mark, or one after which something else begins. */
const ENDS_NOTE = /(?<=\d\s?[AaPp]\.?[Mm]\.?)\n|(?<=[a-z\d)]{2})\.\s|;|(?<=\d)\n|\n\s{0,9}\n|\n(?=[A-Z][^\n:]{2,40}:)|\t/;
