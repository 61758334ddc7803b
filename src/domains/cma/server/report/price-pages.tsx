import { View } from '@react-pdf/renderer';
import { formatDate, formatNumber, formatPercent } from '#lib/format.ts';
import { ChanceBars } from '#platform/pdf/charts/bars.tsx';
import { ReportPart, styles, Table } from '#platform/pdf/report-parts.tsx';
import { Text } from '#platform/pdf/text.tsx';
import { day, money } from '#platform/pdf/print-words.ts';
import { sayTransferTaxes } from '#domains/proceeds/contract.ts';
import { SERIF_BOLD } from '#platform/pdf/fonts.ts';
import type { ReportPageProps } from './report-data.ts';

export function PricingPage({ cma, frame }: ReportPageProps) {
  if (cma.result === null) return null;
  return (
    <ReportPart
      frame={frame}
      title="Pricing recommendation"
      lead={`Indicated value ${money(cma.result.indicatedCents)}, range ${money(cma.result.lowCents)} to ${money(cma.result.highCents)}, as of ${day(cma.effectiveDate)}.`}
    >
      {cma.suggestion === null ? null : (
        <View wrap={false} style={{ backgroundColor: '#f3f0e8', padding: 10, marginBottom: 6 }}>
          <Text style={styles.soft}>Suggested asking price</Text>
          <Text style={{ fontSize: 22, fontFamily: SERIF_BOLD, lineHeight: 1.3 }}>{money(cma.suggestion.listPriceCents)}</Text>
          <Text>{cma.suggestion.reason}</Text>
        </View>
      )}
      {cma.strategies.map((strategy) => (
        <View
          key={strategy.name}
          wrap={false}
          style={{ borderTopWidth: 0.75, borderTopColor: '#d9d4c8', paddingVertical: 7, flexDirection: 'row' }}
        >
          <View style={{ width: 190 }}>
            <Text style={styles.bold}>{strategy.name}</Text>
            <Text style={{ fontSize: 17, fontFamily: SERIF_BOLD, lineHeight: 1.35 }}>{money(strategy.listPriceCents)}</Text>
            <Text style={styles.soft}>{strategy.meaning}</Text>
          </View>
          <View style={{ flex: 1, paddingLeft: 20 }}>
            {strategy.chances.map(({ week, chance }) => (
              <View key={week} style={{ flexDirection: 'row', alignItems: 'center', marginBottom: 2 }}>
                <Text style={{ width: 110 }}>Buyer within {week} weeks</Text>
                <Text style={{ width: 40, textAlign: 'right', paddingRight: 8 }}>{formatPercent(chance, 0)}</Text>
                <ChanceBars chance={chance} color={frame.color} />
              </View>
            ))}
            <Text style={styles.soft}>
              {strategy.expectedDays === null
                ? cma.odds === null
                  ? 'No chances of a sale hold here yet.'
                  : strategy.chances.length === 0
                    ? 'Too few homes had such an asking price.'
                    : `Half of homes like this take longer than ${cma.odds.weeks} weeks.`
                : `Half of such homes find a buyer within ${strategy.expectedDays} days.`}
            </Text>
          </View>
        </View>
      ))}
      {cma.odds === null ? null : (
        <Text style={{ marginTop: 10, fontSize: 8.5 }}>
          Learned from {formatNumber(cma.odds.n)} homes put on the market in {cma.odds.where} since{' '}
          {formatDate(cma.odds.from, 'UTC')}, {formatNumber(cma.odds.sold)} of which found a buyer: their asking price against
          what they were worth then, and the weeks they took. Proved on homes that came later.
        </Text>
      )}
    </ReportPart>
  );
}

export function NetProceedsPage({ cma, frame }: ReportPageProps) {
  if (cma.netSheets.length === 0) return null;
  const labels = [...new Set(cma.netSheets.flatMap((sheet) => sheet.lines.map((line) => line.label)))];
  const column = (cents: number | undefined) => (cents === undefined ? '' : money(cents));
  return (
    <ReportPart
      frame={frame}
      title="Net proceeds"
      lead="What a sale would leave you at the low, the likely and the high price, with the costs entered."
    >
      <Table
        isDense
        fontSize={9}
        columns={[
          { header: 'Line', width: 43 },
          ...cma.netSheets.map((sheet) => ({ header: sheet.name, width: 19, align: 'right' as const })),
        ]}
        rows={[
          ['Sale price', ...cma.netSheets.map((sheet) => money(sheet.priceCents))],
          ...labels.map((label) => [
            label,
            ...cma.netSheets.map((sheet) => column(sheet.lines.find((line) => line.label === label)?.cents)),
          ]),
          ['Net to you', ...cma.netSheets.map((sheet) => money(sheet.netCents))],
        ]}
      />
      <Text style={{ marginTop: 10, fontSize: 8.5 }}>
        {labels.length === 0 ? 'No costs were entered yet. ' : ''}
        {sayTransferTaxes(cma.netSheetInput.transferTaxes) ?? ''} Fees are not set by law and are negotiable. Amounts at closing
        come from the settlement statement; taxes on gains are not included.
      </Text>
    </ReportPart>
  );
}
