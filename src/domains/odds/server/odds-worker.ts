import { answerQuestions } from '#platform/jobs/helper.ts';
import type { DatedSpell } from '../model/calibration.ts';
import { type LearnedMarket, learnMarket } from '../model/learn-market.ts';

export interface OddsQuestion {
  spells: DatedSpell[];
  seed: string;
}

answerQuestions(({ spells, seed }: OddsQuestion): LearnedMarket => learnMarket(spells, seed));
