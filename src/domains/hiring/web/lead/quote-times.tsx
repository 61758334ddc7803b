import { addDays, utcDay } from '#lib/calendar.ts';
import { formatDuration } from '#lib/format.ts';
import { readLocalTime, writeLocalTime } from '#lib/local-time.ts';
import type { FormRows } from '#platform/web/form/form-rows.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Plus, Trash2 } from '#ui/icons/index.ts';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { JOB_LENGTHS, JOB_MINUTES } from '../../model/hiring-terms.ts';
import type { QuoteTerms } from '../../model/quote-terms.ts';
import { MOST_LETTERS } from '../../model/limits.ts';

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
                value={writeLocalTime(option.startsAt)}
                onChange={({ target }) => {
                  const startsAt = readLocalTime(target.value);
                  if (startsAt !== null) options.change(index, { startsAt });
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
                maxLength={MOST_LETTERS.timeNote}
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
              startsAt: `${addDays(utcDay(new Date()), 7)}T16:00:00.000Z`,
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
