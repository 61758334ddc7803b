// Only for report pages: it loads the PDF renderer, which the server's own thread does not need.
export { MarketPart } from './market-part.tsx';
