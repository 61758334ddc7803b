import { ROW_START, allMatches, groupSpan, words, type ContractText, type Found, type Span } from '../contract-text.ts';
import type { Field } from '../fields.ts';
import { isBlank } from '../marks.ts';
import { readNames } from '../party-names.ts';

export interface Side {
  names: Found<string>[];
  /** An empty line for the names; only where none stands elsewhere. */
  blank: Span | undefined;
}

export interface SideWords {
  /** What the paper may call this side, as a pattern: "seller|vendor". */
  own: string;
  /** What it may call the other. */
  other: string;
}

export const SELLER: SideWords = { own: 'sellers?|vendors?|grantors?', other: 'buyers?|purchasers?|vendees?|grantees?' };
export const BUYER: SideWords = { own: 'buyers?|purchasers?|vendees?|grantees?', other: 'sellers?|vendors?|grantors?' };
export const LANDLORD: SideWords = { own: 'landlords?|lessors?|owners?', other: 'tenants?|lessees?|residents?' };
export const TENANT: SideWords = { own: 'tenants?|lessees?|residents?', other: 'landlords?|lessors?' };

const NAME = String.raw`(?<slot>[^\n"“”()]{2,160}?(?:\n[^\n"“”()]{0,100}?)?)`;

/** Patterns by which papers name a side; the surest first. */
function patternsOf({ own, other }: SideWords): readonly RegExp[] {
  const alias = String.raw`\(?(?:hereinafter|hereafter|herein|the|collectively|individually|each|jointly|and|or|as|be|called|known|referred|to|,|\s){0,20}["“']?(?:the\s{1,3})?(?:${own})\b["”']?`;
  const otherAlias = String.raw`\(?(?:hereinafter|hereafter|herein|the|collectively|individually|called|known|referred|to|as|,|\s){0,16}["“']?(?:the\s{1,3})?(?:${other})\b["”']?\)?`;
  return [
    words`parties to this contract are ${NAME} \((?:${own})\)`,
    words`\((?:${other})\) and ${NAME} \((?:${own})\)`,
    // A label over a block: "SELLER:", then "Name: …".
    new RegExp(
      String.raw`(?:^|\n)${ROW_START}(?:\*\*)?(?:the\s)?(?:${own})(?:\*\*)?\s{0,3}:?(?:\*\*)?[ \t]{0,4}\n[ \t]{0,8}(?:[-*]\s)?(?:\*\*)?(?:full\s|legal\s)?names?(?:\*\*)?\s{0,3}:(?:\*\*)?[ \t]{0,12}(?<slot>[^\n\t|]{0,160})`,
      'gdi',
    ),
    // A label and its value, also in a table or as bold markdown.
    new RegExp(
      String.raw`(?:^|\n|\t|\|)[\s\d.()a-zA-Z]{0,6}?[-*#\s]{0,4}(?:\*\*)?(?:the\s)?(?:${own})(?:\(s\)|'s|’s|s'|s’)?(?:\s?(?:\/\s?(?:purchaser|vendor|grantor|grantee|lessor|lessee)s?))?(?:\s{1,3}(?:legal\s)?(?:full\s)?names?(?:\(s\))?)?(?:\s?\(s\))?(?:\*\*)?\s{0,3}[:|](?:\*\*)?[ \t]{0,20}(?<slot>[^\n\t|]{0,160})`,
      'gdi',
    ),
    // "(a) “Seller”: …", "2.3. Seller. … (Seller) is the owner".
    new RegExp(String.raw`(?:^|\n)[\s\d.()a-z]{0,10}["“](?:${own})["”]\s{0,2}[:=–-]\s{0,6}(?<slot>[^\n\t]{0,160})`, 'gdi'),
    new RegExp(
      String.raw`(?:^|\n)[\s\d.()a-zA-Z]{0,10}(?:${own})\.\s{1,4}(?<slot>[^\n"“”()]{2,120}?)\s{0,3}\((?:the\s)?["“]?(?:${own})["”]?\)`,
      'gdi',
    ),
    words`(?:by and )?between:? ${NAME},? ${alias}`,
    words`${otherAlias},?;? and ${NAME},? ${alias}`,
    words`(?:from|to|and|;|undersigned,) ${NAME},? ${alias}\)`,
    words`(?:entered into|made)\b[^.;]{0,80}? by (?:and between )?${NAME},? ${alias}`,
    words`(?:^|\n|to |and |i\/we, )(?<slot>[^\n"“”(),]{2,80}?(?:, (?:llc|inc\.?|l\.p\.|trustee))?), (?:hereinafter called )?(?:${own}), ?(?:agrees?|offers?|hereby|and|sells?|buys?|the )`,
    words`(?:i\/we|i|we), ${NAME}, hereinafter (?:called|referred to as)(?: the)? ["“]?(?:${own})\b`,
    words`(?:^|\n)to: ${NAME} \((?:[a-z]+ and )?(?:the )?(?:${own})\)`,
    new RegExp(
      String.raw`(?:^|\n)[\s\d.()a-z]{0,8}(?:${own})\s{1,2}names?(?:\(s\))?\s{0,3}(?:\[[^\]\n]{1,24}\]|\([^)\n]{1,24}\))\s{0,6}(?<slot>[^\n\t]{0,160})`,
      'gdi',
    ),
    words`part(?:y|ies): ${NAME},? ${alias}`,
    // A name, lines of its address, and only then what it is called.
    new RegExp(
      String.raw`\b(?:between|and)\s{1,6}(?<slot>[^\n"“”():]{3,120})\n(?:[^\n"“”]{0,140}\n){1,4}?[^\n"“”]{0,30}hereinafter\s(?:called|referred\sto\sas|the)\s{1,3}(?:the\s)?["“]?(?:${own})\b`,
      'gdi',
    ),
    // "To: …" over "(Seller and spouse)".
    new RegExp(String.raw`(?:^|\n)to:\s{1,6}(?<slot>[^\n\t:]{3,80})(?:\t[^\n]{0,80})?\n\s{0,8}\((?:${own})\b`, 'gdi'),
    // A line to sign on, with the name in print behind it.
    new RegExp(
      String.raw`(?:^|\n)[\s\d]{0,6}(?:${own})(?:'s|’s)?\s(?:signature|sign)\b[^\n:]{0,60}?print(?:ed)?\sname(?:\shere)?:?\s{1,4}(?<slot>[^\n\t:_]{3,60}?)(?=\s(?:date|time)\b|\t|\n|_|$)`,
      'gdi',
    ),
    // "Signed: …, Buyer".
    new RegExp(String.raw`(?:signed|by|\/s\/):?\s{1,6}(?<slot>[^\n\t:,_]{3,60}),\s(?:as\s)?(?:${own})\b`, 'gdi'),
    new RegExp(String.raw`(?:^|\n|\.\s)[ ]{0,6}${NAME},?\s{0,3}\(?(?:hereinafter\s|["“])+(?:the\s)?(?:${own})\b`, 'gdi'),
    words`(?:${own}):? ${NAME}(?:, )?(?:agrees?|hereby) to`,
    words`(?:^|\n|the )(?:${own}), ${NAME}, (?:hereby )?(?:agrees?|offers?) to`,
  ];
}

