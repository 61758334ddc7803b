import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FailureNotice } from './failure-notice.tsx';
import type { ModalProps } from './modal.tsx';

interface ConfirmDialogProps extends Pick<ModalProps, 'open' | 'onOpenChange' | 'title' | 'description' | 'children'> {
  /** The button's word for the action. */
  confirm: string;
  cancel?: string;
  onConfirm: () => void;
  /** Of a step that leads on, and destroys nothing. */
  tone?: 'destructive' | 'primary';
  busy?: boolean;
  failed?: boolean;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  confirm,
  cancel = 'Keep it',
  onConfirm,
  tone = 'destructive',
  busy,
  failed = false,
  children,
  ...modal
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...modal}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={() => modal.onOpenChange(false)}>
            {cancel}
          </Button>
          <Button variant={tone} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {failed ? <FailureNotice className="mb-4" /> : null}
      {children}
    </Dialog>
  );
}
