export { CostBoxes } from './components/cost-boxes.tsx';
