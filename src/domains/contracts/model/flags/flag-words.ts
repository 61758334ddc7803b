import { capitalize } from '#lib/format.ts';
import { CLAUSE_FLAGS } from './clause-flag-words.ts';
import { WITH_FIGURES } from './figured-flag-words.ts';
import type { FlagWords } from './flag-severity.ts';
import { ONE_SIDED } from './one-sided-flag-words.ts';

const WORDS: Readonly<Record<string, FlagWords>> = {
  blank_form: {
    title: 'No one has filled this form in',
    severity: 'note',
    why: 'There are no terms to read yet.',
    ask: 'Is there a filled-in copy?',
  },
  superseded_form: {
    title: 'This is an old edition of the form',
    severity: 'medium',
    why: 'A newer edition has replaced it, and may say other things.',
    ask: 'Should we use the current edition?',
  },
  effective_date_blank_deadlines_not_computable: {
    title: 'The effective date is missing',
    severity: 'high',
    why: 'Most deadlines count from it, so none of those can be dated.',
    ask: 'On which day did the last party sign and tell the other?',
  },
  effective_after_closing: {
    title: 'The effective date comes after the closing',
    severity: 'high',
    why: 'The contract would close before it binds anyone, and deadlines counted from either day can be wrong.',
    ask: 'Which of the two days is wrong?',
  },
  financing_addendum_checked_but_not_attached: {
    title: 'The financing addendum is not here',
    severity: 'high',
    why: 'The contract points to it for the loan terms and the time to get approval.',
    ask: 'Can I see the signed addendum?',
  },
  no_option_fee_no_option_period: {
    title: 'No option period',
    severity: 'high',
    why: 'Without a fee and a number of days, the buyer has no unrestricted right to terminate.',
    ask: 'Do I want an option period?',
  },
  cash_sale: {
    title: 'A cash sale',
    severity: 'note',
    why: 'No loan has to be approved.',
    ask: 'Has the buyer shown proof of funds?',
  },
  waived_inspection: {
    title: 'No inspection contingency',
    severity: 'high',
    why: 'Defects found later do not let the buyer out.',
    ask: 'May I still inspect for information before signing?',
  },
  waived_appraisal: {
    title: 'No appraisal contingency',
    severity: 'high',
    why: 'If the home appraises below the price, the buyer covers the difference.',
    ask: 'How large a gap can I pay in cash?',
  },
  waived_financing: {
    title: 'No financing contingency',
    severity: 'high',
    why: 'If the loan falls through, the deposit may be lost.',
    ask: 'How sure is my loan?',
  },
  waived_title: {
    title: 'No title contingency',
    severity: 'high',
    why: 'Defects of title do not let the buyer out.',
    ask: 'Has anyone searched the title?',
  },
  non_refundable_deposit: {
    title: 'The deposit is not refundable',
    severity: 'high',
    why: 'It is lost if the buyer does not close, whatever the reason.',
    ask: 'From which day on, and with which exceptions?',
  },
  non_refundable_option_fee: {
    title: 'The option fee is not refundable',
    severity: 'medium',
    why: 'It is lost if the tenant does not buy.',
    ask: 'Does it count toward the price?',
  },
  known_lead_paint: {
    title: 'The seller knows of lead-based paint',
    severity: 'high',
    why: 'Lead harms children most, and its removal costs money.',
    ask: 'Where is it, and who removes it?',
  },
  deposit_over_3_percent: {
    title: 'The deposit is more than 3% of the price',
    severity: 'medium',
    why: 'If the buyer backs out without a right to, the seller may be able to keep it. Some states limit how much: for a home that the buyer means to live in, California presumes more than 3% of the price to be too much (Civil Code 1675), and Washington allows 5% (RCW 64.04.005). In other states deposits of 5 to 10% are customary.',
    ask: 'How much of it may the seller keep if I back out, and when do I get it back?',
  },
  as_is: {
    title: 'Sold as is',
    severity: 'medium',
    why: 'The seller does not promise repairs.',
    ask: 'Does the inspection period still let me cancel?',
  },
  as_is_without_inspection: {
    title: 'Sold as is, and no right to inspect was found',
    severity: 'high',
    why: 'The seller does not promise repairs, and no inspection or option period lets the buyer out.',
    ask: 'May I inspect and cancel before I am bound?',
  },
  one_sided_default: {
    title: 'If the seller breaks it, the buyer gets only the deposit back',
    severity: 'medium',
    why: 'What the seller may claim from a buyer who breaks it is not limited in the same way.',
    ask: 'Can both sides have the same remedies?',
  },
  passive_removal: {
    title: 'Silence removes a contingency',
    severity: 'high',
    why: 'If no one gives notice in time, a right is gone.',
    ask: 'Which notices are due, and when?',
  },
  escalation_without_cap: {
    title: 'An escalation without a cap',
    severity: 'high',
    why: 'The price may rise without limit.',
    ask: 'What is the most I pay?',
  },
  escalation_clause: {
    title: 'The price may rise with other offers',
    severity: 'medium',
    why: 'The buyer pays more than a competing offer, up to the amount that is named.',
    ask: 'Will I see the other offer, and what is the most that is paid?',
  },
  seller_may_continue_marketing: {
    title: 'The seller goes on showing the home',
    severity: 'medium',
    why: 'A better offer may come, and the buyer may have to act within hours.',
    ask: 'What happens to my contract if another offer comes?',
  },
  lead_inspection_waived: {
    title: 'No inspection for lead-based paint',
    severity: 'high',
    why: 'The buyer gives up the ten days that federal law offers for homes built before 1978.',
    ask: 'Do I want to know before I am bound?',
  },
  missing_seller_signature: {
    title: 'The seller has not signed',
    severity: 'medium',
    why: 'Until the seller signs, it is an offer and not a contract.',
    ask: 'Is there a copy that both sides signed?',
  },
  missing_buyer_signature: {
    title: 'The buyer has not signed',
    severity: 'medium',
    why: 'Until the buyer signs, nothing in it is agreed on.',
    ask: 'Is there a copy that both sides signed?',
  },
  missing_landlord_signature: {
    title: 'The landlord has not signed',
    severity: 'medium',
    why: 'Until the landlord signs, the home can be let to someone else.',
    ask: 'Is there a copy that both sides signed?',
  },
  missing_tenant_signature: {
    title: 'The tenant has not signed',
    severity: 'medium',
    why: 'Until the tenant signs, nothing in it is agreed on.',
    ask: 'Is there a copy that both sides signed?',
  },
  conflicting_deposit: {
    title: 'Two amounts for the deposit',
    severity: 'high',
    why: 'The paper says two different amounts.',
    ask: 'Which one did we agree on?',
  },
  listing_flyer_refuse_to_extract_terms: {
    title: 'This is an advertisement, not a contract',
    severity: 'note',
    why: 'No one agrees to anything in it, so no term is taken from it.',
    ask: 'Is there an agreement?',
  },
  unlimited_repair_duty: {
    title: 'Repairs without a limit',
    severity: 'medium',
    why: 'The seller promises to repair whatever comes up.',
    ask: 'Can we name an amount?',
  },
  assignable_without_consent: {
    title: 'The buyer may hand the contract on',
    severity: 'medium',
    why: 'Someone else may close in the buyer’s place.',
    ask: 'Who will close, and who is liable?',
  },
  compensation_not_stated_amount: {
    title: 'Compensation is not an amount',
    severity: 'medium',
    why: 'What an agent is paid should be a stated amount or rate. Rates are negotiable and not set by law.',
    ask: 'What is the exact amount, and who pays it?',
  },
  wire_instructions: {
    title: 'Wire instructions in the document',
    severity: 'high',
    why: 'Thieves send altered instructions; money wired to them is rarely recovered.',
    ask: 'Have I called the title company at a number that I looked up myself?',
  },
  seller_financing: {
    title: 'The seller finances part',
    severity: 'medium',
    why: 'The seller becomes a lender, with the duties and risks of one.',
    ask: 'What secures the note?',
  },
  balloon_payment: {
    title: 'A balloon payment',
    severity: 'high',
    why: 'A large sum is due all at once at the end.',
    ask: 'How will it be paid?',
  },
  subject_to_existing_mortgage: {
    title: 'The existing mortgage stays',
    severity: 'high',
    why: 'Most lenders may call such a loan due.',
    ask: 'Does the lender agree in writing?',
  },
  arbitration: {
    title: 'Disputes go to arbitration',
    severity: 'medium',
    why: 'No one can go to court or appeal.',
    ask: 'May I strike this clause?',
  },
  liquidated_damages: {
    title: 'Liquidated damages',
    severity: 'note',
    why: 'A party that defaults owes a fixed sum, often the deposit.',
    ask: 'How much is it?',
  },
  no_specific_performance: {
    title: 'No one can be made to close',
    severity: 'medium',
    why: 'The other side may walk away for money.',
    ask: 'What am I left with then?',
  },
  backup_offer: {
    title: 'A backup offer',
    severity: 'note',
    why: 'It counts only if an earlier contract ends.',
    ask: 'When does my offer end?',
  },
  rent_back: {
    title: 'The seller stays after closing',
    severity: 'medium',
    why: 'The buyer owns a home in which someone else still lives.',
    ask: 'What does the seller pay, who insures, and what if they do not leave?',
  },
  rent_back_over_60_days: {
    title: 'The seller stays for more than 60 days',
    severity: 'medium',
    why: 'A loan for a home to live in usually asks the buyer to move in within 60 days.',
    ask: 'Does my lender allow it?',
  },
  missing_lead_disclosure: {
    title: 'No lead-based paint disclosure',
    severity: 'high',
    why: 'Federal law asks for one for most homes built before 1978.',
    ask: 'Where is the signed disclosure?',
  },
  seller_is_estate: {
    title: 'An estate sells',
    severity: 'medium',
    why: 'Only a person with authority from the court can sign for it.',
    ask: 'Can I see the letters of authority?',
  },
  seller_is_trust: {
    title: 'A trust sells',
    severity: 'note',
    why: 'A trustee signs for it.',
    ask: 'Can I see the certification of trust?',
  },
  buyer_is_estate: {
    title: 'An estate buys',
    severity: 'medium',
    why: 'Only a person with authority can sign for it.',
    ask: 'Who may sign?',
  },
  buyer_is_trust: {
    title: 'A trust buys',
    severity: 'note',
    why: 'A trustee signs for it.',
    ask: 'Does the lender lend to the trust?',
  },
  hidden_text: {
    title: 'The file holds words that cannot be seen',
    severity: 'high',
    why: 'They are in the file, but not on the page that you read. No term is taken from them.',
    ask: 'Why are they there? Can I have a clean copy?',
  },
  struck_text: {
    title: 'Words are struck out',
    severity: 'medium',
    why: 'Struck text doesn’t count if everyone agreed to the change.',
    ask: 'Has everyone put their initials next to it?',
  },
  blank_price: {
    title: 'The price is blank',
    severity: 'high',
    why: 'Without a price there may be no contract.',
    ask: 'What did we agree on?',
  },
  blank_closing_date: {
    title: 'The closing date is blank',
    severity: 'high',
    why: 'No one can be late without a date.',
    ask: 'When do we close?',
  },
  conflicting_price: {
    title: 'Two places give different prices',
    severity: 'high',
    why: 'It is open which one counts.',
    ask: 'Which one is right?',
  },
  conflicting_closing_date: {
    title: 'Two places give different closing dates',
    severity: 'high',
    why: 'It is open which one counts.',
    ask: 'Which one is right?',
  },
  price_words_and_figures_differ: {
    title: 'The price in words is not the price in figures',
    severity: 'high',
    why: 'Courts usually follow the words.',
    ask: 'Which one is meant?',
  },
  daily_late_fee: {
    title: 'A late fee for each day',
    severity: 'medium',
    why: 'It adds up until the rent is paid.',
    ask: 'Is there a limit?',
  },
  missing_parties: {
    title: 'It does not say who is bound',
    severity: 'high',
    why: 'A lease or contract binds those whom it names.',
    ask: 'Who are the parties?',
  },
  missing_address: {
    title: 'It does not say which home',
    severity: 'high',
    why: 'The home must be named.',
    ask: 'Which address is it?',
  },
  tenant_waives_rights: {
    title: 'The tenant gives up rights',
    severity: 'high',
    why: 'Some of these waivers are void by state law.',
    ask: 'Is this clause allowed here?',
  },
  no_assumption: {
    title: 'No one may take this loan over',
    severity: 'note',
    why: 'A later buyer of the home needs a loan of their own.',
    ask: 'Would I want that?',
  },
  several_variants_in_one_file: {
    title: 'The file holds several variants of a form',
    severity: 'note',
    why: 'Only one of them applies.',
    ask: 'Which one is mine?',
  },
  superseded_by_closing_disclosure_for_most_loans: {
    title: 'A form of the past for most loans',
    severity: 'note',
    why: 'The Closing Disclosure replaced it in 2015.',
    ask: 'Why is this form used?',
  },
};

/** What a flag means, in words for people. */
export function flagWords(code: string): FlagWords {
  const known = WORDS[code] ?? ONE_SIDED[code] ?? CLAUSE_FLAGS[code];
  if (known !== undefined) return known;
  for (const { pattern, words } of WITH_FIGURES) {
    const match = pattern.exec(code);
    if (match !== null) return words(match.slice(1));
  }
  const plain = code.replaceAll('_', ' ');
  return {
    title: capitalize(plain),
    severity: 'note',
    why: 'The paper says so.',
    ask: 'What does it mean for me?',
  };
}
