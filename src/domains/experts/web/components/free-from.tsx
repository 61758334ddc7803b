import { AfterHydration } from '#platform/web/after-hydration.tsx';
import { viewerTimeZone } from '#platform/web/display.ts';
import { type Free, sayFree } from '../say-facts.ts';

/** From when somebody has time, by the reader's days; until the page knows their zone, in UTC. */
export function FreeFrom({ of }: { of: Free }) {
  return <AfterHydration placeholder={sayFree(of, 'UTC')}>{() => sayFree(of, viewerTimeZone())}</AfterHydration>;
}
