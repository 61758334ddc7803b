import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Delivery, wasMailed } from '#lib/contact-words.ts';
import { ApiError } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';

interface WithdrawButtonProps {
  /** "question", "tour". */
  what: string;
  /** Whom it went to, and what became of it. */
  sent: { sentTo: string; delivery: Delivery };
  /** Path of the list that changes. */
  listPath: string;
  withdraw: () => Promise<{ isFirmTold: boolean } | null>;
}

/** Takes something sent back, after asking: the firm is told, and that cannot be undone. */
export function WithdrawButton({ what, sent, listPath, withdraw }: WithdrawButtonProps) {
  const client = useQueryClient();
  const { toast } = useToast();
  const [isAsking, setAsking] = useState(false);
  const send = useMutation({
    mutationFn: withdraw,
    async onSuccess(answer) {
      await client.invalidateQueries({ queryKey: [listPath] });
      setAsking(false);
      toast({
        title: `Your ${what} is withdrawn`,
        description: answer?.isFirmTold === true ? `${sent.sentTo} is told by mail.` : undefined,
      });
    },
  });
  return (
    <>
      <Button size="small" variant="quiet" className="-ml-3" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Withdraw this ${what}?`}
        confirm="Withdraw"
        onConfirm={() => send.mutate()}
        busy={send.isPending}
      >
        {send.isError ? (
          <Notice tone="error" live className="mb-4" title="It was not withdrawn">
            {send.error instanceof ApiError ? send.error.detail : 'Please try again.'}
          </Notice>
        ) : null}
        <p>
          {wasMailed(sent) ? `${sent.sentTo} is told by mail that no answer is needed.` : 'It was mailed to nobody.'} This cannot
          be undone.
        </p>
      </ConfirmDialog>
    </>
  );
}
