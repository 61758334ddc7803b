import { expect, test } from 'vitest';
import { readContract } from '../read-contract.ts';

const flagsOf = (words: string) =>
  readContract([
    `PURCHASE AND SALE AGREEMENT\nAna Ruiz ("Seller") agrees to sell and Tom Bell ("Buyer") agrees to buy 4 Oak Street, Salem, OR 97301 for a purchase price of $410,000. Earnest money: $5,000. Closing and title as usual.\n${words}\n`,
  ]).reading.flags;

test.each([
  ['The buyers have walked through twice, are happy, and want nobody else to look at the house.', 'waived_inspection'],
  ['No inspector will be sent; purchasers rely on their own eyes.', 'waived_inspection'],
  [
    'What an appraiser thinks the place is worth makes no difference to this deal, and the buyer closes at the price.',
    'waived_appraisal',
  ],
  ['Buyer goes ahead whether or not any bank gives a loan.', 'waived_financing'],
  ['From June 1 the earnest money is the seller’s, come what may.', 'non_refundable_deposit'],
  ['Once the ten days are over, there is no way for the buyer to get the deposit back.', 'non_refundable_deposit'],
  ['Should somebody bid more, my price moves $3,000 past theirs, stopping at $455,000.', 'escalation_clause'],
  ['We outbid anyone: whatever is the best offer, ours is $1,000 higher.', 'escalation_without_cap'],
  [
    'The yard sign stays and the owners will go on having open houses until the loan is approved.',
    'seller_may_continue_marketing',
  ],
  ['Purchaser is free to put another person in as buyer and need not tell Seller.', 'assignable_without_consent'],
  ['Any fight about this contract is for an arbitrator, not for a judge.', 'arbitration'],
  ['A judge alone decides; nobody may ask for a jury.', 'jury_trial_waived'],
  ['If we walk, you keep the $5,000 and we are even; that is the damages we settle on now.', 'liquidated_damages'],
  ['The most Buyer can ever get is money; no court may order the house to be sold to Buyer.', 'no_specific_performance'],
  ['When Seller is at fault, Buyer’s one and only right is to have the deposit returned.', 'one_sided_default'],
  ['Sellers live on in the house for three weeks past closing.', 'rent_back'],
  ['After the deed is recorded Seller may keep the keys until July 20, 2026 at no charge.', 'rent_back'],
  ['Owner holds a note for $60,000 at six percent.', 'seller_financing'],
  ['The whole of what is still owed on the note comes due five years from closing.', 'balloon_payment'],
  [
    'The bank’s loan on the home stays where it is and Buyer keeps up the payments in Seller’s name.',
    'subject_to_existing_mortgage',
  ],
  ['Where an item cannot be had, Builder picks another.', 'builder_may_change_plans'],
  ['The builder gives no date by which the house will be done.', 'completion_not_promised'],
  ['Seller can put the closing off for as long as it takes to find a new home.', 'seller_may_move_closing'],
  ['The owners’ association is about to bill each unit $6,200 for new elevators.', 'special_assessment_ahead'],
  ['The neighbor must be offered the land on the same terms before it can be sold to anybody else.', 'right_of_first_refusal'],
  ['Seller promises nothing about the state of the house, neither in words nor by law.', 'warranties_disclaimed'],
  ['Buyer takes the house just the way it stands.', 'as_is'],
  ['Wire the deposit to First Plains Bank, ABA 101000019, account 7718834.', 'wire_instructions'],
  ['A test in 2019 found lead paint on the porch.', 'known_lead_paint'],
  ['If Buyer says nothing by day ten, the inspection condition is over and done with.', 'passive_removal'],
  ['Seller mends everything the inspector finds, whatever it costs.', 'unlimited_repair_duty'],
  ['This contract comes second: it lives only if the Jensens’ contract dies.', 'backup_offer'],
  ['If Seller has to sue, Buyer pays Seller’s lawyer.', 'one_sided_attorney_fees'],
  ['Buyer has no interest in the ten days for a lead paint check and lets them go.', 'lead_inspection_waived'],
])('said in no form’s words: %s', (words, flag) => expect(flagsOf(words)).toContain(flag));

test.each([
  ['Seller moves out before closing and leaves the house empty.', 'rent_back'],
  ['Buyer may have any inspection made within ten days and may cancel.', 'waived_inspection'],
  ['Nothing in this contract sends a dispute to arbitration.', 'arbitration'],
  ['If Seller does not close, the deposit goes back to Buyer at once.', 'non_refundable_deposit'],
  ['The price stays $410,000 whatever others offer.', 'escalation_clause'],
  ['Buyer’s bank lends $300,000 against a mortgage.', 'seller_financing'],
  ['Buyer may hand this on only if Seller says yes in writing.', 'assignable_without_consent'],
  ['Nobody in this sale will ever send you wire details by e-mail; call us.', 'wire_instructions'],
  ['Seller repairs the roof and the furnace before closing.', 'as_is'],
  ['Buyer may cancel if an appraiser finds the home worth less.', 'waived_appraisal'],
])('no such thing: %s', (words, flag) => expect(flagsOf(words)).not.toContain(flag));
