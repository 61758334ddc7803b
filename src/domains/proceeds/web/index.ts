export { CostBoxes } from './components/cost-boxes.tsx';
export { NetLines } from './components/net-lines.tsx';
export { NetSheet } from './components/net-sheet.tsx';
export { SellingRoutes } from './components/selling-routes.tsx';
export { SourceNote } from './components/source-note.tsx';
