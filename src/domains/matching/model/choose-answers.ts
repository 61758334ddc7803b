import { HOUR_MS } from '#lib/time-units.ts';
import { diffFields, type FieldChange } from '#lib/field-changes.ts';
import { type AnswersInProgress, KEYED_ANSWERS } from '../contract.ts';
import { STARTING_PROFILE } from './starting-profile.ts';

export const NO_ANSWERS: AnswersInProgress = { profile: STARTING_PROFILE, step: 'timeline' };

/** Answers from this visit belong to whoever signs in during it; older ones may be somebody else's. */
const VISIT_MS = 2 * HOUR_MS;

export interface GuestChoice {
  /** The answers given here before signing in, as they go into the account. */
  taken: FieldChange[];
  /** The same answers, if the reader has to decide about them. */
  offered: FieldChange[];
}

/** Decides what happens to answers given in this browser before signing in to an account, with or without answers. */
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

/** Every answer given, without the step where the reader stopped. */
export function listAnswers({ profile }: Pick<AnswersInProgress, 'profile'>): FieldChange[] {
  return diffFields(NO_ANSWERS, { ...NO_ANSWERS, profile }, KEYED_ANSWERS);
}

function isNews(saved: AnswersInProgress, answer: FieldChange): boolean {
  return !listAnswers(saved).some((known) => JSON.stringify(known) === JSON.stringify(answer));
}
