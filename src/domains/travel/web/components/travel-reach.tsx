import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Select } from '#ui/select.tsx';
import { getTravelArea, getTravelInfo } from '../../contract.ts';
import { DEFAULT_ARRIVE_BY, encodeLimits } from '../../model/travel-limit.ts';
import type { TravelMode } from '../../model/travel-mode.ts';

interface ReachedPlace {
  slug: string;
  name: string;
  latitude: number | null;
  longitude: number | null;
}

const MODES: readonly { value: TravelMode; label: string }[] = [
  { value: 'walk', label: 'on foot' },
  { value: 'bike', label: 'by bike' },
  { value: 'transit', label: 'by transit' },
  { value: 'drive', label: 'by car' },
];
const MINUTES = [10, 15, 20, 30, 45, 60] as const;

/** The ground from which people reach the middle of a chosen place in time, by the stored streets and timetables. */
export function useTravelReach(places: readonly ReachedPlace[]) {
  const info = useQuery(endpointQuery(getTravelInfo));
  const networks = info.data?.networks ?? [];
  const located = places.flatMap((place) => {
    const { latitude, longitude } = place;
    return latitude === null || longitude === null ? [] : [{ slug: place.slug, name: place.name, latitude, longitude }];
  });
  const [slug, setSlug] = useState('');
  const [mode, setMode] = useState<TravelMode>('transit');
  const [minutes, setMinutes] = useState<number>(20);
  const place = located.find((one) => one.slug === slug);
  const limits =
    place === undefined
      ? ''
      : encodeLimits([
          {
            to: { longitude: place.longitude, latitude: place.latitude },
            mode,
            minutes,
            arriveBy: DEFAULT_ARRIVE_BY,
            label: place.name,
          },
        ]);
  const reach = useQuery({
    ...endpointQuery(getTravelArea, { query: { limits } }),
    enabled: limits !== '',
    placeholderData: keepPreviousData,
  });
  const hasTransit = networks.some((network) => network.hasTransit);
  return {
    isKnown: networks.length > 0 && located.length > 0,
    located,
    slug: place?.slug ?? '',
    setSlug,
    mode,
    setMode,
    modes: MODES.filter(({ value }) => hasTransit || value !== 'transit'),
    minutes,
    setMinutes,
    shade: limits === '' ? null : (reach.data?.area ?? null),
    words: limits === '' ? '' : reach.isError ? 'We couldn’t get the travel times.' : sayReach(reach.data?.isCovered),
  };
}

function sayReach(isCovered: boolean | undefined): string {
  if (isCovered === undefined) return 'Loading...';
  return isCovered ? `Tinted: there by ${DEFAULT_ARRIVE_BY} on a weekday` : 'We have no streets on record there.';
}

/** The map's travel times: to which area, how, and how long. */
export function TravelReach({ reach }: { reach: ReturnType<typeof useTravelReach> }) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line bg-surface p-2 text-sm">
      <Select
        compact
        aria-label="Travel time to"
        className="w-44"
        value={reach.slug}
        options={[
          { value: '', label: 'Travel time to …' },
          ...reach.located.map(({ slug, name }) => ({ value: slug, label: `To ${name}` })),
        ]}
        onChange={(event) => reach.setSlug(event.target.value)}
      />
      {reach.slug === '' ? null : (
        <>
          <Select
            compact
            aria-label="Minutes"
            className="w-28"
            value={String(reach.minutes)}
            options={MINUTES.map((minutes) => ({ value: String(minutes), label: `${minutes} min` }))}
            onChange={(event) => reach.setMinutes(Number(event.target.value))}
          />
          <Select
            compact
            aria-label="How"
            className="w-32"
            value={reach.mode}
            options={reach.modes}
            onChange={(event) => reach.setMode(MODES.find(({ value }) => value === event.target.value)?.value ?? 'walk')}
          />
        </>
      )}
      <p role="status" className="text-ink-soft">
        {reach.words}
      </p>
    </div>
  );
}
