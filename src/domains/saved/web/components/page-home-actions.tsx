import { Eye, EyeOff, FolderPlus, Heart, Scale } from '#ui/icons/index.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSignedInAction } from '#domains/accounts/web/index.ts';
import type { ListingSummary } from '#domains/listings/contract.ts';
import { streetOf } from '#domains/listings/web/index.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { keep } from '../kept-store.ts';
import { useHomeActions } from '../use-home-actions.ts';
import { LiveChange } from './live-change.tsx';

const CollectionPicker = lazy(async () => ({ default: (await import('./collection-picker.tsx')).CollectionPicker }));

/** On a home's own page: save, hide, compare, add to a collection; and its changes while it is read. */
export function PageHomeActions({ listing }: { listing: ListingSummary }) {
  const name = streetOf(listing);
  const { listingKey } = listing;
  const actions = useHomeActions(listingKey, name);
  const [isPicking, setPicking] = useState(false);
  const collect = useSignedInAction<null>(`collect-${listingKey}`, () => setPicking(true));

  useEffect(() => {
    if (actions.isReady) void keep('viewed', listingKey).catch(() => undefined);
  }, [actions.isReady, listingKey]);

  const buttons = [
    {
      name: 'save',
      label: actions.isFavorite ? 'Saved' : 'Save',
      icon: Heart,
      isOn: actions.isFavorite,
      isFilled: actions.isFavorite,
      onClick: actions.toggleFavorite,
    },
    {
      name: 'compare',
      label: actions.isCompared ? 'Comparing' : 'Compare',
      icon: Scale,
      isOn: actions.isCompared,
      onClick: actions.toggleCompared,
    },
    {
      name: 'hide',
      label: actions.isHidden ? 'Hidden' : 'Hide',
      icon: actions.isHidden ? Eye : EyeOff,
      isOn: actions.isHidden,
      onClick: actions.toggleHidden,
    },
  ];
  return (
    <>
      {buttons.map(({ name: action, label, icon: Icon, isOn, isFilled, onClick }) => (
        <Button key={action} variant="secondary" size="small" aria-pressed={isOn} disabled={!actions.isReady} onClick={onClick}>
          <Icon aria-hidden="true" className={cn('size-4', isOn && 'text-brand', isFilled && 'fill-current')} /> {label}
        </Button>
      ))}
      <Button variant="secondary" size="small" onClick={() => collect(null)}>
        <FolderPlus aria-hidden="true" className="size-4" /> Add to collection
      </Button>
      {isPicking && (
        <Suspense fallback={null}>
          <CollectionPicker listingKey={listingKey} name={name} onClose={() => setPicking(false)} />
        </Suspense>
      )}
      <LiveChange listingKey={listingKey} />
    </>
  );
}
