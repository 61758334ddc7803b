/** Flags of which one stands for the others: a price that rises has a cap or none. */
export const NEAR_FLAGS: readonly (readonly string[])[] = [
  ['escalation_clause', 'escalation_without_cap'],
  ['non_refundable_deposit', 'non_refundable_option_fee'],
  ['rent_back', 'rent_back_over_60_days'],
  ['special_assessment_ahead', 'buyer_pays_special_assessments'],
];

/** Flags that one sentence may well raise together: one says nothing against the other. */
export const KINDRED_FLAGS: readonly (readonly string[])[] = [
  ...NEAR_FLAGS,
  ['balloon_payment', 'seller_financing', 'subject_to_existing_mortgage'],
  ['one_sided_default', 'no_specific_performance', 'liquidated_damages', 'non_refundable_deposit'],
  ['as_is', 'waived_inspection', 'warranties_disclaimed', 'unlimited_repair_duty'],
  ['arbitration', 'jury_trial_waived'],
  ['waived_appraisal', 'waived_financing', 'waived_inspection', 'waived_title', 'lead_inspection_waived'],
  ['completion_not_promised', 'seller_may_move_closing'],
];
