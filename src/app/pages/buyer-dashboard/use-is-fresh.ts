import { useQuery } from '@tanstack/react-query';
import { listMyTours } from '#domains/appointments/contract.ts';
import { listAppointments } from '#domains/bookings/contract.ts';
import { listServiceRequests } from '#domains/hiring/contract.ts';
import { listMyOffers } from '#domains/offers/contract.ts';
import { getRoadmap, listJoinedRoadmaps } from '#domains/roadmaps/contract.ts';
import { getApplication } from '#domains/financing/contract.ts';
import { cardMatchesOptions } from '#domains/matching/web/index.ts';
import { listMyInquiries } from '#domains/inquiries/contract.ts';
import { listNotifications } from '#domains/notifications/contract.ts';
import { type DashboardCard, listCollections, listSavedAreas, listSavedSearches } from '#domains/saved/contract.ts';
import { listToSign } from '#domains/signing/contract/to-sign.ts';
import { listMyHomes } from '#domains/valuation/contract.ts';
import { useKept } from '#domains/saved/web/index.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';

/** Whether the reader's dashboard is still empty; undefined while unknown. An unreadable card may hold something. */
export function useIsFresh(): boolean | undefined {
  // First, homes that a guest kept move to the account.
  const { owner, keys } = useKept();
  const reads = [
    isBare(useQuery(cardMatchesOptions), ({ hasProfile }) => !hasProfile),
    isBare(useQuery(endpointQuery(listSavedSearches)), ({ searches }) => searches.length === 0),
    owner === 'loading' ? undefined : Object.values(keys).every((list) => list.length === 0),
    isBare(useQuery(endpointQuery(listCollections)), ({ collections }) => collections.length === 0),
    isBare(useQuery(endpointQuery(listSavedAreas)), ({ areas }) => areas.length === 0),
    isBare(useQuery(endpointQuery(listMyTours)), ({ tours }) => tours.length === 0),
    isBare(useQuery(endpointQuery(listMyInquiries)), ({ inquiries }) => inquiries.length === 0),
    isBare(useQuery(endpointQuery(listMyOffers)), ({ offers, drafts }) => offers.length + drafts.length === 0),
    isBare(useQuery(endpointQuery(listServiceRequests)), ({ requests }) => requests.length === 0),
    isBare(useQuery(endpointQuery(listAppointments)), ({ appointments }) => appointments.length === 0),
  ];
  if (reads.includes(false)) return false;
  return reads.includes(undefined) ? undefined : true;
}

/** Cards that hold something even on a fresh dashboard. */
export function useStartedCards(): ReadonlySet<DashboardCard> {
  const roadmap = useQuery(endpointQuery(getRoadmap)).data;
  const joined = useQuery(endpointQuery(listJoinedRoadmaps)).data;
  const loan = useQuery(endpointQuery(getApplication)).data;
  const told = useQuery(endpointQuery(listNotifications, { query: { limit: 30 } })).data;
  const owned = useQuery(endpointQuery(listMyHomes)).data;
  const asked = useQuery(endpointQuery(listToSign)).data;
  const started = new Set<DashboardCard>();
  if (roadmap?.roadmap != null || (joined != null && joined.joined.length > 0)) started.add('roadmap');
  if (loan?.application != null || loan?.joined != null) started.add('application');
  if (told != null && told.notifications.length > 0) started.add('notifications');
  if (owned != null && owned.homes.length > 0) started.add('homes');
  if (asked != null && asked.toSign.length > 0) started.add('signing');
  return started;
}

interface Read<T> {
  data: T | null | undefined;
  isPending: boolean;
}

function isBare<T>({ data, isPending }: Read<T>, hasNothing: (data: T) => boolean): boolean | undefined {
  if (isPending) return undefined;
  return data === undefined || data === null ? false : hasNothing(data);
}
