import { listShareLinks } from '#domains/sharing/server/index.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { metersBetween } from '#lib/geo.ts';
import type { Context } from '#platform/verb/context.ts';
import type { Cma, CmaComp } from '../contract.ts';
import { adjustComp, describeSubject } from '../model/adjust-comp.ts';
import { computeNetSheet } from '#domains/proceeds/contract.ts';
import type { Rates } from '../model/rates.ts';
import { reconcile, similarityOf } from '../model/reconcile.ts';
import { sayReach } from '../model/say-reach.ts';
import { buildStrategies, followPrices, lastWeekOf, suggestPrice } from '../model/time-to-sell.ts';
import { listComps, type CmaRow, type CompRow } from './queries.ts';
import { DAYS_PER_MONTH } from '../model/rates.ts';

/** An analysis as it stands: the grid is worked out anew each time, so that it always agrees with what was entered. */
export async function presentCma(ctx: Pick<Context, 'db' | 'now'>, row: CmaRow): Promise<Cma> {
  const [comps, { shares }] = await Promise.all([
    listComps(ctx.db, row.id),
    listShareLinks(ctx, { kind: 'cma', key: String(row.id) }, row.user_id),
  ]);
  const rates = applyEdits(row.evidence.rates, row.rate_edits);
  const { comps: shown, result } = weigh(row, comps, rates);
  return {
    id: row.public_id,
    title: row.title,
    subject: row.subject,
    subjectFacts: describeSubject(row.subject, row.effective_date),
    priorSales: row.evidence.priorSales,
    effectiveDate: row.effective_date,
    refreshedAt: row.refreshed_at.toISOString(),
    where: row.evidence.where,
    ratesFrom: row.evidence.ratesFrom ?? row.evidence.where,
    marketSlug: row.evidence.marketSlug,
    rung: row.evidence.rung,
    rates,
    rateEdits: row.rate_edits,
    comps: shown,
    result,
    strategies: result === null ? [] : buildStrategies(result.indicatedCents, row.evidence.odds),
    suggestion: result === null ? null : suggestPrice(result.indicatedCents, row.evidence.odds),
    daysByPrice: result === null ? [] : followPrices(result.indicatedCents, row.evidence.odds),
    odds: presentOdds(row.evidence.odds),
    netSheetInput: row.net_sheet,
    netSheets:
      result === null
        ? []
        : (
            [
              ['Low', result.lowCents],
              ['Likely', result.indicatedCents],
              ['High', result.highCents],
            ] as const
          ).map(([name, price]) => ({ name, ...computeNetSheet(price, row.net_sheet) })),
    report: row.report,
    shares,
  };
}

function weigh(row: CmaRow, rows: readonly CompRow[], rates: Rates): { comps: CmaComp[]; result: Cma['result'] } {
  const worked = rows.map((comp) => {
    const { facts, kind } = comp;
    const pricedOn = kind === 'sold' ? (facts.contractDate ?? facts.closeDate ?? row.effective_date) : row.effective_date;
    const monthsAgo =
      kind === 'sold'
        ? Math.max(
            0,
            (Date.parse(row.effective_date) - Date.parse(facts.closeDate ?? row.effective_date)) / DAY_MS / DAYS_PER_MONTH,
          )
        : 0;
    return {
      comp,
      reach: sayReach(row.subject, { home: facts.home, monthsAgo }, row.evidence.rung),
      isLater: kind === 'sold' && (facts.closeDate ?? '') > row.effective_date,
      similarity: similarityOf(row.subject, facts.home, monthsAgo),
      adjusted: adjustComp(
        row.subject,
        { home: facts.home, priceCents: facts.priceCents, concessionsCents: facts.concessionsCents, pricedOn },
        rates,
        { effectiveDate: row.effective_date, overrides: comp.overrides },
      ),
    };
  });
  const sold = worked.filter(({ comp, isLater }) => comp.kind === 'sold' && !isLater);
  const result = reconcile(
    sold.map(({ comp, similarity, adjusted }) => ({
      similarity,
      priceCents: comp.facts.priceCents,
      grossCents: adjusted.grossCents,
      adjustedCents: adjusted.adjustedCents,
      manualWeight: comp.manualWeight,
    })),
  );
  const comps = worked.map(({ comp, reach, isLater, similarity, adjusted }): CmaComp => {
    const at = sold.findIndex((one) => one.comp === comp);
    return {
      key: comp.key,
      kind: comp.kind,
      facts: comp.facts,
      meters: Math.round(metersBetween(row.subject, comp.facts.home)),
      similarity,
      manualWeight: comp.manualWeight,
      weight: at === -1 ? 0 : (result?.weights[at] ?? 0),
      isOutlier: at === -1 ? false : (result?.isOutlier[at] ?? false),
      reach,
      isLater,
      ...adjusted,
    };
  });
  return {
    comps,
    result:
      result === null ? null : { indicatedCents: result.indicatedCents, lowCents: result.lowCents, highCents: result.highCents },
  };
}

/** Rates set by hand take the place of those of the market, with their reason as basis. Levels go by `quality:Q3`. */
function applyEdits(rates: Rates, edits: CmaRow['rate_edits']): Rates {
  const units = Object.fromEntries(
    Object.entries(rates.units).map(([line, rate]) => {
      const edit = edits[line];
      return [line, edit === undefined ? rate : { ...rate, cents: edit.cents, errorCents: 0, basis: sayReason(edit.reason) }];
    }),
  );
  const levels = Object.fromEntries(
    Object.entries(rates.levels).map(([line, rate]) => {
      const own = Object.keys(rate.cents).filter((level) => edits[`${line}:${level}`] !== undefined);
      if (own.length === 0) return [line, rate];
      const cents = Object.fromEntries(
        Object.entries(rate.cents).map(([level, amount]) => [level, edits[`${line}:${level}`]?.cents ?? amount]),
      );
      const reasons = own.map((level) => `${level}, ${sayReason(edits[`${line}:${level}`]?.reason ?? '')}`);
      const errorCents = Object.fromEntries(Object.entries(rate.errorCents ?? {}).filter(([level]) => !own.includes(level)));
      return [line, { ...rate, cents, errorCents, basis: `${rate.basis}. ${reasons.join('. ')}` }];
    }),
  );
  const { time: byHand } = edits;
  const time =
    byHand === undefined ? rates.time : { ...rates.time, perMonthCents: byHand.cents, basis: sayReason(byHand.reason) };
  return { ...rates, units, levels, time };
}

function sayReason(reason: string): string {
  return `Set by hand: ${reason}`;
}

function presentOdds(odds: CmaRow['evidence']['odds']): Cma['odds'] {
  if (odds === null) return null;
  const { n, sold, where, from } = odds;
  return { n, sold, where, from, weeks: lastWeekOf(odds) };
}
