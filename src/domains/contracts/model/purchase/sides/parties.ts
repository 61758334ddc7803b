import { allMatches, groupSpan, lineBefore, type ContractText, type Found, type Span } from '../../text/contract-text.ts';
import type { Field } from '../../text/fields.ts';
import { isBlank } from '../../text/marks.ts';
import { readNames } from '../../values/party-names.ts';
import { patternsOf } from './party-patterns.ts';
import { findColumnNames } from './side-columns.ts';
import type { SideWords } from './side-words.ts';
import { findSignedNames } from './signatures.ts';
import { findDatedSigners } from './signing-days.ts';

export interface Side {
  names: Found<string>[];
  /** An empty line for the names; only where none stands elsewhere. */
  blank: Span | undefined;
}

/**
 * The people or firms on one side of the paper, as it names them. Another place that names the same and more of them counts
 * more: one of a couple is not the whole side.
 */
export function findSide(paper: ContractText, side: SideWords, fields: readonly Field[] = []): Side {
  const { text } = paper;
  // In a table with a column for each side, no word stands beside its name.
  const columns = findColumnNames(paper, side);
  let blank: Span | undefined;
  let best: Found<string>[] = [];
  const take = (names: Found<string>[]) => {
    if (names.length > best.length && best.every(({ value }) => names.some((name) => isSameName(name.value, value))))
      best = names;
    else if (names.length === best.length && names.every(({ value }, at) => saysMore(value, best[at]?.value ?? ''))) best = names;
  };
  const label = new RegExp(
    String.raw`^(?:(?:(?:hereby )?offers? to (?:buy|purchase) )?from (?:the )?)?(?:(?:borrower|co-?buyer|owner|builder)s? ?\/ ?|(?:co-?|second |other |additional |first ))?(?:${side.own})(?:'s?|s')?(?: ?#?[1-4])?(?: ?\/ ?(?:${side.own}|borrower|builder|developer|owner|offeror|offeree${side.own.startsWith('landlord') ? '|agent|manager' : ''}))?(?: (?:full |legal )*names?s?)?$`,
  );
  const takeAliased = (stretches: readonly Span[]) => {
    for (const stretch of stretches) {
      const names = startsOfLines(text, stretch)
        .map((part) => readNames(text, part))
        .find(({ length }) => length > 0);
      if (names !== undefined) take(names);
      else if (blank === undefined && isOpenName(text.slice(stretch.start, stretch.end))) blank = stretch;
    }
  };
  const aliased = stretchesBeforeAlias(text, side, true);
  takeAliased(aliased);
  take(namesInRow(text, aliased));
  let series: Found<string>[] = [];
  let lastRow = -1;
  const takeLabeled = (words: RegExp) => {
    for (const [row, field] of fields.entries()) {
      if (!words.test(field.label) || isOfBrokers(text, field) || isCaptionOfMark(text, field)) continue;
      const own = ownCells(text, field);
      // Under "Buyer | Seller", a mark is the first of either side.
      if (/^\s{0,8}(?:\/s\/|by:)/i.test(text.slice(own.start, own.end))) continue;
      const names = readNames(text, own);
      take(names);
      // "Purchaser: …", and in the next row "Co-Purchaser: …".
      const isNext =
        row - lastRow <= 2 &&
        series.length < MOST_IN_ROWS &&
        series.every(({ value }) => !names.some((name) => isSameName(name.value, value)));
      series = isNext ? [...series, ...names] : names;
      if (names.length > 0) lastRow = row;
      take(series);
      if (names.length === 0 && blank === undefined && isOpenName(text.slice(own.start, own.end))) blank = own;
    }
  };
  takeLabeled(label);
  if (best.length === 0 && columns.length > 0) return { names: columns, blank: undefined };
  takeAliased(stretchesBeforeAlias(text, side, false));
  const otherLabel = new RegExp(String.raw`\b(?:${side.other})(?:\(s\))?\s{0,3}:`, 'i');
  for (const pattern of patternsOf(side)) {
    const signers: Found<string>[] = [];
    for (const match of allMatches(text, pattern)) {
      const span = groupSpan(match, 'slot');
      // "Tenant(s) | Premises" over a row of values: the next head is nobody.
      if (span !== undefined && text[span.start - 1] === '\t' && text.slice(span.start, span.end).includes('\n')) continue;
      // "between Buyer: Ann Lee and Seller: ______"
      if (span === undefined || otherLabel.test(text.slice(span.start, span.end))) continue;
      const cut = afterOtherSide(text, afterLastBoundary(text, { start: span.start, end: withNextLine(text, span.end) }), side);
      const names = [cut, lastLine(text, cut)].map((stretch) => readNames(text, stretch)).find(({ length }) => length > 0) ?? [];
      take(names);
      if (/sign|\bby\b|\/s\/|\bprint(?:ed)?\sname\sof/i.test(match[0])) signers.push(...names);
      if (blank === undefined && isBlank(text.slice(span.start, span.end))) blank = { start: match.index, end: span.end };
    }
    // Each signs on a line of their own.
    take(signers.filter(({ value }, at) => signers.findIndex((name) => isSameName(name.value, value)) === at));
  }
  if (best.length === 0) take(findPrinted(text, side));
  if (best.length === 0 && side.label !== undefined) {
    takeLabeled(new RegExp(`^(?:${side.label})$`));
    if (best.length === 0) take(findSignedNames(paper, /buyer/.test(side.own) ? 'buyer' : 'seller'));
  }
  if (side.label !== undefined) take(findDatedSigners(paper, side.own.startsWith('buyer') ? 'buyer' : 'seller'));
  if (best.length === 0 && blank === undefined) blank = findUnprinted(text, side);
  return best.length > 0 ? { names: best, blank: undefined } : { names: [], blank };
}

