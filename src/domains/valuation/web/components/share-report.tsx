import { Share2 } from '#ui/icons/index.ts';
import { lazy, Suspense, useState } from 'react';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

const ShareEstimate = lazy(async () => ({ default: (await import('./share-estimate.tsx')).ShareEstimate }));

/** Links to a report, for whoever reads it signed in. */
export function ShareReport({ homeId, address }: { homeId: number; address: string | null }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Share2 aria-hidden="true" className="size-5" /> Share
      </Button>
      {isOpen && (
        <QueryScope>
          <Dialog open onOpenChange={setOpen} title={address ?? 'This home'}>
            <Suspense fallback={null}>
              <ShareEstimate homeId={homeId} hasCorrections={false} />
            </Suspense>
          </Dialog>
        </QueryScope>
      )}
    </>
  );
}
