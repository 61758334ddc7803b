// For the pages of reports alone: it loads what draws PDFs, which the server's own thread does without.
export { MarketSheet } from './market-sheet.tsx';
