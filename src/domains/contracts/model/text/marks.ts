/** A box with a mark in it, as fonts of forms, typewriters and markdown write it. */
export const TICKED = String.raw`(?:\[ {0,3}[xX✓✔√] {0,3}\]|\( {0,3}[xX✓✔√] {0,3}\)|\{ {0,3}[xX✓✔√] {0,3}\}|< {0,3}[xX✓✔√] {0,3}>|[☒☑✔✓✗✘])`;
/** An empty box. */
export const UNTICKED = String.raw`(?:\[ {0,3}\]|\( {0,3}\)|\{ {0,3}\}|< {0,3}>|[☐□❏❑❒▢])`;

/** What a form leaves for a pen: lines, dots, wide gaps, brackets with an instruction, marks of templates. */
const BLANK = /^(?:[\s_.…\-–—$%:,;()/|]|\[[^\]\n]{0,80}\]|\{\{[^}\n]{0,60}\}\}|<[^>\n]{1,60}>)*$/;
const PLACEHOLDER =
  /^(?:\$?\s*(?:x{3,}|tbd|tba|to be determined|to be agreed|n\/?a|none|insert[^.]{0,40}|enter[^.]{0,40}|name of [a-z ]{3,20}|(?:buyer|seller|purchaser|tenant|landlord)(?:'s)? names?)\s*)$/i;

/** Whether nothing stands where a value belongs: only lines, dots, brackets, or words such as "TBD". */
export function isBlank(value: string): boolean {
  return BLANK.test(value) || PLACEHOLDER.test(value.trim());
}

const BOX_ROW = new RegExp(String.raw`(?:^|\n)[\s\-*•()a-z0-9.]{0,10}(?:${TICKED}|(?<open>${UNTICKED}))`, 'gi');
const BOX_CELL = new RegExp(String.raw`[\t|]\s?${UNTICKED}(?:(?!${TICKED})[^\t|\n])*`, 'g');
/** "☐ VA. Buyer’s duty to close …": an option of a few words ends with its sentence. */
const SHORT_OPTION = new RegExp(String.raw`^[\t|]\s?${UNTICKED}\s?[^\t|\n.;☐☒[\]]{1,24}\.(?=\s[A-Z])`);
const blankCell = (cell: string) => {
  const option = SHORT_OPTION.exec(cell)?.[0] ?? cell;
  return option.replaceAll(/[^\t|]/g, ' ') + cell.slice(option.length);
};
/** Also at the next heading in capitals that its sentence follows right behind: "TITLE EVIDENCE The commitment shall …". */
const ROW_ENDS =
  /\n\s{0,8}(?:\n|\(?[A-Z0-9]{1,3}[.)]\s|[A-Z][A-Z ]{3,40}[:.]|[A-Z]{4,}(?:[ ][A-Z'’-]{2,20}){1,4}[ ](?=[A-Z][a-z]+[ ][a-z])|[^\n:]{2,30}:\s)/;
/** The same for several boxes in one row: the next paragraph, though a small letter begins it, is none of them. */
const LIST_ENDS = new RegExp(String.raw`${ROW_ENDS.source}|\n\s{0,8}\(?[a-z][.)]\s`);
const MOST_OPTION = 700;
/** Another box behind words of the first. */
const HAS_OPEN_BOX = new RegExp(String.raw`[A-Za-z]{2}[^]{0,300}?${UNTICKED}`);

const ANY_BOX = new RegExp(`${TICKED}|${UNTICKED}`, 'g');
const IS_OPEN = new RegExp(`^${UNTICKED}$`);

const FARTHEST_BOX = 160;
const MOST_LAST = 260;
/** Options on either side that an option is compared with. */
const MOST_BESIDE = 8;
const isAtLineStart = (text: string, at: number) => /(?:^|\n)[ \t]{0,8}$/.test(text.slice(Math.max(0, at - 9), at));

const LAST_OPTION = new RegExp(String.raw`^${UNTICKED}\s?[A-Za-z][^\n\t.;\d☐☒[\]]{2,40}(?=\n(?![a-z])|$)`);
/** "☐ This sale is not contingent on an appraisal." beside an option that is a sentence too. */
const SENTENCE_OPTION = new RegExp(String.raw`^${UNTICKED}\s{0,2}[A-Z](?:[^.;☐☒]|\.(?=\d)){12,240}[.;](?=\s|$)`);
const IS_SENTENCE = /^\s?[A-Z](?:[^.;]|\.(?=\d)){12,}[.;]\s{0,3}$/;
/** "☐ does not apply.", "☐ under a possession agreement.": a phrase goes on to the end of its sentence. */
const PHRASE_OPTION = new RegExp(
  String.raw`^${UNTICKED}\s{0,2}(?:at|on|upon|by|in|under|within|after|before|is|are|does|has|will|shall|may|not|as|to|for|with)\b(?:[^.;:\t☐☒]|\.(?=\d)){2,90}[.;](?=\s|$)`,
  'i',
);
/** "a ☒ FHA ☐ VA mortgage": as many words as the others have. */
const MOST_WORDS = 4;
const wordsOf = (option: string) => option.split(/\s+/).filter((word) => /[A-Za-z]/.test(word)).length;

/** How many letters of an option that no box ends belong to it: "☒ Buyer ☐ Seller pays …". */
function lengthOfLast(words: string, others: readonly string[]): number {
  const whole = LAST_OPTION.exec(words) ?? (others.some((other) => IS_SENTENCE.test(other)) ? SENTENCE_OPTION.exec(words) : null);
  if (whole !== null) return whole[0].length;
  const phrase = PHRASE_OPTION.exec(words);
  if (phrase !== null) return phrase[0].length;
  const most = Math.max(0, ...others.map(wordsOf).filter((count) => count <= MOST_WORDS));
  if (most === 0) return 0;
  return new RegExp(String.raw`^${UNTICKED}(?:\s?[A-Za-z][A-Za-z'’/-]*){1,${most}}`).exec(words)?.[0].length ?? 0;
}

/** "☐ No. Cost not to exceed …": what follows a short option in a sentence of its own is said beside all of them. */
const SHORT_INNER = new RegExp(String.raw`^${UNTICKED}\s{0,2}[A-Za-z][^.;☐☒]{0,40}[.;](?=\s{1,3}[A-Z][^☐☒]{6})`);
const lengthOfInner = (words: string): number => SHORT_INNER.exec(words)?.[0].length ?? words.length;

/** Several boxes in a row, one of them ticked: the words from an empty one up to the next box are no choice. */
function withoutInline(text: string): string {
  const boxes = [...text.matchAll(ANY_BOX)];
  const isOpen = (at: number) => IS_OPEN.test(boxes[at]?.[0] ?? '');
  const isNext = (at: number) => {
    const [box, next] = [boxes[at], boxes[at + 1]];
    if (box === undefined || next === undefined) return false;
    const between = text.slice(box.index, next.index);
    // Over a gap, a box belongs to the same choice only where no label stands between.
    return (
      between.length <= FARTHEST_BOX &&
      !/\n\s{0,8}\n|\n\s{0,8}\([A-Za-z]{1,2}\)\.?\s|\n\s{0,8}(?:\d{1,2}|[A-Z])[.)]\s|\n[^\n]{0,200}\n|\t[^\n]*[:\n]|[:\n][^\n]*\t/.test(
        between,
      )
    );
  };
  let kept = '';
  let from = 0;
  for (let first = 0; first < boxes.length;) {
    let end = first;
    while (isNext(end)) end += 1;
    const group = Array.from({ length: end - first + 1 }, (_, at) => first + at);
    if (group.length > 1 && !group.every(isOpen)) {
      const last = group.at(-1);
      const optionOf = (at: number) => {
        const start = boxes[at]?.index ?? 0;
        return text.slice(start + (boxes[at]?.[0].length ?? 0), boxes[at + 1]?.index ?? start + FARTHEST_BOX);
      };
      for (const at of group) {
        if (!isOpen(at)) continue;
        const [start, next] = [boxes[at]?.index ?? 0, boxes[at + 1]?.index];
        const isLast = at === last || (isAtLineStart(text, next ?? 0) && !isAtLineStart(text, start));
        const near = group.slice(Math.max(0, at - first - MOST_BESIDE), at - first + MOST_BESIDE);
        const others = near.filter((other) => other !== at && other !== last).map(optionOf);
        const end =
          !isLast && next !== undefined
            ? start +
              (isAtLineStart(text, start) && isAtLineStart(text, next) ? next - start : lengthOfInner(text.slice(start, next)))
            : start + lengthOfLast(text.slice(start, Math.min(next ?? text.length, start + MOST_LAST)), others);
        kept += text.slice(from, start) + text.slice(start, end).replaceAll(/[^\n\t]/g, ' ');
        from = end;
      }
    }
    first = end + 1;
  }
  return kept + text.slice(from);
}

const LETTER = String.raw`\s{0,2}(?:\((?:[a-z]|i{1,3}|iv|vi{0,3})\)|[A-H]\.)\s`;
const OPEN_LETTERED = new RegExp(
  String.raw`${UNTICKED}${LETTER}(?:(?!(?:${TICKED}|${UNTICKED})${LETTER})(?!\n\s{0,8}\n|\n\s{0,8}(?:(?:\d{1,2}|[A-Z])[.)]\s|[A-Z][A-Z ]{6}))[^]){0,1500}`,
  'g',
);
const TICKED_LETTERED = new RegExp(`${TICKED}${LETTER}`);

/** "☒ (a) … ☐ (b) …", "☒ A. … ☐ B. …": the whole of the lettered option that nobody ticked, with the boxes in it, where another one is ticked. */
function withoutLettered(text: string): string {
  return text.replaceAll(OPEN_LETTERED, (words, at: number) => {
    const near = text.slice(Math.max(0, at - MOST_OPTION), at) + text.slice(at + words.length, at + words.length + MOST_OPTION);
    return new RegExp(TICKED).test(words) || !TICKED_LETTERED.test(near) ? words : words.replaceAll(/[^\n\t]/g, ' ');
  });
}

const EITHER = new RegExp(
  String.raw`(?<yes>(?<first>${TICKED})|${UNTICKED})(?<verb>\s?(?:is|are|does|do|will|shall|has|have|may|agrees?)\b)[\s,;/]{0,3}(?:or\s)?(?<no>(?:(?<second>${TICKED})|${UNTICKED})\s?(?:(?:is|are|does|do|will|shall|has|have|may|agrees?)\s)?not\b)`,
  'gi',
);

/** "☒ contingent ☐ not contingent upon …" */
const EITHER_WORD = new RegExp(
  String.raw`(?<yes>(?<first>${TICKED})|${UNTICKED})(?<verb>\s?(?<word>[a-z]{4,14}))[\s,;/]{1,3}(?:or\s)?(?<no>(?:(?<second>${TICKED})|${UNTICKED})\s?not\s\k<word>)(?![a-z])`,
  'gi',
);

/** "☒ IS ☐ IS NOT subject to …": the one that was not chosen, made spaces. */
function withoutOther(text: string): string {
  return [EITHER, EITHER_WORD].reduce(withoutOtherOf, text);
}

function withoutOtherOf(text: string, either: RegExp): string {
  return text.replaceAll(either, (whole, ...parts) => {
    const { yes = '', verb = '', no = '', first, second } = parts.at(-1) as Record<string, string | undefined>;
    if ((first === undefined) === (second === undefined)) return whole;
    const gap = (words: string) => words.replaceAll(/[^\n\t]/g, ' ');
    return first === undefined
      ? gap(yes + verb) + whole.slice(yes.length + verb.length)
      : whole.slice(0, whole.length - no.length) + gap(no);
  });
}

const ONE_INITIALED = /\binitial\s(?:only\s)?one\b[^\n]{0,80}\n/i;
const REACH = 5000;
const GIVES_NOTHING = /\bcash\b|\bnot contingent\b/i;

/** "Initial only one of the following": paragraphs without initials, or where none has any, those without a condition. */
function withoutOpenOptions(text: string): string {
  const match = ONE_INITIALED.exec(text);
  if (match === null) return text;
  const from = match.index + match[0].length;
  const list = text.slice(from, from + REACH);
  const isMade = /\n[ \t]{0,4}[A-Z]{2,4}[ \t/]{1,6}(?:[A-Z]{2,4}[ \t]{1,4})?[a-z1-9][.)]\s/.test(list);
  const kept = list.replaceAll(UNINITIALED, (words) =>
    isMade || GIVES_NOTHING.test(words.slice(0, 160)) ? words.replaceAll(/[^\n\t]/g, ' ') : words,
  );
  return text.slice(0, from) + kept + text.slice(from + REACH);
}

const ONLY_INITIALED =
  /\b(?:part of|appl(?:y|ies|icable)|included|effective)\b[^.]{0,60}\bonly\s{1,4}(?:if|when|where)\s{1,4}initiall?ed\b/i;
/** "(initial those that apply)", and a row of such a list that nobody initialed. */
const INITIAL_THOSE =
  /\binitial\s{1,4}(?:only\s{1,4})?(?:those|each|any|all|the\s{1,4}ones)\b[^.\n]{0,40}\b(?:appl(?:y|ies)|chosen|included|selected)\b/i;
const ROW_OF_LINES = /(?<=\n)[ \t]{0,8}_{2,}[ \t/]{1,4}_{2,}[ \t]{1,8}(?=[A-Z])[^\n]*/g;
/** Up to an empty line, the next option, one that somebody initialed, or the next numbered heading in capitals. */
const UNINITIALED =
  /(?<=\n)[ \t]{0,4}(?:_{3,}[ \t/]{1,4}){2,}(?=\S)[^\n]*(?:\n(?!\s*(?:\n|_{3,}|\d{1,2}[.)]\s{1,3}[A-Z]{3}|[A-Z]{2,4}[ \t/]{1,4}(?:[A-Z]{2,4}|_{2,})[ \t]{1,4}\(?[a-z1-9]{1,2}[.)]))[^\n]*){0,14}/g;

/** A text without the paragraphs that count only if they are initialed, and are not. */
function withoutUninitialed(whole: string): string {
  const text = withoutOpenOptions(whole);
  const match = ONLY_INITIALED.exec(text);
  if (match === null) return text;
  const from = match.index + match[0].length;
  return text.slice(0, from) + text.slice(from).replaceAll(UNINITIALED, (words) => words.replaceAll(/[^\n\t]/g, ' '));
}

/** A row of a form that gives nothing: "$ 0.00 BY SELLER FINANCING". */
const NOTHING_ROW = /(?:^|\n)[ \t]{0,8}\$\s?0(?:\.00)?[ \t]{1,8}[^\n$]{2,120}(?=\n|$)/g;

/** "[ ] Yes [X] No | Septic system | ____": a row that somebody said no to. */
const ROW_OF_NO = new RegExp(
  String.raw`(?<=^|\n)[ \t]{0,8}${UNTICKED}\s?yes\s?${TICKED}\s?no\t[^\n]*|${UNTICKED}\s?yes[\s|]{1,4}${TICKED}\s?no ?[\t|][^\n]*`,
  'gi',
);

const ANY_DATE = String.raw`["“]?(?:[A-Z][a-z]{2,8}\.?\s\d{1,2},?\s\d{4}|\d{1,2}\/\d{1,2}\/\d{2,4})["”]?`;
/** "“May 27, 2027” is struck and “June 3, 2027” put in its place", "strike 5/27/2027 and insert 6/3/2027": the first counts no more. */
const REPLACED_DATE = new RegExp(
  String.raw`${ANY_DATE},?\s(?:is|are|shall\sbe)?\s?(?:hereby\s)?(?:struck|stricken|deleted|crossed\sout|removed|replaced)(?:\sout)?,?\s(?:and|by|with|in\sfavor\sof)?\s?["“]?(?=${ANY_DATE})|\b(?:[Dd]elete|[Ss]trike|[Rr]eplace)\s(?:out\s)?${ANY_DATE},?\s(?:and\s)?(?:insert|substitute|with|put|write)\s(?=${ANY_DATE})`,
  'g',
);

const LETTERED = /(?:^|\n)[ \t]{0,8}\(?([a-y])[.)][ \t]/g;
/** Small letters farther back head another list. */
const REACH_OF_LETTERS = 2000;

/** How far it is to "i. …", where the box stands under "h. …": the next item of the list that the box is in. */
function nextLettered(text: string, at: number, start: number, most: number): number | undefined {
  const letter = [...text.slice(Math.max(0, at - REACH_OF_LETTERS), start).matchAll(LETTERED)].at(-1)?.[1];
  if (letter === undefined) return undefined;
  const next = String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1);
  return new RegExp(String.raw`\n[ \t]{0,8}\(?${next}[.)][ \t]`).exec(text.slice(start, most))?.index;
}

/**
 * A text without the options beside empty boxes and the rows of nothing, made spaces place for place: what nobody ticked was not
 * agreed on.
 */
export function withoutUnchosen(whole: string): string {
  const given = [REPLACED_DATE, NOTHING_ROW, ROW_OF_NO, ...(INITIAL_THOSE.test(whole) ? [ROW_OF_LINES] : [])].reduce(
    (text, row) => text.replaceAll(row, (words) => words.replaceAll(/[^\n\t]/g, ' ')),
    whole,
  );
  const text = withoutInline(withoutOther(withoutUninitialed(withoutLettered(given))).replaceAll(BOX_CELL, blankCell));
  const rows = [...text.matchAll(BOX_ROW)];
  let kept = '';
  let from = 0;
  rows.forEach((row, at) => {
    if (row.groups?.['open'] === undefined) return;
    const start = row.index + row[0].length;
    const next = rows[at + 1]?.index ?? text.length;
    const most = Math.min(next, start + MOST_OPTION);
    const isList = HAS_OPEN_BOX.test(whole.slice(start, most).split('\n')[0] ?? '');
    const ends = (isList ? LIST_ENDS : ROW_ENDS).exec(text.slice(start, most))?.index ?? most - start;
    const list = Math.min(ends, nextLettered(text, row.index, start, most) ?? ends);
    // Several boxes in one sentence are one question; what follows it is said beside all of them.
    const sentence = /\.\s/.exec(text.slice(start, start + list))?.index ?? 0;
    const end = start + (HAS_OPEN_BOX.test(text.slice(start, start + sentence)) ? sentence : list);
    // A ticked box in the same row has its own words.
    const ticked = new RegExp(TICKED).exec(text.slice(start, end));
    const to = ticked === null ? end : start + ticked.index;
    kept += text.slice(from, start) + text.slice(start, to).replaceAll(/[^\n]/g, ' ');
    from = to;
  });
  return kept + text.slice(from);
}
