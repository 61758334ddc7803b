import type { CategoryKey } from '#lib/service-categories.ts';
import type { Bundle, CatalogItem, Category, Period, Plan, Price, Service } from './catalog-items.ts';
import { PLAN_REFUND_DAYS } from './refund-rules.ts';

// What you can buy. A new price is a new row with its first day, and the last day of the old one: rows never change.

const FIRST_DAY = '2026-01-01';
const price = (item: string, period: Period, cents: number, from = FIRST_DAY, until: string | null = null): Price => ({
  id: `${item}/${period}/${from}`,
  period,
  cents,
  from,
  until,
});

const BEFORE_WORK = 'Full refund until one day before the work begins; after that, for anything not done.';
const PLAN_RULE = `Cancel online anytime; the plan runs to the end of the period you paid for. Full refund within ${PLAN_REFUND_DAYS} days.`;

export const PLANS: readonly Plan[] = [
  {
    kind: 'plan',
    id: 'essentials',
    name: 'Essentials',
    summary: 'Everything you need to sell on your own.',
    forWhom: 'You know how it’s done and just want the tools.',
    prices: [price('essentials', 'month', 0)],
    features: { listing: true, analysis: true, questions: false, photos: false, review: false, coordinator: false },
    includes: [],
    refundRule: 'Free of charge.',
  },
  {
    kind: 'plan',
    id: 'guided',
    name: 'Guided',
    summary: 'The tools, plus people who answer your questions.',
    forWhom: 'You’re selling on your own and want someone to ask.',
    prices: [price('guided', 'month', 49_00), price('guided', 'year', 490_00)],
    features: { listing: true, analysis: true, questions: true, photos: false, review: false, coordinator: false },
    includes: [],
    refundRule: PLAN_RULE,
  },
  {
    kind: 'plan',
    id: 'full-service',
    name: 'Full service',
    summary: 'From the first photo to the closing, for one price.',
    forWhom: 'You want a great sale with little work of your own.',
    prices: [price('full-service', 'sale', 1_495_00), price('full-service', 'month', 249_00)],
    features: { listing: true, analysis: true, questions: true, photos: true, review: true, coordinator: true },
    includes: ['photo-shoot', 'contract-review', 'closing-help'],
    refundRule: PLAN_RULE,
  },
];

function service(
  id: string,
  category: Category,
  given: {
    name: string;
    summary: string;
    deliverable: string;
    days: number;
    cents: number;
    doneBy?: CategoryKey;
    states?: readonly string[];
  },
): Service {
  const { name, summary, deliverable, days, cents, doneBy = null, states = [] } = given;
  return {
    kind: 'service',
    id,
    category,
    name,
    summary,
    deliverable,
    days,
    doneBy,
    states,
    prices: [price(id, 'once', cents)],
    refundRule: BEFORE_WORK,
  };
}

export const SERVICES: readonly Service[] = [
  service('deep-clean', 'preparation', {
    name: 'Deep clean',
    summary: 'Kitchen, baths, windows and floors before the photos.',
    deliverable: 'A clean home, with a list of what was done',
    days: 4,
    cents: 280_00,
    doneBy: 'cleaner',
  }),
  service('staging-visit', 'preparation', {
    name: 'Staging visit',
    summary: 'A stager walks through with you, room by room.',
    deliverable: 'A written list of what to move, store and buy',
    days: 5,
    cents: 180_00,
    doneBy: 'home-stager',
  }),
  service('photo-shoot', 'marketing', {
    name: 'Photo shoot',
    summary: 'Twenty-five photos, inside and out.',
    deliverable: '25 edited photos, originals included',
    days: 4,
    cents: 250_00,
    doneBy: 'photographer',
  }),
  service('floor-plan', 'marketing', {
    name: 'Measured floor plan',
    summary: 'Every room measured and drawn.',
    deliverable: 'A floor plan as PDF and picture, with areas',
    days: 5,
    cents: 120_00,
    doneBy: 'photographer',
  }),
  service('tour-3d', 'marketing', {
    name: '3D tour',
    summary: 'Buyers walk through from home.',
    deliverable: 'A 3D tour, online for one year',
    days: 5,
    cents: 200_00,
    doneBy: 'photographer',
  }),
  service('yard-sign', 'marketing', {
    name: 'Yard sign',
    summary: 'Post, sign and a box for flyers, set up and taken away.',
    deliverable: 'A sign for up to six months',
    days: 6,
    cents: 75_00,
  }),
  service('mls-entry', 'listing', {
    name: 'MLS listing',
    summary: 'A partner broker lists your home for a flat fee.',
    deliverable: 'Your listing in the local MLS for six months',
    days: 3,
    cents: 395_00,
    doneBy: 'real-estate-agent',
  }),
  service('showing-host', 'help', {
    name: 'Showing host',
    summary: 'Someone opens the door when you can’t.',
    deliverable: 'One hosted showing with feedback',
    days: 1,
    cents: 45_00,
  }),
  service('home-inspection', 'inspection', {
    name: 'Home inspection',
    summary: 'Structure, roof, systems and safety.',
    deliverable: 'A report with photos',
    days: 7,
    cents: 450_00,
    doneBy: 'home-inspector',
  }),
  service('appraisal', 'appraisal', {
    name: 'Appraisal',
    summary: 'By a certified appraiser, for your own decision.',
    deliverable: 'A USPAP appraisal report',
    days: 10,
    cents: 525_00,
    doneBy: 'appraiser',
  }),
  service('contract-review', 'legal', {
    name: 'Contract review',
    summary: 'An attorney in your state goes over your contract with you.',
    deliverable: 'A 45-minute call and written notes',
    days: 3,
    cents: 350_00,
    doneBy: 'real-estate-attorney',
  }),
  service('closing-help', 'closing', {
    name: 'Closing coordination',
    summary: 'Dates, paperwork and people kept on track until the keys change hands.',
    deliverable: 'A coordinator from contract to closing',
    days: 45,
    cents: 495_00,
    doneBy: 'title-escrow',
  }),
];

