import { useQuery } from '@tanstack/react-query';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { CalendarDays } from '#ui/icons/index.ts';
import { AppLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { Appointment } from '../../contract.ts';
import { isInCalendar, shelfOf, type Shelf } from '../../model/appointment-words.ts';
import { appointmentsOptions } from '../api.ts';
import { useClock } from '../components/use-clock.ts';
import { AppointmentList } from './appointment-list.tsx';
import { WaitingList } from './waiting-list.tsx';
import { WeekCalendar } from './week-calendar.tsx';

const SHELVES: readonly { id: Shelf; label: string; none: string }[] = [
  { id: 'upcoming', label: 'Upcoming', none: 'Nothing coming up.' },
  { id: 'requests', label: 'Requests', none: 'Nothing needs an answer.' },
  { id: 'past', label: 'Past', none: 'Nothing in the past yet.' },
];

/** A person's appointments, as a list by where they stand, or as a week. */
export function AppointmentsView({ frame }: PersonalViewProps) {
  const [search, change] = useAddressQuery();
  const look = search.get('view') === 'week' ? 'week' : 'list';
  const now = useClock();
  return (
    <Page
      {...frame}
      actions={
        <Button asChild variant="secondary">
          <AppLink href="/appointments/day">Plan a day of tours</AppLink>
        </Button>
      }
    >
      <div className="mt-6 min-h-dvh">
        <WaitingList />
        <Loaded
          query={useQuery(appointmentsOptions())}
          pending={<SkeletonRows />}
          isEmpty={({ appointments }) => appointments.length === 0}
          empty={
            <EmptyState
              icon={CalendarDays}
              level={2}
              title="No appointments yet"
              action={
                <Button asChild>
                  <AppLink href="/property-search">Search homes</AppLink>
                </Button>
              }
            >
              Ask for a tour on a home’s page. Some homes let you book a free time right away.
            </EmptyState>
          }
        >
          {({ appointments }) => (
            <>
              <SegmentedControl
                legend="Show as"
                hideLegend
                segments={[
                  { value: 'list', label: 'List' },
                  { value: 'week', label: 'Week' },
                ]}
                value={look}
                onValueChange={(value) => change({ view: value === 'list' ? '' : value })}
              />
              {look === 'week' ? (
                <WeekCalendar appointments={appointments.filter(isInCalendar)} now={now} timeZone={viewerTimeZone()} />
              ) : (
                <Shelves
                  appointments={appointments}
                  now={now}
                  tab={search.get('tab')}
                  onTab={(tab) => change({ tab: tab === 'upcoming' ? '' : tab })}
                />
              )}
            </>
          )}
        </Loaded>
      </div>
    </Page>
  );
}

function Shelves({
  appointments,
  now,
  tab,
  onTab,
}: {
  appointments: readonly Appointment[];
  now: Date;
  tab: string | null;
  onTab: (tab: string) => void;
}) {
  const shelves = Map.groupBy(appointments, (one) => shelfOf(one, now));
  return (
    <Tabs
      className="mt-6"
      label="Appointments"
      value={tab ?? 'upcoming'}
      onValueChange={onTab}
      tabs={SHELVES.map(({ id, label, none }) => {
        const shown = shelves.get(id) ?? [];
        return {
          id,
          label,
          count: shown.length,
          content:
            shown.length === 0 ? (
              <p className="text-ink-soft">{none}</p>
            ) : (
              <AppointmentList appointments={id === 'past' ? shown.toReversed() : shown} now={now} />
            ),
        };
      })}
    />
  );
}
