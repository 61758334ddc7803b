import { lazy, Suspense } from 'react';
import { ReaderEnd } from '#platform/web/reader-end.tsx';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { keptNowhere } from '#platform/web/page-headers.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Page } from '#ui/page.tsx';
import { roadmapSharing } from '../../contract.ts';
import { showDate } from '../today.ts';
import type { Route } from './+types/shared-roadmap';

// On the page from the start; only its script comes after the page has been shown.
const ReadOnlyRoadmap = lazy(async () => ({ default: (await import('../components/read-only-roadmap.tsx')).ReadOnlyRoadmap }));

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return loadForPage(() => api.call(roadmapSharing.open, { params: { token: params.token } }));
}

export const headers = keptNowhere;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'A buyer’s roadmap',
    description: 'The roadmap of a purchase that was shared with you.',
    path: '/buyer-workflow',
    isIndexed: false,
  });
}

/** What somebody with a link to a roadmap sees. */
export default function SharedRoadmap({ loaderData: { roadmap, sharedBy, expiresAt } }: Route.ComponentProps) {
  const done = roadmap.tasks.filter(({ status }) => status === 'done').length;
  const open = roadmap.tasks.filter(({ status }) => status === 'open' || status === 'doing').length;
  const dates = [
    roadmap.acceptedOn === null ? [] : [`offer accepted ${showDate(roadmap.acceptedOn)}`],
    roadmap.closingOn === null ? [] : [`closing ${showDate(roadmap.closingOn)}`],
  ].flat();
  return (
    <Page
      title={`${sharedBy}’s deal roadmap`}
      note={
        <>
          {roadmap.homeLabel === null ? '' : `${roadmap.homeLabel}. `}
          {done} done, {open} to go{dates.length === 0 ? '' : `; ${dates.join(', ')}`}. Shared to read until{' '}
          <ReaderEnd at={expiresAt} />.
        </>
      }
    >
      <Suspense>
        <ReadOnlyRoadmap roadmap={roadmap} />
      </Suspense>
    </Page>
  );
}
