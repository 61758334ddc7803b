import { expect, it } from 'vitest';
import { sayFigure } from './say-figure.ts';

it('says years and places as they are, and other figures in thousands', () => {
  expect(sayFigure('YearBuilt', 1945)).toBe('1945');
  expect(sayFigure('TaxYear', 2026)).toBe('2026');
  expect(sayFigure('Latitude', 46.9432461)).toBe('46.9432461');
  expect(sayFigure('ListPrice', 615_000)).toBe('615,000');
  expect(sayFigure('AssociationFee', 1_250.5)).toBe('1,250.5');
});
