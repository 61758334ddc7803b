import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { applyChanges } from '#lib/field-changes.ts';
import { type ApiError, browserApi } from '#platform/web/api-client.ts';
import { isChangedMeanwhile } from '#platform/web/autosave/judge-failure.ts';
import { type SavedFields, useSavedFields } from '#platform/web/autosave/use-saved-fields.ts';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { type DraftContent, draftContentSchema, type EnvelopeDraft, listDrafts, saveDraft } from '../../contract/drafts.ts';
import { changedParts, DRAFT_PARTS, type DraftPart, pickParts } from '../../model/draft-parts.ts';
import { draftsOptions } from '../api.ts';

/** Parts that another window changed while this one did. */
export interface DraftConflict {
  parts: readonly DraftPart[];
  words: string;
  base: DraftContent;
  mine: DraftContent;
  theirs: DraftContent;
}

interface SavedDraft extends SavedFields<DraftContent> {
  conflict: DraftConflict | undefined;
  /** Keeps one part as it is here, or as it is elsewhere; the last answer saves. */
  settle: (part: string, keep: 'mine' | 'theirs') => void;
  /** Throws what the last save met, as long as somebody has to decide. */
  requireSettled: () => void;
}

/** A draft that saves itself, also when its page is left, and is shown as it is now wherever drafts are read. */
export function useSavedDraft({ id, isTemplate, content }: EnvelopeDraft): SavedDraft {
  const client = useQueryClient();
  const [conflict, setConflict] = useState<DraftConflict>();
  const refused = useRef<{ conflict: DraftConflict; error: ApiError }>(undefined);
  // What the person saw of the others when they decided.
  const met = useRef<DraftContent>(undefined);
  const taken = useRef<DraftPart[]>([]);
  const meet = (next: typeof refused.current) => {
    refused.current = next;
    setConflict(next?.conflict);
  };
  const saved = useSavedFields({
    name: `envelope-draft:${id}`,
    saved: content,
    read: (value) => draftContentSchema.parse(value),
    async save(changes, doc, signal, before) {
      const base = met.current ?? before;
      const mine = met.current === undefined ? draftContentSchema.parse(applyChanges(before, changes)) : doc;
      try {
        const kept = await browserApi.call(
          saveDraft,
          { params: { draftId: id }, body: { isTemplate, content: mine, base } },
          signal,
        );
        met.current = undefined;
        meet(undefined);
        await showAnswer(client, draftsOptions(), (known) =>
          known == null ? known : { drafts: known.drafts.map((draft) => (draft.id === id ? kept : draft)) },
        );
        return kept.content;
      } catch (error) {
        if (!isChangedMeanwhile(error)) throw error;
        const now = await browserApi.call(listDrafts);
        const theirs = now?.drafts.find((draft) => draft.id === id)?.content;
        const parts = DRAFT_PARTS.filter((part) => part in error.fields);
        const words = Object.values(error.fields)[0] ?? '';
        if (theirs !== undefined) meet({ error, conflict: { parts, words, base, mine, theirs } });
        throw error;
      }
    },
  });

  async function settle(part: string, keep: 'mine' | 'theirs') {
    const known = refused.current;
    if (known === undefined) return;
    const left = known.conflict.parts.filter((one) => one !== part);
    if (keep === 'theirs') taken.current = [...taken.current, ...known.conflict.parts.filter((one) => one === part)];
    if (left.length > 0) return meet({ ...known, conflict: { ...known.conflict, parts: left } });
    // What was typed until now has to be known first.
    await saved.flush();
    const { base, mine, theirs } = refused.current?.conflict ?? known.conflict;
    met.current = theirs;
    saved.change(() => ({ ...theirs, ...pickParts(mine, changedParts(base, mine)), ...pickParts(theirs, taken.current) }));
    taken.current = [];
    meet(undefined);
    await saved.flush();
  }

  return {
    ...saved,
    conflict,
    settle: (part, keep) => void settle(part, keep),
    requireSettled() {
      if (refused.current !== undefined) throw refused.current.error;
    },
  };
}
