import { answerQuestions } from '#platform/jobs/helper.ts';
import { fitSaleOdds } from '../model/time-to-sell.ts';

answerQuestions(fitSaleOdds);
