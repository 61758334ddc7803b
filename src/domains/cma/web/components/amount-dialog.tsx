import { LEAST_LETTERS, MOST_LETTERS } from '../../model/limits.ts';
import { plainDollars } from '#lib/money.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
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
  /** Null goes back to the market's amount. */
  onSave: (next: HandSet | null) => Promise<boolean>;
}

/** An amount set by hand always needs a reason. */
export function AmountDialog({ title, description, cents, reason, onClose, onSave }: AmountDialogProps) {
  const form = useForm({
    start: { amount: plainDollars(cents), why: reason ?? '' },
    check: ({ amount, why }) => ({
      amount: toCents(amount) === null ? 'Give an amount in dollars, such as -7,500' : undefined,
      why: why.trim().length < LEAST_LETTERS.reason ? 'Give a reason' : undefined,
    }),
    async send({ amount, why }) {
      const typed = toCents(amount);
      if (typed !== null && (await onSave({ cents: typed, reason: why.trim() }))) onClose();
    },
  });
  const back = useWrite(async () => {
    if (await onSave(null)) onClose();
  });

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
            <Button variant="quiet" disabled={form.isBusy || back.isBusy} onClick={() => void back.run()}>
              Use the market’s
            </Button>
          )}
          <SubmitButton of={form}>Set by hand</SubmitButton>
        </>
      }
    >
      <Form of={form} className="space-y-4">
        <Field {...form.field('amount')} label="Amount" hint="Use a minus sign if the comparable is better">
          <TextInput prefix="$" inputMode="decimal" data-initial-focus />
        </Field>
        <Field {...form.field('why')} label="Reason" hint="It appears in the report">
          <TextInput maxLength={MOST_LETTERS.reason} />
        </Field>
      </Form>
    </Dialog>
  );
}

/** Typed dollars as cents; null if the text is not an amount. */
function toCents(text: string): number | null {
  const figures = text.replaceAll(/[$,\s]/g, '').replace('−', '-');
  const dollars = Number(figures);
  return figures === '' || !Number.isFinite(dollars) ? null : Math.round(dollars * 100);
}
