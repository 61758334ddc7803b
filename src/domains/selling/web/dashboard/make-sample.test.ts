import { describe, expect, it } from 'vitest';
import { addDays } from '#lib/calendar.ts';
import { MEASURES } from '../../model/figures.ts';
import { makeSample } from './make-sample.ts';

describe.each(['2026-01-01T00:30:00Z', '2026-03-31T12:00:00Z', '2028-02-29T23:59:00Z'])('a made-up home on %s', (now) => {
  const { figures, odds, price } = makeSample(new Date(now));

  it('has figures of one home: days in a row until today, whose sums are its totals', () => {
    expect(figures.days.map(({ day }) => day)).toEqual(
      Array.from({ length: (figures.daysOnMarket ?? 0) + 1 }, (_, at) => addDays(figures.onMarketDate ?? '', at)),
    );
    expect(figures.days.at(-1)?.day).toBe(now.slice(0, 10));
    for (const { key, total } of figures.measures)
      expect(total).toBe(figures.days.reduce((sum, day) => sum + (day[key] ?? 0), 0));
    expect(figures.measures.map(({ key }) => key)).toEqual(MEASURES);
  });

  it('says of each alert what it is about', () => {
    // The only one with a sentence of its own here.
    for (const { key, text } of figures.alerts) {
      expect(key).toBe('slow');
      expect(text).toContain(String(figures.daysOnMarket));
    }
  });

  it('shows more people who look than who save, ask or come', () => {
    const totalOf = (key: string) => figures.measures.find((measure) => measure.key === key)?.total ?? 0;
    expect(totalOf('impressions')).toBeGreaterThan(totalOf('views'));
    expect(totalOf('views')).toBeGreaterThan(totalOf('saves'));
    expect(totalOf('inquiries')).toBeGreaterThan(totalOf('offers'));
  });

  it('prices it within the range of its estimate, and learns more of later weeks', () => {
    const { low, high } = price.estimate ?? { low: 0, high: 0 };
    expect(figures.listPrice).toBeGreaterThan(low);
    expect(figures.listPrice).toBeLessThan(high);
    const observed = odds.learned?.calibration?.horizons.map((horizon) => horizon.observed) ?? [];
    expect(observed).toEqual(observed.toSorted((one, other) => one - other));
  });
});
