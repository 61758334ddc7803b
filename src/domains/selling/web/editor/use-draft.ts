import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { useAutosave } from '#platform/web/autosave/use-autosave.ts';
import { getOwnListing, type OwnListing } from '../../contract.ts';
import { ownListingOptions, useShowListing } from '../api.ts';
import { Draft } from './draft.ts';

export type UsedDraft = ReturnType<typeof useDraft>;

/**
 * The fields of a draft as a page edits them. `flush` resolves to the saved listing, or undefined if something could not be
 * saved.
 */
export function useDraft(listing: OwnListing) {
  const client = useQueryClient();
  const show = useShowListing();
  const [draft] = useState(
    () =>
      new Draft(listing, {
        onSaved: (saved) => void show(saved),
        reload: async () => {
          const now = await browserApi.call(getOwnListing, { params: { id: listing.id } });
          if (now === null) throw new Error('No one is signed in');
          return now;
        },
      }),
  );
  const { doc, state } = useAutosave(draft.autosave);
  const conflicts = useSyncExternalStore(draft.subscribe, draft.readConflicts, draft.readConflicts);
  useEffect(() => draft.receive(listing), [draft, listing]);
  async function flush(): Promise<OwnListing | undefined> {
    await draft.autosave.flush();
    if (!draft.autosave.isSaved) return undefined;
    return client.getQueryData(ownListingOptions(listing.id).queryKey) ?? listing;
  }
  return { draft, fields: doc, state, conflicts, flush };
}
