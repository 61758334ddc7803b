import { addDays } from '#lib/calendar.ts';
import { formatDuration } from '#lib/format.ts';
import type { FormRows } from '#platform/web/form/form-rows.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Plus, Trash2 } from '#ui/icons/index.ts';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { JOB_LENGTHS, JOB_MINUTES } from '../../model/hiring-terms.ts';
import type { QuoteTerms } from '../../model/quote-terms.ts';

/** Up to three times at which the work can begin; the client chooses one. */
export function QuoteTimes({ options }: { options: FormRows<QuoteTerms['options'][number]> }) {
  return (
    <fieldset id={options.id} tabIndex={-1}>
      <legend className="mb-2 text-base font-semibold">When the work can begin</legend>
      <ul className="grid gap-3">
        {options.list.map((option, index) => (
          <li key={index} className="grid items-start gap-3 sm:grid-cols-[14rem_8rem_minmax(0,1fr)_auto]">
            <Field {...options.field(index, 'startsAt')} label={`Time ${index + 1}`}>
              <TextInput
                type="datetime-local"
                value={toLocal(option.startsAt)}
                onChange={({ target }) => {
                  const at = new Date(target.value);
                  if (!Number.isNaN(at.getTime())) options.change(index, { startsAt: at.toISOString() });
                }}
              />
            </Field>
            <Field {...options.field(index, 'minutes')} label="How long">
              <Select
                value={String(option.minutes ?? JOB_MINUTES)}
                options={JOB_LENGTHS.map((minutes) => ({ value: String(minutes), label: formatDuration(minutes) }))}
                onChange={({ target }) => options.change(index, { minutes: Number(target.value) })}
              />
            </Field>
            <Field {...options.field(index, 'note')} label="Note" optional>
              <TextInput
                value={option.note}
                maxLength={120}
                onChange={({ target }) => options.change(index, { note: target.value })}
              />
            </Field>
            <IconButton
              className="sm:mt-6"
              icon={Trash2}
              label={`Remove time ${index + 1}`}
              onClick={() => options.remove(index)}
            />
          </li>
        ))}
      </ul>
      {options.list.length >= 3 ? null : (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3"
          onClick={() =>
            options.add({
              startsAt: `${addDays(new Date().toISOString().slice(0, 10), 7)}T16:00:00.000Z`,
              note: '',
              minutes: JOB_MINUTES,
            })
          }
        >
          <Plus aria-hidden="true" className="size-4" />
          Offer a time
        </Button>
      )}
    </fieldset>
  );
}

/** An instant as the browser's own field writes it, in the reader's time. */
function toLocal(instant: string): string {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
