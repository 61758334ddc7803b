import { data } from 'react-router';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { siteContext } from '#platform/web/site-context.ts';
import { UiGallery } from '#ui/gallery-page/ui-gallery.tsx';
import type { Route } from './+types/ui';

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(siteContext).isDevelopment) throw data({ detail: 'There is no page at this address.' }, { status: 404 });
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Parts',
    description: 'Every part in every state.',
    path: '/ui',
    isIndexed: false,
  });
}

export default function Ui() {
  return <UiGallery />;
}
