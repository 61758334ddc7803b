import { View } from '@react-pdf/renderer';
import { RangeBar } from '#platform/pdf/charts/bars.tsx';
import { Cover, FactTable, Heading, LINE, ReportPart, SOFT, styles, Table } from '#platform/pdf/report-parts.tsx';
import { Text } from '#platform/pdf/text.tsx';
import { nameFact, nameFactWithin, orderFacts, sayFact } from '../../model/fact-names.ts';
import { NOT_AN_APPRAISAL, sayAdvice, sayAgainst } from '../../model/report-words.ts';
import { sayDay, sayDifference, sayDollars, sayRounded } from '../../model/say-values.ts';
import { SERIF_BOLD } from '#platform/pdf/fonts.ts';
import type { ReportPageProps } from './report-data.ts';

export function CoverPage({ frame, valuation, corrections, sharedBy }: ReportPageProps) {
  const { estimate } = valuation;
  return (
    <Cover frame={frame} kind="Home value report">
      {estimate === null ? (
        <View style={{ marginBottom: 30 }}>
          <Text style={{ fontSize: 22, fontFamily: SERIF_BOLD, lineHeight: 1.3 }}>No estimate for this home</Text>
          <Text>{valuation.refusal}</Text>
        </View>
      ) : (
        <View style={{ marginBottom: 30 }}>
          <Text style={{ color: SOFT }}>Estimated value</Text>
          <Text style={{ fontSize: 30, fontFamily: SERIF_BOLD, lineHeight: 1.3 }}>{sayRounded(estimate.estimate)}</Text>
          <Text>
            {sayRounded(estimate.low68)} to {sayRounded(estimate.high68)} in two of three cases, as of {sayDay(estimate.asOf)}
          </Text>
          <Text>
            Confidence {estimate.band}, {estimate.confidence} of 100
          </Text>
        </View>
      )}
      <View style={{ borderTopWidth: 1, borderTopColor: LINE, paddingTop: 16 }}>
        <Text style={{ color: SOFT }}>Prepared by</Text>
        <Text style={styles.bold}>{frame.byline}</Text>
        {sharedBy === null ? null : <Text>Shared by {sharedBy}</Text>}
        {corrections.length === 0 ? null : (
          <Text>By the facts on record as {sharedBy ?? 'the owner'} corrected them: the facts of the home name each.</Text>
        )}
      </View>
      <Text style={{ marginTop: 40, fontSize: 8.5, color: SOFT }}>
        {NOT_AN_APPRAISAL} It was worked out by a statistical model from recorded sales, without a visit and without a list price.
        {valuation.isDemonstration ? ' The city and its sales are a demonstration.' : ''}
      </Text>
    </Cover>
  );
}

export function FactsPage({ frame, valuation, corrections }: ReportPageProps) {
  const corrected = new Map(corrections.map(({ fact, recorded }) => [fact, recorded]));
  return (
    <ReportPart
      frame={frame}
      title="The home"
      lead="The facts that the estimate rests on, from the public records and the listing."
    >
      <FactTable
        facts={orderFacts(valuation.facts).map(([fact, value]) => {
          const recorded = corrected.get(fact);
          const note = recorded === undefined ? '' : ` (corrected; on record: ${sayFact(fact, recorded).toLowerCase()})`;
          return [nameFact(fact), `${sayFact(fact, value)}${note}`] as const;
        })}
      />
      {corrections.length === 0 ? null : (
        <View wrap={false}>
          <Heading>Corrections</Heading>
          {corrections.map(({ fact, evidence }) => (
            <Text key={fact} style={styles.paragraph}>
              {nameFact(fact)}: corrected by the owner{evidence === null ? '' : `, based on “${evidence}”`}. Not checked by us;
              the public estimate uses the record.
            </Text>
          ))}
        </View>
      )}
      <Text style={{ marginTop: 10, fontSize: 8.5, color: SOFT }}>
        {valuation.missingFacts.length === 0
          ? 'Nothing that the model uses is missing.'
          : `Not on record: ${valuation.missingFacts.map((fact) => nameFactWithin(fact)).join(', ')}.`}
      </Text>
    </ReportPart>
  );
}

export function EstimatePage({ frame, valuation }: ReportPageProps) {
  const { estimate, change30Days, advice } = valuation;
  if (estimate === null) return null;
  return (
    <ReportPart
      frame={frame}
      title="The estimate"
      lead={`As of ${sayDay(estimate.asOf)}, by model ${estimate.modelVersion}. Figures to the nearest thousand: no estimate is exact to the dollar.`}
    >
      <RangeBar
        low={estimate.low80}
        innerLow={estimate.low68}
        middle={estimate.estimate}
        innerHigh={estimate.high68}
        high={estimate.high80}
        color={frame.color}
        format={sayRounded}
      />
      <Table
        columns={[
          { header: 'Figure', width: 34 },
          { header: 'Value', width: 30 },
          { header: 'What it says', width: 36 },
        ]}
        fontSize={9.5}
        rows={[
          ['Estimated value', sayRounded(estimate.estimate), 'What it would likely sell for on that day'],
          ['68% range', `${sayRounded(estimate.low68)} to ${sayRounded(estimate.high68)}`, 'Two prices of three fall within'],
          ['80% range', `${sayRounded(estimate.low80)} to ${sayRounded(estimate.high80)}`, 'Four prices of five fall within'],
          [
            'Confidence',
            `${estimate.band}, ${estimate.confidence} of 100`,
            'High above 85, Medium from 70, Low below: 100 less the typical error',
          ],
          [
            'Typical error (FSD)',
            `± ${(estimate.fsd * 100).toFixed(1)}%`,
            'One standard deviation of the error of homes like this',
          ],
          ...(change30Days === null
            ? []
            : [['Change in 30 days', sayDifference(change30Days), 'What the market of the area did']]),
        ]}
      />
      <OtherPrices valuation={valuation} estimate={estimate.estimate} />
      {advice.length === 0 ? null : (
        <View wrap={false}>
          <Heading>What would raise confidence</Heading>
          {advice.map((one) => (
            <Text key={one.text} style={styles.paragraph}>
              • {sayAdvice(one, estimate.fsd)}
            </Text>
          ))}
        </View>
      )}
    </ReportPart>
  );
}

function OtherPrices({ valuation, estimate }: { valuation: ReportPageProps['valuation']; estimate: number }) {
  const { listed, assessed, lastSale } = valuation;
  const rows = [
    ...(listed === null
      ? []
      : [['Asking price', sayDollars(listed.price), listed.since === null ? '' : `since ${sayDay(listed.since)}`, listed.price]]),
    ...(lastSale === null
      ? []
      : [['Last recorded sale', sayDollars(lastSale.price), sayDay(lastSale.closeDate), lastSale.price]]),
    ...(assessed === null
      ? []
      : [['Assessed for property tax', sayDollars(assessed.value), `tax year ${assessed.year}`, assessed.value]]),
  ];
  if (rows.length === 0) return null;
  return (
    <View wrap={false}>
      <Heading>Compared with other prices</Heading>
      <Table
        columns={[
          { header: 'Price', width: 34 },
          { header: 'When', width: 26 },
          { header: 'Amount', width: 18, align: 'right' },
          { header: 'Against the estimate', width: 22, align: 'right' },
        ]}
        fontSize={9.5}
        rows={rows.map(([name, amount, when, price]) => [
          String(name),
          String(when),
          String(amount),
          sayAgainst(Number(price), estimate),
        ])}
      />
      <Text style={{ marginTop: 4, fontSize: 8.5, color: SOFT }}>The estimate uses none of these.</Text>
    </View>
  );
}
