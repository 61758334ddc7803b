import { allMatches, groupSpan, words, type ContractText, type Found, type Span } from '../../text/contract-text.ts';
import { readFields, type Field } from '../../text/fields.ts';
import { TICKED, withoutUnchosen } from '../../text/marks.ts';
import { readSlot, readSome, readWords, type Slot } from '../../values/slot.ts';

const COMPANY = String.raw`(?<slot>[A-Z](?:[^\n\t;,.(]|,\s(?=(?:Inc|LLC|L\.L\.C|LLP|P\.A|P\.C|Ltd)\b)|\.(?=\S)){2,60})`;
const TITLE_COMPANIES: readonly RegExp[] = [
  words`\btitle (?:insurance )?(?:company|co\.|agent|insurer)(?: name)?:[ \t]{1,6}${COMPANY}`,
  words`(?:^|\n|with |by |to |through )${COMPANY}\.? \((?:the )?["“](?:title (?:company|agent|insurer)|closing agent)["”]\)`,
  words`\bowner(?:'s|’s) (?:title )?(?:insurance )?policy\b[^.;]{0,60}? through ${COMPANY}`,
  words`(?:^|\n|\. )[\d. ]{0,8}title\. ${COMPANY}\.? (?:does|makes|will do|will make|is to do) the (?:title )?(?:search|work|examination)`,
  words`\bthat ${COMPANY} (?:shall|will) (?:provide|issue|furnish|write) (?:the )?(?:owner(?:'s|’s) )?title (?:insurance|policy|commitment)`,
  words`\bselects? (?:the )?title (?:insurance )?company:[ \t]{1,6}${COMPANY}`,
  words`\b(?:title (?:insurance )?polic(?:y|ies)|title insurance|title commitment)\b[^.;]{0,60}? (?:issued|written|underwritten|provided|furnished) by ${COMPANY}`,
];
const CAPTIONED = new RegExp(
  String.raw`(?:^|\n)\s{0,12}${COMPANY}\t\s?(?:escrow\s?\/\s?title|title\s?\/\s?escrow|title)\s(?:company|agent)\b`,
  'gdi',
);
const TITLE_LABEL =
  /^title (?:insurance )?(?:company|co|agent|insurer|agency)(?: name)?$|^title ?\/ ?(?:escrow|closing)(?: (?:company|agent))?$|^(?:escrow|closing) ?\/ ?title(?: (?:company|agent))?$|^title (?:company|agency|agent) ?\/ ?(?:escrow|closing)(?: (?:company|agent|holder))?$/;

/** Who insures the title. */
export function findTitleCompany({ text }: ContractText, fields: readonly Field[]): Slot<string> {
  const labeled = readFields(text, fields, TITLE_LABEL, (all, { start, end }) => {
    const cell = /[\t\n]/.exec(all.slice(start, end))?.index;
    return readCompany(all, { start, end: cell === undefined ? end : start + cell });
  });
  return labeled.state === 'stated' ? labeled : readSlot(text, [...TITLE_COMPANIES, CAPTIONED], readCompany);
}

function readCompany(text: string, span: Span): Found<string> | undefined {
  const found = readWords(text, span);
  const isName =
    found !== undefined &&
    /^\p{Lu}/u.test(found.value) &&
    / /.test(found.value) &&
    !/\b(?:shall|will|may|is|are|chosen|selected|licensed|acceptable|buyer|seller|purchaser|the)\b|^(?:Phone|Address|Title Company|Closing|Escrow)\b/i.test(
      found.value,
    );
  return isName ? found : undefined;
}

const FIGURE = String.raw`(?<slot>\$\s{0,4}[\d,]{2,10}(?:\.\d\d)?)`;
const OPTION_FEES: readonly RegExp[] = [
  words`\badditional option (?:fee|money|payment)\b[^.;$]{0,40}? of ${FIGURE}`,
  // In a list whose rows begin with their figures, the next one is another’s.
  words`${FIGURE} by (?:the )?(?:option|due diligence) (?:fee|payment|money)`,
  words`\b(?:option|due diligence) fee\b[^.;$]{0,60}?${FIGURE}`,
  words`${FIGURE},? (?:as|for) (?:the |an? )?(?:non-?refundable )?(?:option|due diligence) (?:fee|payment|money)`,
];

/** What the buyer pays for the right to end the agreement in a period. */
export function findOption({ text: whole }: ContractText): Slot<number> {
  return readSlot(withoutUnchosen(whole), OPTION_FEES, readSome);
}

