import { lazy, Suspense } from 'react';
import { ApiError } from '#platform/web/api-client.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { expertHref } from '#lib/expert-paths.ts';
import { categoryOf, listExperts } from '../../contract.ts';
import { directoryHref } from '../directory/directory-href.ts';
import { readDirectory } from '../directory/read-directory.ts';
import type { Route } from './+types/experts';

// People read the page before they use it: its script follows.
const DirectoryPage = lazy(async () => ({ default: (await import('../directory/directory-page.tsx')).DirectoryPage }));

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { searchParams } = new URL(request.url);
  const state = readDirectory(searchParams);
  const typedZip = searchParams.get('zip')?.trim().slice(0, 20) ?? '';
  const title = state.category === undefined ? 'Experts' : categoryOf(state.category).plural;
  return loadForPage(async () => {
    try {
      const unknownZip = state.zip === undefined && typedZip !== '' ? typedZip : null;
      return { state, title, unknownZip, answer: await api.call(listExperts, { query: state }) };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422 || state.zip === undefined) throw error;
      const { zip, ...rest } = state;
      return { state: rest, title, unknownZip: zip, answer: await api.call(listExperts, { query: rest }) };
    }
  });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches);
  const { category, page = 1, ...chosen } = loaderData?.state ?? {};
  const title = loaderData?.title ?? 'Experts';
  const experts = loaderData?.answer.experts ?? [];
  return pageMeta({
    site,
    title,
    description: `${title} with what we verified about each: license, insurance, prices, area and reviews of finished jobs. No one pays for placement.`,
    path: directoryHref({ ...(category === undefined ? {} : { category }), page }),
    isIndexed: Object.keys(chosen).length === 0,
    structuredData: [
      {
        '@type': 'ItemList',
        numberOfItems: experts.length,
        itemListElement: experts.map((expert, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: `${site.publicUrl}${expertHref(expert.id)}`,
        })),
      },
    ],
  });
}

/** The directory of experts: every step of it is a link. */
export default function Experts({ loaderData: { state, answer, unknownZip } }: Route.ComponentProps) {
  return (
    <Suspense>
      <DirectoryPage state={state} answer={answer} unknownZip={unknownZip} />
    </Suspense>
  );
}
