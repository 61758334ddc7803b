import { useState } from 'react';
import type { Endpoint } from '#lib/endpoint.ts';
import { type Delivery, wasMailed } from '#lib/contact-words.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface WithdrawButtonProps {
  /** "question", "tour". */
  what: string;
  /** Whom it went to, and its status. */
  sent: { sentTo: string; delivery: Delivery };
  /** Reads the list that changes. */
  list: Pick<Endpoint, 'path'>;
  withdraw: () => Promise<{ isFirmTold: boolean } | null>;
  /** What the firm is told. */
  news?: string;
}

/** Withdraws a sent message, after asking: the firm hears of it, which cannot be undone. */
export function WithdrawButton({ what, sent, list, withdraw, news = 'no answer is needed' }: WithdrawButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const send = useWrite(withdraw, {
    refreshes: [list],
    tells: 'page',
    done(answer) {
      setAsking(false);
      return {
        title: `Your ${what} is withdrawn`,
        description: answer?.isFirmTold === true ? `We’ll email ${sent.sentTo}.` : undefined,
      };
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
        onConfirm={() => void send.run()}
        busy={send.isBusy}
      >
        <WriteFailure of={send} title="It was not withdrawn" className="mb-4" />
        <p>{wasMailed(sent) ? `We’ll email ${sent.sentTo} that ${news}.` : 'It was not mailed.'} This cannot be undone.</p>
      </ConfirmDialog>
    </>
  );
}
