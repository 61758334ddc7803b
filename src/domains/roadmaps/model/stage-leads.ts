import type { StageId } from './stages.ts';

/** What each stage is about. */
export const STAGE_LEADS: Readonly<Record<StageId, string>> = {
  prepare: 'Know what you can spend and what you want.',
  'pre-approval': 'A lender checks your papers. Sellers then take your offer seriously.',
  agreement:
    'Since August 17, 2024 an agent who takes part in an MLS needs a written agreement with you before touring a home. It must state the pay as an amount or rate that anyone can work out, and it may not be open-ended. Fees are negotiable and not set by law. Open houses and talking to a listing agent need none.',
  search: 'Narrow it down to the homes worth a visit.',
  tour: 'See homes, take notes, compare.',
  offer: 'Price, terms and protections in writing.',
  'under-contract': 'Your contract now sets the dates. Enter them as it states them.',
  checks: 'Inspection, appraisal, loan, title and insurance, each with its own deadline.',
  'clear-to-close': 'The lender is ready; check the figures before you sign.',
  closing: 'Sign, pay, get the keys.',
  after: 'The first weeks as an owner.',
};
