import { lazy, Suspense } from 'react';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { keptNowhere } from '#platform/web/page-headers.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Card } from '#ui/card.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import { listHostOpenings } from '../../contract.ts';
import type { Route } from './+types/booking-page';

// People read the page before they use it: its script follows.
const BookPerson = lazy(async () => ({ default: (await import('../components/book-person.tsx')).BookPerson }));

export async function loader({ context, params: { handle } }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { label } = await loadForPage(() => api.call(listHostOpenings, { params: { handle } }));
  return { name: label };
}

export const headers = keptNowhere;

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  const name = loaderData?.name ?? 'someone';
  return pageMeta({
    site: siteOf(matches),
    title: `Book a time with ${name}`,
    description: `Free times of ${name}, to book right away.`,
    path: `/book/${params.handle}`,
    isIndexed: false,
  });
}

/** Where anybody books the time of one person. */
export default function BookingPage({ loaderData, params: { handle } }: Route.ComponentProps) {
  return (
    <Page width="text" title={`Book a time with ${loaderData.name}`} lead="Pick a free time.">
      <Card className="mt-8 min-h-96">
        <Suspense fallback={<SkeletonFields fields={4} />}>
          <BookPerson key={handle} handle={handle} name={loaderData.name} />
        </Suspense>
      </Card>
    </Page>
  );
}
