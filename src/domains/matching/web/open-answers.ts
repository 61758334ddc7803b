import { applyChanges, type FieldChange } from '#lib/field-changes.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Autosave, type Standing } from '#platform/web/autosave/autosave.ts';
import { keepInBrowser } from '#platform/web/autosave/kept-changes.ts';
import {
  type AnswersInProgress,
  answersInProgressSchema,
  getBuyerProfile,
  KEYED_ANSWERS,
  saveBuyerProfile,
} from '../contract.ts';
import { chooseGuestAnswers, NO_ANSWERS } from '../model/choose-answers.ts';
import { keepGuestAnswers, readGuestAnswers } from './guest-answers.ts';

const NAME = 'buyer-answers';

/** The answers of one reader; they save themselves. */
export interface OpenAnswers {
  /** The owner: an account, or null for a guest in this browser. */
  ownerId: string | null;
  autosave: Autosave<AnswersInProgress>;
  /** The answers when the page opened. */
  before: AnswersInProgress | null;
  /** Answers given here before signing in: already merged into the account's, or awaiting a decision. */
  taken: FieldChange[];
  offered: FieldChange[];
}

/** Throws if the answers of an account are unreadable just now. */
export async function openAnswers(ownerId: string | null): Promise<OpenAnswers> {
  return ownerId === null ? openGuestAnswers() : openSavedAnswers(ownerId);
}

function openGuestAnswers(): OpenAnswers {
  const kept = readGuestAnswers();
  const standing = kept === null ? { doc: NO_ANSWERS, version: 0 } : standingOf(kept);
  const autosave = new Autosave({
    standing,
    keyed: KEYED_ANSWERS,
    read: readAnswers,
    kept: keepInBrowser(NAME, { owner: null }),
    async send({ changes }) {
      const before = readGuestAnswers() ?? { ...NO_ANSWERS, version: 0 };
      const { profile, step } = before;
      const answers = readAnswers(applyChanges({ profile, step }, changes, KEYED_ANSWERS));
      const next = { ...answers, version: before.version + 1, at: Date.now() };
      keepGuestAnswers(next);
      return standingOf(next);
    },
  });
  return { ownerId: null, autosave, before: kept, taken: [], offered: [] };
}

async function openSavedAnswers(ownerId: string): Promise<OpenAnswers> {
  const { saved } = (await browserApi.call(getBuyerProfile)) ?? { saved: null };
  const autosave = new Autosave({
    standing: saved === null ? { doc: NO_ANSWERS, version: 0 } : standingOf(saved),
    keyed: KEYED_ANSWERS,
    read: readAnswers,
    kept: keepInBrowser(NAME, { owner: ownerId }),
    send: async (unsaved, signal) => standingOf(await browserApi.call(saveBuyerProfile, { body: unsaved }, signal)),
  });
  const before = saved === null ? null : standingOf(saved).doc;
  const choice = chooseGuestAnswers(before, readGuestAnswers(), Date.now());
  if (choice.taken.length > 0) takeAnswers(autosave, choice.taken);
  else if (choice.offered.length === 0) keepGuestAnswers(null);
  return { ownerId, autosave, before, ...choice };
}

/** Moves a guest's answers into an account; the browser keeps them until they are saved. */
export function takeAnswers(autosave: Autosave<AnswersInProgress>, answers: readonly FieldChange[]): void {
  autosave.change((doc) => readAnswers(applyChanges(doc, answers, KEYED_ANSWERS)));
  keepGuestAnswers(null);
}

function standingOf({ profile, step, version }: AnswersInProgress & { version: number }): Standing<AnswersInProgress> {
  return { doc: { profile, step }, version };
}

function readAnswers(value: unknown): AnswersInProgress {
  return answersInProgressSchema.parse(value);
}
