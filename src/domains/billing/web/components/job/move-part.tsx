import { formatMoney } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type Milestone, type MilestoneVerb, moveMilestone } from '../../../contract/milestones.ts';
import { MONEY_READS } from '../../api.ts';
import { faultOfCents, readCents } from '../../read-cents.ts';
import { MOVE_WORDS } from '../../say-milestone.ts';
import { MOST_LETTERS } from '../../../model/limits.ts';

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
    start: { text: '', cents: '' },
    guards: true,
    check: ({ text, cents }) => ({
      text: text.trim() === '' ? words.missing : undefined,
      cents: verb === 'release-part' ? faultOfCents(cents, { least: 1, most }) : undefined,
    }),
    send: ({ text, cents }) =>
      browserApi.call(moveMilestone, {
        params: { milestoneId: part.id },
        body: {
          verb,
          text: text.trim(),
          ...(verb === 'release-part' ? { cents: readCents(cents) ?? 0, seenReleasedCents: part.releasedCents } : {}),
        },
      }),
    refreshes: MONEY_READS,
    answered: onClose,
    done: { title: words.done },
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={words.title}
      description={`${part.title}, ${formatMoney(part.remainingCents, 'always')}. ${words.about}`}
      className="space-y-4"
      label={words.title}
      button={words.label}
      tone={verb === 'give-back' ? 'destructive' : 'primary'}
      cancel="Not now"
    >
      {verb === 'release-part' ? (
        <Field {...form.field('cents')} label="Amount" hint={`Up to ${formatMoney(most, 'always')}`} required>
          <TextInput prefix="$" inputMode="decimal" />
        </Field>
      ) : null}
      {words.note === undefined ? null : (
        <Field
          {...form.field('text')}
          label={words.note}
          hint="The other side will see this."
          required={words.missing !== undefined}
          optional={words.missing === undefined}
        >
          <TextArea rows={4} maxLength={MOST_LETTERS.milestone} />
        </Field>
      )}
    </FormDialog>
  );
}
