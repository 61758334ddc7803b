import { lazy, Suspense } from 'react';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { getLegalAddition } from '../../contract.ts';
import type { Route } from './+types/privacy';
import { COLLECTED } from '../texts/collected-data.ts';

// People read the page before they use it: its script follows.
const PrivacyInForce = lazy(async () => ({ default: (await import('../texts/privacy-in-force.tsx')).PrivacyInForce }));

/** The table is data: read once, in no script. */
export async function loader({ context, request }: Route.LoaderArgs) {
  return {
    collected: COLLECTED.map(({ tables: _tables, ...row }) => row),
    addition: await loadForPage(() =>
      context.get(apiContext).call(getLegalAddition, {
        params: { text: 'privacy' },
        query: { preview: new URL(request.url).searchParams.get('preview') ?? undefined },
      }),
    ),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Privacy Policy',
    description: 'What is collected, why, for how long, and your rights. Nothing is sold.',
    path: '/privacy',
  });
}

export default function Privacy({ loaderData: { collected, addition } }: Route.ComponentProps) {
  return (
    <Suspense>
      <PrivacyInForce collected={collected} addition={addition} />
    </Suspense>
  );
}
