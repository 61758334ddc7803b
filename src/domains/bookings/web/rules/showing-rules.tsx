import { useQuery, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#platform/web/api-client.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import { homeScheduleSchema, listOpenings, setSchedule, type HomeScheduleAnswer, type Hosting } from '../../contract.ts';
import { scheduleOptions } from '../api.ts';
import { RulesForm } from './rules-form.tsx';
import type { PreviewHosts } from '../../model/slots/preview-slots.ts';
import { useEditedRules } from './use-edited-rules.ts';
import { WhoShows } from './who-shows.tsx';

/** When a home that its reader sells can be shown: a section of the seller's settings. */
export function ShowingRules({ listingKey }: { listingKey: string }) {
  return (
    <Card>
      <CardHeader
        level={2}
        title="Showing times"
        description="When buyers can book a visit, and how long before. Nothing can be booked until you open it and the home is public; booked visits stay."
      />
      <Loaded query={useQuery(scheduleOptions(listingKey))} pending={<SkeletonFields />}>
        {(answer) => <HomeRules key={listingKey} listingKey={listingKey} answer={answer} />}
      </Loaded>
    </Card>
  );
}

function HomeRules({ listingKey, answer }: { listingKey: string; answer: HomeScheduleAnswer }) {
  const client = useQueryClient();
  const { opened, open, newest } = useEditedRules(answer);
  return (
    <RulesForm
      key={opened.version}
      saved={opened.schedule}
      answer={answer}
      newest={newest}
      schema={homeScheduleSchema}
      send={(body) => browserApi.call(setSchedule, { params: { listingKey }, body: { ...body, version: answer.version } })}
      answered={async (now) => {
        await showAnswer(client, scheduleOptions(listingKey), now);
        open(now);
      }}
      failed={() => void client.invalidateQueries(scheduleOptions(listingKey))}
      refreshes={[listOpenings]}
      done={{ title: 'Saved. Buyers see these times while the home is for sale.' }}
      busyOf={({ hosting }) => listHosts(hosting, answer.people)}
      words={{
        zone: 'the home’s time zone',
        guests: 'buyers',
        meeting: 'visit',
        place: 'Where you meet, or the link of the call',
        asksPlace: false,
        button: 'Save showing times',
      }}
    >
      {(form, change) => <WhoShows hosting={form.hosting} people={answer.people} onChange={(hosting) => change({ hosting })} />}
    </RulesForm>
  );
}

/** When those who show the home are somewhere else. */
function listHosts(hosting: Hosting | null, people: HomeScheduleAnswer['people']): PreviewHosts | undefined {
  if (hosting === null) return undefined;
  return { how: hosting.how, busy: people.filter(({ userId }) => hosting.userIds.includes(userId)).map(({ busy }) => busy) };
}
