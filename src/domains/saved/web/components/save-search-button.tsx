import { BellPlus } from '#ui/icons/index.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSignedInAction } from '#domains/accounts/web/index.ts';
import { browserApi, reasonOf } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { TRY_AGAIN } from '#ui/failure-words.ts';
import { useToast } from '#ui/toast.tsx';
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

/** Saves a search. Who chooses to sign in for it finds it saved afterwards. */
export function SaveSearchButton({ filters, name, note, size = 'small', children }: SaveSearchButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { toast } = useToast();
  async function save(draft: SearchDraft) {
    try {
      await browserApi.call(createSavedSearch, { body: draft });
      toast({ title: 'Search saved', description: `“${draft.name}” stands on your dashboard.` });
    } catch (error) {
      toast({ title: 'The search was not saved', description: reasonOf(error) ?? TRY_AGAIN, variant: 'destructive' });
    }
  }

  const saveSignedIn = useSignedInAction<SearchDraft>('save-search', (draft) => void save(draft));

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
