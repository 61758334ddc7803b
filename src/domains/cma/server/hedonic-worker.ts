import { answerQuestions } from '#platform/jobs/thread.ts';
import { fitHedonic } from '../model/hedonic.ts';
import type { HedonicQuestion } from './hedonic-thread.ts';

answerQuestions(({ sales, effectiveDate }: HedonicQuestion) => fitHedonic(sales, effectiveDate));
