import type { ContractText, Span } from '../../text/contract-text.ts';
import { timeBeside } from '../../times/clock.ts';
import { findDates } from '../../values/dates.ts';

const RECEIVED =
  /\b(?:you\s(?:have\s)?received\s(?:this|our|the)\s(?:letter|offer)|(?:this|the)\s(?:letter|offer)\s(?:was|has\sbeen)\s(?:received|delivered|handed\sto\syou))\b[^;]{0,140}/i;

/** The day and hour at which the other side got an offer, where the paper tells both: what its hours are counted from. */
export function findOfferReceipt({ text }: ContractText): ({ date: string; time: string } & Span) | undefined {
  const match = RECEIVED.exec(text);
  const date = match === null ? undefined : findDates(text, match.index, match.index + match[0].length)[0];
  const time = date === undefined ? undefined : timeBeside(text, date);
  return date === undefined || time === undefined ? undefined : { date: date.value, time, start: date.start, end: date.end };
}
