import { z } from 'zod';
import { MIN_DAYS, USUAL_LIMITS } from './figures.ts';

const MOST_ALERT_DAYS = 90;
const alertDays = z
  .number()
  .int('Give whole days')
  .min(MIN_DAYS, `Give at least ${MIN_DAYS} days`)
  .max(MOST_ALERT_DAYS, `Give at most ${MOST_ALERT_DAYS} days`);

/** {@link AlertLimits} as they are sent and stored. */
export const alertLimitsSchema = z.object({
  quietDays: alertDays.nullable().default(USUAL_LIMITS.quietDays).describe('Days without a question or a tour request'),
  tourlessDays: alertDays.nullable().default(USUAL_LIMITS.tourlessDays).describe('Days for sale without any tour request'),
  slowPercent: z
    .number()
    .int('Give a whole percentage')
    .min(50, 'Give at least 50%')
    .max(300, 'Give at most 300%')
    .nullable()
    .default(USUAL_LIMITS.slowPercent)
    .describe('Days for sale, in percent of the median nearby'),
});
