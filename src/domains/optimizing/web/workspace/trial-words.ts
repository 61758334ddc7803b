import { formatSigned } from '#lib/format.ts';
import type { Trial } from '../../contract.ts';

interface TrialWords {
  yours: string;
  other: string;
  /** What the counted visitors did. */
  did: string;
  take: string;
  keep: string;
  kept: string;
  taken: string;
  acts: string;
}

/** What trials of each kind say. */
export const TRIAL_WORDS: Readonly<Record<Trial['kind'], TrialWords>> = {
  title: {
    yours: 'Your title',
    other: 'Other title',
    did: 'Saved or shared',
    take: 'Take the other title',
    keep: 'Keep your title',
    kept: 'You kept your title.',
    taken: 'You took the other title.',
    acts: 'saves or shares',
  },
  cover: {
    yours: 'Your cover',
    other: 'Other cover',
    did: 'Opened the home',
    take: 'Take the other cover',
    keep: 'Keep your cover',
    kept: 'You kept your cover.',
    taken: 'You took the other cover.',
    acts: 'visits of the page',
  },
};

export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
/** Points with their sign: +1.2. */
export const signed = (share: number): string => formatSigned(share, (size) => (size * 100).toFixed(1));
