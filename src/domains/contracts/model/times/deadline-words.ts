import { capitalize } from '#lib/format.ts';
import { EARLIER_OF_TWO, LATER_OF_TWO } from '../purchase/times/either-time.ts';
import type { TimedTerm } from '../reading.ts';
import type { Span } from '../text/contract-text.ts';
import { ownWords } from './own-words.ts';
import { showDay } from '../values/show-value.ts';

const TITLES: Readonly<Record<string, string>> = {
  earnest_money_delivery: 'Deliver the earnest money',
  additional_deposit: 'Pay the additional deposit',
  deposit_by_holder: 'The holder banks the deposit',
  option_fee_delivery: 'Pay the option fee',
  proof_of_funds: 'Show the money',
  loan_status_update: 'Report on the loan',
  seller_moves_out: 'Seller moves out',
  title_commitment: 'Title commitment arrives',
  title_objection: 'Object to title',
  title_cure: 'Seller cures title objections',
  terminate_after_failed_cure: 'Terminate if objections are not cured',
  loan_application: 'Apply for the loan',
  loan_approval: 'Loan approval',
  seller_disclosure: 'Seller’s disclosure',
  hoa_documents: 'Association documents',
  lead_inspection: 'Inspect for lead-based paint',
  repair_request: 'Ask for repairs',
  seller_response: 'Seller answers',
  sale_of_home: 'Sale of the buyer’s home',
  attorney_review: 'Attorney review',
  option_termination: 'Option period: terminate for any reason',
  third_party_financing: 'Third-party financing',
  non_renewal_notice: 'Give notice not to renew',
  offer_expiration: 'Offer ends',
  final_walk_through: 'Final walk-through',
  negotiation_period: 'Agree on repairs',
  buyer_answer: 'Buyer answers',
  contingency_removal: 'Remove the contingency, or let another offer pass',
  loan_termination: 'Cancel if the loan is not approved',
  title_termination: 'Cancel if title objections are not cured',
  title_objection_resolution: 'Agree on title objections',
  hoa_review: 'Review the association documents',
  listing_of_home: 'List the buyer’s home',
  protection_period: 'Broker is still paid for a sale to someone it introduced',
  mls_entry: 'Home is in the multiple listing service',
  deposit_payment: 'Pay the deposit',
  deposit_return: 'Landlord returns the deposit',
  condition_report: 'Hand in the list of the home’s condition',
  first_rent: 'Pay the first rent',
  deadline: 'A deadline that has no name',
  completion: 'The home is complete',
  entry_give: 'Give notice before entry',
  renewal_give: 'Give notice to renew',
  appraisal_objection: 'Object to the appraisal',
  appraisal_resolution: 'Agree on the appraisal',
  survey_objection: 'Object to the survey',
  hoa_documents_termination: 'Cancel over the association documents',
};
const EVENTS: Readonly<Record<string, string>> = {
  effective_date: 'the effective date',
  acceptance: 'acceptance',
  execution: 'signing',
  binding_agreement_date: 'the binding agreement date',
  time_reference_date: 'the time reference date',
  opening_of_escrow: 'escrow opens',
  end_of_attorney_review: 'attorney review ends',
  conclusion_of_attorney_review: 'attorneys have concluded their review',
  end_of_financing_period: 'the end of the financing period',
  completion: 'the home is complete',
  its_end_before: 'the day on which it ended before',
  title_company_receipt: 'the title company has the contract',
  objection_receipt: 'the objections arrive',
  end_of_cure_period: 'the end of the cure period',
  end_of_settlement_period: 'the end of the settlement period',
  other_signing: 'both sign another paper',
  start: 'the lease begins',
  title_commitment_receipt: 'the title commitment arrives',
  end_of_inspection_period: 'the end of the inspection period',
  closing: 'closing',
  end: 'the end of the lease',
  receipt: 'it arrives',
};

/** What a deadline or contingency is called: as all papers say it, else in the words of its own. */
export function sayTerm({ type, words }: Pick<TimedTerm, 'type' | 'words'>): string {
  const second = /^(.+)_2$/.exec(type)?.[1];
  // Times are told apart by what they are called.
  if (second !== undefined) return `${sayTerm({ type: second, ...(words === undefined ? {} : { words }) })} (second deadline)`;
  return TITLES[type] ?? capitalize(words ?? type.replaceAll('_', ' '));
}

