import type { CategoryKey } from '#lib/service-categories.ts';
import type { PlanFeature } from './plan-features.ts';

/** `once` for services and bundles, `sale` for a plan paid once for one sale. */
export const PERIODS = ['once', 'month', 'year', 'sale'] as const;
export type Period = (typeof PERIODS)[number];

/** A price from a day on. A newer one ends it; whoever bought before keeps what they paid. */
export interface Price {
  id: string;
  period: Period;
  cents: number;
  /** Calendar day, UTC. */
  from: string;
  /** The last day on which it is offered; null while it stands. */
  until: string | null;
}

export const CATEGORIES = ['marketing', 'preparation', 'inspection', 'appraisal', 'legal', 'closing', 'listing', 'help'] as const;
export type Category = (typeof CATEGORIES)[number];
/** What everything for sale has. */
export interface Item {
  id: string;
  name: string;
  summary: string;
  prices: readonly Price[];
  /** How long before the start it can be canceled for all of its money, in words. */
  refundRule: string;
}

export interface Service extends Item {
  kind: 'service';
  category: Category;
  /** What the buyer gets. */
  deliverable: string;
  /** Working days from order to delivery. */
  days: number;
  /** Kind of expert without whom nobody does it; null where our own people do. */
  doneBy: CategoryKey | null;
  /** Two-letter states in which it is offered; empty for all. */
  states: readonly string[];
}

export interface Bundle extends Item {
  kind: 'bundle';
  outcome: string;
  /** Whose way it belongs to. */
  forWhom: 'seller' | 'buyer';
  /** Some can be another service instead; none of these is in the bundle itself. */
  includes: readonly { serviceId: string; quantity: number; swaps?: readonly string[] }[];
  excludes: readonly string[];
  /** Off the separate prices of what is not a settlement service, in basis points. */
  discountBps: number;
  addOns: readonly string[];
  needs: readonly string[];
}

export interface Plan extends Item {
  kind: 'plan';
  forWhom: string;
  /** Shown as rows of the comparison. */
  features: Readonly<Record<PlanFeature, boolean>>;
  /** Services that whoever has the plan may order at no cost, each once. */
  includes: readonly string[];
}

export type CatalogItem = Service | Bundle | Plan;
