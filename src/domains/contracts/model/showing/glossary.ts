/** Words of contracts, as a friend who sells homes would explain them. */
export const GLOSSARY: readonly (readonly [word: string, meaning: string])[] = [
  ['Acceptance', 'The moment when both sides have signed the same words and each knows it. Most deadlines count from it.'],
  ['Addendum', 'A paper that adds terms to a contract, signed by both sides. It wins over the contract where the two differ.'],
  ['Amendment', 'A later change of a contract, signed by both sides.'],
  ['As is', 'The seller promises no repairs. The buyer may still inspect and, with an inspection contingency, walk away.'],
  ['Closing', 'The day on which the deed and the money change hands. Also called settlement, or close of escrow.'],
  [
    'Contingency',
    'Something that must happen first. If it does not, one side may end the contract and, in time, get the deposit back.',
  ],
  ['Counteroffer', 'An answer that changes the offer. It ends the offer before it, and binds nobody until it is accepted.'],
  [
    'Earnest money',
    'The buyer’s deposit that shows they mean it. It counts toward the price, and can be lost by breaking the contract.',
  ],
  ['Effective date', 'The day on which the contract begins to bind, by its own words. Also called the binding agreement date.'],
  ['Escrow', 'Money or papers that a neutral third party holds until both sides have done what they promised.'],
  ['Liquidated damages', 'An amount agreed on beforehand for a breach, often the deposit, instead of proving the loss.'],
  ['Option period', 'Days in which a buyer may end the contract for any reason, for a fee. Common in Texas.'],
  ['Passive removal', 'A contingency that ends automatically when its time is up, even if no one says a word.'],
  ['Proration', 'Sharing a bill, such as taxes, by the days that each side owns the home.'],
  ['Rent-back', 'The seller stays on as a tenant for a while after closing.'],
  ['Title commitment', 'A title company’s promise to insure, with a list of what it found about the home’s ownership.'],
];
