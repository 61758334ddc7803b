import { useState, type ReactNode } from 'react';
import type { z } from 'zod';
import type { Write } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ScheduleAnswer, ScheduleForm } from '../../contract.ts';
import { DaysOff } from './days-off.tsx';
import { EventTypes } from './event-types.tsx';
import type { RulesWords } from './rules-words.ts';
import { SlotPreview, type PreviewHosts } from './slot-preview.tsx';
import { WeeklyHours } from './weekly-hours.tsx';

interface RulesFormProps<Form extends ScheduleForm> {
  saved: Form;
  answer: ScheduleAnswer;
  schema: z.ZodType;
  save: Write<Form, unknown>;
  words: RulesWords;
  /** When those who are chosen are somewhere else. */
  busyOf?: (form: Form) => PreviewHosts | undefined;
  /** What stands above the rules. */
  children?: (form: Form, change: (part: Partial<Form>) => void) => ReactNode;
}

/** Rules of a schedule as a form, with the times that they make. */
export function RulesForm<Form extends ScheduleForm>({
  saved,
  answer,
  schema,
  save,
  words,
  busyOf,
  children,
}: RulesFormProps<Form>) {
  const [form, setForm] = useState(saved);
  const read = schema.safeParse(form);
  const wrong = read.success ? undefined : (read.error.issues[0]?.message ?? 'Something’s missing');
  const isChanged = JSON.stringify(form) !== JSON.stringify(saved);
  const change = (part: Partial<Form>) => setForm({ ...form, ...part });
  const changeRules = (part: Partial<ScheduleForm>) => setForm({ ...form, ...part });
  const timeZone = 'timeZone' in form && typeof form.timeZone === 'string' ? form.timeZone : answer.timeZone;
  return (
    <div className="grid gap-8">
      {children?.(form, change)}
      <EventTypes eventTypes={form.eventTypes} words={words} onChange={(eventTypes) => changeRules({ eventTypes })} />
      <WeeklyHours rules={form.rules} words={words} onChange={(rules) => changeRules({ rules })} />
      <DaysOff overrides={form.overrides} timeZone={timeZone} onChange={(overrides) => changeRules({ overrides })} />
      <SlotPreview
        form={form}
        timeZone={timeZone}
        busy={answer.busy}
        hosts={busyOf?.(form)}
        words={words}
        isValid={read.success}
      />
      {save.failure === undefined ? null : (
        <Notice tone="error" live title="Not saved">
          {save.failure}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          busy={save.isBusy}
          disabled={wrong !== undefined || (!isChanged && answer.version > 0)}
          onClick={() => void save.run(form)}
        >
          {words.button}
        </Button>
        {isChanged ? (
          <Button variant="quiet" onClick={() => setForm(saved)}>
            Undo changes
          </Button>
        ) : null}
        <p role="status" className="text-sm text-ink-soft">
          {wrong ?? (isChanged ? 'Not saved yet.' : '')}
        </p>
      </div>
    </div>
  );
}
