import type { BuyerProfile, FlowStep } from '../contract.ts';
import { hasWishes } from './change-profile.ts';

interface Answers {
  profile: BuyerProfile;
  step: FlowStep;
}

export interface ChosenAnswers {
  /** What is shown; null where there is nothing yet. */
  answers: Answers | null;
  /** Whether they are in no account yet, and are to be saved to that of whoever is signed in. */
  isUnsaved: boolean;
  /** What the same reader answered here before signing in, beside the answers of their account: theirs to choose. */
  offered: Answers | null;
}

/**
 * Which answers somebody goes on with: those of their account and those kept in this browser, which may be a guest's, their own
 * unsaved ones, or those of another person, which are nobody else's business.
 */
export function chooseAnswers(
  userId: string | null,
  saved: Answers | null,
  kept: (Answers & { ownerId: string | null }) | null,
): ChosenAnswers {
  if (kept !== null && kept.ownerId === userId) return { answers: kept, isUnsaved: userId !== null, offered: null };
  const guest = kept !== null && kept.ownerId === null && hasWishes(kept.profile) ? kept : null;
  if (saved === null) return { answers: guest, isUnsaved: guest !== null, offered: null };
  const isOther = guest !== null && JSON.stringify(guest.profile) !== JSON.stringify(saved.profile);
  return { answers: saved, isUnsaved: false, offered: isOther ? guest : null };
}
