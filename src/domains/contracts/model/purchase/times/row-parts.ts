import type { Found, Span } from '../../text/contract-text.ts';
import { timeBeside } from '../../times/clock.ts';
import { findDates } from '../../values/dates.ts';
import { findDayRules, type DayRule } from '../../times/spans-of-days.ts';
import { kindOf, kindOfThing } from './deadline-kinds.ts';
import { nameOf } from './deadline-names.ts';
import { startAbove } from './deadline-rows.ts';
import type { Named } from './deadline.ts';

/** "Financing | application 5 days; commitment 30 days after the Effective Date": a label, a gap, and what it has to say. */
const ROW =
  /^(?<lead>\s{0,8}(?:\(?[A-Za-z\d]{1,3}[.)]\s{1,4})?)(?<label>[A-Z][^\t\n:|.;]{2,40})(?<gap>:?[ ]?\t\s?|:[ ])(?<said>[^\t\n|]{12,220})$/;
const ENDS_PART = /[;,](?=\s)|\s(?:and|then)\s/g;
const FEWEST_PARTS = 2;
const MOST_PARTS = 6;
/** Whether a part is a few words around its time, and no clause of a sentence. */
const IS_CLAUSE =
  /\b(?:shall|will|must|may|is|are|if|unless|has|have|keeps?|gives?|takes?)\b|\b(?:buyer|seller|purchaser|vendor|owner|builder)s? (?:to )?[a-z]+/i;
const NEXT_SENTENCE = /[a-z]\.\s{1,4}[A-Z]/;
const NO_DEADLINE = /\b(?:clos(?:e|ing)|settle(?:ment)?|signed|dated|effective date|acceptance)\b/;
const SAYS_KIND = /[a-z]{4,}/;
const AT_MOST_AMOUNT = /\$\s?[\d,.]+/g;

interface Part extends Span {
  rule?: Found<DayRule>;
  day?: Found<string>;
}

/** Rows of a term sheet whose one cell holds several times: each part is named by its own words, beside those of the label. */
export function readRowParts(text: string, typeOf: (label: string) => string | undefined): Named[] {
  let at = 0;
  return text.split('\n').flatMap((line): Named[] => {
    const start = at;
    at += line.length + 1;
    const { lead = '', label = '', gap = '', said } = ROW.exec(line)?.groups ?? {};
    if (said === undefined) return [];
    const from = start + lead.length + label.length + gap.length;
    const parts = partsOf(text, { start: from, end: start + line.length });
    if (parts.length < FEWEST_PARTS || parts.length > MOST_PARTS) return [];
    return parts.flatMap((part, order) => readPart(text, { label, at: start }, part, parts.slice(order + 1), typeOf) ?? []);
  });
}

/** The parts of a cell that hold a time each; none where one of them is a clause. */
function partsOf(text: string, cell: Span): Part[] {
  const ends = [...text.slice(cell.start, cell.end).matchAll(ENDS_PART)].map(({ index }) => cell.start + index);
  const found: Part[] = [];
  let { start } = cell;
  for (const end of [...ends, cell.end]) {
    const [day] = findDates(text, start, end);
    const [rule] = day === undefined ? findDayRules(text, start, end) : [];
    if (IS_CLAUSE.test(text.slice(start, end)) || NEXT_SENTENCE.test(text.slice(start, end))) return [];
    // "June 15, 2026, 5:00 p.m.": what holds no time belongs to the part before or behind it.
    if (day === undefined && rule?.value.days == null) continue;
    found.push({ start, end, ...(day === undefined ? {} : { day }), ...(rule === undefined ? {} : { rule }) });
    start = end;
  }
  return found;
}

function readPart(
  text: string,
  { label, at }: { label: string; at: number },
  part: Part,
  behind: readonly Part[],
  typeOf: (label: string) => string | undefined,
): Named | undefined {
  const { rule, day } = part;
  const place = day ?? rule;
  if (place === undefined) return undefined;
  const [before, after] = [text.slice(part.start, place.start), text.slice(place.end, part.end)].map((words) =>
    words.replaceAll(/\s+/g, ' ').replaceAll('’', "'").toLowerCase().replaceAll(AT_MOST_AMOUNT, ' '),
  );
  const own = `${before ?? ''} ${after ?? ''}`
    .replaceAll(/^[\s;,]+|\b(?:within|by|on|no later than|not later than|in|at|the|due|of|more|further)\b/g, ' ')
    .trim();
  const of = label.toLowerCase();
  if (NO_DEADLINE.test(own)) return undefined;
  const isMore = /\b(?:further|another|additional|more|second|balance)\b/i.test(text.slice(part.start, place.start));
  const kind =
    isMore && /deposit|earnest/.test(of)
      ? 'additional_deposit'
      : SAYS_KIND.test(own)
        ? (typeOf(own) ?? kindOf(`${of} ${own}`) ?? kindOfThing(own) ?? typeOf(of))
        : typeOf(of);
  // What a part counts from may be said in the last of them alone.
  const from =
    rule === undefined
      ? null
      : (rule.value.from ?? behind.find((other) => other.rule?.value.from != null)?.rule?.value.from ?? startAbove(text, at));
  if (rule !== undefined && from === null) return undefined;
  const name = nameOf(text, part, place, [of]);
  return {
    type: kind ?? name,
    names: [name],
    isOwnName: kind === undefined,
    rule: rule === undefined ? undefined : { ...rule.value, from },
    day: day?.value,
    time: timeBeside(text, place),
    start: part.start + (text.slice(part.start, part.end).search(/[^\s;,]/) || 0),
    end: place.end,
  };
}
