import { createContext, useRouteLoaderData } from 'react-router';
import type { Site } from './site.ts';

/** For loaders. */
export const siteContext = createContext<Site>();

/** For components: the root loader's data. */
export function useSite(): Site {
  const data = useRouteLoaderData<{ site: Site }>('root');
  if (data === undefined) throw new Error('useSite needs the root route');
  return data.site;
}
