import { useState } from 'react';
import { formatDate } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Offer, SaleContract } from '../../contract.ts';
import { CONTINGENCY_LABELS } from '../../model/offer-grid.ts';

interface EndContractProps {
  offer: Offer;
  contract: SaleContract;
  onWrite: () => void;
}

/** What it takes a buyer to end an accepted offer, which nobody ends alone, and the way to the seller. */
export function EndContract({ offer: { home, timeZone }, contract, onWrite }: EndContractProps) {
  const [isOpen, setOpen] = useState(false);
  const standing = contract.deadlines.flatMap(({ contingency, on }) =>
    contingency === null ? [] : [{ label: CONTINGENCY_LABELS[contingency], on }],
  );
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        End the contract
      </Button>
      {isOpen ? (
        <Dialog
          open
          onOpenChange={setOpen}
          size="small"
          title={`How to end the contract for ${home}`}
          description="An accepted offer binds both sides, so neither of you can take it back alone here."
          footer={
            <>
              <Button variant="secondary" onClick={() => setOpen(false)}>
                Not now
              </Button>
              <Button
                onClick={() => {
                  setOpen(false);
                  onWrite();
                }}
              >
                Write to the seller
              </Button>
            </>
          }
        >
          <ol className="grid list-decimal gap-3 pl-5">
            <li>
              Read your contract: it says when you can step back, by when, and what happens to your deposit.
              {standing.length === 0 ? (
                ' By your offer, no contingencies are left.'
              ) : (
                <>
                  {' '}
                  These contingencies still stand:
                  <ul className="mt-1 text-ink-soft">
                    {standing.map(({ label, on }) => (
                      <li key={label}>
                        {label}, ends <time dateTime={on}>{formatDate(on, timeZone)}</time>
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </li>
            <li>Give notice the way your contract asks. A message here may not be enough.</li>
            <li>Ask the seller to release the contract here. Its dates go then, and the home is for sale again.</li>
          </ol>
          <p className="mt-4 text-ink-soft">Not sure? Ask your agent or a real estate attorney before you do anything.</p>
        </Dialog>
      ) : null}
    </>
  );
}
