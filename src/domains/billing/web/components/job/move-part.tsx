import { formatMoney } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type Milestone, type MilestoneVerb, moveMilestone } from '../../../contract/milestones.ts';
import { MONEY_READS } from '../../api.ts';
import { readCents } from '../../read-cents.ts';
import { MOVE_WORDS } from '../../say-milestone.ts';

interface MovePartProps {
  part: Milestone;
  verb: MilestoneVerb;
  onClose: () => void;
}

/** Asks once more before money moves, with the words and the amount that go with it. */
export function MovePart({ part, verb, onClose }: MovePartProps) {
  const words = MOVE_WORDS[verb];
  const most = part.remainingCents - 1;
  const form = useForm({
    start: { text: '', amount: '' },
    check: ({ text, amount }) => {
      const cents = readCents(amount);
      return {
        ...(words.isRequired === true && text.trim() === '' ? { text: `Say ${words.note?.toLowerCase() ?? 'why'}` } : {}),
        ...(verb === 'release-part' && (cents === null || cents < 1 || cents > most)
          ? { amount: `Give an amount from $0.01 to ${formatMoney(most, 'always')}` }
          : {}),
      };
    },
    send: ({ text, amount }) =>
      browserApi.call(moveMilestone, {
        params: { milestoneId: part.id },
        body: { verb, text: text.trim(), ...(verb === 'release-part' ? { cents: readCents(amount) ?? 0 } : {}) },
      }),
    refreshes: MONEY_READS,
    answered: onClose,
    done: { title: words.done },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={`${part.title}, ${formatMoney(part.remainingCents, 'always')}. ${words.about}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <SubmitButton of={form} variant={verb === 'give-back' ? 'destructive' : 'primary'}>
            {words.label}
          </SubmitButton>
        </>
      }
    >
      <Form of={form} className="space-y-4" label={words.title}>
        {verb === 'release-part' ? (
          <Field {...form.field('amount')} label="Amount" hint={`Up to ${formatMoney(most, 'always')}`} required>
            <TextInput prefix="$" inputMode="decimal" />
          </Field>
        ) : null}
        {words.note === undefined ? null : (
          <Field {...form.field('text')} label={words.note} hint="The other side reads this." required={words.isRequired}>
            <TextArea rows={4} maxLength={4000} />
          </Field>
        )}
      </Form>
    </Dialog>
  );
}
