import type { Answers } from '../contract.ts';

/** The questions of section 5 of the Uniform Residential Loan Application, in plain words. */
export const DECLARATIONS: Record<keyof Answers['declarations'], string> = {
  ownedInThreeYears: 'Have you owned a home in the last three years?',
  borrowsDownPayment: 'Is any of the down payment borrowed?',
  takesOtherLoans: 'Are you applying for another loan before this one closes?',
  hasFederalDebtLate: 'Are you behind on a federal debt, such as taxes or student loans?',
  isInLawsuit: 'Are you party to a lawsuit that could cost you money?',
  hadBankruptcy: 'Have you declared bankruptcy in the last seven years?',
  hadForeclosure: 'Have you had a foreclosure, short sale or deed in lieu in the last seven years?',
};
export const DECLARATION_KEYS = Object.keys(DECLARATIONS) as (keyof Answers['declarations'])[];
