import type { Found, Span } from '../../text/contract-text.ts';
import { findAddresses, type StreetAddress } from '../../values/street-address.ts';

/** Where an agreement names what it sells; farther down, addresses are those of people and firms. */
const TOP = 6000;
const BEFORE = 150;

/** Words that lead up to what is sold, and those by which an address is somebody’s. */
const OF_HOME =
  /\b(?:property|premises|real estate|land|lot|parcel|house|home|farm\w*|cabin|cottage|dwelling|residence|condominium|unit|apartment|buildings?|improvements|place|buy|buys|sells?|purchases?|convey)\b/i;
const OF_OTHERS =
  /\b(?:address|resid(?:es|ing|ent)|mail\w*|notices?|offices?|attorneys?|brokers?|agents?|brokerage|realty|title|escrow|lender|bank|inspector|c\/o|whose|phone|company|recorded)\b[^;\n]{0,70}$|\b(?:buyer|purchaser|tenant)['’]?s?['’]?\s(?:\w+\s)?(?:property|home|house|residence)\b[^.;]{0,60}$/i;

/** The one address of a paper, where no label or wording tells that it is what is sold, but words before it speak of a home. */
export function findOnlyAddress(text: string): Found<StreetAddress> | undefined {
  const top: Span = { start: 0, end: Math.min(text.length, TOP) };
  const all = findAddresses(text, top);
  const [one, ...others] = all;
  if (one === undefined || others.some(({ value }) => value.whole !== one.value.whole)) return undefined;
  const before = text.slice(Math.max(0, one.start - BEFORE), one.start);
  return OF_HOME.test(before) && !OF_OTHERS.test(before) ? one : undefined;
}
