import type { SellingRoute } from '#domains/proceeds/contract.ts';
import type { CategoryKey } from '#lib/service-categories.ts';
import type { FlowStep } from './flow-steps.ts';
import type { PaperStage } from './sale-papers.ts';
import type { SaleServiceKey } from './sale-service-keys.ts';

export interface SaleService {
  key: SaleServiceKey;
  stage: PaperStage;
  /** The experts who do it. */
  category: CategoryKey;
  title: string;
  does: string;
  /** The ways of selling that usually need it. */
  usualFor: readonly SellingRoute[];
  /** What the seller can do here without it. */
  meanwhile: { label: string; step: FlowStep } | undefined;
}

/** What each does, and which ways of selling usually need it. Planning knowledge, not law: some states ask for an attorney. */
export const SALE_SERVICES: readonly SaleService[] = [
  {
    key: 'agent',
    stage: 'prepare',
    category: 'real-estate-agent',
    title: 'Listing agent',
    does: 'Prices and markets the home, shows it, and negotiates. What it costs is negotiable and not set by law.',
    usualFor: ['full-service', 'flat-fee'],
    meanwhile: undefined,
  },
  {
    key: 'appraiser',
    stage: 'prepare',
    category: 'appraiser',
    title: 'Appraiser',
    does: 'Writes an independent opinion of the value.',
    usualFor: ['by-owner'],
    meanwhile: { label: 'See our estimate and its comparables', step: 'valuation' },
  },
  {
    key: 'photographer',
    stage: 'prepare',
    category: 'photographer',
    title: 'Photographer',
    does: 'Takes the pictures buyers see first.',
    usualFor: ['by-owner', 'flat-fee'],
    meanwhile: { label: 'Add your own photos', step: 'media' },
  },
  {
    key: 'repairs',
    stage: 'prepare',
    category: 'handyman',
    title: 'Repairs and cleaning',
    does: 'Does the work you’d rather not do before the photos.',
    usualFor: [],
    meanwhile: { label: 'See what is worth doing', step: 'prep' },
  },
  {
    key: 'stager',
    stage: 'prepare',
    category: 'home-stager',
    title: 'Stager',
    does: 'Arranges and furnishes the rooms.',
    usualFor: [],
    meanwhile: { label: 'Go through the checklist', step: 'prep' },
  },
  {
    key: 'inspector',
    stage: 'prepare',
    category: 'home-inspector',
    title: 'Home inspector',
    does: 'Finds defects before a buyer’s inspector does, so you can fix or disclose them.',
    usualFor: [],
    meanwhile: { label: 'Note what you know', step: 'disclosures' },
  },
  {
    key: 'attorney',
    stage: 'contract',
    category: 'real-estate-attorney',
    title: 'Real estate attorney',
    does: 'Reviews or writes the contract. Some states require one at closing.',
    usualFor: ['by-owner', 'instant-offer'],
    meanwhile: undefined,
  },
  {
    key: 'closing',
    stage: 'contract',
    category: 'title-escrow',
    title: 'Title or escrow company',
    does: 'Checks the title, holds the money, and carries out the closing.',
    usualFor: ['by-owner', 'flat-fee', 'full-service', 'instant-offer'],
    meanwhile: { label: 'See its costs in your net sheet', step: 'net-proceeds' },
  },
  {
    key: 'mover',
    stage: 'closing',
    category: 'mover',
    title: 'Movers',
    does: 'Carry your things to the next home.',
    usualFor: [],
    meanwhile: undefined,
  },
];

/** Whether this way of selling usually needs a service. */
export const isUsual = ({ usualFor }: SaleService, route: string | null): boolean => usualFor.some((one) => one === route);

/** The experts who fit a service of a home's sale: at the home while it is for sale, else in its ZIP code. */
export function expertsFor({ category }: SaleService, home: { listingKey: string | null; postalCode: unknown }): string {
  const params = new URLSearchParams({ category });
  const zip = typeof home.postalCode === 'string' ? /^\d{5}/.exec(home.postalCode)?.[0] : undefined;
  if (home.listingKey !== null) params.set('listing', home.listingKey);
  else if (zip !== undefined) params.set('zip', zip);
  return `/service-experts?${params.toString()}`;
}
