import { Badge, type BadgeTone } from '#ui/badge.tsx';
import type { SigningState } from '../../model/checklist.ts';

const STATES: Readonly<Record<SigningState, { words: string; tone: BadgeTone }>> = {
  waiting: { words: 'Out for signature', tone: 'info' },
  signed: { words: 'Signed', tone: 'brand' },
  original: { words: 'Original of a signed file', tone: 'neutral' },
};

/** Where a file stands that its reader sent to be signed. */
export function SigningBadge({ state }: { state: SigningState | undefined }) {
  return state === undefined ? null : <Badge tone={STATES[state].tone}>{STATES[state].words}</Badge>;
}
