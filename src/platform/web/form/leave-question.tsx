import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <ConfirmDialog open onOpenChange={onStay} title="Leave this page?" cancel="Stay" confirm="Leave" onConfirm={onLeave}>
      What you typed here hasn’t been sent, and leaving deletes it.
    </ConfirmDialog>
  );
}
