import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { getExpert } from '#domains/experts/contract.ts';
import { isUuid } from '#lib/uuid.ts';
import { expertHref } from '#lib/expert-paths.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import type { Route } from './+types/service-provider';

// People read the page before they use it: its script follows.
const ProviderPage = lazy(async () => ({ default: (await import('./service-provider/provider-page.tsx')).ProviderPage }));

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  if (!isUuid(id)) throw data({ detail: 'There is no professional at this address.' }, { status: 404 });
  const api = context.get(apiContext);
  return loadForPage(async () => ({ expert: await api.call(getExpert, { params: { vendorId: id } }) }));
}

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  const site = siteOf(matches);
  const expert = loaderData?.expert;
  const name = expert?.name ?? 'Service provider';
  return pageMeta({
    site,
    title: name,
    description: `${name} in ${expert?.city ?? ''}: services, prices and area, and what exactly was verified, by whom and until when.`,
    path: expertHref(params.id),
    isIndexed: expert?.standing === 'listed',
    structuredData:
      expert === undefined
        ? []
        : [
            {
              '@type': 'LocalBusiness',
              name,
              url: `${site.publicUrl}${expertHref(expert.id)}`,
              address: { '@type': 'PostalAddress', addressLocality: expert.city, addressRegion: expert.state },
            },
          ],
  });
}

export default function ServiceProvider({ loaderData: { expert } }: Route.ComponentProps) {
  return (
    <Suspense>
      <ProviderPage expert={expert} />
    </Suspense>
  );
}
