import { useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface UnsavedGuardProps {
  /** What would be lost, as a title names it. */
  what: string;
  isUnsaved: boolean;
  /** Answers whether it was saved; undefined where it cannot be as it stands. */
  onSave: (() => Promise<boolean>) | undefined;
}

/** Asks before a form is left with what was typed in it. */
export function UnsavedGuard({ what, isUnsaved, onSave }: UnsavedGuardProps) {
  const blocker = useBlocker(isUnsaved);
  const [isBusy, setBusy] = useState(false);
  useBeforeUnload((event) => {
    if (isUnsaved) event.preventDefault();
  });
  if (blocker.state !== 'blocked') return null;
  const { proceed, reset } = blocker;

  async function saveAndGoOn() {
    setBusy(true);
    const isSaved = await onSave?.();
    setBusy(false);
    if (isSaved === true) proceed();
    else reset();
  }

  return (
    <Dialog
      open
      size="small"
      onOpenChange={(isOpen) => !isOpen && reset()}
      title={`Save ${what} first?`}
      description="What you changed here is not saved yet."
      footer={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={() => proceed()}>
            Leave without saving
          </Button>
          {onSave === undefined ? (
            <Button onClick={() => reset()}>Stay here</Button>
          ) : (
            <Button busy={isBusy} onClick={() => void saveAndGoOn()}>
              Save and go on
            </Button>
          )}
        </>
      }
    />
  );
}
