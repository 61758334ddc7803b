export { OddsCurve, sayRatio } from './odds-curve.tsx';
export { PriceOdds } from './price-odds.tsx';
