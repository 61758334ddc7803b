import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { keptNowhere } from '#platform/web/page-headers.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { buttonClasses } from '#ui/button.tsx';
import { AppLink } from '#ui/link.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { Page } from '#ui/page.tsx';
import { getAdvertisedHome } from '../../contract.ts';
import type { Route } from './+types/shared-photos';

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return loadForPage(() => api.call(getAdvertisedHome, { params: { code: params.token } }));
}

export const headers = keptNowhere;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Untouched photos',
    description: 'A home’s altered photos next to the originals.',
    path: '/shared/photos',
    isIndexed: false,
  });
}

/** Where the code on a material leads for its altered photos, and for a home that buyers do not see. */
export default function SharedPhotos({ loaderData: { isPublic, label, listingKey, pairs } }: Route.ComponentProps) {
  const toHome =
    listingKey === null ? null : (
      <AppLink href={`/property/${encodeURIComponent(listingKey)}`} className={buttonClasses({})}>
        {isPublic ? 'See the home' : 'See what happened to it'}
      </AppLink>
    );
  if (!isPublic)
    return (
      <MessagePage
        title={listingKey === null ? 'This home isn’t public yet' : 'This home isn’t on the market'}
        actions={
          toHome ?? (
            <AppLink href="/property-search" className={buttonClasses({})}>
              Search homes
            </AppLink>
          )
        }
      >
        The material with this code was made for a home buyers can’t see right now. Its photos come back when it does.
      </MessagePage>
    );
  return (
    <Page
      title="Altered photos and their originals"
      lead={`${label ?? 'A home for sale'}. Each altered photo appears next to the picture as it was taken.`}
      actions={toHome}
    >
      {pairs.length === 0 ? <p className="mt-8">None of this home’s photos are altered now.</p> : null}
      <ul className="mt-8 grid gap-12">
        {pairs.map(({ label: alteration, alt, altered, original }) => (
          <li key={altered} className="grid gap-4 md:grid-cols-2">
            <Shown src={altered} alt={`${alt}, altered`} caption={alteration} />
            {original === null ? (
              <p className="self-center text-ink-soft">The original of this photo was removed.</p>
            ) : (
              <Shown src={original} alt={`${alt}, as it was taken`} caption="As it was taken" />
            )}
          </li>
        ))}
      </ul>
    </Page>
  );
}

function Shown({ src, alt, caption }: { src: string; alt: string; caption: string }) {
  return (
    <figure>
      <img src={src} alt={alt} width={800} height={533} className="aspect-3/2 w-full rounded-card object-cover" />
      <figcaption className="mt-2 text-sm text-ink-soft">{caption}</figcaption>
    </figure>
  );
}
