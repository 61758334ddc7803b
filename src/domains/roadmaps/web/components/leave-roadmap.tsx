import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { leaveRoadmap, type JoinedRoadmap } from '../../contract.ts';
import { joinedOptions } from '../api.ts';

/** Leaves a roadmap that was joined, after asking. */
export function LeaveRoadmap({ joined: { roadmapId, ownerName } }: { joined: JoinedRoadmap }) {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const leave = useMutation({
    mutationFn: () => browserApi.call(leaveRoadmap, { params: { roadmapId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: joinedOptions.queryKey }),
  });
  return (
    <div data-print="hide">
      <Button size="small" variant="quiet" onClick={() => setIsAsking(true)}>
        Leave
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Leave ${ownerName}’s roadmap?`}
        confirm="Leave"
        cancel="Stay"
        onConfirm={() => leave.mutate()}
        busy={leave.isPending}
        failed={leave.isError}
      >
        You see it no more; what you ticked and noted stays. {ownerName} is told. To come back you need a new invitation.
      </ConfirmDialog>
    </div>
  );
}
