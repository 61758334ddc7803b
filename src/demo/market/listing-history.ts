import { formatDay } from './calendar.ts';
import type { Campaign } from './campaigns.ts';
import type { ListingEvent, ListingEventKind } from './types.ts';

/** What happened to a listing so far, oldest first; empty for drafts and coming-soon homes. */
export function historyOf(campaign: Campaign, asOf: number): ListingEvent[] {
  if (campaign.onMarketDay === null || campaign.onMarketDay > asOf) return [];
  const events: { day: number; event: ListingEventKind; cents: number }[] = [];
  events.push({
    day: campaign.onMarketDay,
    event: campaign.formerDaysOnMarket === null ? 'Listed' : 'Relisted',
    cents: campaign.originalCents,
  });
  for (const cut of campaign.cuts) events.push({ day: cut.day, event: 'PriceChange', cents: cut.priceCents });
  const priceOn = (day: number) => campaign.cuts.findLast((cut) => cut.day <= day)?.priceCents ?? campaign.originalCents;
  if (campaign.fellThrough !== null) {
    const { pendingDay, backDay } = campaign.fellThrough;
    events.push({ day: pendingDay, event: 'Pending', cents: priceOn(pendingDay) });
    events.push({ day: backDay, event: 'Relisted', cents: priceOn(backDay) });
  }
  if (campaign.contractDay !== null)
    events.push({ day: campaign.contractDay, event: 'Pending', cents: priceOn(campaign.contractDay) });
  if (campaign.closeDay !== null && campaign.closeCents !== null)
    events.push({ day: campaign.closeDay, event: 'Sold', cents: campaign.closeCents });
  if (campaign.offDay !== null) events.push({ day: campaign.offDay, event: 'Withdrawn', cents: priceOn(campaign.offDay) });
  return events
    .sort((a, b) => a.day - b.day)
    .map(({ day, event, cents }) => ({ date: formatDay(day), event, price: cents / 100 }));
}
