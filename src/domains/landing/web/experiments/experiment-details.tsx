import { useState } from 'react';
import { FEWEST_PEOPLE, sayBeginOfDay } from '#domains/analytics/contract.ts';
import { formatDate, formatNumber, formatPercent } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Accordion, AccordionItem } from '#ui/accordion.tsx';
import { Badge } from '#ui/badge.tsx';
import { LineChart } from '#ui/charts/line-chart.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { LandingExperiment } from '../../contract.ts';
import { DEVICES, SOURCES } from '../../model/audience.ts';
import { METRICS } from '../../model/experiment-terms.ts';
import { sayLift, sayPoints, sayRate } from './experiment-words.ts';

const FEW = 'under 5';

/** What stands behind the result: guardrails, segments and the log of exposures. */
export function ExperimentDetails({ experiment }: { experiment: LandingExperiment }) {
  const { guardrails, segments, days } = experiment;
  return (
    <div className="mt-4">
      <Accordion>
        {guardrails.length === 0 ? null : (
          <AccordionItem title="Guardrails: what must not get worse">
            <Guardrails experiment={experiment} />
          </AccordionItem>
        )}
        {segments.length === 0 ? null : (
          <AccordionItem title="Segments (exploratory)">
            <Segments experiment={experiment} />
          </AccordionItem>
        )}
        {days.length === 0 ? null : (
          <AccordionItem title="Exposures, day by day">
            <ExposureLog experiment={experiment} />
          </AccordionItem>
        )}
      </Accordion>
    </div>
  );
}

function Guardrails({ experiment: { guardrails, arms, name } }: { experiment: LandingExperiment }) {
  const rows = guardrails.flatMap(({ metric, comparisons, arms: rates }) =>
    comparisons.map((one) => ({
      ...one,
      metric,
      from: rates[0]?.rate ?? null,
      to: rates[one.arm]?.rate ?? null,
      label: arms[one.arm]?.label ?? '',
    })),
  );
  return (
    <>
      <p className="mb-3 max-w-measure text-sm text-ink-soft">
        Valid at every look, in experiments that are judged once too. At most 5% of guardrails are wrongly called “worse”.
      </p>
      <DataTable
        caption={`Guardrails of ${name}`}
        hideCaption
        dense
        csvFileName="guardrails.csv"
        rows={rows}
        rowKey={({ metric, arm }) => `${metric}-${arm}`}
        columns={[
          { id: 'metric', header: 'Guardrail', rowHeader: true, cell: ({ metric }) => METRICS[metric].words },
          { id: 'arm', header: 'Version', cell: ({ label }) => label },
          { id: 'from', header: 'First', align: 'end', cell: ({ from }) => sayRate(from) },
          { id: 'to', header: 'This one', align: 'end', cell: ({ to }) => sayRate(to) },
          {
            id: 'difference',
            header: 'Difference, points',
            align: 'end',
            cell: ({ difference, low, high }) =>
              difference === null
                ? '–'
                : `${sayPoints(difference)}${low === null || high === null ? '' : ` (${sayPoints(low)} to ${sayPoints(high)})`}`,
          },
          {
            id: 'state',
            header: 'Says',
            cell: ({ state }) => (state === 'worse' ? <Badge tone="error">Worse</Badge> : 'No harm seen'),
            csv: ({ state }) => state,
          },
        ]}
      />
    </>
  );
}

const SEGMENT_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = { device: DEVICES, source: SOURCES };

