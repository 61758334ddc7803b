import { useQuery } from '@tanstack/react-query';
import { SharePanel } from '#domains/sharing/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { roadmapSharing } from '../../contract.ts';

const OWN_WORDS = { label: 'With my notes', note: 'with your notes', isOnAtFirst: false };

/** Links that let others read the roadmap: an agent, a relative. */
export function ShareRoadmap({ onOpenChange }: { onOpenChange: (isOpen: boolean) => void }) {
  const query = endpointQuery(roadmapSharing.list);
  const links = useQuery(query);
  return (
    <Dialog open onOpenChange={onOpenChange} title="Share this roadmap">
      <Loaded query={links} pending={<Skeleton className="h-40" />} failed="We couldn’t load your links">
        {({ shares }) => (
          <SharePanel
            links={shares}
            queryKey={query.queryKey}
            onCreate={(body) => browserApi.call(roadmapSharing.create, { body })}
            onEnd={(shareId) => browserApi.call(roadmapSharing.end, { params: { shareId } })}
            linkLabel="Link to the roadmap"
            ownWords={OWN_WORDS}
          >
            Anyone with the link sees your tasks, their dates and your name, and can change nothing.
          </SharePanel>
        )}
      </Loaded>
    </Dialog>
  );
}
