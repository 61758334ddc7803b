export { type LearnedOdds, learnOdds } from './learn-odds.ts';
export { describeMarket, evaluateOdds } from './evaluate-odds.ts';
export { findMarketOdds } from './get-odds.ts';