function Segments({ experiment: { segments, arms, name } }: { experiment: LandingExperiment }) {
  const rows = segments.flatMap(({ dimension, value, arms: counted, comparisons }) =>
    counted.map((one, arm) => ({
      ...one,
      arm,
      segment: SEGMENT_WORDS[dimension]?.[value] ?? value,
      key: `${dimension}-${value}-${arm}`,
      label: arms[arm]?.label ?? '',
      comparison: comparisons.find((other) => other.arm === arm),
    })),
  );
  return (
    <>
      <p className="mb-3 max-w-measure text-sm text-ink-soft">
        Exploratory: the experiment was not planned to answer this. p is corrected for the number of all segments (Benjamini,
        Hochberg). Segments of fewer than {FEWEST_PEOPLE} people are left out, and one more where a single one would follow from
        the rest.
      </p>
      <DataTable
        caption={`Segments of ${name}`}
        hideCaption
        dense
        csvFileName="segments.csv"
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { id: 'segment', header: 'Segment', rowHeader: true, cell: ({ segment }) => segment },
          { id: 'arm', header: 'Version', cell: ({ label }) => label },
          { id: 'users', header: 'Visitors', align: 'end', cell: ({ users }) => formatNumber(users), csv: ({ users }) => users },
          { id: 'rate', header: 'Rate', align: 'end', cell: ({ rate }) => sayRate(rate) },
          {
            id: 'lift',
            header: 'Against the first',
            align: 'end',
            cell: ({ comparison }) => sayLift(comparison?.lift ?? null),
          },
          {
            id: 'p',
            header: 'p',
            align: 'end',
            cell: ({ comparison }) => (comparison?.p == null ? '–' : formatNumber(comparison.p, 3)),
          },
        ]}
      />
    </>
  );
}

function ExposureLog({ experiment }: { experiment: LandingExperiment }) {
  const { days, arms, name } = experiment;
  const [begin] = useState(() => sayBeginOfDay(new Date(), viewerTimeZone()));
  return (
    <>
      <p className="mb-3 max-w-measure text-sm text-ink-soft">
        A visitor counts once a day, or on the first day alone where their browser is recognized, after the head of the page was a
        second in view. {begin} Left out are reports of another version than the visitor’s own.
      </p>
      <Trend experiment={experiment} />
      <DataTable
        className="mt-4"
        caption={`Exposures of ${name}`}
        hideCaption
        dense
        csvFileName="exposures.csv"
        rows={days.toReversed()}
        rowKey={({ day, arm }) => `${day}-${arm}`}
        columns={[
          { id: 'day', header: 'Day', rowHeader: true, cell: ({ day }) => formatDate(day, 'UTC'), csv: ({ day }) => day },
          { id: 'arm', header: 'Version', cell: ({ arm }) => arms[arm]?.label ?? '' },
          {
            id: 'users',
            header: 'Saw it',
            align: 'end',
            cell: ({ users }) => (users === null ? FEW : formatNumber(users)),
            csv: ({ users }) => users ?? FEW,
          },
          {
            id: 'did',
            header: 'Did it',
            align: 'end',
            cell: ({ conversions }) => (conversions === null ? '–' : formatNumber(conversions)),
            csv: ({ conversions }) => conversions ?? '',
          },
          { id: 'strays', header: 'Left out', align: 'end', cell: ({ strays }) => formatNumber(strays) },
        ]}
      />
    </>
  );
}

/** The rate of each version by day, where it may be said; else how many saw it. */
function Trend({ experiment: { days, arms } }: { experiment: LandingExperiment }) {
  const dates = [...new Set(days.map(({ day }) => day))];
  if (dates.length < 2) return null;
  const hasRates = days.some(({ conversions }) => conversions !== null);
  const valueOf = (day: string, arm: number) => {
    const found = days.find((one) => one.day === day && one.arm === arm);
    if (found?.users == null) return null;
    if (!hasRates) return found.users;
    return found.conversions === null ? null : found.conversions / found.users;
  };
  return (
    <LineChart
      title={hasRates ? 'Rate by day' : 'Visitors by day'}
      description={
        hasRates
          ? `Days with fewer than ${FEWEST_PEOPLE} who did it are left out. Single days don’t say much: look at the interval above.`
          : ''
      }
      xs={dates.map((day) => Date.parse(day))}
      xLabel="Day"
      formatX={(x) => formatDate(new Date(x).toISOString(), 'UTC', 'short')}
      formatValue={(value) => (hasRates ? formatPercent(value, 2) : formatNumber(value))}
      fromZero
      series={arms.map(({ label }, arm) => ({ label, values: dates.map((day) => valueOf(day, arm)) }))}
    />
  );
}
