import type { City } from '#demo/city/types.ts';
import { createRandom } from '#lib/random.ts';
import type { Day } from './calendar.ts';
import { firstDayOfYear, monthOf, yearOf } from './calendar.ts';
import { clamp } from '#lib/clamp.ts';
import type { PriceModel } from './price-model.ts';
import { homeStateAt, seasonOf } from './price-model.ts';
import type { Home, Sale, TaxRecord } from './types.ts';

export const TAX_RULES = {
  /** Records kept. */
  years: 6,
  /** A roll values a home as of January 1 of the year before it. */
  lagYears: 1,
  /** The most an assessment may rise in a year, unless the home was sold or renovated in between. */
  yearlyCap: 0.03,
  /** Assessment over market value: mean, and the spread of the assessor's error between homes. */
  ratioMean: 0.92,
  ratioSd: 0.07,
  /** Millage by municipality, in the order of `City.municipalities`; repeated where there are more. */
  rates: [0.0108, 0.0097, 0.0121],
} as const;

/** Assessments and bills of the last six years by home id, oldest first. Years before the home was built show land only. */
export function generateTaxes(
  city: City,
  homes: readonly Home[],
  salesByHome: ReadonlyMap<number, readonly Sale[]>,
  model: PriceModel,
  seed: number,
  asOf: Day,
): TaxRecord[][] {
  const root = createRandom(seed).fork('taxes');
  const rateOf = new Map(
    city.municipalities.map((place, index) => [place.id, TAX_RULES.rates[index % TAX_RULES.rates.length] ?? 0.011]),
  );
  const lastYear = monthOf(asOf) >= 2 ? yearOf(asOf) : yearOf(asOf) - 1;
  return homes.map((home) => {
    const random = root.fork(`${home.parcelNumber}/${home.unitNumber ?? ''}`);
    const ratio = clamp(random.normal(TAX_RULES.ratioMean, TAX_RULES.ratioSd), 0.7, 1.08);
    const landShare = landShareOf(home, model.locationOf[home.parcelIndex] ?? 0);
    const rate = rateOf.get(city.parcels[home.parcelIndex]?.municipalityId ?? -1) ?? 0.011;
    const sold = salesByHome.get(home.id) ?? [];
    const records: TaxRecord[] = [];
    let previous = 0;
    for (let year = lastYear - TAX_RULES.years + 1; year <= lastYear; year++) {
      const valued = firstDayOfYear(year - TAX_RULES.lagYears);
      const market = Math.exp(model.logValue(home, valued, homeStateAt(home, valued)) - seasonOf(valued)) * ratio;
      const changed = sold.some((sale) => sale.closeDay < valued && sale.closeDay >= valued - 366) || worked(home, valued);
      const wasBuilt = year - TAX_RULES.lagYears > home.yearBuilt;
      const total = previous === 0 || changed || !wasBuilt ? market : Math.min(market, previous * (1 + TAX_RULES.yearlyCap));
      const land = roundHundred(total * landShare);
      const improvements = wasBuilt ? roundHundred(total * (1 - landShare)) : 0;
      records.push({
        year,
        assessedLandCents: land * 100,
        assessedImprovementsCents: improvements * 100,
        taxAmountCents: Math.round((land + improvements) * rate * 100),
      });
      previous = wasBuilt ? total : 0;
    }
    return records;
  });
}

function worked(home: Home, valued: Day): boolean {
  return home.renovation !== null && home.renovation.day < valued && home.renovation.day >= valued - 366;
}

function landShareOf(home: Home, locationValue: number): number {
  if (home.type === 'Condominium') return clamp(0.16 + 0.15 * locationValue, 0.08, 0.3);
  const size = Math.log(Math.max(home.lotSqft, 1_000) / 6_000) * 0.05;
  return clamp(0.36 + 0.28 * locationValue + size + (home.waterfront ? 0.1 : 0), 0.15, 0.7);
}

function roundHundred(dollars: number): number {
  return Math.round(dollars / 100) * 100;
}
