import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { MODE_NAMES, TRAVEL_MODES } from '#domains/travel/web/index.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Field } from '#ui/field.tsx';
import { Page } from '#ui/page.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { type TourDayFacts } from '../../contract.ts';
import { inOrderOf } from '../../model/fit-tour-day.ts';
import { tourDayOptions } from '../api.ts';
import { sayDay } from '../components/say-times.ts';
import { DayPlan } from './day-plan.tsx';
import { PickHomes } from './pick-homes.tsx';
import { useDayAddress, type DayAddress } from './use-day-address.ts';

/** Several homes in one day: what is free, in which order, and asking all of them. */
export function TourDayView({ frame }: PersonalViewProps) {
  const [address, change] = useDayAddress();
  const { homes, date, mode } = address;
  const query = useQuery({ ...tourDayOptions(homes, date, mode), enabled: homes.length > 0, placeholderData: keepPreviousData });
  return (
    <Page
      {...frame}
      crumbs={[{ label: 'Appointments', href: '/appointments' }, { label: 'A day of tours' }]}
      actions={homes.length === 0 ? undefined : <PrintButton />}
    >
      <div className="mt-8 min-h-dvh">
        {homes.length === 0 ? null : (
          <Loaded query={query} pending={<SkeletonRows />}>
            {(facts) => (
              <>
                <Choices facts={facts} address={address} onChange={change} />
                {/* An answer may be older than the address: homes that left are gone at once, and the order is that of the address. */}
                <DayPlan key={facts.date} facts={inOrderOf(facts, homes)} address={address} onChange={change} />
              </>
            )}
          </Loaded>
        )}
        <PickHomes planned={homes} onAdd={(key) => change({ homes: [...homes, key] })} />
      </div>
    </Page>
  );
}

function Choices({
  facts: { date, days, homes },
  address: { mode },
  onChange,
}: {
  facts: TourDayFacts;
  address: DayAddress;
  onChange: (change: Partial<DayAddress>) => void;
}) {
  const name = (day: string) => sayDay(`${day}T12:00:00Z`, 'UTC', 'short');
  const known = days.some((day) => day.date === date) ? days : [{ date, homes: 0 }, ...days];
  return (
    <div className="grid max-w-xl gap-4 sm:grid-cols-2" data-print="hide">
      <Field label="Day">
        <Select
          value={date}
          options={known.map((day) => ({ value: day.date, label: `${name(day.date)} (${day.homes} of ${homes.length} free)` }))}
          onChange={({ target }) => onChange({ date: target.value })}
        />
      </Field>
      <Field label="How you get around">
        <Select
          value={mode}
          options={TRAVEL_MODES.map((value) => ({ value, label: MODE_NAMES[value] }))}
          onChange={({ target }) => onChange({ mode: TRAVEL_MODES.find((value) => value === target.value) ?? 'drive' })}
        />
      </Field>
    </div>
  );
}
