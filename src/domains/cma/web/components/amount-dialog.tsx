import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';

export interface HandSet {
  cents: number;
  reason: string;
}

interface AmountDialogProps {
  title: string;
  description?: string | undefined;
  cents: number;
  /** Why it was set by hand; null where it was computed. */
  reason: string | null;
  onClose: () => void;
  /** Null goes back to what the market says. */
  onSave: (next: HandSet | null) => Promise<boolean>;
}

const LEAST_REASON = 3;

/** An amount set by hand always says why. */
export function AmountDialog({ title, description, cents, reason, onClose, onSave }: AmountDialogProps) {
  const [amount, setAmount] = useState((cents / 100).toFixed(2));
  const [why, setWhy] = useState(reason ?? '');
  const [isBusy, setBusy] = useState(false);
  const formId = useId();
  const typed = toCents(amount);
  const isUsable = typed !== null && why.trim().length >= LEAST_REASON;

  async function save(next: HandSet | null) {
    setBusy(true);
    if (await onSave(next)) onClose();
    setBusy(false);
  }

  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <>
          {reason === null ? null : (
            <Button variant="quiet" disabled={isBusy} onClick={() => void save(null)}>
              Back to the market’s
            </Button>
          )}
          <Button type="submit" form={formId} busy={isBusy} disabled={!isUsable}>
            Set by hand
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isUsable && !isBusy) void save({ cents: typed, reason: why.trim() });
        }}
      >
        <Field
          label="Amount"
          hint="With a minus where the comparable is better"
          error={typed === null ? 'Give an amount in dollars, such as -7,500' : undefined}
        >
          <TextInput
            prefix="$"
            inputMode="decimal"
            value={amount}
            data-initial-focus
            onChange={(event) => setAmount(event.target.value)}
          />
        </Field>
        <Field label="Reason" hint="It stands in the report">
          <TextInput value={why} maxLength={300} onChange={(event) => setWhy(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}

/** Typed dollars as cents; null where that is no amount. */
function toCents(text: string): number | null {
  const figures = text.replaceAll(/[$,\s]/g, '').replace('−', '-');
  const dollars = Number(figures);
  return figures === '' || !Number.isFinite(dollars) ? null : Math.round(dollars * 100);
}
