import { View } from '@react-pdf/renderer';
import { formatDate, formatNumber, formatPercent } from '#lib/format.ts';
import { medianOf } from '#lib/median.ts';
import type { Cma, CmaComp } from '../../contract.ts';
import { ScatterChart } from '#platform/pdf/charts/scatter-chart.tsx';
import { TrendChart } from '#platform/pdf/charts/time-charts.tsx';
import { Heading, ReportPart, styles, Table } from '#platform/pdf/report-parts.tsx';
import { Text } from '#platform/pdf/text.tsx';
import { money } from '#platform/pdf/print-words.ts';
import type { ReportPageProps } from './report-data.ts';

const KIND_MARKS = { sold: '', pending: 'P', active: 'A', expired: 'X' } as const;

/** How much longer a higher price takes: the homes of this report, and the market as a whole. */
export function DaysOnMarketPage({ cma, frame }: ReportPageProps) {
  const timed = cma.comps.filter((comp) => comp.facts.days !== null);
  if (timed.length < 2 && cma.daysByPrice.length === 0) return null;
  const counts = new Map<CmaComp['kind'], number>();
  const dots = timed.map((comp) => {
    const number = (counts.get(comp.kind) ?? 0) + 1;
    counts.set(comp.kind, number);
    const at = comp.kind === 'sold' ? soldNumber(cma, comp) : number;
    return { x: comp.facts.days ?? 0, y: comp.adjustedCents / 100, label: `${KIND_MARKS[comp.kind]}${at}`, isSubject: false };
  });
  return (
    <ReportPart
      frame={frame}
      title="Price and days on market"
      lead="Each home of this report by the days it was on the market and its price in your home’s terms. Numbers are the comparable sales, P under contract, A for sale, X left unsold."
    >
      {dots.length < 2 ? null : (
        <ScatterChart
          dots={dots}
          color={frame.color}
          formatX={(value) => `${value} days`}
          formatY={(value) => `$${Math.round(value / 1000)}K`}
        />
      )}
      {cma.daysByPrice.length === 0 || cma.odds === null ? (
        <Text style={styles.soft}>No chances of a sale hold in this market yet, so none are shown.</Text>
      ) : (
        <>
          <Heading>How long an asking price takes here</Heading>
          <TrendChart
            points={cma.daysByPrice.map((point) => ({
              label: `$${Math.round(point.listPriceCents / 100_000)}K`,
              value: point.medianDays,
            }))}
            color={frame.color}
            format={(value) => `${formatNumber(value)} days`}
          />
          <Table
            isDense
            columns={[
              { header: 'Asking price', width: 28, align: 'right' },
              { header: 'Of the indicated value', width: 24, align: 'right' },
              { header: 'Half find a buyer in', width: 24, align: 'right' },
              { header: `Buyer within ${cma.odds.weeks} weeks`, width: 24, align: 'right' },
            ]}
            rows={cma.daysByPrice.map((point) => [
              money(point.listPriceCents),
              formatPercent(point.ratio, 0),
              point.medianDays === null ? `over ${cma.odds?.weeks ?? 0} weeks` : `${point.medianDays} days`,
              formatPercent(point.chance, 0),
            ])}
          />
          <Text style={{ marginTop: 8, fontSize: 8.5 }}>
            Learned from {formatNumber(cma.odds.n)} homes put on the market in {cma.odds.where} since{' '}
            {formatDate(cma.odds.from, 'UTC')}, of which {formatNumber(cma.odds.sold)} found a buyer, and proved on homes that
            came later.
          </Text>
        </>
      )}
    </ReportPart>
  );
}

function soldNumber(cma: Cma, comp: CmaComp): number {
  return cma.comps.filter(({ kind }) => kind === 'sold').indexOf(comp) + 1;
}

const COLUMNS = [
  { header: 'Home', width: 44 },
  { header: 'Sq ft', width: 11, align: 'right' },
  { header: 'Asking price', width: 17, align: 'right' },
  { header: 'Days', width: 9, align: 'right' },
  { header: 'As your home', width: 19, align: 'right' },
] as const;

function HomesTable({ comps }: { comps: readonly CmaComp[] }) {
  return (
    <Table
      isDense
      columns={[...COLUMNS]}
      rows={comps.map((comp) => [
        comp.facts.home.address,
        formatNumber(comp.facts.home.livingAreaSqft),
        money(comp.facts.priceCents),
        comp.facts.days === null ? '' : String(comp.facts.days),
        money(comp.adjustedCents),
      ])}
    />
  );
}

/** Homes that buyers can choose instead. */
export function CompetitionPage({ cma, frame }: ReportPageProps) {
  const of = (kind: CmaComp['kind']) => cma.comps.filter((comp) => comp.kind === kind);
  const active = of('active');
  const below = active.filter((comp) => cma.result !== null && comp.adjustedCents < cma.result.indicatedCents).length;
  return (
    <ReportPart
      frame={frame}
      title="Active competition"
      lead="Asking prices are hopes, not sales, so they carry no weight in the value. “As your home” is the asking price, adjusted to match your home."
    >
      {(
        [
          ['For sale now', active],
          ['Under contract', of('pending')],
        ] as const
      ).map(([title, comps]) => (
        <View key={title}>
          <Heading>{title}</Heading>
          {comps.length === 0 ? <Text style={styles.soft}>None chosen.</Text> : <HomesTable comps={comps} />}
        </View>
      ))}
      {active.length === 0 || cma.result === null ? null : (
        <Text style={{ marginTop: 10 }}>
          {below} of {active.length} for sale ask less, in your home’s terms, than the value indicated here: those are what a
          buyer of your home would look at first.
        </Text>
      )}
    </ReportPart>
  );
}

/** What homes that found no buyer show. */
export function ExpiredPage({ cma, frame }: ReportPageProps) {
  const expired = cma.comps.filter((comp) => comp.kind === 'expired');
  const { result } = cma;
  const over = result === null ? [] : expired.filter((comp) => comp.adjustedCents > result.indicatedCents);
  const median = result === null ? null : medianOf(expired.map((comp) => comp.adjustedCents / result.indicatedCents - 1));
  const days = medianOf(expired.flatMap((comp) => (comp.facts.days === null ? [] : [comp.facts.days])));
  return (
    <ReportPart
      frame={frame}
      title="Lessons from unsold homes"
      lead="Homes like yours that left the market within a year without a sale."
    >
      {expired.length === 0 ? (
        <Text style={styles.soft}>None chosen.</Text>
      ) : (
        <>
          <HomesTable comps={expired} />
          <Heading>What they tell us</Heading>
          {median === null ? null : (
            <Text style={styles.paragraph}>
              {over.length} of {expired.length} asked more, in your home’s terms, than the value indicated here; the middle one{' '}
              {formatPercent(Math.abs(median))} {median >= 0 ? 'above' : 'below'} it.
            </Text>
          )}
          {days === null ? null : (
            <Text style={styles.paragraph}>Half of them had been offered for {formatNumber(days)} days or more.</Text>
          )}
          <Text style={styles.paragraph}>
            A price that few buyers accept costs weeks on the market: the page “Price and days on market” says how many here.
          </Text>
        </>
      )}
    </ReportPart>
  );
}
