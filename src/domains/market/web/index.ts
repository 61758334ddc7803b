export { MarketBlurb } from './components/market-blurb.tsx';
export { formatChange, formatFigure, sayReason } from './format-figure.ts';
export { explorerHref, type ExplorerState, MOST_AREAS, readExplorerState, SPANS } from './explorer/explorer-state.ts';
export { FigureTable } from './explorer/figure-table.tsx';
export { MarketCharts } from './explorer/market-charts.tsx';
