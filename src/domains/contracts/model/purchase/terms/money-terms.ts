import { words, type ContractText, type Found, ROW_START } from '../../text/contract-text.ts';
import { readFields, type Field } from '../../text/fields.ts';
import { amountAtStart } from '../../values/money.ts';
import { withoutUnchosen } from '../../text/marks.ts';
import { readAmount, readSlot, readSome, type Slot } from '../../values/slot.ts';

const FIGURE = String.raw`(?<slot>\$[\s_.]{0,30}[\d,]{1,14}(?:\.\d{1,2})?)`;
const BETWEEN = String.raw`(?:(?!earnest|deposit|purchase\s{1,4}price|exceed|fee\b|increase|reduc)[^.;]){0,120}?`;

const LOAN: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:^|\n|\t|\|)${ROW_START}(?:\*\*)?(?:loan amount|mortgage amount|amount financed|first loan(?: amount)?|new loan)(?:\*\*)?\s{0,3}[:|\t.]{1,60}(?:\*\*)?\s{0,6}${FIGURE}`,
    'gdi',
  ),
  words`(?:loan|mortgage|financing|note)\b${BETWEEN}(?:amount|sum|principal)[^.;$]{0,40}?${FIGURE}`,
  words`${FIGURE}(?: (?:will|shall) be)? (?:through|by|from|financed|as|in the form of)[^.;]{0,60}?(?:loan|mortgage|financing)`,
  words`[;,.:)] (?:(?:new|first|purchase money|conventional) )?(?:trust |deed of trust |mortgage )?(?:loan|mortgage) ${FIGURE}`,
  words`\bamount of:? ${FIGURE} ?;?(?=[^$]{0,160}\b(?:interest rate|per annum|amortiz|years)\b)`,
  words`\bnew loan:? ${FIGURE}`,
  words`\bamount of (?:the )?(?:new |first )?(?:loan|mortgage):? ${FIGURE}`,
  // "a first mortgage loan, other than a VA, FHA or other insured loan, to Purchaser, at its expense, of $868,000.00 for a term of"
  words`\bmortgage loan,? (?:(?!deposit|price)[^.;$]){0,200}?\bof ${FIGURE}(?= (?:for a term|at (?:an? )?(?:interest|rate|the)|payable|to be (?:repaid|amortized)))`,
  words`(?:loan|mortgage)(?: to (?:the )?(?:buyer|purchaser))?(?:, [^.;$,]{3,70},)? (?:of|for|of not less than) ${FIGURE}`,
];

/** "The loan amount is changed from $247,410 to $244,260": what it is changed to counts. */
const CHANGED = words`(?:loan|mortgage|amount financed)\b[^.;$]{0,60}?(?:chang|reduc|increas|amend|lower|rais|modif|revis)[a-z]{0,5}\b[^.;$]{0,30}?from \$ ?[\d,]{4,14}(?:\.\d\d)? to (?<slot>\$ ?[\d,]{4,14}(?:\.\d\d)?)`;

/** The loan that the buyer takes up, in dollars. */
export function findLoanAmount({ text }: ContractText, fields: readonly Field[] = []): Slot<number> {
  const changed = readSlot(text, [CHANGED], readSome);
  if (changed.state === 'stated') return changed;
  const labeled = readFields(text, fields, LOAN_LABEL, (all, { start, end }) => someAfterLeader(all, start, end));
  return labeled.state === 'stated' ? labeled : readSlot(text, LOAN, readSome);
}

/** An amount that begins a place, or that its leader of dots leads to: "Express as a dollar amount ....... $ 385,500". */
function someAfterLeader(text: string, start: number, end: number): Found<number> | undefined {
  const found = amountAtStart(text, start, end);
  if (found !== undefined) return found.value === 0 ? undefined : found;
  const led = /^[^$\n]{0,160}?(?:\.{4,}|\t)\s{0,4}(?:\(?[A-Za-z\d]{1,2}[.)]\s)?(?=\$)/.exec(text.slice(start, end));
  return led === null ? undefined : amountAtStart(text, start + led[0].length, end);
}

const LOAN_LABEL =
  /^(?:at closing,? )?(?:by |from |with )?(?:the )?proceeds of (?:the |an? |buyer's |purchaser's )?(?:new )?(?:loan|mortgage)$|^(?:(?:by|new|first|mortgage|conventional|purchase money|deed of trust|of|a) ){0,5}(?:loans?|mortgage|financing)(?! (?:application|approval|deadline|commitment|conting|officer|type|terms|availab|period|company|lender))(?: amounts?)?(?:[ :,].*)?$|^(?:total )?amount (?:to be )?financed(?: by (?:the )?(?:buyer|purchaser))?$/;

const CASH: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:^|\n|\t|\|)${ROW_START}(?:\*\*)?(?:cash (?:down(?: ?payment)?|portion|at closing|due at closing)|balance (?:of (?:the )?(?:purchase )?price )?in cash)(?: amount)?(?:\*\*)?\s{0,3}[:|\t.]{1,60}(?:\*\*)?\s{0,6}${FIGURE}`,
    'gdi',
  ),
  words`\bbalance (?:of (?:the )?(?:purchase )?price )?in cash (?:at|on) (?:closing|settlement):? ${FIGURE}`,
  words`(?:cash down ?payment|cash portion|balance in cash|cash at closing)\b${BETWEEN}${FIGURE}`,
];

