import { useState } from 'react';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { leaveRoadmap, listJoinedRoadmaps, type JoinedRoadmap } from '../../contract.ts';

/** Leaves a joined roadmap after a confirmation. */
export function LeaveRoadmap({ joined: { roadmapId, ownerName } }: { joined: JoinedRoadmap }) {
  const [isAsking, setIsAsking] = useState(false);
  const leave = useWrite(leaveRoadmap, { refreshes: [listJoinedRoadmaps], tells: 'page' });
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
        onConfirm={() => void leave.run({ params: { roadmapId } })}
        busy={leave.isBusy}
        failed={leave.failure !== undefined}
      >
        You no longer see it; what you ticked and noted stays. {ownerName} is told. To come back you need a new invitation.
      </ConfirmDialog>
    </div>
  );
}
