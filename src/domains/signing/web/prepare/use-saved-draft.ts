import { useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#platform/web/api-client.ts';
import { type SavedFields, useSavedFields } from '#platform/web/autosave/use-saved-fields.ts';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { type DraftContent, draftContentSchema, type EnvelopeDraft, saveDraft } from '../../contract/drafts.ts';
import { draftsOptions } from '../api.ts';

/** A draft that saves itself, also when its page is left, and is shown as it is now wherever drafts are read. */
export function useSavedDraft({ id, isTemplate, content }: EnvelopeDraft): SavedFields<DraftContent> {
  const client = useQueryClient();
  return useSavedFields({
    name: `envelope-draft:${id}`,
    saved: content,
    read: (value) => draftContentSchema.parse(value),
    async save(_changes, doc, signal) {
      const kept = await browserApi.call(saveDraft, { params: { draftId: id }, body: { isTemplate, content: doc } }, signal);
      await showAnswer(client, draftsOptions(), (before) =>
        before == null ? before : { drafts: before.drafts.map((draft) => (draft.id === id ? kept : draft)) },
      );
      return kept.content;
    },
  });
}