const CASH_LABEL =
  /^(?:the )?balance\b(?=.*\bcash\b)(?!.*\b(?:loan|assum|mortgage)).*$|^cash (?:down ?payment|portion|at closing|due\b|balance)\b.*$|^balance of (?:the )?(?:purchase )?price in cash\b.*$|^(?:additional |remaining )?cash down ?payment\b.*$/;

/** What the buyer pays in cash, in dollars. */
export function findCash({ text }: ContractText, fields: readonly Field[] = []): Slot<number> {
  const labeled = readFields(text, fields, CASH_LABEL, (all, { start, end }) => someAfterLeader(all, start, end));
  const said = labeled.state === 'stated' ? labeled : readSlot(text, CASH, readAmount);
  // "some or all of which may be paid with the proceeds of a new loan"
  return said.state === 'stated' && OF_LOAN.test(text.slice(said.context.start, said.context.end + 180))
    ? { state: 'absent' }
    : said;
}

const OF_LOAN = /\bproceeds of (?:a|the|any) (?:new )?(?:loan|mortgage)/i;

const ALL_CASH =
  /\ball[\s-]cash(?:\soffer)?[:?]?\s{0,12}(?:☒|\[[xX✓]\]|\([xX✓]\))\s?yes\b|(?:☒|\[[xX✓]\])\s?(?:all\s)?cash\b(?!\s?\/|\s(?:portion|down|at|or)\b)|\b(?:all[\s-]cash|cash,?\sno\s(?:bank\s)?(?:loan|mortgage)|pursuant\sto\scash|pays?\scash\sfor\sthe\spurchase|cash\s(?:sale|purchase|offer|transaction)|paying\s(?:all\s)?cash|(?:(?<!balance of (?:the )?(?:purchase )?)price|(?<!balance of (?:the )?)sum|amount)[^.;]{0,60}\bin\scash\sat\s(?:closing|settlement)|(?<!balance of (?:the )?(?:purchase )?)price\b(?:(?!\bbalance|\bremainder|\bdeposit|\bloan|\bmortgage|\bless\b)(?:[^.;]|\.(?=\d))){0,160}\bpayable\sin\scash\b|entire\s(?:purchase\s)?price\sin\scash|(?:contract|agreement|sale|purchase)\sis\sfor\s(?:all\s)?cash\b|no\s(?:loan|mortgage|financing)\s(?:is|will\sbe|shall\sbe)?\s?(?:needed|required|obtained|involved))\b/i;

/** Whether the paper says that no loan pays for the home, and where. */
export function findAllCash({ text: whole }: ContractText): { start: number; end: number } | undefined {
  const text = withoutUnchosen(whole);
  const match = ALL_CASH.exec(text);
  if (match === null) return undefined;
  const before = text.slice(Math.max(0, match.index - 30), match.index);
  if (/^[^.;]{0,40}\bunless\b/i.test(text.slice(match.index + match[0].length))) return undefined;
  // An empty box, or "if this is a cash sale", says nothing.
  return /(?:\[\s*\]|☐|□|\b(?:if|or|whether|not an?))\W{0,12}(?:this|it|is|an?|the)?\s{0,3}$/i.test(before)
    ? undefined
    : { start: match.index, end: match.index + match[0].length };
}