/** The words of a paper for a time of a kind that has no name of its own. */
export function inOwnWords(type: string, text: string, place: Span): Pick<TimedTerm, 'words'> {
  const words = isNamedTime(type) ? undefined : ownWords(type, text, place);
  return words === undefined ? {} : { words };
}

const isNamedTime = (type: string): boolean => Object.hasOwn(TITLES, type.replace(/_2$/, '')) || SPELLS_ITSELF.test(type);
/** Kinds whose names are their titles. */
const SPELLS_ITSELF = /^(?:[a-z]+_inspection|lead_[a-z_]+|rent_[a-z_]+)(?:_2)?$/;

/** How it is counted: "17 calendar days after acceptance". */
export function sayRule({ days, from, basis, status, date, time, isInHours, isInMonths, quote }: TimedTerm): string {
  if (status === 'waived') return 'Given up';
  if (status === 'see_addendum_not_attached') return 'In an addendum that is not here';
  if (status === 'blank' && days == null) return 'The number of days is blank';
  if (days === 0 && from === 'closing') return 'At closing';
  if (days === 0 && from === 'effective_date') return 'On the effective date';
  const end = time === undefined ? '' : `, ends ${sayTime(time)} local time`;
  if (from === LATER_OF_TWO || from === EARLIER_OF_TWO)
    return `${from === LATER_OF_TWO ? 'The later' : 'The earlier'} of two times${date == null ? ', of which one is not known' : end}`;
  if (days == null) return date == null ? 'No time is stated' : `A date in the paper${end}`;
  const count =
    isInHours === true
      ? `${days * 24} hours`
      : isInMonths === true
        ? `${days} ${days === 1 ? 'month' : 'months'}`
        : `${days} ${basis === 'business' ? 'business' : 'calendar'} ${days === 1 ? 'day' : 'days'}`;
  if (from == null) return `${count}; from when is not stated`;
  const isBefore = from.startsWith('before_');
  const name = from.replace(/^before_/, '');
  const said = quote == null || Object.hasOwn(EVENTS, name) ? undefined : ownWords(name, quote, { start: 0, end: quote.length });
  const event = EVENTS[name] ?? said ?? sayOwnEvent(name);
  return `${count} ${isBefore ? 'before' : 'after'} ${event}${end}`;
}

/** An event of the paper’s own; its name has none of the small words. */
const sayOwnEvent = (name: string): string =>
  name
    .replaceAll('_', ' ')
    .replace(/^end of (?!the )(?=.* period$)/, 'the end of the ')
    .replace(/^(notice|receipt|delivery|issuance|completion|execution) (?!of |to |from |by )/, '$1 of the ');

/** When it is: how it is counted, and the day where that is known. */
export function sayWhen(term: TimedTerm): string {
  const rule = sayRule(term);
  if (term.date == null) return rule;
  const day = showDay(term.date);
  return term.days == null ? day : `${rule} (${day})`;
}

function sayTime(time: string): string {
  if (time === '12:00') return 'noon';
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}

const BLANKS: Readonly<Record<string, string>> = {
  property_address: 'Address of the property',
  hoa: 'Association',
  earnest_money_days: 'Days to deliver the earnest money',
  option_period_days: 'Days of the option period',
  objection_days: 'Days to object to title',
  loan_application_days: 'Days to apply for the loan',
  loan_approval_days: 'Days for loan approval',
  inspection_days: 'Days for the inspection',
  appraisal_days: 'Days for the appraisal',
  escrow_agent: 'Who holds the deposit',
  escrow_company: 'Who holds the deposit',
  seller_signature: 'Signature of the seller',
  buyer_signature: 'Signature of the buyer',
  repair_limit: 'The most that the seller spends on repairs',
  extension_days: 'Days by which the closing may move',
  firpta_choice: 'Whether the seller is a foreign person',
  financing_choice: 'How the buyer pays',
};

/** What an empty place asks for. */
export function sayBlank(name: string): string {
  return BLANKS[name] ?? capitalize(name.replaceAll('_', ' '));
}
