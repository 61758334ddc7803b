export { MatchSlot } from './components/match-slot.tsx';
