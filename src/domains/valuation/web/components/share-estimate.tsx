import { useQuery } from '@tanstack/react-query';
import { SharePanel } from '#domains/sharing/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { valuationSharing } from '../../contract.ts';

const OWN_WORDS = { label: 'With my corrections', note: 'with your corrections', isOnAtFirst: true };

/** Links to the report of a home. */
export function ShareEstimate({ homeId, hasCorrections }: { homeId: number; hasCorrections: boolean }) {
  const query = endpointQuery(valuationSharing.list, { params: { homeId } });
  const links = useQuery(query);
  return (
    <section aria-labelledby="share-estimate" className="max-w-xl">
      <h3 id="share-estimate" className="mb-1 text-lg font-semibold">
        Share the report
      </h3>
      <Loaded query={links} pending={<Skeleton className="h-40" />} failed="We couldn’t load your links">
        {({ shares }) => (
          <SharePanel
            links={shares}
            queryKey={query.queryKey}
            onCreate={(body) => browserApi.call(valuationSharing.create, { params: { homeId }, body })}
            onEnd={(shareId) => browserApi.call(valuationSharing.end, { params: { homeId, shareId } })}
            ownWords={hasCorrections ? OWN_WORDS : undefined}
          >
            Anyone with the link sees the full report of this home as of the day they open it, and your name.
          </SharePanel>
        )}
      </Loaded>
    </section>
  );
}