/** Names of one side, each in a row of its own. */
const MOST_IN_ROWS = 12;

/** "BROKERS. Seller: Weybosset & Crane Realty": who stands for a side is not the side. */
function isOfBrokers(text: string, { start }: Field): boolean {
  return /\b(?:brokers?|brokerage|agents?|agency|attorneys?|represent(?:s|ed|ing)?|commission)\b/i.test(
    // "OWNER/AGENT:" may be either.
    lineBefore(text, start, 160).replace(/\b(?:owner|landlord|lessor|manager)s?\s?\/\s?agents?\b/i, ' '),
  );
}

/** "Ann Lee | 1/22/2027" over "Seller | Date": the caption of a mark, which labels nothing in the next row. */
function isCaptionOfMark(text: string, { labelStart }: Field): boolean {
  const line = lineBefore(text, labelStart, 160) + (text.slice(labelStart).split('\n', 1)[0] ?? '');
  const above = lineBefore(text, text.lastIndexOf('\n', labelStart - 1), 160);
  return /\tdate\b/i.test(line) && /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\s{0,4}(?:\t|$)/.test(above);
}

/** The names of stretches that follow one another: "Ann Lee (“Buyer”), Tom Lee (“Buyer”)". */
function namesInRow(text: string, stretches: readonly Span[]): Found<string>[] {
  const names: Found<string>[] = [];
  let end: number | undefined;
  for (const stretch of stretches) {
    const isNext = end === undefined || /^[\s,;&()"“”'a-z]{0,24}$/i.test(text.slice(end, stretch.start));
    if (!isNext) break;
    names.push(...readNames(text, stretch));
    ({ end } = stretch);
  }
  return names.filter(({ value }, at) => names.findIndex((name) => isSameName(name.value, value)) === at);
}

/** A stretch, and what is left of it from each of its lines on: a heading may stand over the names. */
function startsOfLines(text: string, { start, end }: Span): Span[] {
  const breaks = [...text.slice(start, end).matchAll(/\n/g)].map(({ index }) => ({ start: start + index + 1, end }));
  return [{ start, end }, ...breaks];
}

/** An empty line for the printed name of one side. */
function findUnprinted(text: string, { own }: SideWords): Span | undefined {
  const match = new RegExp(
    String.raw`(?:^|\n|\t|\s)(?:${own})(?:'s|’s)?\s(?:signature\b[^\n]{0,60})?print(?:ed)?\sname[^\n:_]{0,40}[:►\s]{0,4}_{3,}`,
    'i',
  ).exec(text);
  return match === null ? undefined : { start: match.index, end: match.index + match[0].length };
}

const PRINTED =
  /\b(?:(?:print(?:ed)?|typed?)(?:\s(?:or|and|\/)\s(?:print(?:ed)?|typed?))?\s(?:full\s|legal\s)?names?\b(?:[^:_\n\t►)]{0,60}?[:►)]{1,2})?|print(?:ed)?:|(?<=^\s{0,6})name:)\s{0,3}(?<slot>\p{Lu}[^\n\t_:►]{2,90}?)(?=\s{1,4}(?:dates?|time|phone|e-?mail)\b|[\n\t_:►]|$)/dgiu;
