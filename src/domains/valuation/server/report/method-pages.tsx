import { View } from '@react-pdf/renderer';
import { formatDate, formatNumber, formatPercent } from '#lib/format.ts';
import { Heading, ReportPart, styles, Table } from '#platform/pdf/report-parts.tsx';
import { Text } from '#platform/pdf/text.tsx';
import { nameFactWithin } from '../../model/fact-names.ts';
import { LIMITS, METHOD, NOT_AN_APPRAISAL } from '../../model/report-words.ts';
import { sayDay, saySigned } from '../../model/say-values.ts';
import type { ReportPageProps } from './report-data.ts';

export function RiskPage({ frame, hazards }: ReportPageProps) {
  if (hazards.length === 0) return null;
  return (
    <ReportPart frame={frame} title="Risk facts" lead="From public maps. The model does not use them.">
      {hazards.map((hazard) => (
        <View
          key={hazard.kind}
          wrap={false}
          style={{ borderBottomWidth: 0.5, borderBottomColor: '#d9d4c8', paddingVertical: 7, flexDirection: 'row' }}
        >
          <View style={{ flex: 1, paddingRight: 16 }}>
            <Text style={styles.bold}>{hazard.label}</Text>
            <Text style={styles.soft}>{hazard.definition}</Text>
            <Text style={styles.soft}>
              Source: {hazard.source}, {formatDate(hazard.asOf, 'UTC')}
            </Text>
          </View>
          <Text style={{ width: 130, textAlign: 'right', ...(hazard.value === null ? styles.soft : styles.bold) }}>
            {hazard.value ?? 'Not in a mapped zone'}
          </Text>
        </View>
      ))}
      <Text style={{ marginTop: 10, fontSize: 8.5 }}>
        Maps can be wrong for a single home. To dispute one, ask the agency that publishes it; for flood zones an owner can
        request a letter of map amendment with an elevation certificate.
      </Text>
    </ReportPart>
  );
}

export function MethodPage({ frame, valuation, card }: ReportPageProps) {
  const heldOut = card?.heldOut ?? null;
  const percent = (share: number) => formatPercent(share);
  return (
    <ReportPart frame={frame} title="Method and limits">
      <Text style={styles.paragraph}>{METHOD}</Text>
      <Text style={styles.paragraph}>{LIMITS}</Text>
      {card === null ? null : (
        <View>
          <Heading>The model</Heading>
          <Table
            columns={[
              { header: 'Figure', width: 34 },
              { header: 'Value', width: 66 },
            ]}
            rows={[
              ['Version', card.version],
              [
                'Learned from',
                `${formatNumber(card.sales)} recorded sales, ${sayDay(card.salesFrom)} to ${sayDay(card.salesTo)}`,
              ],
              ['Looks at', `Place and ${card.features.map((name) => nameFactWithin(name)).join(', ')}`],
              ['Never looks at', 'List prices, assessments, photos, who lives there or near there'],
              ...(heldOut === null
                ? [['Measured', 'Too few sales here to measure it on sales it had not seen']]
                : [
                    [
                      'Measured on',
                      `${formatNumber(heldOut.n)} sales it had not seen, ${sayDay(heldOut.from)} to ${sayDay(heldOut.to)}`,
                    ],
                    ['Median error', `${percent(heldOut.mdape)}: half of the estimates were closer than this to the price`],
                    ['Within 5 / 10 / 20%', [heldOut.ppe5, heldOut.ppe10, heldOut.ppe20].map(percent).join(' / ')],
                    ['Too high or too low', `${saySigned(heldOut.medianSignedError)} in the middle`],
                    ['Answered', `${percent(heldOut.hitRate)}; the rest were refused, and count as misses`],
                    [
                      'Price inside the range',
                      `${percent(heldOut.coverage68)} of the 68% range, ${percent(heldOut.coverage80)} of the 80% range`,
                    ],
                  ]),
            ]}
          />
        </View>
      )}
      <Heading>What this is not</Heading>
      <Text style={styles.paragraph}>
        {NOT_AN_APPRAISAL} It was not made by a licensed appraiser, is no offer and no advice to buy, sell or lend. It may change
        with every new sale.
      </Text>
      <Heading>Sources and fair housing</Heading>
      <Text style={styles.paragraph}>
        Facts and sales: public records and listings, deemed reliable, not guaranteed.{' '}
        {valuation.isDemonstration ? 'This installation shows a fictional city: its homes, sales and maps are made up. ' : ''}
        The owner of a home can correct wrong facts, and a seller can turn estimates off in the listing.
      </Text>
      <Text style={styles.paragraph}>
        Nothing about people is an input: not race, color, religion, sex, disability, familial status or national origin, and no
        stand-in for them. Whether some areas are valued higher or lower than others beyond chance is measured with every model
        and published on the page on accuracy. Equal Housing Opportunity.
      </Text>
    </ReportPart>
  );
}
