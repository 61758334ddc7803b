export { MarketBlurb } from './components/market-blurb.tsx';
export { formatChange, formatFigure, sayReason } from './format-figure.ts';
