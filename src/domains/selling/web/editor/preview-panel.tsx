import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Loaded } from '#platform/web/loaded.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { OwnListing } from '../../contract.ts';
import { previewOptions } from '../api.ts';

const PreviewPage = lazy(async () => ({ default: (await import('./preview-page.tsx')).PreviewPage }));
const PENDING = <Skeleton className="mt-5 h-128 w-full" />;

/** What buyers would read if the draft were published now. */
export function PreviewPanel({ listing }: { listing: OwnListing }) {
  return (
    <>
      <Notice>
        This is what buyers will see of your listing. Its page adds what is around the home. None of it is public until you
        publish.
      </Notice>
      <Loaded query={useQuery(previewOptions(listing.id))} pending={PENDING}>
        {(home) => (
          <Suspense fallback={PENDING}>
            <PreviewPage home={home} photos={listing.photos} />
          </Suspense>
        )}
      </Loaded>
    </>
  );
}
