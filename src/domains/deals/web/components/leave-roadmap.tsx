import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { leaveDeal, type JoinedDeal } from '../../contract.ts';
import { joinedOptions } from '../api.ts';

/** Leaves a roadmap that was joined, after asking. */
export function LeaveRoadmap({ joined: { dealId, ownerName } }: { joined: JoinedDeal }) {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const leave = useMutation({
    mutationFn: () => browserApi.call(leaveDeal, { params: { dealId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: joinedOptions.queryKey }),
  });
  return (
    <div data-print="hide">
      <Button size="small" variant="quiet" onClick={() => setIsAsking(true)}>
        Leave
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Leave ${ownerName}’s roadmap?`}
        size="small"
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              Stay
            </Button>
            <Button variant="destructive" busy={leave.isPending} onClick={() => leave.mutate()}>
              Leave
            </Button>
          </>
        }
      >
        You see it no more; what you ticked and noted stays. {ownerName} is told. To come back you need a new invitation.
        {leave.isError ? <FailureNotice className="mt-4" /> : null}
      </Dialog>
    </div>
  );
}
