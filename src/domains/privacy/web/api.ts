import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { getConsents, getPrivacy } from '../contract.ts';

export const privacyQuery = endpointQuery(getPrivacy);
export const consentsQuery = endpointQuery(getConsents);
