import type { Span } from '../../text/contract-text.ts';
import { timeBeside } from '../../times/clock.ts';

const CALLED =
  /^[^.;]{0,60}?\((?:the\s|a\s|such\s|being\s|called\s){0,3}["“](?:the\s)?(?<name>[A-Z][A-Za-z’']{2,20}(?:\s[A-Z][A-Za-z’']{2,20}){0,2}\sPeriod)["”]/;
const FARTHEST = 90;

/**
 * The hour at which a period ends that the paper calls by a name: "sixty days from the Contract Date (the “Study Period”)", and
 * elsewhere "before 5:00 p.m. on the last day of the Study Period".
 */
export function hourOfPeriod(text: string, { end }: Span): string | undefined {
  const name = CALLED.exec(text.slice(end, end + FARTHEST))?.groups?.['name'];
  if (name === undefined) return undefined;
  const last = new RegExp(
    String.raw`\b(?:the|its)\s{1,4}(?:final|last)\s{1,4}(?:calendar\s{1,4})?day\s{1,4}of\s{1,4}(?:the|such|that|said)\s{1,4}${name.replaceAll(/\s+/g, String.raw`\s{1,4}`)}\b`,
  ).exec(text);
  return last === null ? undefined : timeBeside(text, { start: last.index, end: last.index + last[0].length });
}
