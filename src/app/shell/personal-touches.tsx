import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { HomeExtrasContext } from '#domains/listings/web/index.ts';
import { OwnHomesContext, SearchExtrasContext } from '#domains/search/web/index.ts';
import type { PersonalWorld } from './personal-world.tsx';

const QUIET_MS = 300;

/**
 * What a page has for its reader and not for everyone: hearts and more photos on cards, the comparison, news. It comes after the page
 * stands, so the page that the server makes is the same for all.
 */
export function PersonalTouches({ children }: { children: ReactNode }) {
  const [world, setWorld] = useState<PersonalWorld | null>(null);
  useEffect(() => {
    const timer = setTimeout(
      // A transition, because an urgent change of context would discard parts not hydrated yet.
      () => void import('./personal-world.tsx').then((module) => startTransition(() => setWorld(module.personalWorld))),
      QUIET_MS,
    );
    return () => clearTimeout(timer);
  }, []);
  return (
    <HomeExtrasContext value={world?.homeExtras ?? null}>
      <OwnHomesContext value={world?.ownHomes ?? null}>
        <SearchExtrasContext value={world?.SearchActions ?? null}>{children}</SearchExtrasContext>
      </OwnHomesContext>
      {world === null ? null : <world.Everywhere />}
    </HomeExtrasContext>
  );
}
