import { Eye, EyeOff, Ellipsis, FolderPlus, Heart, Scale } from '#ui/icons/index.ts';
import { lazy, Suspense, useState } from 'react';
import { useSignedInAction } from '#domains/accounts/web/index.ts';
import type { ListingSummary } from '#domains/listings/contract.ts';
import { streetOf } from '#domains/listings/web/index.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { useHomeActions } from '../use-home-actions.ts';

const CollectionPicker = lazy(async () => ({ default: (await import('./collection-picker.tsx')).CollectionPicker }));

/** On a card: a heart, and more behind a button. A hidden home marks itself, and its list drops it. */
export function CardActions({ listing }: { listing: ListingSummary }) {
  const name = streetOf(listing);
  const actions = useHomeActions(listing.listingKey, name);
  const [isPicking, setPicking] = useState(false);
  const collect = useSignedInAction<null>(`collect-${listing.listingKey}`, () => setPicking(true));
  const { isFavorite, isHidden, isCompared } = actions;
  return (
    <>
      {isHidden && <span data-hidden-home hidden />}
      <IconButton
        icon={Heart}
        variant="floating"
        size="small"
        label={isFavorite ? `Remove ${name} from favorites` : `Save ${name}`}
        pressed={isFavorite}
        disabled={!actions.isReady}
        onClick={actions.toggleFavorite}
      />
      <Menu
        trigger={
          <IconButton icon={Ellipsis} variant="floating" size="small" label={`More about ${name}`} disabled={!actions.isReady} />
        }
        groups={[
          [
            { label: isCompared ? 'Remove from comparison' : 'Compare', icon: Scale, onSelect: actions.toggleCompared },
            { label: 'Add to collection', icon: FolderPlus, onSelect: () => collect(null) },
          ],
          [{ label: isHidden ? 'Show again' : 'Hide this home', icon: isHidden ? Eye : EyeOff, onSelect: actions.toggleHidden }],
        ]}
      />
      {isPicking && (
        <Suspense fallback={null}>
          <CollectionPicker listingKey={listing.listingKey} name={name} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </>
  );
}