export const BUNDLES: readonly Bundle[] = [
  {
    kind: 'bundle',
    id: 'ready-to-list',
    name: 'Ready to list',
    summary: 'A clean home and photos that show it.',
    outcome: 'Your home looks its best on the day it comes on the market.',
    forWhom: 'seller',
    includes: [
      { serviceId: 'deep-clean', quantity: 1 },
      { serviceId: 'staging-visit', quantity: 1 },
      { serviceId: 'photo-shoot', quantity: 1 },
      { serviceId: 'floor-plan', quantity: 1, swaps: ['tour-3d', 'yard-sign'] },
    ],
    excludes: ['Furniture and repairs', 'The MLS listing'],
    discountBps: 1200,
    addOns: ['tour-3d', 'yard-sign'],
    needs: ['Someone to open the door for each visit'],
    prices: [],
    refundRule: 'Each service follows its own rule, at its price within the bundle.',
  },
  {
    kind: 'bundle',
    id: 'sell-it-yourself',
    name: 'Sell it yourself',
    summary: 'Seen everywhere, with an attorney at your side.',
    outcome: 'Your home is in the MLS with photos, a tour and a reviewed contract.',
    forWhom: 'seller',
    includes: [
      { serviceId: 'photo-shoot', quantity: 1 },
      { serviceId: 'tour-3d', quantity: 1, swaps: ['floor-plan'] },
      { serviceId: 'yard-sign', quantity: 1, swaps: ['showing-host'] },
      { serviceId: 'mls-entry', quantity: 1 },
      { serviceId: 'contract-review', quantity: 1 },
      { serviceId: 'closing-help', quantity: 1 },
    ],
    excludes: ['Title insurance and transfer taxes', 'What you offer a buyer’s agent'],
    discountBps: 1000,
    addOns: ['floor-plan', 'showing-host', 'appraisal'],
    needs: ['A listing on this site'],
    prices: [],
    refundRule: 'Each service follows its own rule, at its price within the bundle.',
  },
  {
    kind: 'bundle',
    id: 'buy-with-open-eyes',
    name: 'Buy with eyes wide open',
    summary: 'Know the home and the contract before you sign.',
    outcome: 'You know what the home needs and what you’re signing.',
    forWhom: 'buyer',
    includes: [
      { serviceId: 'home-inspection', quantity: 1 },
      { serviceId: 'contract-review', quantity: 1 },
      { serviceId: 'showing-host', quantity: 2 },
    ],
    excludes: ['The lender’s appraisal', 'Title insurance'],
    discountBps: 1000,
    addOns: ['appraisal', 'closing-help'],
    needs: ['An address, and access to it'],
    prices: [],
    refundRule: 'Each service follows its own rule, at its price within the bundle.',
  },
];

/** Everything for sale. */
export const CATALOG: readonly CatalogItem[] = [...PLANS, ...BUNDLES, ...SERVICES];