const MOST_LINES_BELOW = 6;
/** A line of captions under names in print: "Print or Type Name | Print or Type Name". */
const PRINT_CAPTIONS =
  /^(?:\s*\(?(?:print(?:ed)?|typed?)(?:\s?(?:or|and|\/)\s?(?:print(?:ed)?|typed?))?\s(?:full\s|legal\s)?names?\)?\s*(?:\t|$))+$/i;

/** The names that signers printed beside or under the line that one side signs on. */
function findPrinted(text: string, { own, other }: SideWords): Found<string>[] {
  const names: Found<string>[] = [];
  const signs = new RegExp(
    String.raw`^[\s\d.()A-Z]{0,8}?(?:(?<own>${own})|(?<other>${other}))(?:\(s\)|'s|’s|s’|s')?\s{0,3}(?:signature|sign\b|acceptance and contact|printed|print\b|:?\s{0,3}x?_{3,})`,
    'i',
  );
  let side: 'own' | 'other' | undefined;
  let far = 0;
  let at = 0;
  let above: Span = { start: 0, end: 0 };
  const note = (span: Span) =>
    names.push(...readNames(text, span).filter(({ value }) => !names.some((name) => isSameName(name.value, value))));
  for (const line of text.split('\n')) {
    const head = signs.exec(line);
    if (head !== null) [side, far] = [head.groups?.['own'] === undefined ? 'other' : 'own', 0];
    else far += 1;
    if (far > MOST_LINES_BELOW) side = undefined;
    if (side === 'own') {
      for (const match of line.matchAll(PRINTED)) {
        const span = groupSpan(match, 'slot');
        if (span !== undefined) note({ start: at + span.start, end: withNextLine(text, at + span.end) });
      }
      if (PRINT_CAPTIONS.test(line)) for (const cell of cellsOf(text, above)) note(cell);
    }
    if (line.trim() !== '') above = { start: at, end: at + line.length };
    at += line.length + 1;
  }
  if (names.length > 0) return names;
  // "Gunnar Sorensen" over "(Seller’s Printed Name)".
  const caption = new RegExp(
    String.raw`(?:^|\n)[\d.\s]{0,6}(?<slot>[^\n\t:_]{4,80})(?:\t[^\n]*)?\n[\d.\s]{0,6}\(?(?:${own})(?:'s|’s)?\s(?:printed|full|legal|complete)\s(?:legal\s)?name`,
    'dgi',
  );
  return [...text.matchAll(caption)].flatMap((match) => {
    const span = groupSpan(match, 'slot');
    return span === undefined ? [] : readNames(text, span);
  });
}

/** The cells of a line that hold a name, and neither a mark nor a day. */
function cellsOf(text: string, { start, end }: Span): Span[] {
  return [...text.slice(start, end).matchAll(/[^\t]+/g)].flatMap((cell) =>
    /\/s\/|\d|_{2,}/.test(cell[0]) ? [] : [{ start: start + cell.index, end: start + cell.index + cell[0].length }],
  );
}

