import { lineBefore, type Span } from './contract-text.ts';

export interface Clause extends Span {
  /** The words of its heading, lower case; empty before the first heading. */
  heading: string;
  /** The headings above it, lower case: that of its numbered section, then that of its part of the paper. */
  above: readonly string[];
}

const ORDINAL = String.raw`(?:FIRST|SECOND|THIRD|[A-Z]{3,7}TH|[A-Z]{3,8}-?(?:FIRST|SECOND|THIRD|TH))`;
const HEADING = new RegExp(
  String.raw`(?:^|\n)[ \t]{0,12}(?:#{1,5}[ ]|\*\*)?(?:(?:ARTICLE|Article|SECTION|Section|PARAGRAPH|Paragraph)[ ])?(?<number>[0-9]{1,2}\.?[A-Z](?:\.[0-9]{1,2})?[.)]|[0-9]{1,2}(?:\.[0-9]{1,2}){0,2}[.)]?|[A-Z]-?[0-9]{0,2}[.)]|(?<=(?:SECTION|Section|ARTICLE|Article)[ ])[A-Z]:|\([a-zA-Z0-9]{1,4}\)|[IVX]{1,5}[.)]|${ORDINAL}[.:])?[ \t]{0,6}(?:(?:☒|\[[xX]\])[ ])?(?<title>[A-Z][A-Za-z'’&/,()-]*(?:;?[ ](?:[A-Z][A-Za-z'’&/,()-]*|of|and|the|for|to|on|in|or|by|with|from|&)){0,8})(?:\*\*)?(?<end>[.:]|\n|\t|[ ]?[-–—][ ]|$)`,
  'dg',
);
/** A line in capitals that begins a part of the paper: "FORM 35 - INSPECTION ADDENDUM". */
const PART = /^(?!\d{1,2}[.)])(?=[^\n]{0,60}[A-Z]{4})[A-Z0-9][A-Z0-9 ,'’&/().–—-]{5,70}$/;
/** A number and capitals, with the text right behind them: "7. POSSESSION ☒ on the closing date". */
const CAPITALS =
  /(?:^|\n)[ \t]{0,12}(?<number>\d{1,2}[.)]|[A-Z][.)]|\([a-zA-Z0-9]{1,3}\)|[IVX]{1,5}[.)])[ \t]{1,6}(?<title>[A-Z][A-Z'’&/-]{3,30}(?:[ ][A-Z'’&/-]{2,20}){0,6})(?<end>[ \t])/g;
/** Capitals that begin a line, with a sentence right behind them: "INSPECTION CONTINGENCY This Offer is contingent upon …". */
const RUN_IN =
  /(?:^|\n)[ ]{0,8}(?<title>[A-Z][A-Z'’&/-]{3,30}(?:[ ][A-Z'’&/-]{2,20}){0,5})(?<end>[ ]{1,3})(?<isRunIn>(?=(?:This|The|If|Within|All|Any|Each|Unless|Buyer|Seller|Purchaser)\s[A-Za-z]|[A-Z][a-z]+ (?:[a-z]+ ){0,4}(?:shall|will|is|are|must|may)\b))/g;
/** A number and a few words: "(c) Title evidence: Seller shall …", "FOURTH. Attorney review." */
const PLAIN = new RegExp(
  String.raw`(?:^|\n)[ \t]{0,12}(?<number>\d{1,2}\.?[A-Za-z][.)]|\d{1,2}(?:\.\d{1,2})?[.)]?|\([a-zA-Z0-9]{1,3}\)|[A-Za-z][.)]|[A-Z]-?[0-9]{1,2}[.)]|(?:Section|Article|Paragraph)[ ]\d{1,2}[.:]|${ORDINAL}[.:])[ \t]{1,6}(?<title>[A-Z][a-z’'-]{2,20}(?:[ ][A-Za-z’'-]{1,16}){0,5})(?<end>[.:])(?=\s)`,
  'g',
);
/** A line of this length that ends within a sentence was broken by its width. */
const FULL_LINE = 64;
const LONGEST_LINE = 400;
const BREAKS_OFF = /\b(?:the|of|a|an|and|or|to|in|for|by|with|after|from|on|at|such|this)(?:\s[A-Z]{3,14})?\s?$/;
const OPENS_SECTION = new RegExp(String.raw`^(?:\d{1,2}[.)]?|[A-Z][.)]|[IVX]{1,5}[.)]|${ORDINAL}[.:])$`);

