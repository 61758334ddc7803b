import { daysBetween } from '#lib/calendar.ts';
import { MOST_DAYS_OFF } from '#domains/listings/contract.ts';

/** A home that came on the market, from its first listing to a buyer, its last day, or today. */
export interface MarketSpell {
  parcelId: number;
  state: string;
  city: string;
  kind: string | null;
  /** YYYY-MM-DD */
  listedOn: string;
  /** The first asking price. */
  askedCents: number;
  days: number;
  isSold: boolean;
}

/** Joins listings of the same home that follow each other without a sale. Drops those whose days cannot be. */
export function chainSpells(listings: readonly (Omit<MarketSpell, 'days'> & { endedOn: string })[]): MarketSpell[] {
  const byParcel = Map.groupBy(listings, ({ parcelId }) => parcelId);
  return [...byParcel.values()].flatMap((ofHome) => {
    const sorted = ofHome.toSorted((a, b) => a.listedOn.localeCompare(b.listedOn) || a.endedOn.localeCompare(b.endedOn));
    const chains: { first: (typeof sorted)[number]; endedOn: string; isSold: boolean }[] = [];
    for (const one of sorted) {
      const last = chains.at(-1);
      if (last !== undefined && !last.isSold && daysBetween(last.endedOn, one.listedOn) <= MOST_DAYS_OFF) {
        last.isSold = one.isSold;
        last.endedOn = one.isSold || one.endedOn > last.endedOn ? one.endedOn : last.endedOn;
      } else chains.push({ first: one, endedOn: one.endedOn, isSold: one.isSold });
    }
    return chains.flatMap(({ first, endedOn, isSold }) => {
      const { parcelId, state, city, kind, listedOn, askedCents } = first;
      const days = daysBetween(listedOn, endedOn);
      return days < 0 ? [] : [{ parcelId, state, city, kind, listedOn, askedCents, days, isSold }];
    });
  });
}
