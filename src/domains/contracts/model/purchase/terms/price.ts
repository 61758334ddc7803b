import { withoutFormerColumns } from '../../text/former-columns.ts';
import { agree } from '../../values/agree.ts';
import { lineBefore, words, type ContractText, type Found, type Span, ROW_START } from '../../text/contract-text.ts';
import { readFields, type Field } from '../../text/fields.ts';
import { amountAtStart, amountInWordsBefore, amountInWordsBehind, amountsAtStart, findAmounts } from '../../values/money.ts';
import { TICKED, withoutUnchosen } from '../../text/marks.ts';
import { withoutFormerAmounts } from '../../values/former-amounts.ts';
import { readSlot, type Slot } from '../../values/slot.ts';
import { isForeignAmount, onlyAmount, type RoledAmount } from './money-roles.ts';

const PRICE = String.raw`(?<!balance\s{1,5}of\s{1,5}(?:the\s{1,5})?|portion\s{1,5}of\s{1,5}(?:the\s{1,5})?|(?:credited|applied|credit)\s{1,5}(?:against|towards?|to)\s{1,5}(?:the\s{1,5})?)(?:total\s{1,5}|agreed\s{1,5}|full\s{1,5}|gross\s{1,5})?(?:purchase|sales?|selling|contract|offer)\s{1,5}(?:and\s{1,5}purchase\s{1,5})?price`;
// Between the words for the price and its figure. Another subject in between makes the figure that subject's.
const BETWEEN = String.raw`(?:(?!earnest|deposit|of\s{1,4}which|down\s?payment|loan|mortgage|percent|%|increase|exceed|less\s{1,4}than|minus|portion|balance|reduc|credit|commission|fee\b|concession|closing\s{1,4}cost|at\s{1,4}least|appraise|brokerage|per\s{1,4}day|allocat|(?<!\.[a-z])\.\s{1,4}\w)[^;]){0,170}?`;
const FIGURE = String.raw`(?<slot>(?:\$|USD)[\s_.]{0,30}(?:[\d,]{1,14}(?:\.\d{1,2})?(?:\s?(?:million|thousand|[mk])\b)?|_{2,}|\[[^\]\n]{1,40}\]|\t|\n|$)|\b\d{1,3}(?:,\d{3}){1,3}(?:\.\d\d)?\s(?:US\s)?dollars)`;

