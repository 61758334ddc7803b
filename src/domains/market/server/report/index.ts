// Only for report pages: it loads the PDF renderer, which the server's own thread does not need.
export { MarketSheet } from './market-sheet.tsx';
