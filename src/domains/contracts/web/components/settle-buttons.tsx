import { Button } from '#ui/button.tsx';

interface SettleButtonsProps {
  /** The term or time that they settle. */
  label: string;
  isBusy: boolean;
  /** Undefined where there is nothing to confirm. */
  onConfirm: (() => void) | undefined;
  /** Undefined where nothing was settled. */
  onTakeBack: (() => void) | undefined;
  isOpen: boolean;
  onToggle: () => void;
}

/** What a person does about something that was read: confirms it, takes that back, or opens its correction, beside which neither stands. */
export function SettleButtons({ label, isBusy, onConfirm, onTakeBack, isOpen, onToggle }: SettleButtonsProps) {
  return (
    <>
      {isOpen || onConfirm === undefined ? null : (
        <Button size="small" variant="secondary" busy={isBusy} aria-label={`Confirm: ${label}`} onClick={onConfirm}>
          Confirm
        </Button>
      )}
      {isOpen || onTakeBack === undefined ? null : (
        <Button size="small" variant="quiet" busy={isBusy} aria-label={`Undo: ${label}`} onClick={onTakeBack}>
          Undo
        </Button>
      )}
      <Button size="small" variant="quiet" aria-expanded={isOpen} aria-label={`Correct: ${label}`} onClick={onToggle}>
        Correct
      </Button>
    </>
  );
}