const FARTHEST = 420;
/** What ends the words before a name: "between", another side's name, a sentence, a paragraph. */
const BEFORE_NAME =
  /\b(?:between(?:\sus(?:\sboth|\stwo)?,)?|by and among|among|entered into by|made by|undersigned,?(?:\s(?:[Bb]uyer|[Ss]eller|[Pp]urchaser)(?:s|\(s\))?)?|by and|(?<=\s)and between)\b:?\s{0,3}|\b(?:from|to|with|From|To|FROM|TO|BETWEEN|Between|By and between|BY AND BETWEEN)\s{1,3}(?:the\s{1,3}(?=Estate|Trustees?|Heirs|Succession|\p{Lu}[\p{L}'’-]{1,20}\s(?:\p{Lu}[\p{L}'’-]{1,20}\s){0,3}(?:Trust|Succession|Estate)\b))?(?=\p{Lu})|(?<!\b(?:[Aa]ddress|ADDRESS|[Aa]ttn|[Aa]ttention|[Pp]hone|[Ee]mail))[:;)]\s{0,3}(?:(?:of the [a-z]+ part|and|AND|,|-AND-)[\s,]{0,3}){0,3}|["”](?:\s{0,3}(?:and|AND|,)){1,3}\s{1,3}|\n\s{0,3}\n|-\s?AND\s?-\s|(?<!\b(?:Jr|JR|Sr|SR|Inc|INC|Co|Corp|Ltd|St|ST|Mr|Mrs|Ms|Dr|DR|Wm|Geo|Jas|Chas|Rev|Hon|Sgt|Lt|Capt|Col|No|L|\p{Lu})|L\.L\.C|et ux|et vir)\.\s{1,3}(?=\p{Lu})|\b(?:part(?:y|ies)(?:\sto\sthis\s\w{4,10})?|(?:[Ss]eller|[Bb]uyer|[Oo]wner|[Pp]urchaser)s?(?:\sof\srecord)?)\s{1,3}(?:is|are)\s{1,3}|\b(?:[Oo]ur|[Mm]y|[Tt]he)\sclients?,?\s{1,3}(?=\p{Lu})|\b(?:on\swhich|whereby)\s{1,3}(?=\p{Lu})|,\s(?:called|referred\sto\sas)\sthe\s\w{4,10},?\s(?:and|AND)\s{1,3}|\b(?:I|We|I\/We),\s{1,3}|_{3,}\s{0,3}(?:and\s)?|\b(?:sell|convey|buy|purchase|SELL|BUY|CONVEY|PURCHASE|Sell|Buy|Purchase),?\s{1,3}(?:(?:and|AND)\s{1,3})?(?:the\s{1,3})?(?=\p{Lu})|(?<!\b(?:dated|u\/a\/?d?|dtd)\.?\s\p{L}{3,9}\.?\s\d{1,2},\s)\b(?:19|20)\d\d,?\s{1,3}(?:by\s{1,3})?(?=\p{Lu})/gu;

/**
 * What stands before the word for a side where the paper gives it that name: "… (“Seller”)", "… (hereinafter called the
 * “Buyer”)", "… , hereinafter called the SELLER", from where its names can begin.
 */
function stretchesBeforeAlias(text: string, { own }: SideWords, isQuoted: boolean): Span[] {
  const bracketed = String.raw`\((?:[^()“”"\n]{0,60}\n?[^()“”"\n]{0,40}["“‘']\s?)(?:the\s)?(?:${own})(?:\(s\))?[,.]?\s?["”’'][^()]{0,80}\)`;
  const plain = String.raw`\((?:the\s|together,?\s|collectively,?\s|hereinafter\s|referred to as\s|called\s|jointly\s|as\s){0,4}(?:${own})(?:\(s\))?\)(?!\s{0,2}:)`;
  const called = String.raw`(?:(?:is|are)(?=\s{1,3}(?:hereinafter\s{1,3})?(?:called|known as|referred to as)\s)|hereinafter|hereafter|herein|,\scalled(?=\sthe\b)|,\sreferred\sto\sas(?=\sthe\b))\s{1,3}(?:(?:called|referred to as|known as|styled|collectively|jointly|the)[,\s]{1,3}){0,5}["“']?(?:the\s{1,3})?(?:${own})\b`;
  const bare = String.raw`(?<=[\p{L}.])\s{1,3}“(?:${own})”`;
  const alias = new RegExp(`,?\\s{0,3}(?:${(isQuoted ? [bracketed, called, bare] : [plain]).join('|')})`, 'giu');
  return [...text.matchAll(alias)].map(({ index }) => {
    const from = Math.max(0, index - FARTHEST);
    const before = text.slice(from, index);
    let cut = 0;
    for (const match of before.matchAll(BEFORE_NAME))
      if (match.index + match[0].length < before.length) cut = match.index + match[0].length;
    return { start: from + cut, end: index };
  });
}

/** Whether a place before "(Seller)" is an empty line, perhaps with boxes for its kind. */
function isOpenName(raw: string): boolean {
  // "SELLER: Seller's Name ____"
  const tidy = raw.replaceAll(
    /\b(?:sellers?|buyers?|purchasers?|tenants?|landlords?)?(?:'s|’s|\(s\))?\s?(?:full |legal |printed )*names?(?:\(s\))?/gi,
    ' ',
  );
  return isBlank(tidy) || /^\s{0,4}_{3,}/.test(tidy);
}

/** A title or a date may stand over the names. */
function lastLine(text: string, { start, end }: Span): Span {
  const at = text.slice(start, end).trimEnd().lastIndexOf('\n');
  return at === -1 ? { start, end } : { start: start + at + 1, end };
}

const TRUSTEE = /\btrustees?\s{1,3}(?:of|u\/a|under)\b/i;

const ENTITY = /^,?\s(?:LLC|L\.L\.C\.|Inc\.?|Corp\.?|Corporation|Company|Co\.?|Ltd\.?|LP|L\.P\.|LLP|PLLC|P\.?A\.?|P\.?C\.?)$/i;

/** "Pine Homes, LLC" says more than "Pine Homes", "Ann Lee, Trustee of the Lee Trust" than "Ann Lee, Trustee" or "Lee Trust dated May 1, 2020": who acts for it. */
function saysMore(name: string, known: string): boolean {
  if (name.startsWith(known) && ENTITY.test(name.slice(known.length))) return true;
  // "ESTATE OF RUTH KELLER, by Dana Keller, Executor" says more than its name under a mark.
  if (name.toLowerCase().startsWith(known.toLowerCase()) && /^,?\sby\s\p{Lu}/u.test(name.slice(known.length))) return true;
  // "Gallatin Peak Trust, Robert Ames, Trustee" says more than who signs for it.
  if (/\btrustee$/i.test(known) && name.length > known.length && name.endsWith(known) && /\btrust\b/i.test(name)) return true;
  if (!TRUSTEE.test(name) || TRUSTEE.test(known)) return false;
  const trust = /^(.{3,80}?\btrust)\b/i.exec(known)?.[1] ?? known;
  return name.toLowerCase().includes(trust.toLowerCase());
}

function isSameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** The cells of a row that belong to a label: up to the next label. */
function ownCells(text: string, { start, end }: Span): Span {
  const next =
    /\s(?:or\s)?(?:☐|\[ {0,3}\])\s(?:as\s|other|see)|\t[^\t:]{2,40}:|\t(?:hereby )?(?:offers?|agrees?) to\b|\t(?:the )?(?:sellers?|buyers?|purchasers?|vendors?|landlords?|tenants?)(?:\(s\))?\t|[ ](?:the )?(?:sellers?|buyers?|purchasers?|vendors?|landlords?|tenants?|less(?:or|ee)s?|address|phone|e-?mail|date|broker|agent|mls|tax)\b[^:\t]{0,24}:/i.exec(
      text.slice(start, end),
    );
  return { start, end: next === null ? withNextLine(text, end) : start + next.index };
}

/** The end of a line, or of the next one if the line breaks off within a name: "… Trust dated", "…, by". */
function withNextLine(text: string, end: number): number {
  const isOpen =
    text[end] === '\n' &&
    /(?:,|\b(?:and|by(?:\s[A-Z][\w.'’-]{1,20})?|of|the|dated|as|&|under(?:\strust)?|trustee|known))\s?$/i.test(
      text.slice(Math.max(0, end - 12), end),
    );
  if (!isOpen) return end;
  const next = text.indexOf('\n', end + 1);
  // "Home | 1840 Silver Sage Drive": the next row of a table goes on with nothing.
  if (/^\n[^\n\t:]{2,24}(?:\t|:\s)/.test(text.slice(end, end + 30))) return end;
  return next === -1 ? text.length : next;
}

/** "Lorene Tubbs, Seller, and Jarvis Pettway" before "Buyer": what stands before the other side’s word is that side’s. */
function afterOtherSide(text: string, { start, end }: Span, { other }: SideWords): Span {
  const named = [
    ...text
      .slice(start, end)
      .matchAll(new RegExp(String.raw`,\s{1,3}(?:as\s)?(?:the\s)?(?:${other})["”)]{0,2},?\s{1,3}and\s{1,3}`, 'gi')),
  ].at(-1);
  return named === undefined ? { start, end } : { start: start + named.index + named[0].length, end };
}

/** A stretch before "(Seller)" may begin with more of the sentence: only what follows its last "between" or ":" is the name. */
function afterLastBoundary(text: string, span: Span): Span {
  const raw = text.slice(span.start, span.end);
  const boundary =
    /^[^]*\b(?:between|by and among|made by|entered into by)\s{1,5}|^[^]*\b(?:from|to|FROM|TO)\s{1,5}(?=[A-Z0-9])|^[^]*:\s{1,3}/.exec(
      raw,
    );
  return boundary === null ? span : { start: span.start + boundary[0].length, end: span.end };
}
