import { CUSTOMARY_RATIOS } from '#lib/affordability.ts';
import type { BuyerProfile } from '../contract.ts';

/** A profile without any answers, equal to the schema's result for `{}`, for pages that start without the schema. */
export const STARTING_PROFILE: BuyerProfile = {
  timeline: { when: null, isFirstHome: null, isSellingToo: null, isPreApproved: null },
  budget: {
    limitBy: 'price',
    priceMax: null,
    monthlyMax: null,
    incomeMonthly: null,
    debtsMonthly: null,
    downPayment: null,
    interestRate: null,
    termYears: 30,
    hoaMonthly: null,
    backEndRatio: CUSTOMARY_RATIOS.debts,
    isMust: true,
    weight: 5,
  },
  where: { places: [], rings: [], isMust: true, weight: 4, anchors: [] },
  home: {
    types: [],
    bedsMin: null,
    bathsMin: null,
    livingAreaMin: null,
    lotSizeMin: null,
    yearBuiltMin: null,
    storiesMax: null,
    garageMin: null,
    hoaMax: null,
    firmness: {},
  },
  wishes: [],
  taste: [],
};
