import { LocateFixed } from '#ui/icons/index.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PlaceWithCount } from '#domains/neighborhoods/contract.ts';
import { formatCount, formatNumber } from '#lib/format.ts';
import { InlineLink } from '#ui/link.tsx';
import type { Nearby } from './find-near.ts';

type State = { kind: 'idle' | 'asking' | 'failed' } | Exclude<Nearby, { kind: 'homes' }>;

/** Homes near the reader. The browser asks for the location only after a press. */
export function NearMe({ cities }: { cities: readonly PlaceWithCount[] }) {
  const navigate = useNavigate();
  const [state, setState] = useState<State>({ kind: 'idle' });

  async function ask() {
    setState({ kind: 'asking' });
    try {
      const { findNear } = await import('./find-near.ts');
      const nearby = await findNear(cities);
      if (nearby.kind !== 'homes') setState(nearby);
      else {
        setState({ kind: 'idle' });
        await navigate(nearby.href);
      }
    } catch {
      setState({ kind: 'failed' });
    }
  }

  return (
    <>
      <button
        type="button"
        onClick={() => void ask()}
        aria-disabled={state.kind === 'asking'}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-info underline underline-offset-4"
      >
        <LocateFixed aria-hidden="true" className="size-4" />
        {state.kind === 'asking' ? 'Finding where you are…' : 'Homes near me'}
      </button>
      <p role="status" className={state.kind === 'idle' || state.kind === 'asking' ? 'sr-only' : 'w-full text-ink-soft'}>
        <Told state={state} />
      </p>
    </>
  );
}

function Told({ state }: { state: State }) {
  if (state.kind === 'elsewhere') {
    const { city, miles } = state;
    return (
      <>
        No home is for sale here within 5 miles of you. The nearest are in <CityLink city={city} />, some{' '}
        {formatNumber(miles < 20 ? Math.max(1, miles) : Math.round(miles / 10) * 10)} miles away.
      </>
    );
  }
  if (state.kind === 'unknown') {
    const why = state.isDeclined
      ? 'Your browser isn’t allowed to share your location.'
      : 'Your browser couldn’t find your location.';
    if (state.city === undefined) return why;
    return (
      <>
        {why} Most homes for sale are in <CityLink city={state.city} />.
      </>
    );
  }
  return state.kind === 'failed' ? 'We couldn’t load the homes near you. Check your connection and try again.' : '';
}

function CityLink({ city: { slug, name, activeCount } }: { city: PlaceWithCount }) {
  return (
    <InlineLink href={`/property-search?place=${slug}`}>
      {name} ({formatCount(activeCount, 'home')})
    </InlineLink>
  );
}
