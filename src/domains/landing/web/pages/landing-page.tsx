import { lazy, Suspense } from 'react';
import { redirect } from 'react-router';
import { assumedClosing } from '#domains/proceeds/contract.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Notice } from '#ui/notice.tsx';
import { getPagePreview, getShownPage } from '../../contract.ts';
import { ARM_HEADER, readArmHeader } from '../../model/arm-header.ts';
import { PlacePage } from '../render/place.tsx';
import type { Route } from './+types/landing-page';

// People read the page before they use it: its script follows.
const LandingBlocks = lazy(async () => ({ default: (await import('../render/landing-blocks.tsx')).LandingBlocks }));

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { search, searchParams: query } = new URL(request.url);
  const token = query.get('preview');
  const said = readArmHeader(request.headers.get(ARM_HEADER))?.experiment ?? null;
  const shown = await loadForPage(() =>
    token === null || token === ''
      ? api.call(getShownPage, { params: { slug }, query: said === null ? {} : { experiment: said.id, arm: said.arm } })
      : api.call(getPagePreview, { params: { token }, query: { slug, version: query.get('version') ?? undefined } }),
  );
  // What an advertisement adds to its address goes along.
  if (shown.to !== null) throw redirect(/[?#]/.test(shown.to) ? shown.to : `${shown.to}${search}`);
  return {
    slug,
    isPreview: token !== null,
    experiment: shown.experiment === null ? null : said,
    version: shown.version,
    closingDate: assumedClosing(new Date()),
    content: shown.content ?? { seo: null, blocks: [] },
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const seo = loaderData?.content.seo ?? null;
  return pageMeta({
    site: siteOf(matches),
    title: seo?.title ?? 'Landing page',
    description: seo?.description ?? '',
    path: `/landing/${loaderData?.slug ?? ''}`,
    ...(seo === null || seo.image === '' ? {} : { image: seo.image }),
    isIndexed: seo?.isIndexed === true && loaderData?.isPreview === false,
  });
}

export default function LandingPage({
  loaderData: { slug, isPreview, version, closingDate, experiment, content },
}: Route.ComponentProps) {
  const page = (
    <Suspense>
      <LandingBlocks
        slug={slug}
        version={version}
        isPreview={isPreview}
        closingDate={closingDate}
        blocks={content.blocks}
        above={
          isPreview ? (
            <Notice>A preview for editors: visitors don’t see it, it’s never counted, and its forms send nothing.</Notice>
          ) : null
        }
      />
    </Suspense>
  );
  return <PlacePage experiment={experiment}>{page}</PlacePage>;
}
