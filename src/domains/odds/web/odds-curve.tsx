import { formatCount, formatDate, formatNumber, formatPercent } from '#lib/format.ts';
import { sayCount } from '#lib/say-number.ts';
import { BandChart } from '#ui/charts/band-chart.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EngineBadge } from '#ui/engine-badge.tsx';
import { Notice } from '#ui/notice.tsx';
import { Stat, StatRow } from '#ui/stat.tsx';
import { chanceAfter, curveAt, type CurvePoint, type CurveSource } from '../model/price-curve.ts';
import { HORIZONS, MOST_ERROR } from '../model/odds-terms.ts';
import type { SaleOddsAnswer } from '../contract.ts';
import { ofHundred, sayMarket, sayRefusal } from './odds-words.ts';

/** What a curve is drawn from; null where it may not be shown. */
export function curveSourceOf({ state, learned }: SaleOddsAnswer): CurveSource | null {
  if (state !== 'shown' || learned === null || learned.odds === null || learned.ratios === null) return null;
  const { odds, draws, ratios, weeks, calibration } = learned;
  const misses = (calibration?.horizons ?? []).map((check) => ({ week: check.week, miss: missOf(check) }));
  return { coefficients: odds.coefficients, draws, ratios, weeks, misses };
}

type Check = NonNullable<NonNullable<SaleOddsAnswer['learned']>['calibration']>['horizons'][number];

/** The largest of the ways in which a check was off. */
const missOf = ({ predicted, observed, groupError, priceError }: Check): number =>
  Math.max(Math.abs(predicted - observed), groupError, priceError);

export interface OddsCurveProps {
  answer: SaleOddsAnswer;
  /** The first asking price over the value. */
  ratio: number;
  /** "At $512,000" */
  title: string;
  /** How long a home has been for sale already: the curve begins on the day of listing. */
  daysForSale?: number | null | undefined;
}

/** The chance of a buyer by week at a price, how sure it is, and how it is made; or why there is none. */
export function OddsCurve({ answer, ratio, title, daysForSale }: OddsCurveProps) {
  const source = curveSourceOf(answer);
  if (source === null) return <Notice title="No odds of a sale">{sayRefusal(answer)}</Notice>;
  const points = curveAt(source, ratio);
  return (
    <>
      {points === null ? (
        <Notice title="Too few homes had such an asking price">
          We show odds from {sayRatio(source.ratios.low)} to {sayRatio(source.ratios.high)} the estimate, where enough homes were
          listed. This price is {sayRatio(ratio)} it.
        </Notice>
      ) : (
        <>
          <StatRow className="grid-cols-2 sm:grid-cols-4">
            {HORIZONS.flatMap((week) => {
              const point = points[week - 1];
              return point === undefined
                ? []
                : [
                    <Stat
                      key={week}
                      label={`Within ${week} weeks of listing`}
                      value={formatNumber(Math.round(point.middle * 100))}
                      unit="of 100"
                      range={`${formatNumber(Math.round(point.low * 100))} to ${formatNumber(Math.round(point.high * 100))}`}
                    />,
                  ];
            })}
          </StatRow>
          <FromHere points={points} weeks={Math.floor((daysForSale ?? 0) / 7)} />
          <BandChart
            className="mt-6"
            title={title}
            description={`Of 100 homes first listed ${sayRatio(ratio)} their estimate, how many had a buyer by the end of each week.`}
            source={`${sayMarket(answer)}${answer.learned === null ? '' : `, as of ${formatDate(answer.learned.asOf, 'UTC')}`}.`}
            points={points.map(({ week, low, middle, high }) => ({ x: week, low, middle, high }))}
            xLabel="Week"
            middleLabel="Have a buyer"
            bandLabel="80% range"
            formatX={(week) => `Week ${week}`}
            formatValue={(value) => formatPercent(value, 0)}
            formatTick={(value) => formatPercent(value, 0)}
          />
        </>
      )}
      <HowMade answer={answer} />
    </>
  );
}

/** What the curve says about a home that has been for sale for a while: the weeks behind it count no more. */
function FromHere({ points, weeks }: { points: readonly CurvePoint[]; weeks: number }) {
  const chance = chanceAfter(points, weeks);
  if (chance === null) return null;
  return (
    <p className="mt-4 max-w-measure">
      This home has {sayCount(weeks, 'week')} behind it. Of 100 homes like it that were still for sale then,{' '}
      {formatNumber(Math.round(chance * 100))} had a buyer by week {points.length}.
    </p>
  );
}

/** "3.2% above" */
export function sayRatio(ratio: number): string {
  const share = Math.round(Math.abs(ratio - 1) * 1000) / 1000;
  return share === 0 ? 'exactly at' : `${formatPercent(share, 1)} ${ratio > 1 ? 'above' : 'below'}`;
}

function HowMade({ answer }: { answer: SaleOddsAnswer }) {
  const { learned } = answer;
  if (learned?.calibration == null) return null;
  const { homes, sold, from, asOf, calibration, weeks } = learned;
  return (
    <details className="mt-6 max-w-measure text-sm">
      <summary className="inline-flex min-h-8 items-center font-medium pointer-coarse:min-h-control">How this is made</summary>
      <div className="mt-2 grid grid-cols-1 gap-3 text-ink-soft">
        <p>
          <EngineBadge engine={{ kind: 'statistics', name: `of ${formatDate(asOf, 'UTC')}` }} />
        </p>
        <p>
          Learned from {formatCount(homes, 'home')} that came on the market since {formatDate(from, 'UTC')} ({sayMarket(answer)}).{' '}
          {formatNumber(sold)} found a buyer. The others were taken off the market or are still for sale, and count for as long as
          they were.
        </p>
        <p>
          It compares the first asking price with what our model, knowing only earlier sales, would have estimated on the day the
          home was listed. It knows nothing else about the home, the season or the seller. Later price cuts are part of what
          happened, so a high first price looks better here than one that stays.
        </p>
        <p>
          Homes listed far above their estimate often have something that the estimate does not see. For the same home, a higher
          price likely costs more time than the curve shows. A higher price never counts as likelier to sell.
        </p>
        <p>
          The range shows how the curve would move if other homes like these had been listed, and how far off it was in the check.
          It does not show what one buyer does to one home.
        </p>
        <p>
          To check it, we predicted {formatNumber(calibration.tested)} homes from those listed before them. We show it through
          week {weeks}, because up to then it was right within {ofHundred(MOST_ERROR)} on average, for all homes and for parts of
          them by price.
        </p>
        <DataTable
          dense
          caption="What we predicted, and what happened"
          rowKey={({ week }) => String(week)}
          rows={calibration.horizons.filter(({ week }) => week <= weeks)}
          columns={[
            { id: 'week', header: 'Within', cell: ({ week }) => `${week} weeks`, rowHeader: true },
            { id: 'predicted', header: 'Foretold', cell: ({ predicted }) => ofHundred(predicted), align: 'end' },
            { id: 'observed', header: 'Came', cell: ({ observed }) => ofHundred(observed), align: 'end' },
            {
              id: 'error',
              header: 'Off by',
              cell: (check) => (missOf(check) < 0.005 ? 'under 1' : ofHundred(missOf(check))),
              align: 'end',
            },
          ]}
        />
      </div>
    </details>
  );
}
