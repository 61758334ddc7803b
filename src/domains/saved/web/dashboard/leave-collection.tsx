import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#domains/accounts/web/index.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { type Collection, removeMember } from '../../contract.ts';
import { COLLECTION_READS, collectionQuery } from '../api.ts';

interface LeaveCollectionProps {
  collection: Collection;
  onLeft: () => void;
}

/** Lets an invited person leave: only a new invitation brings them back, so it asks first. */
export function LeaveCollection({ collection: { id, name, ownerName }, onLeft }: LeaveCollectionProps) {
  const client = useQueryClient();
  const session = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const userId = session.status === 'signed-in' ? session.user.uid : '';
  const leave = useWrite(removeMember, {
    answered() {
      onLeft();
      client.removeQueries({ queryKey: collectionQuery(id).queryKey });
    },
    refreshes: COLLECTION_READS,
    tells: 'page',
  });
  return (
    <>
      <Button size="small" variant="quiet" className="mt-2 -ml-3" onClick={() => setIsAsking(true)}>
        Leave this collection
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Leave “${name}”?`}
        confirm="Leave"
        cancel="Stay"
        onConfirm={() => void leave.run({ params: { id, userId } })}
        busy={leave.isBusy}
        failed={leave.failure !== undefined}
      >
        What you wrote stays there. Only {ownerName} can invite you again.
      </ConfirmDialog>
    </>
  );
}
