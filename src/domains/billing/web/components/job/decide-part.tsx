import { formatMoney } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { useOpenDialog } from '#ui/open-dialogs.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { decideMilestone, type Milestone } from '../../../contract/milestones.ts';
import { MONEY_READS } from '../../api.ts';
import { faultOfCents, readCents } from '../../read-cents.ts';
import { MOST_LETTERS } from '../../../model/limits.ts';

/** An administrator divides what is held in dispute: so much to the vendor, the rest back to the client. */
export function DecidePart({ part }: { part: Milestone }) {
  const openDialog = useOpenDialog();
  return (
    <Button
      size="small"
      variant="secondary"
      className="mt-3"
      onClick={() => openDialog((close) => <Split part={part} onClose={close} />)}
    >
      Split the money<span className="sr-only">: {part.title}</span>
    </Button>
  );
}

function Split({ part, onClose }: { part: Milestone; onClose: () => void }) {
  const held = part.remainingCents;
  const form = useForm({
    start: { releaseCents: '', text: '' },
    check: ({ releaseCents, text }) => ({
      releaseCents: faultOfCents(releaseCents, { least: 0, most: held }),
      text: text.trim().length < 3 ? 'Say why: both sides will see it' : undefined,
    }),
    send: ({ releaseCents, text }) =>
      browserApi.call(decideMilestone, {
        params: { milestoneId: part.id },
        body: { releaseCents: readCents(releaseCents) ?? 0, text: text.trim() },
      }),
    guards: true,
    refreshes: MONEY_READS,
    answered: onClose,
    done: { title: 'Decided. We let both sides know.' },
  });
  const toVendor = readCents(form.values.releaseCents);
  const isSplit = toVendor !== null && toVendor <= held;
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={`Split the ${formatMoney(held, 'always')} on hold for ${part.title}`}
      description="The money moves right away. You can’t take it back."
      className="space-y-3"
      label={`Decide on ${part.title}`}
      button={
        isSplit ? `Pay ${formatMoney(toVendor, 'always')}, give back ${formatMoney(held - toVendor, 'always')}` : 'Split it'
      }
      tone="destructive"
    >
      <Field
        {...form.field('releaseCents')}
        label="To the professional"
        hint={
          isSplit
            ? `${formatMoney(held - toVendor, 'always')} goes back to the client`
            : `Of ${formatMoney(held, 'always')}; the rest goes back to the client`
        }
        required
      >
        <TextInput prefix="$" inputMode="decimal" />
      </Field>
      <Field {...form.field('text')} label="Why" hint="Both sides will see this." required>
        <TextArea rows={3} maxLength={MOST_LETTERS.milestone} />
      </Field>
    </FormDialog>
  );
}
