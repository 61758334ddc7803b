import { disclosuresOf, type DisclosureNeed } from '#domains/selling/contract.ts';

/**
 * What a seller gives to buyers in a state, as far as the state alone tells: year built and association are not known here, so
 * their papers stand with the condition. Null asks for the general list.
 */
export function papersIn(state: string | null): DisclosureNeed[] {
  const papers = disclosuresOf({ ...(state === null ? {} : { StateOrProvince: state }), AssociationYN: true });
  return papers.map((paper) => {
    if (paper.key === 'lead-paint') return { ...paper, why: 'If the home was built before 1978.' };
    if (paper.key === 'association')
      return { ...paper, why: 'If the home belongs to one. Buyers get its rules, budget and dues.' };
    return paper;
  });
}
