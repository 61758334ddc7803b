import type { Span } from '../../text/contract-text.ts';
import { findDates, findShortDates } from '../../values/dates.ts';
import { findDayRules } from '../../times/spans-of-days.ts';
import { readExtension } from '../terms/closing-extension.ts';
import { readCounts } from './counted-times.ts';
import { readDates } from './dated-times.ts';
import type { Named } from './deadline.ts';
import { nameOf } from './deadline-names.ts';
import { isOfPast } from './duty-words.ts';
import { readMonths } from './month-counts.ts';
import { readNamedBounds } from './named-bounds.ts';
import { countedFromDate } from '../start/own-start.ts';
import { readOnStart } from '../start/on-start.ts';
import type { OwnDay } from './own-days.ts';
import { readPossession } from '../terms/possession.ts';
import { readUntilClosing } from './until-closing.ts';
import { plainOf } from '../../text/words-near.ts';

/** A bound, and something with a name: "by the Walk Date". */
const BY_NAME = /\b(?:[Bb]y|[Bb]efore|than|[Pp]rior to|[Uu]ntil|till|through|[Ww]ithin|of)\s{1,9}(?:the\s{1,9})?["“]?[A-Z]/;

/** The times that one sentence sets. */
export function readSentence(
  text: string,
  sentence: Span,
  headings: readonly string[],
  reach: readonly [string, string] | undefined,
  own: ReadonlyMap<string, readonly OwnDay[]>,
): Named[] {
  const whole = findDates(text, sentence.start, sentence.end);
  // "the next day, October 10": the count tells it.
  const short = (reach === undefined ? [] : findShortDates(text, sentence.start, sentence.end, reach)).filter(
    ({ start, end }) =>
      !/\b(?:next|following|same) day,?\s{1,4}$/i.test(text.slice(sentence.start, start)) &&
      !isOfPast(text.slice(sentence.start, start), text.slice(end, end + 24)),
  );
  const anchors = findDayRules(text, sentence.start, sentence.end).flatMap((rule) => countedFromDate(text, rule, reach) ?? []);
  // "within 7 days after June 5, 2026" is one time.
  const dates = [...whole, ...short]
    .filter(({ start }) => !anchors.some((anchor) => anchor.start === start))
    .toSorted((a, b) => a.start - b.start);
  // "3 calendar days after all signatures or May 5, 2026": the day that was filled in takes the place of the count.
  const counts = findDayRules(text, sentence.start, sentence.end).filter(
    ({ value, end }) =>
      value.days !== null &&
      !dates.some(
        (date) => date.start > end && /^[^a-z;.]{0,8}(?:s\b\W{0,3})?or\s(?:(?:on|by)\s)?$/i.test(text.slice(end, date.start)),
      ),
  );
  const said = text.slice(sentence.start, sentence.end);
  const isByName = counts.length === 0 && dates.length === 0 && own.size > 0 && BY_NAME.test(said);
  if (
    counts.length === 0 &&
    dates.length === 0 &&
    !isByName &&
    !/months|years?\b|clos|coe|settle|escrow|record|deed|fund|act of sale|transfer of title|(?:effective|commencement|start|starting|beginning|move-in) date|keys\b|(?:that|same|next|following) (?:da|morning|afternoon|evening)/i.test(
      said,
    )
  )
    return [];
  const plain = plainOf(said);
  const extension = readExtension(text, sentence, plain, counts);
  if (extension !== undefined) return [extension];
  // Extensions and remedies name days that are no deadline of their own.
  if (/automatically extended|(?<!\bas )extended (?:by|up to)|tenancy at|\bmust provide for\b/.test(plain)) return [];
  const read = { ...sentence, text, plain, headings, reach };
  const onStart = counts.length === 0 && dates.length === 0 ? readOnStart(text, sentence, plain, headings) : [];
  return [
    ...readCounts(read, counts, dates),
    ...readDates(read, dates, counts),
    ...(isByName && onStart.length === 0 ? readNamedBounds(read, own) : []),
    ...onStart,
    ...(counts.length === 0 && dates.length === 0 ? readUntilClosing(read) : []),
    ...readMonths(read),
    ...readPossession(text, sentence, plain, headings[0] ?? '', dates).map((one) => ({
      ...one,
      names: [/\b(?:seller|vendor)/.test(plain) ? 'seller_moves_out' : nameOf(text, sentence, one, headings)],
    })),
  ];
}
