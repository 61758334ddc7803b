import { lazy, Suspense } from 'react';
import { findPriceGuide } from '#domains/hiring/contract.ts';
import { STATE_NAMES } from '#lib/us-states.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { siteContext } from '#platform/web/site-context.ts';
import { papersIn } from '../../model/owner-papers.ts';
import { OWNER_SERVICES } from '../../model/owner-sale.ts';
import { PlacePage, readPlace } from '../render/place.tsx';
import type { Route } from './+types/fsbo-expert-support';

const PATH = '/landing/fsbo-expert-support';

// People read the page before they use it: its script follows.
const OwnerSalePage = lazy(async () => ({ default: (await import('./fsbo-expert-support-page.tsx')).OwnerSalePage }));

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('state') ?? '';
  const state = Object.hasOwn(STATE_NAMES, asked) ? asked : null;
  const api = context.get(apiContext);
  return loadForPage(async () => ({
    place: readPlace(request, 'owner-sale', context.get(siteContext).productName),
    state,
    papers: papersIn(state),
    prices: await Promise.all(
      OWNER_SERVICES.map(async ({ key, category }) => ({
        key,
        guide: category === null ? null : await api.call(findPriceGuide, { query: { category, state: state ?? '' } }),
      })),
    ),
  }));
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Sell your home by owner, with help',
    description:
      'The steps of selling by owner, your state’s papers, what each service costs, and a checklist to print. Order only what you want.',
    path: PATH,
  });
}

export default function FsboExpertSupport(props: Route.ComponentProps) {
  return (
    <PlacePage experiment={props.loaderData.place.experiment}>
      <Suspense>
        <OwnerSalePage {...props} />
      </Suspense>
    </PlacePage>
  );
}
