import { streetLine } from '#lib/street-line.ts';
import { Image, View } from '@react-pdf/renderer';
import { capitalize, formatCount, formatMoney, formatMoneyChange, formatNumber, formatPercent } from '#lib/format.ts';
import { METERS_PER_MILE } from '#lib/geo.ts';
import { sayCount } from '#lib/say-number.ts';
import { GRID_LABELS, GRID_LINES, UNIT_LINES, type Cma, type CmaComp, type GridLine } from '../../contract.ts';
import { sayPricesOverTime, shortenBasis } from '../../model/rates.ts';
import { ScatterChart } from '#platform/pdf/charts/scatter-chart.tsx';
import type { Picture } from '../load-pictures.ts';
import { Figure, Heading, LINE, Pairs, ReportPart, SOFT, styles, Table } from '#platform/pdf/report-parts.tsx';
import { Text } from '#platform/pdf/text.tsx';
import { day, money } from '#platform/pdf/print-words.ts';
import { BOLD } from '#platform/pdf/fonts.ts';
import type { ReportPageProps } from './report-data.ts';
import { isWordLine } from '../../model/grid-lines.ts';
import { RATE_MONTHS } from '../../model/market-terms.ts';

/** This many fit beside the home itself in letters that print well. */
const COLUMNS_A_GRID = 4;
/** This many lines, most with two rows of text, fit on a page. */
const MOST_LINES_WHOLE = 26;

function soldOf({ cma }: ReportPageProps): CmaComp[] {
  return cma.comps.filter((comp) => comp.kind === 'sold');
}

export function ComparablesPage(props: ReportPageProps) {
  const sold = soldOf(props);
  return (
    <ReportPart frame={props.frame} title="Comparable sales" lead={`${formatCount(sold.length, 'closed sale')}, as recorded.`}>
      <Pairs>
        {sold.map((comp, at) => (
          <CompCard key={comp.key} comp={comp} number={at + 1} picture={props.pictures.get(comp.key)} />
        ))}
      </Pairs>
    </ReportPart>
  );
}

const SMALL = { fontSize: 8, lineHeight: 1.3, color: SOFT } as const;

function CompCard({
  comp: { facts, meters, similarity, reach },
  number,
  picture,
}: {
  comp: CmaComp;
  number: number;
  picture: Picture | undefined;
}) {
  const { home } = facts;
  return (
    <View style={{ borderTopWidth: 0.5, borderTopColor: LINE, paddingVertical: 7 }}>
      <View style={{ flexDirection: 'row' }}>
        <CompPicture picture={picture} />
        <View style={{ flex: 1 }}>
          <Text style={styles.bold}>
            {number}. {home.address}
          </Text>
          <Text style={{ fontFamily: BOLD, fontSize: 12 }}>{money(facts.priceCents)}</Text>
          <Text style={SMALL}>
            {money(Math.round(facts.priceCents / home.livingAreaSqft))} per sq ft
            {facts.listPriceCents === null ? '' : `, asked ${money(facts.listPriceCents)}`}
          </Text>
        </View>
      </View>
      <Text style={{ ...SMALL, marginTop: 3 }}>
        {home.propertySubType}, {home.livingAreaSqft.toLocaleString('en-US')} sq ft, {home.bedroomsTotal ?? '?'} beds,{' '}
        {home.bathroomsFull + home.bathroomsHalf / 2} baths, built {home.yearBuilt ?? 'not known'}. Contract{' '}
        {day(facts.contractDate)}, closed {day(facts.closeDate)}
        {facts.days === null ? '' : `, ${formatCount(facts.days, 'day')} on market`}. {(meters / METERS_PER_MILE).toFixed(2)} mi
        away, similarity {Math.round(similarity * 100)} of 100.
        {facts.priorSale === null ? '' : ` Sold before on ${day(facts.priorSale.date)} for ${money(facts.priorSale.priceCents)}.`}
        {picture?.office == null ? '' : ` Listed by ${picture.office}.`}
        {reach.map((reason) => ` ${reason}`)}
      </Text>
    </View>
  );
}

const PICTURE = { width: 92, height: 64 } as const;

/** The picture with its required notice; without one the words get the space. */
function CompPicture({ picture }: { picture: Picture | undefined }) {
  if (picture === undefined) return null;
  return (
    <View style={{ width: PICTURE.width, marginRight: 10 }}>
      <Figure alt={picture.isDrawn ? 'Illustration of the home' : 'Photo of the home'}>
        <Image src={Buffer.from(picture.jpeg)} style={{ ...PICTURE, objectFit: 'cover' }} />
      </Figure>
      {picture.isDrawn ? <Text style={{ ...SMALL, marginTop: 2 }}>Illustration</Text> : null}
    </View>
  );
}

