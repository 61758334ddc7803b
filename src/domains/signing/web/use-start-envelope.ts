import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { listDrafts, saveDraft } from '../contract/drafts.ts';
import { draftOf } from './prepare/draft.ts';

/** Begins an envelope with one document, and says the id of its draft. */
export function useStartEnvelope(onStarted: (draftId: string) => void) {
  return useWrite(
    (document: { id: string; name: string }, draftId) =>
      browserApi.call(saveDraft, { params: { draftId }, body: { isTemplate: false, content: draftOf(document) } }),
    { refreshes: [listDrafts], answered: ({ id }) => onStarted(id), nameOf: ({ id }) => id },
  );
}
