export { rescoreListings } from './list-scores.ts';
export { countTrialAct } from './trials/count-trial.ts';