/** A paper cut at its headings: numbered, upper case, bold or markdown. */
export function splitClauses(text: string): Clause[] {
  const clauses: Clause[] = [{ start: 0, end: text.length, heading: '', above: [] }];
  let part = '';
  let section = '';
  const lines = [...text.matchAll(/[^\n]+/g)].filter(({ 0: line }) => PART.test(line.trim()));
  let next = 0;
  const found = new Map(
    [RUN_IN, CAPITALS, PLAIN, HEADING].flatMap((pattern) => [...text.matchAll(pattern)]).map((match) => [match.index, match]),
  );
  for (const match of [...found.values()].toSorted((a, b) => a.index - b.index)) {
    const { title = '', number = '', end = '', isRunIn } = match.groups ?? {};
    for (; (lines[next]?.index ?? Infinity) <= match.index + 1; next += 1)
      [part, section] = [(lines[next]?.[0] ?? '').trim().toLowerCase(), ''];
    // A line that goes on in this one leaves its words no heading.
    const above = lineBefore(text, match.index, LONGEST_LINE);
    const goesOn =
      number === '' && ((/[.\n]/.test(end) && BREAKS_OFF.test(above)) || (above.length >= FULL_LINE && /[a-z,]\s?$/.test(above)));
    const isSide = /^(?:PURCHASER|SELLER|BUYER|VENDOR|TENANT|LANDLORD|PARTIES)S?$/.test(title) && end !== '.' && end !== ':';
    const isTitled = !goesOn && !isSide && title.length >= 3 && title.length <= 70 && (end !== '\n' || isTitleLine(title));
    // A gap ends a heading only where it has a number, and is in capitals; else it is a row of a table.
    const isHeading =
      isTitled &&
      // "within ten / (10) Business Days": a count that its line breaks.
      !(/^\(\d/.test(number) && /^(?:(?:Business|Calendar|Banking) )?(?:Days?|Hours?|Weeks?|Months?)\b/.test(title)) &&
      (!/[ \t]/.test(end) || isRunIn !== undefined || (number !== '' && title === title.toUpperCase()) || /[-–—]/.test(end));
    const last = clauses.at(-1);
    if (!isHeading || last === undefined) continue;
    const heading = title.toLowerCase();
    if (OPENS_SECTION.test(number)) section = heading;
    last.end = match.index;
    clauses.push({ start: match.index, end: text.length, heading, above: [section, part].filter((words) => words !== '') });
  }
  return clauses.filter(({ start, end }) => end > start);
}

function isTitleLine(title: string): boolean {
  return title === title.toUpperCase() || title.split(' ').length <= 7;
}

/** The sentences of a stretch, and the lines of its lists and tables. */
export function splitSentences(text: string, { start, end }: Span): Span[] {
  const sentences: Span[] = [];
  let from = start;
  for (const match of text
    .slice(start, end)
    .matchAll(
      /(?<!\b(?:No|Mr|Mrs|Ms|Dr|St|Mt|Ft|Pt|Ste|Bros|Ltd|L\.L\.C|Inc|Co|Corp|Jr|Sr|Ave|Blvd|Dr|Rd|[A-Z]|[ap] ?\.m(?!\.\s{1,4}[A-Z][a-z]{2,}\s(?!time)[a-z])))(?<!\.)[.;](?=\s|$)(?!(?<=[ap]\.m\.;)\s{1,3}on\s)(?!(?<=\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.)\s{1,3}\d)|(?<=\.{4,}[^\n]{0,80})\n(?=[^\n]*\.{4,})|(?<!\b(?:by|before|until|on|than)[ ]?)\n(?=\s*(?:[-*•]|(?!\(\d{1,3}\)\s{1,3}(?:(?:[Bb]usiness|[Cc]alendar|[Bb]anking|[Ff]ull)\s)?(?:[Dd]ays?|[Hh]ours?|[Ww]eeks?|[Mm]onths?|[Yy]ears?)\b)(?![ap]\.\s?m\b)\(?[a-z0-9]{1,3}[.)]|[A-Z][.)]\s)|\s*This\s(?:offer|counteroffer)\b|[ ]{0,8}Offer\s(?:is\s)?(?:open|good|valid|stands|expires|ends|lapses)\b|[ ]{0,8}[A-Z][A-Za-z'’/& -]{2,40}(?:\([^)\n]{1,20}\))?:[ ]{1,3}(?:\d{1,3}|[a-z]{3,8})[ ](?:(?:business|calendar)[ ])?(?:days|weeks)\b|(?<=\n[ ]{0,8}[A-Z][A-Za-z'’/& -]{2,40}:[ ][^\n]{3,120}\n)[ ]{0,8}[A-Z][A-Za-z'’/& -]{2,40}:[ ]{1,3}\S|[^\S\n]*\n(?!\s*(?:[a-z]{2,12}\s(?:[a-z\d$])))|(?![ ]{0,9}(?:from|to|within|at least|on or before|no later|not later|by|until|upon)[ ])[^\n]*\t[ \t]*[^\s])/g,
    )) {
    const to = start + match.index + 1;
    if (text.slice(from, to).trim() !== '') sentences.push({ start: from, end: to });
    from = to;
  }
  if (text.slice(from, end).trim() !== '') sentences.push({ start: from, end });
  return sentences.flatMap(cutLong);
}

/** What goes on without an end is no sentence: each of its pieces is looked at for itself. */
const LONGEST_SENTENCE = 4000;

function cutLong({ start, end }: Span): Span[] {
  const pieces = Math.ceil((end - start) / LONGEST_SENTENCE);
  return Array.from({ length: pieces }, (_, at) => ({
    start: start + at * LONGEST_SENTENCE,
    end: Math.min(end, start + (at + 1) * LONGEST_SENTENCE),
  }));
}
