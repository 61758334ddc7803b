export { checkText } from './check-text.ts';
export { rescoreListings } from './list-scores.ts';
export { chooseCover, countTrialAct } from './trials/count-trial.ts';
export { type ListingTexts, writeTextsOf } from './write-texts.ts';
