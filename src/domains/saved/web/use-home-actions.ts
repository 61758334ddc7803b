import { ApiError, reasonOf } from '#platform/web/api-client.ts';
import { failureToast } from '#ui/failure-words.ts';
import { useToast } from '#ui/toast.tsx';
import type { KeptList } from '../contract/homes.ts';
import { drop, keep, useKept } from './kept-store.ts';

/** What a reader may do with a home, each with its way back. */
export function useHomeActions(listingKey: string, name: string) {
  const { keys, owner } = useKept();
  const { toast } = useToast();

  async function attempt(work: () => Promise<void>, done?: { title: string; description?: string; undo: () => Promise<void> }) {
    try {
      await work();
    } catch (error) {
      // What the store itself refuses, it says in its own words.
      toast(failureToast(error instanceof ApiError ? reasonOf(error) : error instanceof Error ? error.message : undefined));
      return;
    }
    if (done === undefined) return;
    const { title, description, undo } = done;
    toast({ title, description, undo: () => void attempt(undo) });
  }

  function toggle(list: KeptList, words: { added: string; removed: string }) {
    const isOn = keys[list].includes(listingKey);
    const guestNote = owner === 'guest' ? 'Kept in this browser. Sign in to keep it everywhere.' : undefined;
    return attempt(() => (isOn ? drop(list, listingKey) : keep(list, listingKey)), {
      title: isOn ? words.removed : words.added,
      description: [name, isOn ? undefined : guestNote].filter((part) => part !== undefined).join('. '),
      undo: () => (isOn ? keep(list, listingKey) : drop(list, listingKey)),
    });
  }

  return {
    isReady: owner !== 'loading',
    isSignedIn: owner === 'person',
    isFavorite: keys.favorites.includes(listingKey),
    isHidden: keys.hidden.includes(listingKey),
    isCompared: keys.compared.includes(listingKey),
    toggleFavorite: () => void toggle('favorites', { added: 'Saved to favorites', removed: 'Removed from favorites' }),
    toggleHidden: () => void toggle('hidden', { added: 'Home hidden', removed: 'Home shown again' }),
    toggleCompared: () => void toggle('compared', { added: 'Added to the comparison', removed: 'Taken out of the comparison' }),
  };
}
