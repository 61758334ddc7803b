import { streetLine } from '#lib/street-line.ts';
import { View } from '@react-pdf/renderer';
import { formatPercent } from '#lib/format.ts';
import { METERS_PER_MILE } from '#lib/geo.ts';
import { WaterfallChart } from '#platform/pdf/charts/bars.tsx';
import { GroundMap } from '#platform/pdf/ground-map.tsx';
import { Heading, ReportPart, SOFT, styles, Table } from '#platform/pdf/report-parts.tsx';
import { Text } from '#platform/pdf/text.tsx';
import { DRIVER_NAMES, sayFact } from '../../model/fact-names.ts';
import { WATERFALL, WEIGHING } from '../../model/report-words.ts';
import { sayDay, sayDifference, sayDollars } from '../../model/say-values.ts';
import type { ReportPageProps } from './report-data.ts';

export function ComparablesPage({ frame, valuation, ground }: ReportPageProps) {
  const { comparables, latitude, longitude, estimate } = valuation;
  if (estimate === null) return null;
  return (
    <ReportPart frame={frame} title="Comparable sales" lead="The recorded sales most like this home, of the last 18 months.">
      {ground === null || latitude === null || longitude === null ? null : (
        <View style={{ marginBottom: 10 }}>
          <GroundMap
            ground={ground}
            color={frame.color}
            marks={[
              ...comparables.map((sale, at) => ({
                label: String(at + 1),
                latitude: sale.latitude,
                longitude: sale.longitude,
                isSubject: false,
              })),
              { label: 'subject', latitude, longitude, isSubject: true },
            ]}
          />
          <Text style={{ marginTop: 3, fontSize: 8, color: SOFT }}>
            The star is this home; numbers are the sales of the table. North is up.
          </Text>
        </View>
      )}
      {comparables.length === 0 ? (
        <Text style={styles.soft}>No similar home sold nearby in the last 18 months.</Text>
      ) : (
        <Table
          columns={[
            { header: 'Home', width: 42 },
            { header: 'Sold', width: 14, align: 'right' },
            { header: 'Price', width: 14, align: 'right' },
            { header: 'Sq ft', width: 9, align: 'right' },
            { header: 'Distance', width: 10, align: 'right' },
            { header: 'Similarity', width: 11, align: 'right' },
          ]}
          rows={comparables.map((sale, at) => [
            `${at + 1}. ${sale.address}`,
            sayDay(sale.closeDate),
            sayDollars(sale.price),
            sayFact('', sale.facts['livingAreaSqft'] ?? null),
            `${(sale.distanceMeters / METERS_PER_MILE).toFixed(2)} mi`,
            `${sale.similarity} of 100`,
          ])}
        />
      )}
      {valuation.address !== null ? null : (
        <Text style={{ marginTop: 6, fontSize: 8.5, color: SOFT }}>
          The seller withholds the address: there is no map, and distances are rounded up.
        </Text>
      )}
    </ReportPart>
  );
}

export function DriversPage({ frame, valuation }: ReportPageProps) {
  const { drivers, estimate, comparables } = valuation;
  if (drivers === null || estimate === null) return null;
  return (
    <ReportPart
      frame={frame}
      title="What makes the value"
      lead={`From the typical home of this market to this one. ${WATERFALL}`}
    >
      <WaterfallChart
        color={frame.color}
        format={(step) => (step.isTotal ? sayDollars(step.value) : sayDifference(step.value))}
        steps={[
          { label: 'Typical home here, a year ago', value: drivers.base, isTotal: true },
          ...drivers.steps.map(({ group, change }) => ({ label: DRIVER_NAMES[group], value: change, isTotal: false })),
          { label: 'Estimate', value: estimate.estimate, isTotal: true },
        ]}
      />
      {comparables.length === 0 ? null : (
        <View wrap={false}>
          <Heading>What each comparable sale says of this home</Heading>
          <Text style={styles.lead}>{WEIGHING}</Text>
          <Table
            columns={[
              { header: 'Home', width: 33 },
              { header: 'Price', width: 14, align: 'right' },
              { header: 'To today', width: 14, align: 'right' },
              { header: 'To these facts', width: 15, align: 'right' },
              { header: 'Adjusted', width: 14, align: 'right' },
              { header: 'Weight', width: 10, align: 'right' },
            ]}
            rows={comparables.map((sale, at) => [
              `${at + 1}. ${streetLine(sale.address)}`,
              sayDollars(sale.price),
              sayDifference(sale.timeAdjustedPrice - sale.price),
              sayDifference(sale.adjustedPrice - sale.timeAdjustedPrice),
              sayDollars(sale.adjustedPrice),
              formatPercent(sale.weight, 0),
            ])}
          />
          <Text style={{ marginTop: 6, fontSize: 8.5, color: SOFT }}>
            What the place itself is worth is not adjusted here, and the estimate learns from every recorded sale, not from these
            alone.
          </Text>
        </View>
      )}
    </ReportPart>
  );
}