/** A term that is told in words, with its place. */
interface MoreTerm {
  name: string;
  found: Found<string>;
}

/** Where a list of things begins: a row of its own, or a sentence. */
const LIST_START = String.raw`(?:^|\n|\t|[.;]\s)[\s\d.()A-Za-z]{0,8}\b(?:in\saddition,\s)?(?:(?:the|also|other|only|all)\s){0,2}(?:(?:items?|personal\sproperty|property|fixtures:?|appliances?|following(?:\s(?:items?|fixtures|property))?(?:\sand\sitems)?)\s)?(?:(?:is|are|shall\sbe|will\sbe)\s)?`;
const LIST_IS = String.raw`(?:\s(?:items?|property|personal\sproperty|(?:in|from|with)\s(?:(?:the|this)\s)?(?:sale|purchase(?:\sprice)?|price|property)))?(?:\s(?:is|are))?(?:\sas\sfollows)?(?:\s\([^)\n]{2,40}\))?\s{0,3}[:\t]\s{0,6}`;
/** A list ends with its sentence or its row; a row that the width of the page broke goes on in a small letter. */
const THINGS = String.raw`(?<slot>(?:(?!\bexclu|\bnot\sincluded|\.\s)[^\n\t]|\n(?=[a-z])){4,240})`;

/** Terms that a few words tell: the pattern’s group `slot` is the value, or the value is given. */
const TERMS: readonly { name: string; pattern: RegExp; value?: string }[] = [
  {
    name: 'loan_type',
    pattern: new RegExp(
      String.raw`${TICKED}\s{0,3}(?:\(?[A-Za-z\d][.)]\s)?(?<slot>conventional|fha|va|usda|bond|assum(?:ption|ed))\b`,
      'dgi',
    ),
  },
  {
    name: 'loan_type',
    pattern: /(?:\b(?:an?|new|obtain(?:ing)?)|:)\s(?<slot>conventional|FHA|VA|USDA)\s(?:first\s)?(?:mortgage|loan)\b/dg,
  },
  { name: 'loan_type', pattern: /\btype\sof\s(?:mortgage|loan):?\s{1,4}(?<slot>conventional|FHA|VA|USDA)\b/dgi },
  {
    name: 'rate_cap_pct',
    pattern:
      /\brate\b[^.;%]{0,80}?\b(?:not\s(?:to\s)?exceed(?:ing)?|no\smore\sthan|maximum(?:\sof)?)\s{1,4}(?<slot>\d{1,2}(?:\.\d{1,3})?)\s{0,3}(?:%|percent)/dgi,
  },
  {
    name: 'rate_cap_pct',
    pattern: /\bloan\samount\b[^;\n]{0,90}\bnot\sto\sexceed\s(?<slot>\d{1,2}\.\d{1,3})\s?%(?!\sof\b)/dgi,
  },
  { name: 'loan_years', pattern: /\b(?:term\sof|amortized\sover(?:\snot\sless\sthan)?)\s{1,4}(?<slot>\d{2})\s{1,4}years\b/dgi },
  {
    name: 'contingency_removal',
    pattern: /\b(?:contingenc(?:y|ies)\b[^.;]{0,60}\bremoved\sonly\sin\swriting|no\sautomatic,?\s(?:or\spassive,?\s)?removal)/dgi,
    value: 'Only in writing',
  },
  {
    name: 'inclusions',
    pattern:
      /(?:^|\n|\t)[\s\d.()A-Za-z]{0,8}\b(?:items\sincluded|inclusions|fixtures:\sincluded|other\sitems\sincluded[^:\n]{0,30}|[^\n:]{0,40}items\sincluded\sin\sthis\spurchase\sare)\s{0,3}[:\t]\s{0,6}(?<slot>(?:(?!\bexclu)[^\n\t]){4,200})/dgi,
  },
  { name: 'inclusions', pattern: new RegExp(`${LIST_START}(?:included|inclusions)${LIST_IS}${THINGS}`, 'dgi') },
  { name: 'exclusions', pattern: new RegExp(`${LIST_START}(?:excluded|exclusions|not\\sincluded)${LIST_IS}${THINGS}`, 'dgi') },
  {
    name: 'exclusions',
    pattern:
      /(?:^|\n|\t)[\s\d.()A-Za-z]{0,8}\b(?:items\s(?:not\sincluded|excluded)|exclusions|[^\n:]{0,40}items\sare\sexcluded\sfrom\sthe\spurchase)\s{0,3}[:\t]\s{0,6}(?<slot>[^\n\t]{4,200})/dgi,
  },
  {
    name: 'default_remedy',
    pattern: /\b(?:as|agreed(?:\supon)?)\s(?:agreed\s(?:upon\s)?)?liquidated\sdamages\b/dgi,
    value: 'Liquidated damages',
  },
  {
    name: 'default_remedy',
    pattern: new RegExp(
      String.raw`${TICKED}\s{0,3}(?<slot>forfeiture\sof\s(?:the\s)?earnest\smoney|seller'?s\selection\sof\sremedies|liquidated\sdamages)`,
      'dgi',
    ),
  },
  {
    name: 'dispute_resolution',
    pattern:
      /\bagree\sto\smediat\w+\b|\b(?:first\s(?:proceed|submit)\b[^.;]{0,40}\bto\s|submit(?:ted)?\s(?:all\s|any\s)?(?:disputes?\s)?to\s)mediation\b/dgi,
    value: 'Mediation first',
  },
  {
    name: 'dispute_resolution',
    pattern: /\b(?:shall|will)\sbe\s(?:resolved|settled|decided)\s[^.;]{0,60}\bbinding\sarbitration\b/dgi,
    value: 'Binding arbitration',
  },
  {
    name: 'compensation',
    pattern: /(?:^|\n|\.\s)[^.\n]{0,60}(?<slot>compensation\s(?:is\s)?by\sseparate\s(?:written\s)?agreement)/dgi,
  },
  {
    name: 'home_warranty',
    pattern: new RegExp(String.raw`${TICKED}\s{0,3}(?<slot>buyer\swaives\s(?:the\s|a\s)?home\swarranty[^\n\t;.]{0,20})`, 'dgi'),
  },
];

