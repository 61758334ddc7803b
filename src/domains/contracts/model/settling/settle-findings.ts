import { HIGH_DEPOSIT, isDepositHigh } from '../flags/high-deposit.ts';
import type { ContractReading } from '../reading.ts';

type Values = Readonly<Record<string, string>>;

/** The term that answers a flag: once a person says what it is, there is nothing left to ask. */
const FLAG_TERMS: Readonly<Record<string, string>> = {
  blank_price: 'price',
  conflicting_price: 'price',
  price_words_and_figures_differ: 'price',
  blank_closing_date: 'dates.closing',
  conflicting_closing_date: 'dates.closing',
  effective_date_blank_deadlines_not_computable: 'dates.effective',
  no_option_fee_no_option_period: 'option.period_days',
  missing_address: 'property.address',
};

/** The term that fills a blank. */
const BLANK_TERMS: Readonly<Record<string, string>> = {
  buyer: 'parties.buyers',
  seller: 'parties.sellers',
  property_address: 'property.address',
  address: 'property.address',
  date: 'dates.effective',
  effective_date: 'dates.effective',
  closing_date: 'dates.closing',
  start_date: 'dates.start',
  price: 'price',
  earnest_money: 'deposit.amount',
  earnest_money_days: 'deposit.days',
  deposit: 'deposit.amount',
  escrow_agent: 'deposit.holder',
  escrow_company: 'deposit.holder',
  option_fee: 'option.fee',
  option_period_days: 'option.period_days',
  title_company: 'title_company',
  objection_days: 'objection_days',
  financing_amount: 'financing',
  rent: 'rent.monthly',
};

/** The terms that would fill the blanks of a reading. */
export function termsOfBlanks({ blanks }: ContractReading): string[] {
  return blanks.flatMap((name) => BLANK_TERMS[name] ?? []);
}

/** What stays blank or worth asking in a reading whose terms a person settled. To say that a term is nowhere answers nothing. */
export function settleFindings(settled: ContractReading, values: Values): Pick<ContractReading, 'blanks' | 'flags'> {
  const isAnswered = (path: string) => (values[path] ?? '') !== '';
  const isOpen = (path: string | undefined) => path === undefined || !isAnswered(path);
  const isBound =
    (isAnswered('parties.landlords') && isAnswered('parties.tenants')) ||
    (isAnswered('parties.sellers') && isAnswered('parties.buyers'));
  const flags = settled.flags.filter((code) => isOpen(FLAG_TERMS[code]) && !(code === 'missing_parties' && isBound));
  const isSale = settled.docType === 'purchase_agreement' && (isAnswered('price') || isAnswered('deposit.amount'));
  const others = flags.filter((code) => code !== HIGH_DEPOSIT);
  return {
    blanks: settled.blanks.filter((name) => isOpen(BLANK_TERMS[name]) && !(name === 'parties' && isBound)),
    flags: isSale ? [...others, ...(isDepositHigh(settled) ? [HIGH_DEPOSIT] : [])] : flags,
  };
}
