import { Trash2 } from '#ui/icons/index.ts';
import { useState } from 'react';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { leaveJoined, deleteApplication } from '../../contract.ts';

const WORDS = {
  own: {
    title: 'Withdraw and delete?',
    confirm: 'Delete every answer',
    text: 'This deletes every answer and file here, including your co-borrower’s. Lenders keep the copies you gave them.',
  },
  joined: {
    title: 'Leave this application?',
    confirm: 'Leave and delete my part',
    text: 'We delete your answers and files in it, and tell the person who started it. Lenders keep the copies that you gave them.',
  },
} as const;

interface EndApplicationProps {
  label: string;
  /** One's own, or one's part in another's. */
  of?: keyof typeof WORDS;
  onDone: () => void;
}

/** Deletes every answer, after asking. */
export function EndApplication({ label, of = 'own', onDone }: EndApplicationProps) {
  const [isAsking, setIsAsking] = useState(false);
  const end = useWrite(of === 'own' ? deleteApplication : leaveJoined, { done: () => onDone(), tells: 'page' });
  const words = WORDS[of];
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden="true" className="size-4" /> {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.title}
        confirm={words.confirm}
        onConfirm={() => void end.run()}
        busy={end.isBusy}
        failed={end.failure !== undefined}
      >
        {words.text}
      </ConfirmDialog>
    </>
  );
}
