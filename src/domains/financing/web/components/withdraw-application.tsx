import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { withdrawApplication } from '../../contract.ts';

interface WithdrawApplicationProps {
  label: string;
  onDone: () => void;
}

/** Deletes every answer, after asking. */
export function WithdrawApplication({ label, onDone }: WithdrawApplicationProps) {
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useMutation({ mutationFn: () => browserApi.call(withdrawApplication), onSuccess: onDone });
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden="true" className="size-4" /> {label}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Withdraw and delete?"
        size="small"
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              Keep it
            </Button>
            <Button variant="destructive" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
              Delete every answer
            </Button>
          </>
        }
      >
        {withdraw.isError ? <FailureNotice className="mb-4" /> : null}
        Every answer is deleted here. Copies you have given to lenders stay with them.
      </Dialog>
    </>
  );
}
