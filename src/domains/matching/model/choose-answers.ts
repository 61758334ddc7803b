import { diffFields, type FieldChange } from '#lib/field-changes.ts';
import { type AnswersInProgress, KEYED_ANSWERS } from '../contract.ts';
import { STARTING_PROFILE } from './starting-profile.ts';

export const NO_ANSWERS: AnswersInProgress = { profile: STARTING_PROFILE, step: 'timeline' };

/** Answers of this visit belong to whoever signs in during it; older ones may be somebody else's. */
const VISIT_MS = 2 * 3_600_000;

export interface GuestChoice {
  /** What was answered here before signing in, as it goes into the account. */
  taken: FieldChange[];
  /** The same where it is for its reader to decide. */
  offered: FieldChange[];
}

/** What becomes of answers given in this browser before signing in to an account that has these or none. */
export function chooseGuestAnswers(
  saved: AnswersInProgress | null,
  guest: (AnswersInProgress & { at: number }) | null,
  now: number,
): GuestChoice {
  const given = guest === null ? [] : listAnswers(guest);
  const news = saved === null ? given : given.filter((answer) => isNews(saved, answer));
  if (news.length === 0 || guest === null) return { taken: [], offered: [] };
  return saved === null || now - guest.at < VISIT_MS ? { taken: news, offered: [] } : { taken: [], offered: news };
}

/** Every answer that was given, the step where they were left beside. */
export function listAnswers({ profile }: Pick<AnswersInProgress, 'profile'>): FieldChange[] {
  return diffFields(NO_ANSWERS, { ...NO_ANSWERS, profile }, KEYED_ANSWERS);
}

function isNews(saved: AnswersInProgress, answer: FieldChange): boolean {
  return !listAnswers(saved).some((known) => JSON.stringify(known) === JSON.stringify(answer));
}
