export const NOT_AN_APPRAISAL =
  'This comparative market analysis is not an appraisal and was not made by a licensed appraiser. It is an opinion of a likely price range, from recorded sales and listings, to help decide on an asking price. A lender will require its own valuation.';

export const GLOSSARY: readonly [term: string, meaning: string][] = [
  ['Comparable', 'A home alike in place, size, kind and age whose sale or listing tells of this one’s price.'],
  ['Concessions', 'What a seller gave the buyer at closing. They were part of the price, so they are subtracted from it.'],
  ['Market conditions (time)', 'How prices moved from the contract date of a sale to the effective date of this analysis.'],
  ['Adjustment', 'What a difference between two homes is worth here. A better comparable is adjusted down, a worse one up.'],
  [
    'Net and gross adjustment',
    'The sum of adjustments with their signs, and without. A small gross adjustment means a close comparable.',
  ],
  ['Effective date', 'The day that the value is for.'],
  ['Effective age', 'Age of the home moved forward by renovation.'],
  ['Quality and condition', 'Q1 to Q6 and C1 to C6 of the Uniform Appraisal Dataset; 1 is best.'],
  ['Months of supply', 'Homes for sale divided by the sales of a month.'],
  ['Days on market', 'From the first listing to the contract.'],
];
