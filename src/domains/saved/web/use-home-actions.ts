import { reportEvent, reportListingVisit } from '#domains/analytics/web/index.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import type { KeptList } from '../contract/homes.ts';
import { drop, keep, useKept } from './kept-store.ts';

interface Toggle {
  list: KeptList;
  isOn: boolean;
  words: { added: string; removed: string };
}

/** What a reader may do with a home, each with its way back. */
export function useHomeActions(listingKey: string, name: string) {
  const { keys, owner } = useKept();

  const { run } = useWrite(({ list, isOn }: Toggle) => (isOn ? drop(list, listingKey) : keep(list, listingKey)), {
    // The store shows it at once, waits for a lost connection, and takes it back where it fails.
    startsAtOnce: true,
    offline: 'fails',
    done(_answer, { list, isOn, words }) {
      if (list === 'favorites' && !isOn) {
        reportListingVisit(listingKey, 'save');
        reportEvent('home_saved');
      }
      const guestNote = owner === 'guest' ? 'Kept in this browser. Sign in to keep it everywhere.' : undefined;
      return {
        title: isOn ? words.removed : words.added,
        description: [name, isOn ? undefined : guestNote].filter((part) => part !== undefined).join('. '),
      };
    },
    undo: ({ list, isOn }) => (isOn ? keep(list, listingKey) : drop(list, listingKey)),
  });

  function toggle(list: KeptList, words: Toggle['words']) {
    return run({ list, isOn: keys[list].includes(listingKey), words });
  }

  return {
    isReady: owner !== 'loading',
    isSignedIn: owner === 'person',
    isFavorite: keys.favorites.includes(listingKey),
    isHidden: keys.hidden.includes(listingKey),
    isCompared: keys.compared.includes(listingKey),
    toggleFavorite: () => void toggle('favorites', { added: 'Saved to favorites', removed: 'Removed from favorites' }),
    toggleHidden: () => void toggle('hidden', { added: 'Home hidden', removed: 'Home shown again' }),
    toggleCompared: () => void toggle('compared', { added: 'Added to the comparison', removed: 'Removed from the comparison' }),
  };
}
