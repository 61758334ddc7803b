import { useQuery } from '@tanstack/react-query';
import { X } from '#ui/icons/index.ts';
import { useEffect, useEffectEvent } from 'react';
import type { ListingSummary } from '#domains/listings/contract.ts';
import { ListingCard } from '#domains/listings/web/index.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { PropertyCardSkeleton } from '#ui/property-card.tsx';
import { homeOptions } from '../api.ts';
import { rememberViewed } from '../viewed-homes.ts';

interface PinCardProps {
  listingKey: string;
  /** The home from the list, which saves a call. */
  known: ListingSummary | undefined;
  onClose: () => void;
}

/** The home of the chosen pin. */
export function PinCard({ listingKey, known, onClose }: PinCardProps) {
  const asked = useQuery({ ...homeOptions(listingKey), enabled: known === undefined });
  const home = known ?? asked.data;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close();
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);

  return (
    <section
      aria-label="Chosen home"
      className="absolute bottom-8 left-3 z-20 w-72 max-w-[calc(100%-1.5rem)] animate-rise max-lg:bottom-20"
    >
      <div role="presentation" onClick={() => rememberViewed(listingKey)}>
        {home === undefined ? (
          <PropertyCardSkeleton />
        ) : (
          <ListingCard
            listing={home}
            imageSizes="18rem"
            eager
            highlighted
            showsScore
            actions={<IconButton icon={X} label="Close" variant="media" size="small" onClick={onClose} />}
          />
        )}
      </div>
    </section>
  );
}
