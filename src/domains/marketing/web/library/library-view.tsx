import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { buttonClasses } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Images } from '#ui/icons/index.ts';
import { AppLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { TabLinks } from '#ui/tabs.tsx';
import { materialsOptions } from '../api.ts';
import { BrandView } from '../brand/brand-view.tsx';
import { Library } from './library.tsx';

/** The materials of the caller's homes, and the brand kit. */
export function LibraryView({ frame }: PersonalViewProps) {
  const [params] = useSearchParams();
  const isBrand = params.get('tab') === 'brand';
  const listing = params.get('listing');
  const studio = listing === null ? '/generate-marketing-materials' : `/generate-marketing-materials/${listing}`;
  return (
    <Page
      {...frame}
      actions={
        <AppLink href={studio} className={buttonClasses({})}>
          Make materials
        </AppLink>
      }
    >
      <TabLinks
        label="Marketing"
        className="mt-4"
        links={[
          { href: tabHref(params, null), label: 'Materials', current: !isBrand },
          { href: tabHref(params, 'brand'), label: 'Brand kit', current: isBrand },
        ]}
      />
      {isBrand ? <BrandView /> : <Materials studio={studio} />}
    </Page>
  );
}

/** A tab with what else the address says: the home that its materials are of, and how they are filtered. */
function tabHref(shown: URLSearchParams, tab: 'brand' | null): string {
  const query = new URLSearchParams(shown);
  if (tab === null) query.delete('tab');
  else query.set('tab', tab);
  return query.size === 0 ? '/marketing-materials' : `/marketing-materials?${query.toString()}`;
}

function Materials({ studio }: { studio: string }) {
  const query = useQuery({ ...materialsOptions(), meta: { follows: ['own-listings'] } });
  return (
    <Loaded
      query={query}
      pending={<SkeletonRows />}
      className="mt-8"
      failed="We couldn’t load your materials"
      isEmpty={({ materials }) => materials.length === 0}
      empty={
        <EmptyState
          icon={Images}
          level={2}
          className="mt-8"
          title="No materials yet"
          action={
            <AppLink href={studio} className={buttonClasses({})}>
              Make your first ones
            </AppLink>
          }
        >
          Choose a home, and we’ll make flyers, postcards, signs and posts from its facts and photos.
        </EmptyState>
      }
    >
      {({ materials }) => <Library materials={materials} />}
    </Loaded>
  );
}
