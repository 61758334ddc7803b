import { expect, it } from 'vitest';
import { sayConfidence } from './say-confidence.ts';

const of = (similarity: number, spread: number, count = 4) =>
  sayConfidence({
    sales: Array.from({ length: count }, () => ({ similarity, weight: 1 / count })),
    indicatedCents: 100_000_00,
    lowCents: 100_000_00 * (1 - spread),
    highCents: 100_000_00 * (1 + spread),
  });

it('is high only where the sales agree and are like the home', () => {
  expect(of(0.8, 0.03)).toBe('Confidence: High. Adjusted prices are within ±3%');
  expect(of(0.8, 0.08)).toBe('Confidence: Medium. Adjusted prices are within ±8%');
  expect(of(0.8, 0.2)).toBe('Confidence: Low. Adjusted prices are within ±20%');
});

it('is no higher than the sales are alike, and says so', () => {
  expect(of(0.31, 0.03)).toBe('Confidence: Low. Adjusted prices are within ±3%, but the sales are only 31 of 100 alike');
  expect(of(0.5, 0.03)).toBe('Confidence: Medium. Adjusted prices are within ±3%, but the sales are only 50 of 100 alike');
  expect(of(0.31, 0.2)).toBe('Confidence: Low. Adjusted prices are within ±20%');
});

it('weighs each sale as the value does', () => {
  const sales = [
    { similarity: 0.9, weight: 0.9 },
    { similarity: 0.2, weight: 0.05 },
    { similarity: 0.2, weight: 0.05 },
  ];
  expect(sayConfidence({ sales, indicatedCents: 100, lowCents: 98, highCents: 102 })).toMatch(/^Confidence: High/);
});

it('says nothing of too few sales', () => {
  expect(of(0.9, 0.01, 2)).toBe('Too few to be sure of the value');
});