/**
 * The people or firms on one side of the paper, as it names them. Another place that names the same and more of them counts
 * more: one of a couple is not the whole side.
 */
export function findSide({ text }: ContractText, side: SideWords, fields: readonly Field[] = []): Side {
  let blank: Span | undefined;
  let best: Found<string>[] = [];
  const take = (names: Found<string>[]) => {
    if (names.length > best.length && best.every(({ value }) => names.some((name) => isSameName(name.value, value))))
      best = names;
  };
  const label = new RegExp(String.raw`^(?:${side.own})(?:'s?|s')?(?: ?\/ ?(?:${side.own}))?(?: (?:full |legal )*names?s?)?$`);
  for (const field of fields) if (label.test(field.label)) take(readNames(text, ownCells(text, field)));
  for (const pattern of patternsOf(side)) {
    const signers: Found<string>[] = [];
    for (const match of allMatches(text, pattern)) {
      const span = groupSpan(match, 'slot');
      if (span === undefined) continue;
      const cut = afterLastBoundary(text, span);
      const names = [cut, lastLine(text, cut)].map((stretch) => readNames(text, stretch)).find(({ length }) => length > 0) ?? [];
      take(names);
      if (/sign|\bby\b|\/s\//i.test(match[0])) signers.push(...names);
      if (blank === undefined && isBlank(text.slice(span.start, span.end))) blank = { start: match.index, end: span.end };
    }
    // Each signs on a line of their own.
    take(signers.filter(({ value }, at) => signers.findIndex((name) => isSameName(name.value, value)) === at));
  }
  return best.length > 0 ? { names: best, blank: undefined } : { names: [], blank };
}

/** A title or a date may stand over the names. */
function lastLine(text: string, { start, end }: Span): Span {
  const at = text.slice(start, end).trimEnd().lastIndexOf('\n');
  return at === -1 ? { start, end } : { start: start + at + 1, end };
}

function isSameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** The cells of a row that belong to a label: up to the next label. */
function ownCells(text: string, { start, end }: Span): Span {
  const next =
    /\t[^\t:]{2,40}:|[ ](?:the )?(?:sellers?|buyers?|purchasers?|vendors?|landlords?|tenants?|less(?:or|ee)s?|address|phone|e-?mail|date|broker|agent|mls|tax)\b[^:\t]{0,24}:/i.exec(
      text.slice(start, end),
    );
  return { start, end: next === null ? end : start + next.index };
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