const PATTERNS: readonly RegExp[] = [
  // "… is SIX HUNDRED THOUSAND DOLLARS, of which", what is paid when, and under it "$ 600,000.00 TOTAL"
  words`${PRICE}\b[^;$]{0,240}\bof which\b[^;]{0,600}?(?<slot>\$\s?[\d,]{5,14}(?:\.\d\d)?)\s{1,4}total\b`,
  // Some tables put the figure first.
  new RegExp(
    String.raw`(?:^|\n)${ROW_START}(?<slot>\$\s?[\d,]{5,14}(?:\.\d\d)?)\t\s?(?:full\s|total\s)?(?:purchase|sales?)\sprice`,
    'gdi',
  ),
  words`${PRICE} \(sum of [^)\n]{3,20}\)${BETWEEN}${FIGURE}`,
  new RegExp(
    String.raw`(?:^|\n)${ROW_START}(?:\*\*)?${PRICE}(?:\*\*)?\s{0,3}(?:\([^)\n]{0,30}\))?(?:\*\*)?\s{0,3}[:|.\t ]{1,90}(?:\*\*)?\s{0,6}${FIGURE}`,
    'gdi',
  ),
  words`${PRICE}\b\.?${BETWEEN}(?:is|shall be|will be|of|in the amount of|:|equals?|at|\))${BETWEEN}${FIGURE}`,
  words`${PRICE}\b\.?${BETWEEN}${FIGURE}`,
  new RegExp(
    String.raw`(?:^|\n)${ROW_START}(?:\*\*)?(?:(?:winning |final |high(?:est)? |successful )?bid )?price(?:\*\*)?(?:\s{0,3}[:|]{1,2}(?:\*\*)?\s{0,6}|\s(?=\$))${FIGURE}`,
    'gdi',
  ),
  // "PRICE: Buyer shall pay the sum of $ 275,000.00"
  new RegExp(
    String.raw`(?:^|\n)${ROW_START}(?:(?:purchase|sales?|contract|total)\s)?price(?::\s|\s{1,3}(?=[A-Z][a-z]))(?:the\s)?(?:buyer|purchaser)s?\s(?:shall|will|agrees?\sto|is\sto|promises?\sto)\s(?:pay|buy|purchase)[^.;$\n]{0,60}${FIGURE}`,
    'gdi',
  ),
  // "The price is SIX HUNDRED FIFTEEN THOUSAND DOLLARS ($615,000)"
  words`\b(?<!\b(?:unit|option|base|lot|list|listing|asking|original) )price (?:is|shall be|will be|of) (?:[a-z-]+ ){2,14}(?:dollars,? )?\(?(?<slot>\$ ?[\d,]{6,14}(?:\.\d\d)?)`,
  // "2. Price. Buyer will have the cash to pay $389,900.00"
  new RegExp(
    String.raw`(?:^|\n)${ROW_START}(?:purchase |sales? )?price\.\s[^.;$\n]{0,120}(?:\n[^.;$\n]{0,120})?${FIGURE}`,
    'gdi',
  ),
  words`${FIGURE}\)? ?\((?:herein[a-z]* )?(?:called )?(?:the )?["“](?:${PRICE})["”]\)`,
  words`\b(?=(?:for|at|in) )(?<!(?:deposit|earnest|loan|mortgage|fee|credit|escrow|liquidated)[^.;]{0,60})(?:for|at|in) (?:the |a )?(?:total |agreed |full )?(?:purchase )?(?:sum|price|consideration|amount) of${BETWEEN}${FIGURE}`,
  words`(?:is|are|am) (?:buying|selling) (?:the|this|our|my|his|her|their) (?:house|home|property|place|land)\b[^;$]{0,120}? for ${FIGURE}`,
  words`\b(?:sells?|buys?) (?:the|this|our|my|his|her|their) (?:house|home|property|place|land)\b[^.;$]{0,80}? for ${FIGURE}`,
  words`\b(?<!\b(?:unit|option|base|lot|list|listing|asking|original) )price["”]?(?: (?:is|shall be|will be)|:) ${FIGURE}`,
  words`\b(?:i|we) offer(?: you)? ${FIGURE}(?=[.,;](?!\d)| and\b)`,
  words`\b(?:i|we)(?: will| shall| would| can)? (?:give|pay|offer)(?: you)? ${FIGURE}(?= for (?:the|your) (?:house|home|property|land|place|farm|cabin|cottage|condo|lot))`,
  words`\boffers? (?:(?:the )?sellers?|[^.;$\n]{3,60}\((?:the )?["“]?seller["”]?\)|(?:the )?seller [^.;$\n]{3,60}?),? ${FIGURE}(?= for )`,
  words`\b(?:buyer|purchaser)s? (?:pays?|offers?) (?:a price of |the sum of )?${FIGURE}`,
  words`\b(?:you|i|we)(?: will| shall| agree to)? pay(?: (?:me|us|you))? ${FIGURE}(?=,? (?:in all|in total|altogether|all told|for (?:the|my|our|your) (?:house|home|property|place|land))\b)`,
  // "agrees to convey 260 Sound Beach Road, … for SEVEN HUNDRED THOUSAND DOLLARS ($700,000.00)"
  words`(?:agrees? to (?:sell|convey)|\bbuys?)\b[^;$]{3,200}? for (?:(?:[a-z-]+ ){2,14}dollars,? \(?)?(?<slot>\$ ?[\d,]{6,14}(?:\.\d\d)?)`,
  words`(?:agrees?|offers?|promises?) to (?:buy|purchase|pay)\b(?:(?!earnest|deposit|loan|fee)[^.;]){0,160}?${FIGURE}`,
];

/** "The price is reduced from $519,000 to $508,000": what it is changed to counts. */
const CHANGED = words`(?:${PRICE}|\bprice)\b[^.;$]{0,60}?(?:chang|reduc|increas|amend|lower|rais|modif|revis)[a-z]{0,5}\b[^.;$]{0,30}?(?:from \$ ?[\d,]{4,14}(?:\.\d\d)? )?to (?:read )?(?<slot>\$ ?[\d,]{4,14}(?:\.\d\d)?)(?!\.?\d)(?! (?:above|over|more|higher|in excess|greater))`;

/** "3. PURCHASE PRICE: … [X] B. NEW LOAN: the exact sum of $ 214,000.00": the whole of it, whatever it is paid with. */
const CHOSEN = new RegExp(
  String.raw`(?:^|\n)${ROW_START}(?:\*\*)?${PRICE}(?:\*\*)?:(?:[^$☒[\]]|\[ {0,3}\]){0,200}\n[ \t]{0,8}${TICKED}[^$.;☐☒[\]\n]{0,8}\.?\s?[^$.;☐☒[\]\n]{0,40}\b(?:exact|total|full|entire)\s(?:sum|amount|price)\sof\s${FIGURE}`,
  'gdi',
);

/** "Purchase price to be $287,500 in lieu of $279,000." */
const INSTEAD = words`(?:${PRICE}|\bprice)\b[^.;$]{0,40}?(?<slot>\$ ?[\d,]{4,14}(?:\.\d\d)?)(?=,? \(?(?:in lieu of|instead of|rather than|in place of|not)\b)`;

