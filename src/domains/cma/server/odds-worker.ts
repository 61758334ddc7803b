import { answerQuestions } from '#platform/jobs/thread.ts';
import { fitSaleOdds } from '../model/time-to-sell.ts';

answerQuestions(fitSaleOdds);
