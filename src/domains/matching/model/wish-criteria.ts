import type { BuyerProfile } from '../contract.ts';
import { type Criterion, judgeKnown } from './criterion.ts';
import { WISHES, wishWords } from './wishes.ts';

/** Features a buyer must have, would like, or wants to avoid. */
export function wishCriteria(wishes: BuyerProfile['wishes']): Criterion[] {
  return wishes.map(({ feature, stance, weight }) => {
    const { label } = WISHES[feature];
    const isAvoided = stance === 'avoid';
    return {
      id: `wish.${feature}`,
      label: isAvoided ? `No ${wishWords(feature)}` : label,
      stance,
      weight,
      giveUp: `Do without: ${wishWords(feature)}`,
      utility: (home) => {
        const has = home.wishes[feature] ?? null;
        return has === null ? null : has === isAvoided ? 0 : 1;
      },
      judge: (home) =>
        judgeKnown(home.wishes[feature] ?? null, (has) => {
          const isGood = has !== isAvoided;
          return {
            utility: isGood ? 1 : 0,
            verdict: isGood ? 'met' : 'missed',
            text: has ? `has ${wishWords(feature)}` : `no ${wishWords(feature)}`,
          };
        }),
    };
  });
}
