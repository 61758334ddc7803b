import type { ContractText, Found, Span } from '../../text/contract-text.ts';
import { findAmounts } from '../../values/money.ts';
import { roleOf, type Role } from '../../values/roles.ts';

export type MoneyRole = 'price' | 'deposit' | 'more-deposit' | 'loan' | 'cash' | 'other';

const PRICE_WORDS =
  /\b(?:(?<!\b(?:credited|applied|credit) (?:against|towards?|to) (?:the )?)(?:purchase|sales?|selling|contract|offer) (?:and purchase )?price|total (?:price|consideration)|(?<!(?:earnest money|deposit)\b[^.]{0,40})(?:for|at) (?:the |a )?(?:total |agreed |full )?(?:purchase )?(?:sum|price|consideration) of|(?<!\b(?:earnest (?:money|deposit)|deposit|binder|down ?payment)\. [^.]{0,160})(?:will|shall|agrees? to|offers? to|to) (?:pay|buy|purchase)\b(?: therefor)?)/g;
const DEPOSIT_WORDS =
  /\b(?:(?:initial |first )?(?:earnest money|good faith|escrow(?! (?:agent|holder|company|account|fee))|hand money|binder)(?: deposit)?|(?:initial |first )?deposits?|down ?payment"?\)?|on (?:the )?signing (?:of )?(?:this|the) (?:contract|agreement))\b/g;

/** In a sentence with several, the words nearest before a figure say what it is for; those right behind it count more. */
const ROLES: readonly Role<MoneyRole>[] = [
  {
    role: 'other',
    before:
      /\b(?:fees?|commission|credit(?!ed (?:against|to|toward|on) (?:the|purchase|sales?)\b)(?:ed)?|concessions?|closing costs?|repairs?|rent|per day|penalt(?:y|ies)|damages|tax(?:es)?|assess(?:ed|ment|ments)|insurance|warranty|option|exceed|maximum|minimum|at least|less than|more than|up to|increase|reduc(?:e|ed|tion)|lower|counter|list(?:ed|ing)? price|apprais(?:al|ed|es)|escalat\w+|allocat\w+|reimburs\w+|due diligence|assist|contribut\w+|proceeds|brokerage|hoa|dues|income|each|above(?! (?:for|at|named|described|written|stated|mentioned)\b)|below|over|original(?:ly)?|prior|previous(?:ly)?|including)\b/g,
    after:
      /^\)? (?:of|from) (?:the|such|said|each) (?:deposit|earnest|purchase|price)|^\)?,? ?(?:per |a |each |every )?(?:day|month|year|credit|fee|toward closing|in closing costs|above|below|over|more than|higher|less than)/,
  },
  {
    role: 'more-deposit',
    before:
      /\b(?:additional|second|further|increased?|extension|balance of|part of|portion of|rest of)\b[^.$]{0,24}\b(?:deposit|earnest money|down ?payment)\b/g,
    after:
      /^(?: \(?[a-z][.)])?[^.;$]{0,24}\b(?:additional|second|further|increased?) (?:earnest money|deposit)|^ ?more (?:in|as) (?:earnest money|deposit|hand money)/,
  },
  {
    role: 'deposit',
    before: DEPOSIT_WORDS,
    after:
      /^\)? (?:up)?on (?:the )?signing (?:of|hereof)|^\)?,? ?(?:\(?[a-z][.)] )?(?:is |are |was |to be |shall be |will be )?(?:paid |payable |deposited |given |enclosed )?(?:herewith |with this (?:letter|offer),? )?(?:as|for|in|of|toward|by)? ?(?:the |an? )?(?:initial |good faith )?(?:earnest money|deposit to bind|earnest deposit|initial deposit|deposit\b)|^ ?\((?:initial |earnest (?:money )?)?deposit\)|^ ?\(earnest money\)|^\)? ?\(?(?:the )?["“](?:initial )?(?:earnest|deposit|down ?payment|escrow deposit)/,
  },
  {
    role: 'price',
    before: PRICE_WORDS,
    after:
      /^\)? ?(?:\(?[a-z][.)] )?\(?(?:herein[a-z]* )?(?:called )?(?:the )?["“]?(?:(?:total |full )?(?:purchase|sales?|selling) price|(?:full|total) price)/,
  },
  {
    role: 'loan',
    before: /\b(?:loan|mortgage|financ(?:e|ing|ed)|note|principal|lender)\b/g,
    after: /^\)? ?(?:(?:new|first|purchase money) )?(?:(?:conventional|fha|va|bank) )?(?:loan|mortgage|financed)/,
  },
  { role: 'cash', before: /\b(?:balance|remaind(?:er|ing)|remaining|cash|rest)\b/g, after: /^\)? ?(?:balance|cash|remaining)/ },
];

export interface RoledAmount extends Found<number> {
  role: MoneyRole | undefined;
}

/** The amounts of a paper, each with what the words about it say that it is for. */
export function findRoledAmounts({ text }: ContractText): RoledAmount[] {
  return findAmounts(text, 0, text.length).map((amount) => ({ ...amount, role: roleOf(text, amount, ROLES) }));
}

/** The one amount of a role; undefined where there is none, or where two differ. */
export function onlyAmount(amounts: readonly RoledAmount[], role: MoneyRole): RoledAmount | undefined {
  const own = amounts.filter((amount) => amount.role === role && amount.value > 0);
  return new Set(own.map(({ value }) => value)).size === 1 ? own[0] : undefined;
}

/** Whether the words about an amount give it to another role. */
export function isForeignAmount(amounts: readonly RoledAmount[], place: Span, roles: readonly MoneyRole[]): boolean {
  const own = amounts.find(({ start, end }) => start < place.end && end > place.start);
  return own?.role !== undefined && !roles.includes(own.role);
}
