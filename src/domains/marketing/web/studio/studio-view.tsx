import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { STATUS_WORDS } from '#domains/listings/contract.ts';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { OwnListingOnly, ownListingsOptions } from '#domains/selling/web/index.ts';
import { isUuid } from '#lib/uuid.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { buttonClasses } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Home } from '#ui/icons/index.ts';
import { AppLink, InlineLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import { Studio } from './studio.tsx';

const PENDING = <SkeletonFields fields={7} />;

/** Where materials are made: of the listing in the address, or of one to be picked. */
export function StudioView({ frame }: PersonalViewProps) {
  const { listingId } = useParams();
  const [params] = useSearchParams();
  const materialId = params.get('material');
  return (
    <Page
      {...frame}
      title={materialId === null ? frame.title : 'Change a material'}
      crumbs={[
        { label: 'Marketing materials', href: '/marketing-materials' },
        { label: materialId === null ? 'Make' : 'Change' },
      ]}
    >
      {listingId === undefined ? (
        <Picker />
      ) : (
        <OwnListingOnly
          named={listingId}
          path="/generate-marketing-materials"
          elsewhere={<InlineLink href="/generate-marketing-materials">Pick one</InlineLink>}
        >
          {(id) => (
            <Studio
              key={`${id} ${materialId}`}
              listingId={id}
              materialId={materialId !== null && isUuid(materialId) ? materialId : null}
            />
          )}
        </OwnListingOnly>
      )}
    </Page>
  );
}

function Picker() {
  const query = useQuery({ ...ownListingsOptions(), meta: { follows: ['own-listings'] } });
  return (
    <Loaded
      query={query}
      pending={PENDING}
      className="mt-8"
      failed="We couldn’t load your listings"
      isEmpty={({ listings }) => listings.length === 0}
      empty={
        <EmptyState
          icon={Home}
          level={2}
          className="mt-8"
          title="You’re not selling a home yet"
          action={
            <AppLink href="/seller-flow/intent" className={buttonClasses({})}>
              Start to sell
            </AppLink>
          }
        >
          Materials are made from the facts and photos of a listing.
        </EmptyState>
      }
    >
      {({ listings }) => (
        <>
          <h2 className="mt-8 font-serif text-xl">Which home?</h2>
          <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {listings.map(({ id, label, standardStatus, coverPhotoId, photosCount }) => (
              <li
                key={id}
                className="relative flex gap-4 rounded-card border border-line bg-surface p-4 hover:border-line-strong"
              >
                {coverPhotoId === null ? (
                  <span className="flex size-20 shrink-0 items-center justify-center rounded-control bg-brand-tint text-brand">
                    <Home aria-hidden="true" className="size-6" />
                  </span>
                ) : (
                  <img
                    src={`/api/own-photos/${coverPhotoId}/480`}
                    alt=""
                    width={80}
                    height={80}
                    className="size-20 shrink-0 rounded-control object-cover"
                  />
                )}
                <span className="min-w-0">
                  <AppLink href={`/generate-marketing-materials/${id}`} className="font-medium after:absolute after:inset-0">
                    {label}
                  </AppLink>
                  <span className="block text-sm text-ink-soft">
                    {STATUS_WORDS[standardStatus]}, {photosCount === 1 ? '1 photo' : `${photosCount} photos`}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}
