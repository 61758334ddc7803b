import { agree } from '../../values/agree.ts';
import { words, type ContractText, type Found, type Span, ROW_START } from '../../text/contract-text.ts';
import { findDates } from '../../values/dates.ts';
import { readFields, type Field } from '../../text/fields.ts';
import { TICKED, withoutUnchosen } from '../../text/marks.ts';
import { readSlot, readSome, readWords, type Slot } from '../../values/slot.ts';
import { amountAtStart } from '../../values/money.ts';
import { findDayRules, type DayRule } from '../../times/spans-of-days.ts';
import { isForeignAmount, onlyAmount, type RoledAmount } from './money-roles.ts';

const DEPOSIT = String.raw`(?:earnest\s{1,5}(?:money|deposit)(?:\s{1,5}deposit)?|initial\s{1,5}(?:earnest\s{1,5}money\s{1,5})?deposit|good[\s-]faith\s{1,5}deposit|down\s{1,5}money|escrow\s{1,5}deposit|(?<!(?:security|additional|pet|options?|upgrades?|design|second|extension|key|utility|damage)\s{1,5})\bdeposit)`;
const FIGURE = String.raw`(?<slot>\$[\s_.]{0,30}(?:[\d,]{1,12}(?:\.\d{1,2})?|_{2,}|\[[^\]\n]{1,40}\]|\t|\n|$)|\b\d{1,3}(?:,\d{3}){1,2}(?:\.\d\d)?\sdollars)`;
const BETWEEN = String.raw`(?:(?!\n\s{0,6}\$|purchase\s{1,4}price\s{1,4}(?:is|of|shall)|loan|balance|additional|second\s|option\s{1,4}fee|exceed|reimburse|increase|(?<!\.\s?|[\s(][a-z])\.\s{1,4}[\w($])[^;]){0,200}?`;

/** "The earnest money is raised from $3,000 to $8,000": what it is changed to counts. */
const CHANGED = words`${DEPOSIT}\b[^.;$]{0,60}?(?:chang|reduc|increas|amend|lower|rais|modif|revis)[a-z]{0,5}\b[^.;$]{0,30}?(?:from \$ ?[\d,]{3,14}(?:\.\d\d)? )?to (?:read )?(?<slot>\$ ?[\d,]{3,14}(?:\.\d\d)?)`;

const AMOUNT_PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:^|\n)${ROW_START}(?<slot>\$\s?[\d,]{3,12}(?:\.\d\d)?)\t\s?(?:initial\s)?(?:earnest money|deposit)`,
    'gdi',
  ),
  new RegExp(
    String.raw`(?:^|\n)${ROW_START}(?:\*\*)?(?:earnest money(?: deposit)?|initial (?:earnest money )?deposit|deposit|good faith deposit)(?: amount)?(?:\*\*)?\s{0,3}(?:\([^)\n]{0,30}\))?\s{0,3}[:|.\t]{1,60}(?:\*\*)?\s{0,6}${FIGURE}`,
    'gdi',
  ),
  // "All deposits made hereunder, being $40,750.00 in total"
  words`\ball deposits,? ?(?:made|paid|held)?[^.;$]{0,40}(?:being|totall?ing|in total|in the (?:total )?(?:amount|sum) of|(?:amount(?:ing)?|add(?:ing)? up) to)(?: a total of)? ${FIGURE}`,
  // "…, as escrow agent, at <address>: $4,900.00 as earnest money"
  words`${FIGURE} (?:\([^)\n]{1,60}\) )?(?:[a-z]+ ){0,4}(?:as|in|for|of|by|toward|towards) (?:the |an? |initial )?${DEPOSIT}`,
  words`${FIGURE} \((?:the )?(?:initial |earnest (?:money )?)?(?:deposit|earnest money)\)`,
  words`\b(?:shall|will|must|agrees? to|to) deposit (?:the sum of )?(?:[a-z-]+ ){0,8}\(?${FIGURE}\)? (?:with|in escrow)\b`,
  words`\b(?:put|lay)s? down ${FIGURE} (?:with|at|to)\b`,
  words`${FIGURE} (?:to|with) [^.;$]{3,60}? as (?:the )?escrow (?:agent|holder)\b`,
  words`\b(?:bring|leave|lodge|hand|wire|send|pay|deliver)s? (?:the sum of )?${FIGURE} (?:to|with) (?:(?!balance|price)(?:[^.;$]|\.(?=m\b)|(?<=\b[ap]\.m)\.)){3,110}?,? (?:(?:who|which|and (?:they|it|he|she))(?: (?:will|shall|is to|are to))? ?(?:holds?|keeps?)|to be (?:held|kept))\b`,
  words`${FIGURE} (?:up)?on (?:the )?signing\b[^.;$]{0,50}?,? as (?:the |an? )?(?:initial )?${DEPOSIT}`,
  words`${FIGURE}\)? (?:is|will be|shall be|represents|being|constitutes) (?:(?:paid|payable|given|enclosed|delivered)[^.;$]{0,40}? as )?(?:the |an? )?(?:buyer's )?${DEPOSIT}`,
  words`${FIGURE}\)? (?:have been|has been|was|were) (?:paid|given|delivered)(?: this day| today)?(?: to [^.;$]{3,60}?)? as (?:the |an? )?${DEPOSIT}`,
  words`\b(?:up)?on (?:the )?signing of this (?:contract|agreement)\b[^;$]{0,170}?${FIGURE}`,
  words`${DEPOSIT}\b\.?${BETWEEN}${FIGURE}`,
  words`(?:deposit|deliver|pay|tender|remit)s?\b(?:(?!purchase price|balance|loan)[^.;]){0,120}?${FIGURE}(?:(?!balance)[^.;]){0,80}?${DEPOSIT}`,
];

