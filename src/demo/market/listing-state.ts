import type { Random } from '#lib/random.ts';
import type { Clock, Day } from './calendar.ts';
import { formatDay } from './calendar.ts';
import type { Campaign } from './campaigns.ts';
import type { ListingStateFields } from './reso.ts';
import { SYSTEM_NAME } from './system.ts';

const FINANCING = { Cash: 'Cash', Conventional: 'Conventional', FHA: 'FHA', VA: 'VA' } as const;
const AGREEMENT_DAYS = 180;

interface ListingIds {
  ListingKey: string;
  ListingId: string;
}

/** Status, prices, dates and timestamps of a campaign on the as-of day. Nothing recorded lies after it. */
export function listingState(campaign: Campaign, ids: ListingIds, asOf: Day, clock: Clock, random: Random): ListingStateFields {
  const { status, onMarketDay, cuts } = campaign;
  const iso = (day: Day | null): string | null => (day === null ? null : formatDay(day));
  const entered = clock.stamp(campaign.listDay, random.int(480, 1_080));
  const statusDay = statusChangeDay(campaign);
  const statusStamp = later(entered, clock.stamp(statusDay, random.int(500, 1_150)));
  const lastCut = cuts.at(-1);
  const priceStamp = lastCut === undefined ? null : clock.stamp(lastCut.day, random.int(490, 1_100));
  const photoStamp = later(entered, clock.stamp(campaign.listDay + random.int(0, 2), random.int(500, 1_150)));
  const edited = clock.stamp(Math.min(asOf - 1, statusDay + random.int(0, 12)), random.int(500, 1_200));
  const major = later(statusStamp, priceStamp ?? statusStamp);
  const days = daysOnMarket(campaign, asOf);
  const list = lastCut?.priceCents ?? campaign.originalCents;
  const previous = cuts.length === 0 ? null : (cuts.at(-2)?.priceCents ?? campaign.originalCents);
  return {
    ...ids,
    OriginatingSystemName: SYSTEM_NAME,
    OriginatingSystemKey: ids.ListingKey,
    StandardStatus: status,
    MlsStatus: status === 'Active Under Contract' ? 'Contingent' : status === 'Closed' ? 'Sold' : status,
    MajorChangeType: majorChange(campaign, priceStamp !== null && priceStamp >= statusStamp),
    ListPrice: list / 100,
    OriginalListPrice: campaign.originalCents / 100,
    PreviousListPrice: previous === null ? null : previous / 100,
    ClosePrice: campaign.closeCents === null ? null : campaign.closeCents / 100,
    ListingContractDate: formatDay(campaign.listDay),
    OnMarketDate: iso(onMarketDay),
    OffMarketDate: iso(campaign.offDay ?? (status === 'Pending' || status === 'Closed' ? campaign.contractDay : null)),
    PurchaseContractDate: iso(campaign.contractDay),
    PendingTimestamp:
      campaign.contractDay === null
        ? null
        : status === 'Closed'
          ? clock.stamp(campaign.contractDay, random.int(500, 1_150))
          : statusStamp,
    ContingentDate: status === 'Active Under Contract' ? iso(campaign.contractDay) : null,
    CloseDate: iso(campaign.closeDay),
    WithdrawnDate: status === 'Withdrawn' ? iso(campaign.offDay) : null,
    CancellationDate: status === 'Canceled' ? iso(campaign.offDay) : null,
    ExpirationDate: formatDay(
      status === 'Expired' && campaign.offDay !== null
        ? campaign.offDay
        : Math.max(campaign.listDay + AGREEMENT_DAYS, status === 'Active' ? asOf + 20 : 0),
    ),
    DaysOnMarket: days,
    CumulativeDaysOnMarket: days === null ? null : days + (campaign.formerDaysOnMarket ?? 0),
    OriginalEntryTimestamp: entered,
    ModificationTimestamp: later(later(major, photoStamp), edited),
    StatusChangeTimestamp: statusStamp,
    PriceChangeTimestamp: priceStamp,
    MajorChangeTimestamp: major,
    PhotosChangeTimestamp: photoStamp,
    SpecialListingConditions: [campaign.condition],
    BuyerFinancing: campaign.financing === null ? null : [FINANCING[campaign.financing]],
    ConcessionsAmount: campaign.closeDay === null ? null : campaign.concessionsCents / 100,
  };
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}

/** The day on which the present status began. */
function statusChangeDay(campaign: Campaign): Day {
  const back = campaign.fellThrough?.backDay ?? null;
  if (campaign.status === 'Coming Soon') return campaign.listDay;
  return campaign.closeDay ?? campaign.offDay ?? campaign.contractDay ?? back ?? campaign.onMarketDay ?? campaign.listDay;
}

function daysOnMarket(campaign: Campaign, asOf: Day): number | null {
  const { onMarketDay } = campaign;
  if (onMarketDay === null) return null;
  return Math.max(0, (campaign.contractDay ?? campaign.offDay ?? asOf) - onMarketDay);
}

function majorChange(campaign: Campaign, priceIsNewest: boolean): string {
  const { status } = campaign;
  if (status === 'Delete') return 'Deleted';
  if (status === 'Incomplete') return 'New Listing';
  if (status !== 'Active') return status;
  if (priceIsNewest) return 'Price Change';
  return campaign.fellThrough === null ? 'New Listing' : 'Back On Market';
}