/** A price whose words stand right before its figure, with none between them that make it another one’s. */
const NAMED = words`(?<!\b(?:original|prior|previous|earlier|existing|old|base|list|listing|asking|competing|maximum|minimum|option|upset|reserve) (?:total |full )?)(?<!\b(?:if|instead|lieu|than|from|not)\b[^.;$]{0,40})(?:${PRICE}|\b(?:agreed?|settled?) (?:up)?on (?:a|the|this) price)\b(?: \([^)\n$]{0,40}\))?:? (?:is |shall be |will be |of )?(?<slot>\$ ?[\d,]{5,14}(?:\.\d\d)?)(?!\.?\d)`;

/** The head of a list of options: "No. | Description | Price". */
const OF_ITEMS = /\b(?:description|items?|options?|upgrades?|qty|quantity)\b[^\n]*\t\s?$/i;

const LABEL =
  /^(?:total |full |agreed |gross |cash )?(?:(?:purchase|sales?|selling|contract|offer(?:ed)?) )?(?:and purchase )?price(?: of (?:the )?property)?(?: in (?:us|u\.s\.) dollars)?$|^(?:full|total) price$|^(?:winning |final |successful )?bid price$|^total purchase price$|^(?:cash |sale |agreed |total |price )?(?:figure|consideration)$|^price paid$|^how much$/;

/** The price of the sale in dollars. A figure that its own words contradict is no value. */
export function findPrice({ text: whole }: ContractText, all: readonly Field[], amounts: readonly RoledAmount[]): Slot<number> {
  const text = withoutFormerAmounts(withoutFormerColumns(withoutUnchosen(whole))).replaceAll(PER_UNIT, (words) =>
    ' '.repeat(words.length),
  );
  const fields = all.filter(
    ({ label, labelStart, start, end }) =>
      // Some tables put the figure first.
      (/[a-z]/i.test(text.slice(labelStart, start)) || plainOf(text.slice(end, end + 80)).startsWith(label)) &&
      !OF_ITEMS.test(lineBefore(text, labelStart, 160)),
  );
  const changed = readSlot(text, [CHANGED, INSTEAD, CHOSEN], readPrice);
  if (changed.state !== 'absent') return changed;
  const named = readSlot(text, [NAMED], readPrice);
  if (named.state === 'conflicting') return named;
  for (const { label, start, end } of fields) {
    const values = LABEL.test(label) ? amountsAtStart(text, start, end) : [];
    if (values.length > 1) return { state: 'conflicting', values };
  }
  const only = onlyAmount(amounts, 'price');
  return agree({
    labeled: readFields(text, fields, LABEL, readAtStart),
    worded: readSlot(text, PATTERNS, readPrice),
    nearest: only === undefined ? undefined : readPrice(text, only),
    isForeign: (place) => isForeignAmount(amounts, place, ['price']),
  });
}

/** "$742,500 ($11,995 an acre)": what a part of it costs. */
const PER_UNIT =
  /\(?\$\s?[\d,]{1,9}(?:\.\d\d)?(?: dollars)? ?(?:an?|per|\/|each) ?(?:acre|square|sq\.?|foot|lot|unit)[a-z. ]{0,8}\)?/gi;

const plainOf = (words: string) => words.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** A price at the beginning of a place; in words first, the figure comes later. */
function readAtStart(text: string, { start, end }: Span): Found<number> | undefined {
  const found = amountAtStart(text, start, end);
  return found === undefined ? undefined : readPrice(text, found);
}

const LEAST_PRICE = 1000;
const MOST_PRICE = 2_000_000_000;

function readPrice(text: string, span: Span): Found<number> | undefined {
  // What stands in the next column is another figure.
  const isCell = text[span.end] === '\t';
  const found = amountAtStart(text, span.start, isCell ? span.end : Math.min(text.length, span.end + 24));
  if (found === undefined || found.value < LEAST_PRICE || found.value > MOST_PRICE) return undefined;
  // "… DOLLARS, of which $ 1,000 have been paid": a part of it.
  if (/\bof\s{1,4}which\s{1,4}$/i.test(text.slice(Math.max(0, found.start - 16), found.start))) return undefined;
  const inWords = inWordsBeside(text, found);
  return inWords === undefined || inWords === Math.floor(found.value) ? found : undefined;
}

const inWordsBeside = (text: string, { start, end }: Span) => amountInWordsBefore(text, start) ?? amountInWordsBehind(text, end);

/** Where the amount in words beside the figure of the price says another one. */
export function findContradictedPrice({ text }: ContractText): Span | undefined {
  for (const match of PATTERNS.flatMap((pattern) => [...text.matchAll(pattern)])) {
    const span = { start: match.index, end: match.index + match[0].length };
    const [found] = findAmounts(text, span.start, span.end);
    const inWords = found === undefined ? undefined : inWordsBeside(text, found);
    if (found !== undefined && inWords !== undefined && inWords !== Math.floor(found.value)) return span;
  }
  return undefined;
}
