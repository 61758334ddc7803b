import { lazy, Suspense, useState } from 'react';
import type { Listing } from '#domains/listings/contract.ts';
import { titleOf } from '#domains/listings/web/index.ts';

const ReportMistake = lazy(async () => ({ default: (await import('./report-mistake.tsx')).ReportMistake }));

/** The form loads when the reader opens it. */
export function ReportButton({ listing }: { listing: Listing }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="min-h-8 cursor-pointer text-info underline underline-offset-4 pointer-coarse:min-h-control print:hidden"
        onClick={() => setOpen(true)}
      >
        Report a mistake on this listing
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ReportMistake listingKey={listing.listingKey} homeLabel={titleOf(listing)} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
