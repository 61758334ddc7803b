import { useEffect, useRef } from 'react';
import { OwnThread } from '#domains/correspondence/web/index.ts';
import type { Offer } from '../../contract.ts';

interface OfferThreadProps {
  offer: Offer;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** What a buyer and the sellers write to each other about an offer; opens when the buyer wants it. */
export function OfferThread({ offer, isOpen, onOpen }: OfferThreadProps) {
  const summary = useRef<HTMLElement>(null);
  // Opened from elsewhere, it comes into view.
  useEffect(() => {
    if (isOpen) summary.current?.focus();
  }, [isOpen]);
  return (
    <details className="mt-1" open={isOpen} onToggle={(event) => onOpen(event.currentTarget.open)}>
      <summary
        ref={summary}
        className="flex min-h-8 cursor-pointer items-center text-sm font-medium pointer-coarse:min-h-control"
      >
        Write to the seller
      </summary>
      {isOpen ? (
        <OwnThread
          threadId={offer.id}
          hint="Write about the home and the terms. Leave out anything about yourself."
          sent="Sent to the sellers"
        />
      ) : null}
    </details>
  );
}
