import type { CategoryKey } from '#lib/service-categories.ts';
import { categoryOf, needsLicense } from './categories.ts';
import type { PriceModel } from './prices.ts';

/** The steps of an application, in their order; each can be opened at any time. */
export const STEPS = {
  business: 'Business',
  services: 'Services',
  area: 'Area',
  credentials: 'Credentials',
  prices: 'Prices',
  availability: 'Availability',
  profile: 'Profile',
  payout: 'Payout',
  policies: 'Policies',
  agreements: 'Agreements',
  review: 'Review',
} as const;
export type Step = keyof typeof STEPS;
export const STEP_KEYS = Object.keys(STEPS) as [Step, ...Step[]];
export const isStep = (text: string | null): text is Step => STEP_KEYS.some((step) => step === text);

/** What an application holds, as far as its steps ask. */
export interface Application {
  business: {
    name: string;
    legalName: string;
    entity: string;
    einLast4: string;
    street: string;
    city: string;
    state: string;
    postalCode: string;
    phone: string;
    email: string;
    isPlaced: boolean;
  };
  offers: readonly {
    categoryKey: CategoryKey;
    takes: readonly string[];
    priceModel: PriceModel;
    priceCents: number | null;
    priceRate: number | null;
  }[];
  hasArea: boolean;
  licenses: readonly { categoryKey: CategoryKey; state: string; expiresOn: string }[];
  bio: string;
  policies: { cancellation: string; refund: string };
  missingAgreements: number;
}

/** What is missing before it can be submitted, by step, in words; empty lists for steps that are done. */
export function findMissing(application: Application, today: string): Record<Exclude<Step, 'review'>, string[]> {
  const { business, offers, licenses, policies } = application;
  const state = business.state;
  return {
    business: [
      ...(business.name === '' ? ['The business name'] : []),
      ...(business.legalName === '' ? ['The legal name'] : []),
      ...(business.entity === '' ? ['The kind of business'] : []),
      ...(business.einLast4 === '' ? ['The last four digits of your EIN or SSN'] : []),
      ...(business.street === '' || business.city === '' || state === '' || business.postalCode === '' ? ['The address'] : []),
      ...(business.postalCode !== '' && !business.isPlaced ? ['A ZIP code we recognize'] : []),
      ...(business.phone === '' ? ['A phone number'] : []),
      ...(business.email === '' ? ['An email address'] : []),
    ],
    services: offers.length === 0 ? ['At least one category'] : [],
    area: application.hasArea ? [] : ['Where you work'],
    credentials: offers.flatMap(({ categoryKey }) => {
      const category = categoryOf(categoryKey);
      const isThere = licenses.some((one) => one.categoryKey === categoryKey && one.state === state && one.expiresOn >= today);
      return state !== '' && needsLicense(category, state) && !isThere
        ? [`${category.license?.name ?? 'License'} for ${state}, in force (${category.plural})`]
        : [];
    }),
    prices: offers.flatMap(({ categoryKey, priceModel, priceCents, priceRate }) =>
      (priceModel === 'percent' && priceRate === null) ||
      ((priceModel === 'fixed' || priceModel === 'hourly') && priceCents === null)
        ? [`The price (${categoryOf(categoryKey).plural})`]
        : [],
    ),
    // Whoever keeps no calendar here says how far ahead they can begin, which every service has.
    availability: [],
    profile: application.bio === '' ? ['A few sentences about you'] : [],
    payout: [],
    policies: [
      ...(policies.cancellation === '' ? ['What a cancellation costs'] : []),
      ...(policies.refund === '' ? ['When money is given back'] : []),
    ],
    agreements: application.missingAgreements === 0 ? [] : ['Your agreement'],
  };
}
