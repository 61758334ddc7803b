/** A bound that people would choose, just wide enough to include `value`: prices to 5,000, areas to 50. */
export function roundBound(filter: string, value: number): number {
  const step = STEPS[filter.replace(/M(in|ax)$/, '')] ?? 1;
  return filter.endsWith('Max') ? Math.ceil(value / step) * step : Math.floor(value / step) * step;
}

const STEPS: Record<string, number> = { price: 5000, priceCut: 1000, livingArea: 50, lotSize: 100, hoa: 10 };
