import { useQuery, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#platform/web/api-client.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { listOpenings, scheduleSchema, setSchedule, type ScheduleAnswer, type ScheduleForm } from '../../contract.ts';
import { scheduleOptions } from '../api.ts';
import { RulesForm } from './rules-form.tsx';

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
        {(answer) => <HomeRules key={answer.version} listingKey={listingKey} answer={answer} />}
      </Loaded>
    </Card>
  );
}

function HomeRules({ listingKey, answer }: { listingKey: string; answer: ScheduleAnswer }) {
  const client = useQueryClient();
  const save = useWrite(
    (body: ScheduleForm) => browserApi.call(setSchedule, { params: { listingKey }, body: { ...body, version: answer.version } }),
    {
      answered: (saved) => (saved === null ? undefined : showAnswer(client, scheduleOptions(listingKey), saved)),
      refreshes: [listOpenings],
      done: { title: 'Saved. Buyers see these times from now on.' },
      tells: 'page',
    },
  );
  return (
    <RulesForm
      saved={answer.schedule}
      answer={answer}
      schema={scheduleSchema}
      save={save}
      words={{ of: 'the home', guests: 'buyers', meeting: 'visit', button: 'Save showing times' }}
    />
  );
}
