import { agree } from '../../values/agree.ts';
import { words, type ContractText, type Found, type Span } from '../../text/contract-text.ts';
import { findDates } from '../../values/dates.ts';
import { readFields, type Field } from '../../text/fields.ts';
import { readAmount, readSlot, type Slot } from '../../values/slot.ts';
import type { DocumentKind } from '../../document-kind.ts';

/** Whether a paper engages a broker: it has a term as a lease has, and no closing. */
export const isAgency = (docType: DocumentKind): boolean => docType === 'listing_agreement' || docType === 'buyer_agreement';

const DAY_AHEAD = String.raw`(?=[A-Z][a-z]{2,8}\.? \d|\d{1,2}\/)`;
const CLOCK = String.raw`(?:(?:at )?(?:\d{1,2}(?::\d\d)? ?[ap]\.?m\.?|midnight|noon),? )?`;
const START: readonly RegExp[] = [
  words`\b(?:begins?|beginning|commenc(?:es?|ing)|starts?|starting|effective|from) (?:on )?(?:\(date\) )?${DAY_AHEAD}(?<slot>[^;]{6,24})`,
];
const END: readonly RegExp[] = [
  words`\b(?:ends?|ending|expir(?:es?|ing)|terminat(?:es?|ing)|through|until) ${CLOCK}(?:on )?(?:\(date\) )?${DAY_AHEAD}(?<slot>[^;]{6,24})`,
];
const START_LABEL =
  /^(?:(?:listing|term|agency|agreement)(?: (?:period|term))? )?(?:begins|starts|(?:beginning|start|commencement|effective) date)$/;
const END_LABEL =
  /^(?:(?:listing|term|agency|agreement)(?: (?:period|term))? )?(?:ends|expires|expiration|(?:end|ending|expiration|termination) date)$/;
const PRICE_LABEL = /^(?:list(?:ing|ed)?|asking|offering) price$/;
const PRICE: readonly RegExp[] = [
  words`\b(?:offered|listed|marketed)(?: for sale)? (?:at|for)(?: a price of| the price of)? (?<slot>\$ ?[\d,]{6,14}(?:\.\d\d)?)`,
  words`\b(?:list(?:ing|ed)?|asking|offering) price\b[^.;$]{0,60}?(?<slot>\$ ?[\d,]{6,14}(?:\.\d\d)?)`,
];

function readDayAhead(text: string, { start, end }: Span): Found<string> | undefined {
  const [found] = findDates(text, start, Math.min(text.length, end + 10));
  return found === undefined || found.start - start > 4 ? undefined : found;
}

/** From when until when a broker is engaged, and at which price a home is offered. */
export function findAgencyTerm(
  { text }: ContractText,
  fields: readonly Field[],
): Record<'start' | 'end', Slot<string>> & { listPrice: Slot<number> } {
  const read = <T>(label: RegExp, patterns: readonly RegExp[], take: (all: string, span: Span) => Found<T> | undefined) =>
    agree({
      labeled: readFields(text, fields, label, take),
      worded: readSlot(text, patterns, take),
      nearest: undefined,
      isForeign: () => false,
    });
  return {
    start: read(START_LABEL, START, readDayAhead),
    end: read(END_LABEL, END, readDayAhead),
    listPrice: read(PRICE_LABEL, PRICE, readAmount),
  };
}
