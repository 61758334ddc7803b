import { useEffect, type ReactNode } from 'react';
import type { z } from 'zod';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { type FormOptions, useForm } from '#platform/web/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { focusFirstWrong } from '#ui/focus-first-wrong.ts';
import { Notice } from '#ui/notice.tsx';
import type { ScheduleAnswer, ScheduleForm } from '../../contract.ts';
import { DaysOff } from './days-off.tsx';
import { EventTypes } from './event-types.tsx';
import type { RulesWords } from './rules-words.ts';
import type { PreviewHosts } from '../../model/slots/preview-slots.ts';
import { SlotPreview } from './slot-preview.tsx';
import type { NewestRules } from './use-edited-rules.ts';
import { WeeklyHours } from './weekly-hours.tsx';

interface RulesFormProps<Rules extends ScheduleForm, Answer> extends Pick<
  FormOptions<Rules, Rules, Answer>,
  'send' | 'answered' | 'failed' | 'refreshes' | 'done'
> {
  saved: Rules;
  answer: ScheduleAnswer;
  newest: NewestRules;
  schema: z.ZodType<Rules>;
  words: RulesWords;
  /** When those who are chosen are somewhere else. */
  busyOf?: (rules: Rules) => PreviewHosts | undefined;
  /** What stands above the rules. */
  children?: (rules: Rules, change: (part: Partial<Rules>) => void) => ReactNode;
}

/** In a seller’s settings, and in the steps to a sale. */
const CHOOSES_RULES = ['tab', 'listing'] as const;

/** Rules of a schedule as a form, with the times that they make. */
export function RulesForm<Rules extends ScheduleForm, Answer>({
  saved,
  answer,
  newest,
  schema,
  words,
  busyOf,
  children,
  ...sending
}: RulesFormProps<Rules, Answer>) {
  const form = useForm<Rules, Answer, Rules>({ ...sending, start: saved, schema, guards: CHOOSES_RULES });
  const rules = form.values;
  const read = schema.safeParse(rules);
  const wrong = read.success ? undefined : (read.error.issues[0]?.message ?? 'Something’s missing');
  const { attempt, box } = form;
  useEffect(() => {
    if (attempt > 0) focusFirstWrong(box.current);
  }, [attempt, box]);
  const { isChanged, isBusy } = form;
  const { isNewer, show } = newest;
  useEffect(() => {
    if (isNewer && !isChanged) show();
  }, [isNewer, isChanged, show]);
  function change(part: Partial<Rules>) {
    for (const name of Object.keys(part) as (keyof Rules & string)[]) {
      const value = part[name];
      if (value !== undefined) form.set(name, value);
    }
  }
  // What all schedules have is of the same shape in each.
  const changeShared = (part: Partial<ScheduleForm>) => change(part as Partial<Rules>);
  const timeZone = 'timeZone' in rules && typeof rules.timeZone === 'string' ? rules.timeZone : answer.timeZone;
  return (
    <Form of={form} className="grid gap-8">
      {children?.(rules, change)}
      <EventTypes eventTypes={rules.eventTypes} words={words} onChange={(eventTypes) => changeShared({ eventTypes })} />
      <WeeklyHours rules={rules.rules} words={words} onChange={(weekly) => changeShared({ rules: weekly })} />
      <DaysOff overrides={rules.overrides} timeZone={timeZone} onChange={(overrides) => changeShared({ overrides })} />
      <SlotPreview
        form={rules}
        timeZone={timeZone}
        busy={answer.busy}
        hosts={busyOf?.(rules)}
        words={words}
        isValid={read.success}
      />
      {isNewer && isChanged && !isBusy ? (
        <Notice
          tone="warning"
          live
          title="These times changed in the meantime"
          action={
            <Button size="small" variant="secondary" onClick={show}>
              Show the new ones
            </Button>
          }
        >
          Someone saved other times since you started. Saving now puts yours in their place; showing the new ones drops what you
          changed here.
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton of={form}>{words.button}</SubmitButton>
        {isChanged ? (
          <Button variant="quiet" onClick={form.restart}>
            Undo changes
          </Button>
        ) : null}
        <p role="status" className="text-sm text-ink-soft">
          {wrong ?? (isChanged ? 'Not saved yet.' : '')}
        </p>
      </div>
    </Form>
  );
}
