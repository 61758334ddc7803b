import { formatMoney } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { decideMilestone, type Milestone } from '../../../contract/milestones.ts';
import { MONEY_READS } from '../../api.ts';
import { readCents } from '../../read-cents.ts';

/** An administrator divides what is held in dispute: so much to the vendor, the rest back to the client. */
export function DecidePart({ part }: { part: Milestone }) {
  const held = part.remainingCents;
  const form = useForm({
    start: { amount: '', text: '' },
    check: ({ amount, text }) => {
      const cents = readCents(amount);
      return {
        ...(cents === null || cents > held ? { amount: `Give an amount from $0.00 to ${formatMoney(held, 'always')}` } : {}),
        ...(text.trim().length < 3 ? { text: 'Say why: both sides will see it' } : {}),
      };
    },
    send: ({ amount, text }) =>
      browserApi.call(decideMilestone, {
        params: { milestoneId: part.id },
        body: { releaseCents: readCents(amount) ?? 0, text: text.trim() },
      }),
    guards: true,
    refreshes: MONEY_READS,
    done: { title: 'Decided. We let both sides know.' },
  });
  const toVendor = readCents(form.values.amount);
  return (
    <Form of={form} className="mt-3 space-y-3" label={`Decide on ${part.title}`}>
      <Field
        {...form.field('amount')}
        label="To the professional"
        hint={
          toVendor === null || toVendor > held
            ? `Of ${formatMoney(held, 'always')}; the rest goes back to the client`
            : `${formatMoney(held - toVendor, 'always')} goes back to the client`
        }
        required
      >
        <TextInput prefix="$" inputMode="decimal" maxLength={12} />
      </Field>
      <Field {...form.field('text')} label="Why" hint="Both sides will see this." required>
        <TextArea rows={3} maxLength={4000} />
      </Field>
      <SubmitButton of={form} size="small">
        Split it this way
      </SubmitButton>
    </Form>
  );
}
