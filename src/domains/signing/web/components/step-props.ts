import type { ToSign } from '../../contract/by-link.ts';

/** What every step of signing gets: the envelope as its reader sees it, and who hears of its next state. */
export interface StepProps {
  toSign: ToSign;
  token: string;
  onChange: (next: ToSign) => void;
}
