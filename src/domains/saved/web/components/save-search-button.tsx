import { BellPlus } from '#ui/icons/index.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSignedInAction } from '#domains/accounts/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { createSavedSearch } from '../../contract/searches.ts';
import type { SearchDraft } from './save-search.tsx';

const SaveSearch = lazy(async () => ({ default: (await import('./save-search.tsx')).SaveSearch }));

export interface SaveSearchButtonProps {
  filters: Record<string, string>;
  /** Suggested; its reader may change it. */
  name: string;
  /** What the search carries, and what it leaves behind. */
  note?: string;
  size?: 'small' | 'medium';
  children: ReactNode;
}

/** Saves a search. People who sign in for it find it saved afterwards. */
export function SaveSearchButton({ filters, name, note, size = 'small', children }: SaveSearchButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const save = useWrite((body: SearchDraft) => browserApi.call(createSavedSearch, { body }), {
    failureTitle: 'We couldn’t save the search',
    done: (_saved, { name: saved }) => ({ title: 'Search saved', description: `“${saved}” is on your dashboard.` }),
  });
  const saveSignedIn = useSignedInAction<SearchDraft>('save-search', (draft) => void save.run(draft));

  return (
    <>
      <Button size={size} variant="secondary" onClick={() => setOpen(true)}>
        <BellPlus aria-hidden="true" className="size-4" /> {children}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <SaveSearch
            filters={filters}
            name={name}
            note={note}
            onSignIn={(draft) => {
              setOpen(false);
              saveSignedIn(draft);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
