import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { listOpenings, scheduleSchema, setSchedule, type ScheduleAnswer, type ScheduleForm } from '../../contract.ts';
import { scheduleOptions } from '../api.ts';
import { DaysOff } from './days-off.tsx';
import { EventTypes } from './event-types.tsx';
import { SlotPreview } from './slot-preview.tsx';
import { WeeklyHours } from './weekly-hours.tsx';

/** When a home that its reader sells can be shown: a section of the seller's settings. */
export function ShowingRules({ listingKey }: { listingKey: string }) {
  return (
    <Card>
      <CardHeader
        level={2}
        title="Showing times"
        description="When buyers can book a visit, and how long before. Nothing can be booked until you open it; visits that are booked stay."
      />
      <Loaded query={useQuery(scheduleOptions(listingKey))} pending={<Skeleton className="h-96 w-full" />}>
        {(answer) => <RulesForm key={answer.version} listingKey={listingKey} answer={answer} />}
      </Loaded>
    </Card>
  );
}

function RulesForm({ listingKey, answer }: { listingKey: string; answer: ScheduleAnswer }) {
  const client = useQueryClient();
  const [form, setForm] = useState<ScheduleForm>(answer.schedule);
  const save = useWrite(
    (body: ScheduleForm) => browserApi.call(setSchedule, { params: { listingKey }, body: { ...body, version: answer.version } }),
    {
      answered: (saved) => (saved === null ? undefined : showAnswer(client, scheduleOptions(listingKey), saved)),
      refreshes: [listOpenings],
      done: { title: 'Saved. Buyers see these times from now on.' },
      tells: 'page',
    },
  );
  const read = scheduleSchema.safeParse(form);
  const wrong = read.success ? undefined : (read.error.issues[0]?.message ?? 'Something is missing');
  const isChanged = JSON.stringify(form) !== JSON.stringify(answer.schedule);
  const change = (part: Partial<ScheduleForm>) => setForm({ ...form, ...part });
  return (
    <div className="grid gap-8">
      <EventTypes eventTypes={form.eventTypes} onChange={(eventTypes) => change({ eventTypes })} />
      <WeeklyHours rules={form.rules} onChange={(rules) => change({ rules })} />
      <DaysOff overrides={form.overrides} timeZone={answer.timeZone} onChange={(overrides) => change({ overrides })} />
      <SlotPreview form={form} answer={answer} isValid={read.success} />
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
          Save showing times
        </Button>
        {isChanged ? (
          <Button variant="quiet" onClick={() => setForm(answer.schedule)}>
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
