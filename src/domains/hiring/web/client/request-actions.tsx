import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SharePanel } from '#domains/sharing/web/index.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { CalendarPlus, Share2 } from '#ui/icons/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { getRequestCalendar, type ServiceRequest } from '../../contract.ts';
import { requestSharing } from '../../contract/sharing.ts';

/** Takes the dates of a request along, and lets others read it. */
export function RequestActions({ request: { id, number, status } }: { request: ServiceRequest }) {
  const [isSharing, setSharing] = useState(false);
  const toCalendar = useWrite(
    () => downloadAsUser(endpointUrl(getRequestCalendar.path, { requestId: id }), `request-${number}.ics`),
    { failureTitle: 'We couldn’t make the calendar file' },
  );
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {status === 'open' ? (
        <Button variant="secondary" size="small" busy={toCalendar.isBusy} onClick={() => void toCalendar.run()}>
          <CalendarPlus aria-hidden="true" className="size-4" /> Add to calendar
        </Button>
      ) : null}
      <Button variant="secondary" size="small" onClick={() => setSharing(true)}>
        <Share2 aria-hidden="true" className="size-4" /> Share
      </Button>
      {isSharing ? <ShareRequest requestId={id} onOpenChange={setSharing} /> : null}
    </div>
  );
}

/** Links that let others read the request: who lives there too, or helps to decide. */
function ShareRequest({ requestId, onOpenChange }: { requestId: string; onOpenChange: (isOpen: boolean) => void }) {
  const query = endpointQuery(requestSharing.list, { params: { requestId } });
  return (
    <Dialog open onOpenChange={onOpenChange} title="Share this request">
      <Loaded query={useQuery(query)} pending={<Skeleton className="h-40" />} failed="We couldn’t load your links">
        {({ shares }) => (
          <SharePanel
            links={shares}
            queryKey={query.queryKey}
            onCreate={(body) => browserApi.call(requestSharing.create, { params: { requestId }, body })}
            onEnd={(shareId) => browserApi.call(requestSharing.end, { params: { requestId, shareId } })}
            linkLabel="Link to the request"
          >
            Anyone with the link sees what you asked for and when, the city, who was asked, their answers, the totals of their
            quotes, and your name. The street address, your phone number, your budget, and your messages stay private.
          </SharePanel>
        )}
      </Loaded>
    </Dialog>
  );
}
