import { CLOCK, timeOf } from './clock.ts';

const EACH_CLOCK = new RegExp(CLOCK, 'gi');
/** What ends at an hour where a sentence speaks of times in general. */
const OF_ALL =
  /\b(?:times|periods?|deadlines?|time limits?|dates|days?|counts|last (?:day|one)|everything|anything|whatever|performance|all of (?:them|these|the above))\b/i;
/** What has an hour of its own, or is told by an hour that ends no time. */
const OF_OTHER =
  /\b(?:offer|counter ?offer|accept\w*|possession|occupan\w+|keys?|clos(?:e|es|ing)|settle\w*|recording|rent|walk-?through|showings?|access|visits?|office|meet\w*|inspection|appraisal|loan|title|wires?|funds?|notices?|receiv\w+|receipt|deliver\w*|transmi\w+|mail\w*|e-?mail\w*|signed|sign|dated|business days?|(?:begins?|starts?|opens?) at|between|monday|tuesday|wednesday|thursday|friday|saturday|sunday|auction|bids?|through \w+day)\b|\b(?:stays?|remains?|vacat\w+|mov(?:e|es|ing) (?:in|out))\b|\b(?:i|we|you|he|she|buyer|seller|purchaser|vendor|owner|tenant|landlord)s? (?:may|shall|will|must|has|have|is|to|can|gets?|agrees?)\b|\b(?:\d{1,3}(?:st|nd|rd|th)|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\w+teenth|\w+tieth) (?:business |calendar )?day\b|[$\d]\s?\/\s?\d|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d|\b(?:19|20)\d\d\b|\d{1,3}\)? (?:calendar )?days?\b|_{2,}|\t/i;
/** What times are counted from is not what ends. */
const FROM_START =
  /\b(?:after|from|of|following|with) (?:the )?(?:date of )?(?:mutual |final |contract )?(?:acceptance|ratification|effective date|binding agreement date)\b/gi;
const LONGEST = 240;
const SENTENCE = /(?:[^.;:!?]|\.(?=\d|\s?m\b)|(?<=\b[ap]\s?\.?\s?m)\.(?=\s[a-z(])|:(?=\d)){6,260}/gi;

/**
 * The hour of all times of a paper, where a sentence that speaks of times in general, and of nothing with an hour of its own, names
 * one. `text` has gaps as single spaces. Of different hours none.
 */
export function findHourByElimination(text: string): string | undefined {
  const hours = new Set<string>();
  for (const { 0: sentence } of text.matchAll(SENTENCE)) {
    const own = sentence.replaceAll(FROM_START, ' ');
    if (own.length > LONGEST || !OF_ALL.test(own) || OF_OTHER.test(own)) continue;
    const clocks = [...own.matchAll(EACH_CLOCK)];
    const time = clocks.length === 1 ? timeOf(clocks[0]?.groups) : undefined;
    if (time !== undefined) hours.add(time);
  }
  return hours.size === 1 ? [...hours][0] : undefined;
}
