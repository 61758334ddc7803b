import { lazy, Suspense, useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { getContract, listContracts, readDeal, saveOwnTime } from '../../contract.ts';

const OwnTimeDialog = lazy(async () => ({ default: (await import('./own-time-dialog.tsx')).OwnTimeDialog }));

/** Adds a date that the reader missed. */
export function AddOwnTime({ contractId }: { contractId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-4 print:hidden">
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        Add a date
      </Button>
      <Suspense>{isOpen ? <OwnTimeDialog contractId={contractId} onClose={() => setOpen(false)} /> : null}</Suspense>
    </div>
  );
}

/** Takes a date out that was added by hand. */
export function RemoveOwnTime({ contractId, id, title }: { contractId: string; id: string; title: string }) {
  const remove = useWrite(() => browserApi.call(saveOwnTime, { params: { contractId }, body: { id, time: null } }), {
    refreshes: [getContract, listContracts, readDeal],
    failureTitle: `We couldn’t remove ${title}`,
  });
  return (
    <div className="mt-2 print:hidden">
      <Button size="small" variant="quiet" busy={remove.isBusy} aria-label={`Remove: ${title}`} onClick={() => void remove.run()}>
        Remove
      </Button>
    </div>
  );
}