/** The grid, in as many parts as its sales need, each with the home beside them. */
export function GridPage(props: ReportPageProps) {
  const sold = soldOf(props);
  const parts = Math.max(1, Math.ceil(sold.length / COLUMNS_A_GRID));
  const size = Math.max(1, Math.ceil(sold.length / parts));
  return Array.from({ length: parts }, (_, part) => (
    <GridPart key={part} {...props} sold={sold.slice(part * size, (part + 1) * size)} start={part * size} />
  ));
}

const LINE_WIDTH = 18;
const SUBJECT_WIDTH = 16;
/** What all columns of sales hold on one line. */
const LETTERS_A_GRID = 68;

function GridPart({ sold, start, ...props }: ReportPageProps & { sold: readonly CmaComp[]; start: number }) {
  const width = (100 - LINE_WIDTH - SUBJECT_WIDTH) / Math.max(1, sold.length);
  const isUsed = (line: string) => sold.some((comp) => comp.cells.some((cell) => cell.line === line && cell.cents !== 0));
  const lines = GRID_LINES.filter(
    (line) =>
      isUsed(line) || !(isWordLine(line) || ['pool', 'waterfront', 'floor', 'fireplace', 'basement', 'view'].includes(line)),
  );
  const sources = [...new Set(sold.map((comp) => comp.facts.source))];
  const rows: string[][] = [
    ['Distance', '', ...sold.map((comp) => `${(comp.meters / METERS_PER_MILE).toFixed(2)} mi`)],
    ['Sale price', '', ...sold.map((comp) => money(comp.facts.priceCents))],
    [
      'Price per sq ft',
      '',
      ...sold.map((comp) => money(Math.round(comp.facts.priceCents / comp.facts.home.livingAreaSqft / 100) * 100)),
    ],
    ...(sources.length > 1 ? [['Source', '', ...sold.map((comp) => comp.facts.source)]] : []),
    ...(sold.some(({ facts }) => facts.priorSale !== null)
      ? [
          [
            'Sold before, 1 year',
            '',
            ...sold.map(({ facts: { priorSale } }) =>
              priorSale === null ? 'none' : `${money(priorSale.priceCents)}, ${priorSale.date}`,
            ),
          ],
        ]
      : []),
    ...lines.map((line) => [
      GRID_LABELS[line],
      props.cma.subjectFacts[line] ?? '',
      ...sold.map((comp) => {
        const cell = comp.cells.find((one) => one.line === line);
        if (cell === undefined) return '';
        return besideOrBelow(cell.fact, sayAdjustment(cell), sold.length);
      }),
    ]),
    [
      'Net adjustment',
      '',
      ...sold.map((comp) =>
        besideOrBelow(formatMoneyChange(comp.netCents), formatPercent(comp.netCents / comp.facts.priceCents), sold.length),
      ),
    ],
    ['Gross adjustment', '', ...sold.map((comp) => formatPercent(comp.grossCents / comp.facts.priceCents))],
    ['Adjusted price', '', ...sold.map((comp) => money(comp.adjustedCents))],
    [
      'Weight',
      '',
      ...sold.map((comp) => `${formatPercent(comp.weight)}${comp.isOutlier ? '\noutlier' : comp.isLater ? '\nsold later' : ''}`),
    ],
  ];
  const reasons = sold.flatMap((comp, at) =>
    comp.cells.flatMap((cell) => (cell.reason === null ? [] : [`${start + at + 1}, ${GRID_LABELS[cell.line]}: ${cell.reason}`])),
  );
  const table = (
    <>
      <Table
        fontSize={8}
        isDense
        columns={[
          { header: 'Line', width: LINE_WIDTH },
          { header: 'Your home', width: SUBJECT_WIDTH },
          ...sold.map((comp, at) => ({
            header: `${start + at + 1}. ${streetLine(comp.facts.home.address)}`,
            width,
            align: 'right' as const,
          })),
        ]}
        rows={rows}
      />
      <Text style={{ marginTop: 4, marginBottom: 8, fontSize: 8, color: SOFT }}>
        {sources.length === 1 ? `Source: ${sources.join()}. ` : ''}
        {reasons.length === 0 ? '' : `* Set by hand. ${reasons.join('. ')}`}
      </Text>
    </>
  );
  const isWhole = rows.length <= MOST_LINES_WHOLE;
  if (start > 0) return <View wrap={!isWhole}>{table}</View>;
  return (
    <ReportPart
      frame={props.frame}
      isWhole={isWhole}
      title="Side by side"
      lead="A better comparable is adjusted down, a worse one up: concessions first, then time, then location, then the home itself. No amount: nothing to adjust."
    >
      {table}
    </ReportPart>
  );
}

/** Nothing if both homes are alike. */
function sayAdjustment({ cents, reason }: CmaComp['cells'][number]): string {
  if (reason !== null) return `${formatMoneyChange(cents)} *`;
  return cents === 0 ? '' : formatMoneyChange(cents);
}

