import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { endpointUrl } from '#lib/endpoint.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import {
  getListingSettings,
  getOwnListing,
  getSellerDefaults,
  listListingWeeks,
  listOwnListingEvents,
  listOwnListingPeople,
  listOwnListings,
  listOwnListingVersions,
  listSaleDocuments,
  listOwnOpenHouses,
  type OwnListing,
  type OwnPhoto,
  previewOwnListing,
} from '../contract.ts';

export const ownListingsOptions = () => endpointQuery(listOwnListings);
/** What happened in a week, and what comes next, of all public listings. */
export const listingWeeksOptions = () => endpointQuery(listListingWeeks);
export const ownListingOptions = (id: string) => endpointQuery(getOwnListing, { params: { id } });
const FIRST_VERSION = 1;

export const versionsOptions = (id: string) =>
  infiniteQueryOptions({
    queryKey: [endpointUrl(listOwnListingVersions.path, { id })],
    queryFn: ({ pageParam, signal }) =>
      browserApi.call(listOwnListingVersions, { params: { id }, query: { before: pageParam } }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => {
      const oldest = page?.versions.at(-1)?.version;
      return oldest === undefined || oldest === FIRST_VERSION ? undefined : oldest;
    },
  });
export const eventsOptions = (id: string) => endpointQuery(listOwnListingEvents, { params: { id } });
export const peopleOptions = (id: string) => endpointQuery(listOwnListingPeople, { params: { id } });
export const saleDocumentsOptions = (id: string) => endpointQuery(listSaleDocuments, { params: { id } });
export const listingSettingsOptions = (id: string) => endpointQuery(getListingSettings, { params: { id } });
export const sellerDefaultsOptions = () => endpointQuery(getSellerDefaults);
export const openHousesOptions = (id: string) => endpointQuery(listOwnOpenHouses, { params: { id } });
export const previewOptions = (id: string) => endpointQuery(previewOwnListing, { params: { id } });

/** Shows the listing from a write's answer wherever it is read. */
export function useShowListing(): (listing: OwnListing) => Promise<void> {
  const client = useQueryClient();
  return (listing) => showAnswer(client, ownListingOptions(listing.id), listing);
}

type PhotoWidth = 480 | 960 | 1600;

/** A photo as it is cut. */
export const photoUrl = ({ id, cuts }: Pick<OwnPhoto, 'id' | 'cuts'>, width: PhotoWidth): string =>
  `/api/own-photos/${id}/${width}?cuts=${cuts}`;

/** The cover, of which only the id is known. */
export const coverUrl = (photoId: string, width: PhotoWidth): string => `/api/own-photos/${photoId}/${width}`;

/** A photo before it was cut. */
export const wholePhotoUrl = (photoId: string): string => `/api/own-photos/${photoId}/960?whole=true`;
