import { words, type ContractText, type Found, type Span } from '../../text/contract-text.ts';
import { isBlank, TICKED } from '../../text/marks.ts';
import { readAmount, readSlot, readWords, type Slot } from '../../values/slot.ts';

/**
 * Where the Texas form "One to Four Family Residential Contract (Resale)" keeps its answers, by the words that stand around
 * its lines. Words only, since its numbering and layout change from edition to edition.
 */
const FIGURE = String.raw`\$?(?<slot>[\s_$]{0,60}(?:[\d,]{1,14}(?:\.\d{1,2})?)?)`;

export interface TrecTerms {
  cash: Slot<number>;
  financing: Slot<number>;
  optionFee: Slot<number>;
  optionDays: Slot<number>;
  titleCompany: Slot<string>;
  existingSurveyDays: Slot<number>;
  newSurveyDays: Slot<number>;
  sellerSurveyDays: Slot<number>;
  objectionDays: Slot<number>;
  address: Slot<string>;
  legal: Slot<string>;
  county: Slot<string>;
  escrowAgent: Slot<string>;
  isFinancingAddendumTicked: boolean;
  /** Whether it is the form for the resale of a house, whose places are all known: what is not found in it is blank. */
  isResale: boolean;
}

/** The answers of the Texas form; each with its place, or blank. */
export function readTrec({ text }: ContractText): TrecTerms {
  const amount = (pattern: RegExp) => readSlot(text, [pattern], readBareAmount);
  const count = (pattern: RegExp) => readSlot(text, [pattern], readCount);
  return {
    cash: amount(words`cash portion of sales price payable by buyer at closing[\s.]{0,80}${FIGURE}`),
    financing: amount(words`loan assumption addendum,?[^a-z]{1,12}seller financing addendum[\s.✔☒✓☐]{0,80}${FIGURE}`),
    optionFee: amount(words`as earnest money and ${FIGURE} as the option fee`),
    optionDays: count(
      words`(?:terminate this contract by giving notice of termination to seller )?within (?<slot>[\s_\d]{0,60}) days after the effective date of this contract \(option period\)`,
    ),
    titleCompany: readSlot(
      text,
      [words`title insurance (?:\(title policy\) )?issued by(?<slot>[^()]{0,120}?)\(title company\)`],
      readWords,
    ),
    existingSurveyDays: count(
      words`\(1\) ?within(?<slot>[\s_\d]{0,60})days after the effective date of this contract, seller shall furnish to buyer and title company seller's existing survey`,
    ),
    newSurveyDays: count(
      words`\(2\) ?within(?<slot>[\s_\d]{0,60})days after the effective date of this contract, buyer shall obtain a new survey`,
    ),
    sellerSurveyDays: count(
      words`\(3\) ?within(?<slot>[\s_\d]{0,60})days after the effective date of this contract, seller, at seller['’]s expense`,
    ),
    objectionDays: count(words`closing date or \(ii\)(?<slot>[\s_\d]{0,60})days after buyer receives the commitment`),
    address: readSlot(text, [words`addition, city of(?<slot>[^]{0,260}?)\(address\/zip code\)`], readLocation),
    legal: readSlot(
      text,
      [
        words`a\. land: (?<slot>lot[^]{0,200}?)(?=addition, city of)`,
        words`a\. land:[^]{0,90}?, texas, described as follows:(?<slot>[^]{0,260}?) or as described on attached exhibit`,
      ],
      readLegal,
    ),
    county: readSlot(
      text,
      [words`, county of(?<slot>[^,]{0,60}),? texas`, words`situated in the county of(?<slot>[^,]{0,60}), texas`],
      readWords,
    ),
    escrowAgent: readSlot(text, [words`must deliver to(?<slot>[^]{0,120}?), as escrow agent`], readWords),
    isFinancingAddendumTicked: isFinancingTicked(text),
    isResale: /ONE TO FOUR FAMILY RESIDENTIAL CONTRACT/i.test(text) || /TREC\s{1,4}N[Oo]\.\s{0,4}20-/.test(text),
  };
}

function readBareAmount(text: string, span: Span): Found<number> | undefined {
  const withSign = readAmount(text, { start: Math.max(0, span.start - 1), end: span.end });
  if (withSign !== undefined) return withSign;
  const match = /\d[\d,]*(?:\.\d{1,2})?/.exec(text.slice(span.start, span.end));
  if (match === null) return undefined;
  return {
    value: Number(match[0].replaceAll(',', '')),
    start: span.start + match.index,
    end: span.start + match.index + match[0].length,
  };
}

function readCount(text: string, span: Span): Found<number> | undefined {
  const match = /\d{1,3}/.exec(text.slice(span.start, span.end));
  return match === null
    ? undefined
    : { value: Number(match[0]), start: span.start + match.index, end: span.start + match.index + match[0].length };
}

/** "Austin , County of Travis, Texas, known as 4108 Juniper Bend Dr, 78745" as one address. */
function readLocation(text: string, span: Span): Found<string> | undefined {
  const raw = text.slice(span.start, span.end).replaceAll(/\s+/g, ' ');
  const parts = /^(?<city>[^,]*?),? ?, ?county of .{0,60}?,? ?texas, known as (?<street>.{0,140})$/i.exec(raw);
  const street = parts?.groups?.['street']?.replaceAll('_', '').trim() ?? '';
  const city = parts?.groups?.['city']?.replaceAll('_', '').trim() ?? '';
  if (isBlank(street)) return undefined;
  const zip = /[, ]{1,3}(\d{5}(?:-\d{4})?)\W*$/.exec(street);
  const line = (zip === null ? street : street.slice(0, zip.index)).replace(/[\s,]+$/, '');
  const plain = line.toLowerCase();
  const isWhole = city === '' || plain.endsWith(city.toLowerCase()) || plain.includes(`, ${city.toLowerCase()}`);
  const value = `${line}${isWhole ? '' : `, ${city}, TX`}${zip?.[1] === undefined ? '' : ` ${zip[1]}`}`;
  return { value, start: span.start, end: span.end };
}

function readLegal(text: string, span: Span): Found<string> | undefined {
  const raw = text
    .slice(span.start, span.end)
    .replaceAll(/[_\s]+/g, ' ')
    .replaceAll(/ ?, ?/g, ', ')
    .trim();
  const value = raw.replace(/,\s*$/, '');
  return /^lot,? ?block,? ?$/i.test(value.replaceAll(',', '')) || !/\d/.test(value)
    ? undefined
    : { value, start: span.start, end: span.end };
}

/** A tick stands before "Third Party Financing Addendum" in paragraph 3, or alone on the line that falls between its words. */
function isFinancingTicked(text: string): boolean {
  const clause = words`sum of all financing described in the attached:?(?<slot>[^]{0,200}?)seller financing addendum`.exec(text)
    ?.groups?.['slot'];
  if (clause === undefined) return false;
  const tick = new RegExp(TICKED).exec(clause);
  if (tick === null) return false;
  const assumption = clause.search(/loan\s+assumption/i);
  return tick.index < clause.search(/third\s+party/i) || tick.index < assumption;
}
