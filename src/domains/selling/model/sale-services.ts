import type { SellingRoute } from '#domains/proceeds/contract.ts';
import type { FlowStep } from './flow-steps.ts';
import type { PaperStage } from './sale-papers.ts';
import type { SaleServiceKey } from './sale-service-keys.ts';

export interface SaleService {
  key: SaleServiceKey;
  stage: PaperStage;
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
    title: 'Listing agent',
    does: 'Prices and markets the home, shows it, and negotiates. What it costs is negotiable and not set by law.',
    usualFor: ['full-service', 'flat-fee'],
    meanwhile: undefined,
  },
  {
    key: 'appraiser',
    stage: 'prepare',
    title: 'Appraiser',
    does: 'Writes an independent opinion of the value.',
    usualFor: ['by-owner'],
    meanwhile: { label: 'See our estimate and its comparables', step: 'valuation' },
  },
  {
    key: 'photographer',
    stage: 'prepare',
    title: 'Photographer',
    does: 'Takes the pictures that buyers see first.',
    usualFor: ['by-owner', 'flat-fee'],
    meanwhile: { label: 'Add your own photos', step: 'media' },
  },
  {
    key: 'repairs',
    stage: 'prepare',
    title: 'Repairs and cleaning',
    does: 'Does the work that you would rather not do before the photos.',
    usualFor: [],
    meanwhile: { label: 'See what is worth doing', step: 'prep' },
  },
  {
    key: 'stager',
    stage: 'prepare',
    title: 'Stager',
    does: 'Arranges and furnishes the rooms.',
    usualFor: [],
    meanwhile: { label: 'Go through the checklist', step: 'prep' },
  },
  {
    key: 'inspector',
    stage: 'prepare',
    title: 'Home inspector',
    does: 'Finds defects before a buyer’s inspector does, so that you can mend or disclose them.',
    usualFor: [],
    meanwhile: { label: 'Note what you know', step: 'disclosures' },
  },
  {
    key: 'attorney',
    stage: 'contract',
    title: 'Real estate attorney',
    does: 'Reads or writes the contract. Some states ask for one at the closing.',
    usualFor: ['by-owner', 'instant-offer'],
    meanwhile: undefined,
  },
  {
    key: 'closing',
    stage: 'contract',
    title: 'Title or escrow company',
    does: 'Checks the title, holds the money, and carries out the closing.',
    usualFor: ['by-owner', 'flat-fee', 'full-service', 'instant-offer'],
    meanwhile: { label: 'See its costs in your net sheet', step: 'net-proceeds' },
  },
  {
    key: 'mover',
    stage: 'closing',
    title: 'Movers',
    does: 'Carry your things to the next home.',
    usualFor: [],
    meanwhile: undefined,
  },
];

/** Whether this way of selling usually needs a service. */
export const isUsual = ({ usualFor }: SaleService, route: string | null): boolean => usualFor.some((one) => one === route);
