/** Each series differs in color and dashes: color alone never tells them apart. */
const looks = [
  { stroke: 'stroke-series-1', fill: 'fill-series-1', dash: undefined },
  { stroke: 'stroke-series-2', fill: 'fill-series-2', dash: '6 4' },
  { stroke: 'stroke-series-3', fill: 'fill-series-3', dash: '2 3' },
  { stroke: 'stroke-series-4', fill: 'fill-series-4', dash: '10 4' },
  { stroke: 'stroke-series-5', fill: 'fill-series-5', dash: '8 3 2 3' },
  { stroke: 'stroke-series-6', fill: 'fill-series-6', dash: '1 4' },
] as const;

export type SeriesLook = (typeof looks)[number];

export function lookOfSeries(at: number): SeriesLook {
  return looks[at % looks.length] ?? looks[0];
}