/** The terms of an agreement that have no place of their own, each by the first words that tell it. */
export function findMoreTerms({ text: whole }: ContractText): MoreTerm[] {
  const text = withoutUnchosen(whole);
  const terms = new Map<string, Found<string>>();
  for (const { name, pattern, value } of TERMS) {
    if (terms.has(name)) continue;
    for (const match of allMatches(text, pattern)) {
      const span = groupSpan(match, 'slot') ?? { start: match.index, end: match.index + match[0].length };
      const found = value === undefined ? readWords(text, span) : { value, ...span };
      if (found === undefined) continue;
      terms.set(name, found);
      break;
    }
  }
  return [...terms].map(([name, found]) => ({ name, found }));
}

const TICKED_LOAN = new RegExp(
  String.raw`(?:^|\n|\t|:\s)\s{0,6}${TICKED}\s{0,3}(?=[^\n\t]{0,60}\b(?:exhibit|addendum|contingency|form|rider)\b)[^\n\t]{0,30}\b(?:financing|loan)\b[^\n\t]{0,40}(?:\t[^\n]{0,30})?`,
  'gi',
);
const ADDENDA = /\b(?:addend(?:a|um)|exhibits?|riders?|attach(?:ed|ments?))\b[^]{0,900}$/i;
/** The title of such an addendum, or a note that it is left out. */
const ATTACHED =
  /\n[^\n]{0,60}\b(?:FINANCING|LOAN|Financing|Loan)\b[^\n]{0,30}\b(?:ADDENDUM|CONTINGENCY|EXHIBIT|RIDER|Addendum|Exhibit)\b[^\n]{0,24}\n/;
const LEFT_OUT =
  /\b(?:exhibit|addendum|rider|attachment)s?\b[^\n]{0,30}\bnot (?:included|attached|part of this copy)|\[(?:exhibit|addendum)[^\]]{0,40}(?:omitted|not included|not attached)/i;

/** Whether a paper holds the financing addendum that it names. */
export const hasFinancingAddendum = ({ text }: ContractText): boolean =>
  /\n[^\n]{0,40}\bTHIRD PARTY FINANCING ADDENDUM\b(?:\s{1,6}\(attached\))?\s{0,4}\n/.test(text);

/** The row by which a financing addendum is part of the agreement, where the paper does not hold it. */
export function isFinancingAddendumMissing({ text }: ContractText): Span | undefined {
  for (const match of text.matchAll(TICKED_LOAN)) {
    const end = match.index + match[0].length;
    if (!ADDENDA.test(text.slice(Math.max(0, match.index - 1000), match.index))) continue;
    const rest = text.slice(end);
    if (LEFT_OUT.test(rest) || !ATTACHED.test(rest)) return { start: match.index, end };
  }
  return undefined;
}
