import type { Span } from '../../text/contract-text.ts';
import type { DayRule } from '../../times/spans-of-days.ts';
import type { Named } from '../times/deadline.ts';
import { kindOf } from '../times/deadline-kinds.ts';
import { nameOf } from '../times/deadline-names.ts';
import { isDuty } from '../times/duty-words.ts';
import { purposeOf } from '../times/purposes.ts';
import { isOfMoreDeposit } from '../terms/deposit.ts';
import { plainOf } from '../../text/words-near.ts';

const onDayOf = (from: string): DayRule => ({ days: 0, basis: 'calendar', from, direction: 'after' });

/** What is due by the day that an agreement or a lease begins with, and not so many days behind it. */
export function readOnStart(text: string, sentence: Span, plain: string, headings: readonly string[]): Named[] {
  const said = text.slice(sentence.start, sentence.end);
  const [start, lease] = [ON_START.exec(said), ON_COMMENCEMENT.exec(said)];
  if (start !== null) return readWithEffect(text, placeOf(sentence, start), plain);
  return lease === null || !isDuty(plain) ? [] : readWithLease(text, sentence, placeOf(sentence, lease), headings);
}

const placeOf = (sentence: Span, { index, 0: { length } }: RegExpExecArray): Span => ({
  start: sentence.start + index,
  end: sentence.start + index + length,
});

/** "DUE DILIGENCE FEE made payable and delivered to Seller by the Effective Date": money that is due with the start. */
function readWithEffect(text: string, place: Span, plain: string): Named[] {
  const kind = kindOf(plain);
  if (kind !== 'option_fee_delivery' && kind !== 'earnest_money_delivery') return [];
  const type = isOfMoreDeposit(text, place) ? 'additional_deposit' : kind;
  return [{ type, names: [], rule: onDayOf('effective_date'), day: undefined, ...place }];
}
const ON_START = /\b(?:by|on or before|no later than|not later than|on) the effective date\b/i;

/** "Tenant shall show proof of insurance on or before the Commencement Date" */
function readWithLease(text: string, sentence: Span, place: Span, headings: readonly string[]): Named[] {
  const name = nameOf(text, sentence, place, headings);
  const [before, behind] = [text.slice(sentence.start, place.start), text.slice(place.end, sentence.end)].map(plainOf);
  const purpose = purposeOf({ before: before ?? '', behind: behind ?? '', headings });
  return [
    { type: purpose ?? name, names: [name], isOwnName: purpose === undefined, rule: onDayOf('start'), day: undefined, ...place },
  ];
}
const ON_COMMENCEMENT =
  /\b(?:by|on or before|before|prior to|no later than|not later than) the (?:lease )?(?:commencement|starting|start|beginning|move-in) date\b/i;