/** On one line if the column fits both, with the amount on the right. */
function besideOrBelow(fact: string, amount: string, columns: number): string {
  if (amount === '' || fact === '') return `${fact}${amount}`;
  const isShort = fact.length + amount.length <= LETTERS_A_GRID / columns;
  return isShort ? `${fact}   ${amount}` : `${fact}\n${amount}`;
}

function sayErrorOf(cents: number | undefined): string {
  return cents === undefined ? '' : ` ± ${Math.round(cents / 100).toLocaleString('en-US')}`;
}

/** To the cent where cents matter. */
function formatRate(cents: number): string {
  return formatMoney(cents, Math.abs(cents) < 100_000 ? 'always' : 'never');
}

export function AdjustmentsPage({ cma, frame }: ReportPageProps) {
  const units = Object.entries(UNIT_LINES).flatMap(([line, { label, unit }]) => {
    const rate = cma.rates.units[line];
    // Houses have no floor to compare.
    if (rate === undefined || (line === 'floor' && rate.n === 0)) return [];
    const amount = rate.cents === 0 ? 'none' : `${formatRate(rate.cents)} per ${unit}`;
    return [
      [
        label,
        amount,
        rate.errorCents === 0 ? '' : `± ${formatRate(rate.errorCents)}`,
        formatNumber(rate.n),
        shortenBasis(rate.basis),
      ],
    ];
  });
  const unrated = GRID_LINES.filter((line) => isWordLine(line) && line !== 'other' && !isSetByHand(cma, line));
  const levels = Object.entries(cma.rates.levels).map(([line, rate]) => [
    capitalize(line),
    Object.entries(rate.cents)
      .filter(([, cents]) => cents !== 0)
      .map(([level, cents]) => `${level} ${formatMoneyChange(cents)}${sayErrorOf(rate.errorCents?.[level])}`)
      .join(', ') || 'none',
    '',
    formatNumber(rate.n),
    shortenBasis(rate.basis),
  ]);
  return (
    <ReportPart
      frame={frame}
      title="Adjustments explained"
      lead={`Regression of log price over sales in ${cma.ratesFrom}, at the price level of this home: of condition over 24 months, of what lasts over ${sayCount(RATE_MONTHS / 12, 'year')} where records go back so far. A rate that is not distinguishable from zero is not used.`}
    >
      <Table
        fontSize={8}
        isDense
        columns={[
          { header: 'Line', width: 16 },
          { header: 'Rate', width: 30 },
          { header: 'Error', width: 12 },
          { header: 'Sales', width: 8, align: 'right' },
          { header: 'Basis', width: 34 },
        ]}
        rows={[
          ...units,
          ...levels,
          ['Time', sayPricesOverTime(cma.rates.time), '', formatNumber(cma.rates.time.n), shortenBasis(cma.rates.time.basis)],
          ['Location', 'by neighborhood', '', formatNumber(cma.rates.areas.n), shortenBasis(cma.rates.areas.basis)],
        ]}
      />
      {unrated.length === 0 ? null : (
        <Text style={{ marginTop: 8, fontSize: 8.5 }}>
          Not adjusted for: {unrated.map((line) => GRID_LABELS[line].toLowerCase()).join('; ')}. The records do not tell of them,
          or no rate can be read from the sales.
        </Text>
      )}
      <Heading>How the value is reconciled</Heading>
      <Text>
        Each sale weighs in proportion to how alike it is, divided by its gross adjustment, unless weights were set by hand. An
        outlier weighs nothing unless it was given a weight by hand; the range spans the adjusted prices that weigh. An outlier
        lies further than two and a half median deviations, and more than 5% of the middle, from it.
      </Text>
    </ReportPart>
  );
}

function isSetByHand(cma: Cma, line: GridLine): boolean {
  return cma.comps.some(({ cells }) => cells.some((cell) => cell.line === line && cell.reason !== null));
}

export function PricePerSqftPage(props: ReportPageProps) {
  const { cma, frame } = props;
  const sold = soldOf(props);
  const dots = [
    ...sold.map((comp, at) => ({
      x: comp.facts.home.livingAreaSqft,
      y: comp.facts.priceCents / 100,
      label: String(at + 1),
      isSubject: false,
    })),
    ...(cma.result === null
      ? []
      : [{ x: cma.subject.livingAreaSqft, y: cma.result.indicatedCents / 100, label: 'Your home, indicated', isSubject: true }]),
  ];
  return (
    <ReportPart
      frame={frame}
      title="Price and size"
      lead="Sale price against living area, before adjustment. Dollars per square foot alone do not price a home: they fall as homes grow."
    >
      {dots.length < 2 ? (
        <Text>Too few sales to draw.</Text>
      ) : (
        <ScatterChart
          dots={dots}
          color={frame.color}
          formatX={(value) => `${value.toLocaleString('en-US')} sq ft`}
          formatY={(value) => `$${Math.round(value / 1000)}K`}
        />
      )}
    </ReportPart>
  );
}