/** A deposit whose words stand right before its figure, with none before them that make it another one or a part; two that differ leave none. */
const NAMED = words`(?<!\b(?:additional|further|extra|another|second|third|initial|first|total|increased|higher|original|remaining|balance|balance of|part of|portion of|rest of|option|old|prior|previous|and|plus)\b(?: the)? )(?<!\b(?:if|instead|lieu|than|from|not|additional|increase\w*|second)\b[^.;$]{0,40})(?:(?:earnest money|earnest money deposit|earnest deposit)\b(?: \([^)\n$]{0,40}\))?:? (?:is |shall be |will be |of |in the amount of )?|\b(?:receipt of|received) (?=\$ ?[\d,]{4,12}(?:\.\d\d)? (?:as|in) (?:the )?earnest (?:money|deposit)))(?<slot>\$ ?[\d,]{4,12}(?:\.\d\d)?)(?!\.?\d)(?! (?:more|additional|within|on|by|upon|after|when|at)\b)`;

const LABEL =
  /^(?:amount of )?(?:initial |total )?(?:(?:earnest money|escrow|good faith|binder|hand money|buyer's) ?)?(?:deposit|earnest money|down money|binder)s?(?: amount)?(?: (?:paid |made |delivered |submitted |enclosed )?(?:here)?with(?: (?:this|the) (?:offer|agreement|contract))?)?$|^initial deposit(?: (?:submitted|paid|made|delivered|due)\b.*)?$/;

/** The earnest money in dollars. */
export function findDepositAmount(
  { text: whole }: ContractText,
  fields: readonly Field[],
  amounts: readonly RoledAmount[],
): Slot<number> {
  const text = [MORE_MONEY, FOR_DAMAGE].reduce(
    (left, other) => left.replaceAll(other, (words) => words.replaceAll(/[^\n\t]/g, ' ')),
    withoutUnchosen(whole),
  );
  const changed = readSlot(text, [CHANGED], readSome);
  if (changed.state === 'stated') return changed;
  const named = readSlot(text, [NAMED], readSome);
  if (named.state === 'conflicting') return named;
  return agree({
    labeled: readFields(text, fields, LABEL, (all, { start, end }) => amountAtStart(all, start, end)),
    worded: readSlot(text, AMOUNT_PATTERNS, readSome),
    nearest: onlyAmount(
      amounts.filter(({ start, end }) => text.slice(start, end).trim() !== ''),
      'deposit',
    ),
    isForeign: (place) => isForeignAmount(amounts, place, ['deposit']),
  });
}

const ASSIGNMENT_DEPOSIT: readonly RegExp[] = [
  words`\bassignment deposit\b[^.;$]{0,80}? (?:of|is|:) ${FIGURE}`,
  words`\bassignees? (?:shall|will|must|agrees to|has) (?:deposit(?:ed)?|deliver(?:ed)?|paid|pay|tender)\b(?:(?!fee)[^.;$]){0,60}?${FIGURE}(?=(?:(?!fee)[^.;]){0,60}\b(?:deposit|with|escrow|agent)\b)`,
];

/** What the assignee of a contract deposits; the earnest money of that contract is another’s. */
export const findAssignmentDeposit = ({ text }: ContractText): Slot<number> => readSlot(text, ASSIGNMENT_DEPOSIT, readSome);

/** "a deposit of $1,000 for damage": what a seller who stays leaves with the buyer. */
const FOR_DAMAGE =
  /\bdeposit\s(?:of|in\sthe\s(?:amount|sum)\sof)?\s?\$\s?[\d,]{2,12}(?:\.\d\d)?,?\s(?:for|against|to\scover|as\ssecurity\s(?:for|against))\s(?:any\s|possible\s|the\s)?(?:damages?|pets?|keys?|cleaning|utilit\w+|holding\sover|(?:\w+\s){0,3}occupancy)\b/gi;
/** "an additional $4,000 in earnest money" */
const MORE_MONEY = /\b(?:additional|further|extra|another)\s{1,3}\$\s?[\d,]{3,12}(?:\.\d\d)?/gi;

/** "DEPOSIT. Purchaser pays …", and where a paragraph ends. */
const HEADED = String.raw`(?:^|\n)[\s\d.()a-z]{0,8}${DEPOSIT}s?[.:]\s{1,4}`;
const ENDS_PARAGRAPH = String.raw`\n\s{0,8}(?:\d{1,2}[.)]\s|\n|[A-Z][A-Z -]{3,40}[.:])`;

const DELIVERY: readonly RegExp[] = [
  new RegExp(
    String.raw`${HEADED}(?:[Tt]he\s)?(?:[Bb]uyer|[Pp]urchaser|BUYER|PURCHASER)s?\s(?:(?:shall|will|must|agrees\sto)\s)?(?:deliver|deposit|pay|tender|place|put|wire|give)s?\b(?:(?!${ENDS_PARAGRAPH})(?:[^.;]|\.(?=\d)|(?<=\b[A-Z][a-z]{1,4})\.(?=[ ,]))){0,160}?(?<slot>(?:within|no\slater\sthan|not\slater\sthan|on\sor\sbefore|by)\s[^.;]{1,120})`,
    'gdi',
  ),
  words`(?<slot>within [^.;]{1,140}?)(?:buyer|purchaser)[^.;]{0,40}(?:deliver|deposit|pay|tender|remit|place)[^.;]{0,220}?${DEPOSIT}`,
  // "shall deliver within seventy-two (72) hours of acceptance a deposit of $3,180.00"
  words`(?:deliver|deposit|pay|tender|remit)s? (?<slot>within [^.;$]{3,100}?) (?:a|an|the|said|such) ${DEPOSIT}`,
  words`${DEPOSIT}[^.;]{0,60}(?:deliver|deposit|paid|pay|due|tender|remit|submit|place)[^.;]{0,160}?(?<slot>(?:within|no later than|not later than|on or before|by)[^.;]{1,120})`,
  words`(?:deliver|deposit|pay|tender|remit|submit|place)s?\b[^.;]{0,200}?${DEPOSIT}[^.;]{0,160}?(?<slot>(?:within|no later than|not later than)[^.;]{1,120})`,
  words`${DEPOSIT}(?:(?!inspect|title|cancel|additional)[^|]){0,240}?delivery date:? (?<slot>(?:within )?\S{1,20} (?:\([^)\n]{1,14}\) )?(?:business |calendar |banking )?days? after[^.;]{0,80})`,
  // "Earnest Money: $ 15,000", with its boxes, over "delivery within 2 days after mutual acceptance"
  new RegExp(
    String.raw`(?:earnest money|deposit)[^\n]{0,120}\n\s{0,8}(?:deliver(?:y|ed)|payable|due)(?:\sdate)?:?\s{1,3}(?<slot>(?:within\s{1,3})?[^.;\n]{1,100})`,
    'gdi',
  ),
  words`${DEPOSIT}(?:(?!inspect|title(?!,)|cancel|terminat|refund|return|defect|notice|withdraw|\bback\b|association|mortgage|\bapply|application|selection|${ENDS_PARAGRAPH})[^;]){0,200}?(?<slot>within \S{1,20} (?:\([^)\n]{1,14}\) )?(?:business |calendar |banking )?days?[^.;]{0,80})`,
];

/** By when the earnest money is due, as a count of days. */
export function findDepositRule({ text }: ContractText): Slot<DayRule> {
  return readSlot(text, DELIVERY, readRule);
}

function readRule(text: string, span: Span): Found<DayRule> | undefined {
  const rule = findDayRules(text, span.start, Math.min(text.length, span.end + 80))[0];
  if (rule === undefined || rule.start > span.end || rule.value.days === null) return undefined;
  // What is counted from its receipt is the holder's time to bank it.
  const { from, direction } = rule.value;
  const isOther = from === 'receipt' || from === 'completion' || direction === 'before' || isOfMoreDeposit(text, rule);
  return isOther ? undefined : rule;
}

/** "additional earnest money of $2,500 within 14 days", "deposit a further $50,000 within …": another deposit’s time. */
export function isOfMoreDeposit(text: string, { start }: Span): boolean {
  const before = rowBefore(text.slice(Math.max(0, start - 160), start));
  return /\b(?:additional|second|further|increased|extension|balance of)\b[^.;]{0,30}\b(?:earnest money|deposit)\b[^.;]{0,110}$|\b(?:deposits?|pays?|delivers?|wires?)\b[^.;$]{0,30}\b(?:an? )?(?:additional|further|second) (?:sum of )?\$[^.;]{0,90}$/i.test(
    before.replaceAll(/\.(?=\d|\s?m\b)|(?<=\bm)\./gi, ''),
  );
}

/** What another paragraph, row or labeled line says is not said of this one. */
const rowBefore = (before: string): string =>
  before.split(/\n\s{0,9}\n|\n(?=[^\n]*\t)|(?<=\t[^\n]*)\n|\n(?=[ ]{0,8}[A-Z][^\n:.;\t]{2,60}:\s)/).at(-1) ?? '';

const ENDS_NAME = String.raw`(?=[ ]?(?:\bon\s|,\s{1,3}(?:within|not|no|due|one|two|three|four|five|six|seven|ten)\s|,\s{1,3}(?:Listing|Selling|Cooperating)\s|,\s{1,3}due\b|,\s{1,3}\d|,\s{1,3}(?:as|at|a|an|the|and|whose|located|until|to be|in|which|who|upon)\b|\bas\s{1,3}(?:escrow|holder|an?\b|the\b)|\(|;|\.\s|\.$|\n|\t|\)|\bin\s{1,3}(?:escrow|trust|a|an|its|the)\b|\bthe\s{1,3}sum\b|\bwithin\b|\bpending\b|\buntil\b|\bupon\b|\bno\s{1,3}later\b|\band\s{1,3}(?:will|shall|be|is|are|becomes?|has|may|applied|credited)\b|\bto\s{1,3}be\b|,?\s?\bby\s{1,3}(?:wire|check|electronic|cashier|personal|certified|ach\b)))`;
const HOLDERS: readonly RegExp[] = [
  words`\b(?:deposits?|earnest money)\b[^;]{0,120}? (?:into|in) the hands of (?:the )?(?<slot>[A-Z][^;\n]{2,70}?)${ENDS_NAME}`,
  // "paid to Broker for Seller (Rose Tree Realty), who will retain deposits in an escrow account"
  words`\b(?:deposits?|earnest money)\b[^;]{0,120}? to (?:the )?(?:broker for (?:the )?(?:seller|buyer)|(?:listing|selling|seller's|buyer's) (?:broker|firm|agent|brokerage)) \((?<slot>[A-Z][^)\n]{3,60})\)`,
  words`${DEPOSIT}\b[^;]{0,140}? (?:to|with) (?:the )?(?:listing|selling|seller's|buyer's) (?:broker|firm|agent|brokerage),? (?<slot>(?!shall\b|will\b|to\b|who\b|and\b|or\b)[A-Z][^;,.\n]{2,60}?)(?=,|\.|;|\n| within\b| no later\b| not later\b| who\b)`,
  words`(?:\. |\n|\t|; )escrowee: (?<slot>[A-Z][^;.\n\t]{2,60})(?=[;.\n\t]|$)`,
  words`\bheld (?:in (?:escrow|trust) )?by:? (?:${TICKED} )?(?:the )?(?:buyer|selling|listing|seller|cooperating)(?:'s|’s)? (?:brokerage|broker|firm|agent)(?: firm)? \((?<slot>[A-Z][^)\n]{3,60})\)`,
  words`\bdeposits? (?:shall|will|are to|is to) be (?:made|paid|delivered)(?: payable)? to (?:the )?(?:listing|selling|seller's|escrow|closing) (?:broker|agent|attorney|firm|brokerage), (?<slot>[A-Z][^;,\n]{2,70}?)(?=,? (?:and|who|to be|which)\b|,|\.|\n)`,
  // "to be delivered within three days. Escrow Agent: Hargrove & Lyle, Attorneys at Law.", "Deposited with: Meridian Title. Earnest …"
  words`(?:[.;] |\n|\t)(?:escrow (?:agent|holder|company)|escrowee|(?:earnest money )?(?:to be )?(?:deposited|held)(?: in escrow)? (?:with|by)|earnest money holder|deposit holder): (?<slot>[A-Z][^;:\n\t]{2,70}?)(?<!\b(?:Inc|Co|Corp|Ltd|St|No|N\.A|P\.A|P\.C|L\.L\.C))(?=\.(?: [A-Z]| ?$| ?\n)|;|\n|\t|$)`,
  words`following (?:escrow|title) company shall (?:carry out|close|hold)[^.:;\n]{0,60}: (?<slot>[A-Z][^;\n\t]{2,70})`,
  words`escrow company employed by the parties (?:to carry out the terms of this (?:contract|agreement) )?(?:shall be|is):? (?<slot>[A-Z][^;\n\t]{2,70})`,
  words`\bdeposits?\b[^.;]{0,40} (?:held|kept) by (?:your|our|this|my) (?:firm|office), (?<slot>[A-Z][^;\n]{2,70}?), as (?:the )?escrow`,
  words`${DEPOSIT}\b[^.;]{0,60}?,? (?:which|that|to be held by) (?<slot>[A-Z][^;,\n]{3,60}?) (?:will|shall|is to) (?:hold|keep)`,
  words`\(unless otherwise stated(?: here)?:? (?<slot>[^)\n]{3,80})\)`,
  words`\b(?:held|kept) in (?:escrow|trust) by (?:the )?(?:seller|buyer|purchaser|vendor)(?:'s|’s) (?:attorneys?|lawyers?|counsel|brokers?),(?: (?:namely|to wit):?)? (?<slot>[A-Z][^;\n\t]{2,70}?(?:, (?:l\.?l\.?c|l\.?l\.?p|p\.?c|p\.?l\.?l\.?c|inc|p\.?a)\.?)?)(?= ?(?:\(|,|;|\n|\t))`,
  words`\bescrow(?:ee|[ -](?:agent|holder))[,"”’]{0,3} (?:namely|to wit|being):? (?<slot>[A-Z][^;\n\t]{2,70}?)(?= ?(?:\(|;|\n|\t|$))`,
  words`\b(?:trust|escrow|iolta) account of (?:the )?(?<slot>[A-Z][^;\n]{2,70}?)${ENDS_NAME}`,
  words`must deliver to (?<slot>[^,\n]{0,80}?), as escrow agent`,
  // "Earnest money of $3,000 goes to Tallapoosa Title & Closing, Inc., who holds it"
  words`\b(?:goes|paid|payable|delivered|given|brought|sent|wired|handed|left)(?:[^.;]{0,40}?)? (?:to|with) (?<slot>[A-Z][^;\n]{3,70}?),? (?:who|which|to be held)(?: (?:will|shall|is to))? ?(?:holds?|keeps?|in (?:escrow|trust))\b`,
  words`\b(?:bring|wire|send|pay|hand|give|leave|lodge|deliver)s? (?:the sum of )?\$ ?[\d,]{3,12}(?:\.\d\d)? (?:to|with) (?<slot>[A-Z][^;\n]{3,70}?)(?: by [^;\n]{3,60}?)?,? (?:who|which|and (?:they|it|he|she))(?: (?:will|shall|is to|are to))? ?(?:holds?|keeps?)\b`,
  // "Earnest money of $3,500 is to reach Lafayette County Title, LLC within 48 hours"
  words`${DEPOSIT}\b[^;]{0,60}? (?:is to |shall |will |must )?reach (?<slot>[A-Z][^;\n]{3,70}?)${ENDS_NAME}`,
  // "Escrow Agent Rutledge & Pinckney Law Firm."
  words`\b(?:escrowee is|escrow (?:agent|holder)(?: is|:)?) (?<slot>(?!shall\b|will\b|may\b|must\b|is\b|to\b|and\b|or\b|by\b|in\b|for\b)[A-Z][A-Za-z&.,' -]{3,60}?)(?=\.(?:\s|$)|;|\n|, (?:within|to|who|which))`,
  // A name and what it is called: "Feldman & Ortiz LLP (“Escrowee”)".
  words`(?:at|by|with) (?<slot>[A-Z][^;\n,]{3,70}), which (?:shall|will) hold`,
  words`(?:listing|selling|real estate|title|escrow) (?:company|broker(?:age)?|firm|agency), (?<slot>[A-Z][^;\n,]{2,70}?),? (?:to|shall|will) hold (?:the )?(?:earnest|deposit)`,
  words`(?:^|\n|\. |\t)(?<slot>[A-Z](?:(?!(?<!\b(?:Inc|Co|Corp|St|Jr|L))\.\s)[^;\n]){3,70}?)(?:, (?:the )?(?:seller|buyer|vendor|purchaser|listing|closing|escrow)(?:'s|’s|s'|s’)? (?:attorneys?|lawyers?|agents?|counsel|brokers?))?,? (?:(?:shall|will|is to) (?:hold|keep)|holds|keeps) (?:(?:the |said |this |such )?(?:earnest money|deposit|binder)|it in)\b`,
  // "Casco Harbor Realty (“Agency”) shall hold said earnest money"
  words`(?:^|\n|\. |\t|: )(?<slot>[A-Z][^;:\n\t(.]{3,70}?) \((?:the )?["“][^"”\n]{3,24}["”]\) (?:shall|will|is to) (?:hold|keep) (?:the |said |this |such |all )?${DEPOSIT}`,
  // "Earnest money: $ 3,400.00 to Sandia Peak Title", "I will put down $2,650 with Boone Abstract"
  words`(?:${DEPOSIT}\b\.?[^.;$]{0,60}|\b(?:(?:put|pay|lay)s? down|leave|lodge|place) )\$ ?[\d,]{3,12}(?:\.\d\d)?,? (?:to|with|payable to) (?!the\b|seller\b|buyer\b|be\b|a\b|an\b)(?<slot>[A-Z][^;\n]{2,70}?)${ENDS_NAME}`,
  // "The Escrow Company employed by the parties to carry out the terms of this Contract shall be:" over a name
  words`\bescrow company employed by the parties(?: to [^.;:]{3,60})? (?:shall be|is|will be):? (?<slot>[A-Z][^;\n\t]{3,70}?)(?=\.?(?:\n|\t|$)|;)`,
  // "Holder of Earnest Money (“Holder”)." over a name
  new RegExp(
    String.raw`\bholder\sof\s(?:the\s)?earnest\smoney\s?\((?:the\s)?["“](?:[a-z]{1,8}\s)?holder["”]\)[.:]?\s{1,4}(?<slot>[^\n\t]{3,90})`,
    'gdi',
  ),
  words`payable to:? (?<slot>[A-Z][^;\n]{2,70}?)${ENDS_NAME}`,
  words`(?:^|\n|, |held by |with |to |by |when |that |until |after |once )(?:${TICKED} )?(?<slot>[A-Z][A-Za-z0-9&.,' -]{2,60}?) \([“"]?(?:the )?[“"]?(?:escrow(?:ee)?|escrow (?:agent|holder)|earnest money holder|deposit holder)[”"]?\)`,
  new RegExp(
    String.raw`(?:^|\n)[\s\d.()A-Z*#|-]{0,10}(?:\*\*)?(?:escrow (?:agent|holder|company)|deposit holder|earnest money holder|holder of earnest money|held by|holder|closing agent)(?: name)?(?:\s?\([^)\n]{0,20}\))?(?:\*\*)?\s{0,3}[:|\t]{1,4}(?:\*\*)?[ ]{0,6}(?<slot>[^\n\t|]{0,90})`,
    'gdi',
  ),
  words`\b(?:deposited|held|placed|lodged) (?:with|by|in) (?:the )?escrow(?: (?:agent|holder|company))?: (?<slot>[A-Z][^;\n\t]{2,60}?)(?=\.?\s{0,3}(?:\n|$)|;|\t)`,
  words`(?:held|deposited|delivered)\b[^.;]{0,60}? with escrow holder, (?<slot>[A-Z][^;\n]{2,60}?(?:, (?:inc|llc|l\.l\.c)\.?)?)(?=[.,;\n]|$)`,
  words`(?<!\b(?:mortgage|note|loan|lien|deed of trust|policy)[^.;]{0,24})\b(?:held|deposited|kept|placed)(?: in (?:escrow|trust|an? [a-z ]{1,30}account))? (?:by|with) (?:the )?(?:escrow (?:agent|holder)[, ]{1,3})?(?<slot>(?!the\b|seller\b|buyer\b|a\b|an\b|such\b|said\b|escrow\b)[A-Z](?:[^;\n]|(?<=[&,]\s?)\n){1,80}?)${ENDS_NAME}`,
  words`(?:deliver|deposit|remit|pay|tender|payable|paid|delivered|hand(?:ed)?(?=[^.;]{0,40}\$))(?:(?!(?<![\"“])deposit|deliver|seller|presented)[^.;]){0,120}? (?:to|with) (?:(?:the )?(?:escrow (?:agent|holder)|title company|closing attorney)[, ]{1,3})?(?<slot>(?!the\b|this\b|seller\b|buyer\b|a\b|an\b|such\b|said\b|escrow\b|be\b)[A-Z](?:[^;\n]|(?<=[&,]\s?)\n){1,80}?)${ENDS_NAME}`,
  words`(?:to|into|in|with|by) (?:the )?(?<slot>[A-Z][^;.\n]{3,60}?)(?:'s|’s)? (?:client |attorney |real estate |firm |broker )?(?:trust|escrow|iolta|client) account`,
];

const HOLDER_LABEL =
  /^escrow company employed by the parties$|^(?:(?:title company|closing agent) ?(?:and|\/|&) ?)?(?:escrow(?: (?:agent|holder|company))?|escrowee|deposit holder|earnest money holder|holder of earnest money|(?:earnest money|deposit|binder|hand money)(?: is| to be)? (?:held (?:by|with)|goes to|payable to|paid to|with|kept by)|held by|stakeholder|escrowed with|(?:escrow|title) ?\/ ?(?:escrow|title)(?: company)?)(?: name)?$/;

/** Who holds the earnest money. */
export function findDepositHolder({ text }: ContractText, fields: readonly Field[]): Slot<string> {
  const labeled = readFields(text, fields, HOLDER_LABEL, (all, { start, end }) =>
    readHolder(all, { start, end: start + (/[\t|]|\s(?=[A-Z][\w ]{2,20}:)/.exec(all.slice(start, end))?.index ?? end - start) }),
  );
  const found = agree({ labeled, worded: readSlot(text, HOLDERS, readHolder), nearest: undefined, isForeign: () => false });
  return found.state === 'absent' && TO_WRITER.test(text) ? readLetterhead(text) : found;
}

/** "they will hand to this firm, to be kept in our client trust account" */
const TO_WRITER =
  /\b(?:hand(?:ed)?|paid|pay|deliver(?:ed)?|given?|held|kept|deposit(?:ed)?)\s(?:to|by|with|at)\s(?:this|our)\s(?:firm|office)\b[^.]{0,120}\b(?:trust|escrow|kept|held)/i;

/** The firm over a letter. */
function readLetterhead(text: string): Slot<string> {
  const match = /^\s{0,8}(?<slot>[^\n\t]{4,60}\b(?:PLLC|LLC|LLP|P\.?A\.|P\.?C\.|Law|Attorneys|Realty|Title)\b\.?)\s{0,4}\n/i.exec(
    text,
  );
  const start = match === null ? 0 : match[0].indexOf(match.groups?.['slot'] ?? '');
  const found = match === null ? undefined : readHolder(text, { start, end: start + (match.groups?.['slot'] ?? '').length });
  return found === undefined ? { state: 'absent' } : { state: 'stated', found, context: found };
}

function readHolder(text: string, span: Span): Found<string> | undefined {
  // "Ballard Pacific Escrow, Inc. (Individual: Rosalind Teague)"
  const aside = text
    .slice(span.start, span.end)
    .search(/\s\((?:individual|attn|escrow officer|officer|phone|address|license)\b/i);
  const end = aside === -1 ? endOfFirm(text, span.end) : span.start + aside;
  const found = readWords(text, { start: span.start, end });
  const isName =
    found !== undefined &&
    /^(?:\p{Lu}|\d+\w{0,2}\s\p{Lu})/u.test(found.value) &&
    !/^\d{1,2}\.?\s|[)&]$/.test(found.value) &&
    !/^(?:(?:Inc|LLC|Ltd|Co|Corp|P\.A|P\.C|L\.L\.C)\.?$|Buyer|Seller|Purchaser|Vendor|Vendee|Holder\b|Escrow(?:ee|\s(?:Agent|Holder)|$)|Title Company|The|Listing Broker|Selling Broker|Brokers?(?:\sfor\b.*)?$|Builder|Clos(?:e of|ing$)|Settlement$|Seller's|Buyer's|Closing Agent|HUD|FHA|VA\b|Collection|Phone|Address|Fax|E-?mail|Name$|Company$|Individual\b|Sections?\b|Articles?\b|Paragraphs?\b|Exhibit\b|Trust Account|Acceptance|Both Parties)/i.test(
      found.value,
    ) &&
    // An account to wire to is nobody who holds.
    !/^[^.;\n]{0,30}\b(?:routing|aba|account (?:no\b|number|#))/i.test(text.slice(found.end, found.end + 60)) &&
    // A deed is delivered with covenants; a street or a day is nobody.
    !/^(?:street|avenue|suite|road|lane|drive)\b|\b(?:covenants?|deed|warranty|[ap]\.m)\b|\b(?:19|20)\d\d$/i.test(found.value) &&
    findDates(found.value, 0, found.value.length).length === 0 &&
    // A sentence is no name, and no name breaks off.
    !/\s(?:in|of|the|and|to|by|at|is|as|for|with)$/i.test(found.value) &&
    !/\b(?:routing|on or before|within|days?|shall|will|may|does|not|if|after|mutual|deposit|this (?:agreement|contract))\b|[☐☒[\]]/i.test(
      found.value,
    );
  return isName ? found : undefined;
}

/** The end of a firm's name that goes on in the next line: "Firstitle & Abstract / Services, LLC". */
function endOfFirm(text: string, end: number): number {
  const more =
    /^\s?\n(?:[A-Z][\w&.'’-]{0,24}[ ,]{1,2}){0,3}(?:LLC|L\.L\.C\.|Inc\.?|Company|Co\.|Corp(?:oration|\.)?|Services|Agency|Group|Partners|Escrow|Title|Associates|PLLC|P\.C\.|LLP)(?:,?\s(?:LLC|Inc\.?|L\.L\.C\.))?/.exec(
      text.slice(end, end + 90),
    );
  return more === null ? end : end + more[0].length;
}
