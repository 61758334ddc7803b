import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { getOwnVendor, getVendorToReview, listVendorMembers } from '../contract.ts';

const FOLLOWS = { follows: ['vendor'] as const };

export const ownVendorOptions = () => ({ ...endpointQuery(getOwnVendor), meta: FOLLOWS });
export const vendorMembersOptions = () => ({ ...endpointQuery(listVendorMembers), meta: FOLLOWS });
export const reviewedVendorOptions = (vendorId: string) => endpointQuery(getVendorToReview, { params: { vendorId } });
