import { useState } from 'react';
import { OwnThread } from '#domains/correspondence/web/index.ts';
import type { Offer } from '../../contract.ts';

/** What a buyer and the sellers write to each other about an offer; opens when the buyer wants it. */
export function OfferThread({ offer }: { offer: Offer }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="mt-1" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="flex min-h-8 cursor-pointer items-center text-sm font-medium pointer-coarse:min-h-control">
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
