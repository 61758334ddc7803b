import type { Day } from './calendar.ts';
import { clamp } from '#lib/clamp.ts';
import { DAYS_PER_MONTH, growthAt } from './price-model.ts';

/** 15 May 1970, in days since the first of that year. */
const MID_MAY = 134;

/** How much buyers outnumber sellers: about -1.3 in a falling market in winter, 1.9 in a rush in spring. */
export function heatAt(day: Day, asOf: Day): number {
  return growthHeatAt(day, asOf) + 0.25 * seasonHeatAt(day);
}

/** The part of the heat that goes with how prices grow: -1.1 to 1.7. */
export function growthHeatAt(day: Day, asOf: Day): number {
  return clamp(growthAt((asOf - day) / DAYS_PER_MONTH) / 0.006, -1.1, 1.7);
}

/** The part that comes again every year: 1 in the middle of May, -1 half a year later. */
export function seasonHeatAt(day: Day): number {
  return Math.cos((2 * Math.PI * (day - MID_MAY)) / 365.25);
}
