import { useQuery } from '@tanstack/react-query';
import { isUuid } from '#lib/uuid.ts';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { Loaded } from '#platform/web/loaded.tsx';
import { Notice } from '#ui/notice.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { ownListingsOptions } from './api.ts';

interface OwnListingOnlyProps {
  /** The listing in the address: its id, or the key of its public page, which leads to the id. */
  named: string;
  /** Of the page, without the listing. */
  path: string;
  /** Where to go if it is none of the reader’s. */
  elsewhere: ReactNode;
  children: (id: string) => ReactNode;
}

/** A page of one of the reader’s listings. */
export function OwnListingOnly({ named, ...others }: OwnListingOnlyProps) {
  return isUuid(named) ? others.children(named) : <NamedByKey listingKey={named} {...others} />;
}

function NamedByKey({ listingKey, path, elsewhere }: { listingKey: string } & Pick<OwnListingOnlyProps, 'path' | 'elsewhere'>) {
  const query = useQuery(ownListingsOptions());
  return (
    <Loaded query={query} pending={<SkeletonRows rows={8} />} className="mt-8" failed="We couldn’t load your listings">
      {({ listings }) => {
        const own = listings.find((listing) => listing.listingKey === listingKey);
        return own === undefined ? (
          <Notice className="mt-8" title="There’s no such listing">
            This isn’t one of your listings. {elsewhere}
          </Notice>
        ) : (
          <Navigate replace to={`${path}/${own.id}`} />
        );
      }}
    </Loaded>
  );
}
