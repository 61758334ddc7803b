import { expect, it } from 'vitest';
import type { LandingExperiment } from '../../contract.ts';
import { sayChance, sayLoss, sayVerdict } from './experiment-words.ts';

it('calls no version certain to be better', () => {
  expect([0.9999997, 0.9991, 0.999, 0.5, 0.001, 0.0004].map(sayChance)).toEqual([
    'above 99.9%',
    'above 99.9%',
    '99.9%',
    '50%',
    '0.1%',
    'below 0.1%',
  ]);
  expect([1.273e-9, 0.0000092, 0.0119].map(sayLoss)).toEqual(['below 0.0001', '0.0009', '1.19']);
});

it('names the version that differs, and which way', () => {
  const arms = [{ label: 'Short' }, { label: 'Long' }, { label: 'Loud' }] as LandingExperiment['arms'];
  const comparisons = [
    { arm: 1, difference: 0.02, isDifferent: true },
    { arm: 2, difference: -0.001, isDifferent: false },
  ] as LandingExperiment['comparisons'];
  expect(sayVerdict({ verdict: 'different', method: 'fixed', arms, comparisons })).toBe('“Long” does better than “Short”.');
  expect(sayVerdict({ verdict: 'early', method: 'fixed', arms, comparisons: [] })).toBe('Too early to say.');
  expect(sayVerdict({ verdict: 'small', method: 'sequential', arms, comparisons: [] })).toContain('needs 50 visitors');
  expect(sayVerdict({ verdict: 'small', method: 'fixed', arms, comparisons: [] })).not.toContain('50');
});
