import { useQueryClient } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import {
  getListingSettings,
  getOwnListing,
  getSellerDefaults,
  listOwnListingEvents,
  listOwnListingPeople,
  listOwnListings,
  listOwnListingVersions,
  listSaleDocuments,
  listOwnOpenHouses,
  type OwnListing,
  previewOwnListing,
} from '../contract.ts';

export const ownListingsOptions = () => endpointQuery(listOwnListings);
export const ownListingOptions = (id: string) => endpointQuery(getOwnListing, { params: { id } });
export const versionsOptions = (id: string) => endpointQuery(listOwnListingVersions, { params: { id } });
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

/** Where people edit a listing. */
export const editorHref = (id: string, part?: string): string =>
  `/seller/dashboard/listings?listing=${id}${part === undefined ? '' : `&part=${encodeURIComponent(part)}`}`;

export const photoUrl = (photoId: string, width: 480 | 960 | 1600): string => `/api/own-photos/${photoId}/${width}`;
