import type { FlagWords } from './flag-severity.ts';

const disclosed = (title: string, ask: string): FlagWords => ({
  title,
  severity: 'medium',
  why: 'The seller says so in the disclosure.',
  ask,
});

/** What one side may do alone or keeps from the other, and what a seller discloses. */
export const ONE_SIDED: Readonly<Record<string, FlagWords>> = {
  jury_trial_waived: {
    title: 'Disputes do not go to a jury',
    severity: 'medium',
    why: 'An arbitrator or a judge alone decides, and an arbitrator’s decision can hardly be appealed.',
    ask: 'Can this clause be taken out, and who pays the arbitrator?',
  },
  builder_may_change_plans: {
    title: 'The builder may change plans or materials',
    severity: 'medium',
    why: 'What is built may differ from what was shown.',
    ask: 'Which changes need my written consent?',
  },
  completion_not_promised: {
    title: 'No day of completion is promised',
    severity: 'high',
    why: 'A delay gives no right to leave or to be paid, while a rate lock or a lease runs out.',
    ask: 'By which day may I cancel and get the deposit back?',
  },
  seller_may_move_closing: {
    title: 'The seller alone may move the closing',
    severity: 'medium',
    why: 'Movers, rate lock and notice to a landlord depend on that day.',
    ask: 'How often, how far, and who pays what it costs me?',
  },
  special_assessment_ahead: {
    title: 'A special assessment is ahead',
    severity: 'high',
    why: 'The owner on the day it falls due may have to pay it.',
    ask: 'Who pays it, and how much is it?',
  },
  right_of_first_refusal: {
    title: 'Someone may buy first',
    severity: 'medium',
    why: 'The sale ends if that right is used.',
    ask: 'By which day is it waived in writing?',
  },
  warranties_disclaimed: {
    title: 'Warranties are disclaimed',
    severity: 'medium',
    why: 'What the law would promise about the work may not hold.',
    ask: 'Which warranty is left, and for how long?',
  },
  one_sided_attorney_fees: {
    title: 'One side pays all attorney’s fees',
    severity: 'medium',
    why: 'The other risks nothing by going to court.',
    ask: 'Can the loser pay, whoever it is?',
  },
  entry_without_notice: {
    title: 'The landlord may enter without notice',
    severity: 'medium',
    why: 'Many states ask for notice, whatever a lease says.',
    ask: 'Can we agree on at least a day’s notice?',
  },
  disclosed_roof_problem: disclosed('The roof had a problem', 'Was it repaired, by whom, and is there a receipt?'),
  disclosed_water_problem: disclosed('Water came in', 'Where did it come from, what was done, and has it come back?'),
  disclosed_flood_risk: disclosed('Flooding is named', 'Which zone is it in, and what does flood insurance cost?'),
  disclosed_structural_problem: disclosed('The structure had a problem', 'Is there an engineer’s report?'),
  disclosed_pest_problem: disclosed('Pests were found', 'Who treated it, and is there a warranty?'),
  disclosed_hazard: disclosed('A hazard is named', 'Was it tested and removed, and by whom?'),
  disclosed_sewer_problem: disclosed('Well, septic or sewer had a problem', 'When was it last inspected, and what was found?'),
  disclosed_boundary_dispute: disclosed('Others have rights here', 'Which ones, and are they recorded?'),
  disclosed_missing_permit: disclosed('Permits are named', 'Which work was done, and was it inspected?'),
  disclosed_claim: disclosed('A claim or lien is named', 'Is it settled, and who pays what is left?'),
  disclosed_system_problem: disclosed('A system of the house had a problem', 'What was repaired, and does it work now?'),
};
