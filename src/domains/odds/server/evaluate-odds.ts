import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { dayOf } from '#domains/valuation/server/index.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import { type LearnedMarket, learnMarket } from '../model/learn-market.ts';

const rowsSchema = z.array(
  z
    .object({
      listed_on: z.iso.date(),
      ratio: z.coerce.number().positive(),
      days: z.coerce.number().min(0),
      sold: z.enum(['0', '1']),
    })
    .transform(({ listed_on: day, ratio, days, sold }) => ({
      listedOn: dayOf(day),
      logRatio: Math.log(ratio),
      days,
      isSold: sold === '1',
    })),
);

/** Learns and measures from a table of homes, as from the homes of an installation. Throws OperatorError where it cannot be read. */
export function evaluateOdds(csv: string): LearnedMarket {
  const rows = rowsSchema.safeParse(parse(csv, { columns: true, bom: true, skip_empty_lines: true, trim: true }));
  if (rows.success) return learnMarket(rows.data, 'evaluation');
  const issue = rows.error.issues[0];
  throw new OperatorError(
    `Row ${Number(issue?.path[0] ?? 0) + 2}, ${String(issue?.path[1] ?? 'columns')}: ${issue?.message ?? ''}`,
  );
}

/** What was learned of a market, in one sentence or two. */
export function describeMarket({ homes, sold, refusal, weeks, calibration }: LearnedMarket): string {
  const from = `${homes} homes, ${sold} of them sold`;
  if (calibration === null) return `${from}: too few (${refusal ?? ''}).`;
  const held = calibration.horizons.map(
    ({ week, predicted, observed, groupError }) =>
      `week ${week} ${percent(predicted)} foretold, ${percent(observed)} came, groups off by ${percent(groupError)}`,
  );
  return `${from}; ${calibration.tested} foretold: ${held.join('; ')}; timing p ${calibration.timing.p.toFixed(3)}, effect ${calibration.timing.effect.toFixed(2)}. ${weeks === 0 ? 'Not shown.' : `Shown through week ${weeks}.`}`;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
