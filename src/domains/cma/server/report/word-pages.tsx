import { View } from '@react-pdf/renderer';
import { METERS_PER_MILE } from '#lib/geo.ts';
import { Cover, FactTable, Heading, LINE, Pairs, ReportPart, SOFT, styles, Table } from '#platform/pdf/report-parts.tsx';
import { Text } from '#platform/pdf/text.tsx';
import { GroundMap } from '#platform/pdf/ground-map.tsx';
import { day, money } from '#platform/pdf/print-words.ts';
import { GLOSSARY, NOT_AN_APPRAISAL } from './glossary.ts';
import { GRID_LABELS, HOME_LINES } from '../../contract.ts';
import { SERIF_BOLD } from '#platform/pdf/fonts.ts';
import type { ReportPageProps } from './report-data.ts';
import { isWordLine } from '../../model/grid-lines.ts';

export function CoverPage({ cma, frame }: ReportPageProps) {
  const { brand } = cma.report;
  return (
    <Cover frame={frame} kind="Comparative market analysis">
      {cma.result === null ? null : (
        <View style={{ marginBottom: 30 }}>
          <Text style={{ color: SOFT }}>Indicated value</Text>
          <Text style={{ fontSize: 30, fontFamily: SERIF_BOLD, lineHeight: 1.3 }}>{money(cma.result.indicatedCents)}</Text>
          <Text>
            Range {money(cma.result.lowCents)} to {money(cma.result.highCents)}, as of {day(cma.effectiveDate)}
          </Text>
        </View>
      )}
      <View style={{ borderTopWidth: 1, borderTopColor: LINE, paddingTop: 16 }}>
        <Text style={{ color: SOFT }}>Prepared by</Text>
        <Text style={styles.bold}>{brand.preparedBy}</Text>
        {[brand.company, brand.license === '' ? '' : `License ${brand.license}`, brand.phone, brand.email]
          .filter((line) => line !== '')
          .map((line) => (
            <Text key={line}>{line}</Text>
          ))}
      </View>
      <Text style={{ marginTop: 40, fontSize: 8.5, color: SOFT }}>{NOT_AN_APPRAISAL}</Text>
    </Cover>
  );
}

export function LetterPage({ cma, frame }: ReportPageProps) {
  const sold = cma.comps.filter((comp) => comp.kind === 'sold');
  const own = cma.report.brand.letter.trim();
  const paragraphs =
    own === ''
      ? [
          `This report looks at what ${cma.subject.address} would likely sell for on the open market as of ${day(cma.effectiveDate)}.`,
          `It rests on ${sold.length} recorded sales of homes like yours, each adjusted to match your home: concessions are taken off, prices are moved to today, and every difference in place, size, rooms, age, quality and condition is adjusted by what buyers in ${cma.ratesFrom} have paid for it.`,
          cma.result === null
            ? 'There are too few sales to indicate a value yet.'
            : `They indicate ${money(cma.result.indicatedCents)}, within a range from ${money(cma.result.lowCents)} to ${money(cma.result.highCents)}. The pages that follow show each step, so that you can check it.`,
          'What no record shows, such as work done inside or noise next door, can move the price. Tell me what the records miss.',
        ]
      : own.split(/\n{2,}/);
  return (
    <ReportPart frame={frame} title="About this report">
      <View style={{ fontSize: 10.5, lineHeight: 1.5, maxWidth: 470 }}>
        {paragraphs.map((paragraph, at) => (
          <Text key={at} style={{ marginBottom: 9 }}>
            {paragraph}
          </Text>
        ))}
        <Text style={{ marginTop: 8 }}>{cma.report.brand.preparedBy}</Text>
        <Text style={styles.soft}>{cma.report.brand.company}</Text>
      </View>
    </ReportPart>
  );
}

/** Who made the report; left out if nobody is named. */
export function AgentPage({ cma, frame }: ReportPageProps) {
  const { brand } = cma.report;
  const facts = [
    ['Name', brand.preparedBy],
    ['Brokerage or company', brand.company],
    ['License', brand.license],
    ['Phone', brand.phone],
    ['Email', brand.email],
  ].filter(([, value]) => value !== '');
  if (facts.length === 0) return null;
  return (
    <ReportPart frame={frame} title="Who prepared this report">
      <Table
        columns={[
          { header: 'Prepared by', width: 35 },
          { header: '', width: 65 },
        ]}
        rows={facts}
        fontSize={11}
      />
      {brand.about.trim() === '' ? null : (
        <View style={{ marginTop: 16, fontSize: 11, lineHeight: 1.55, maxWidth: 430 }}>
          {brand.about.split(/\n{2,}/).map((paragraph, at) => (
            <Text key={at} style={{ marginBottom: 9 }}>
              {paragraph}
            </Text>
          ))}
        </View>
      )}
      <Text style={{ marginTop: 16, fontSize: 8.5, color: SOFT }}>
        The figures come from recorded sales by the method that this report explains; whoever prepared it chose the comparables
        and answers for what was set by hand.
      </Text>
    </ReportPart>
  );
}

export function SubjectPage({ cma, frame }: ReportPageProps) {
  const { subject } = cma;
  return (
    <ReportPart frame={frame} title="Your home" lead={`${subject.address}. From the public records and as confirmed.`}>
      <FactTable
        facts={[
          ['Kind', subject.propertySubType],
          ['Neighborhood', subject.neighborhood ?? 'not known'],
          ['Year built', subject.yearBuilt === null ? 'not known' : String(subject.yearBuilt)],
          ...HOME_LINES.filter(
            (line) =>
              (line !== 'floor' || typeof subject.floor === 'number') &&
              (!isWordLine(line) || subject.words?.[line] !== undefined),
          ).map((line) => [GRID_LABELS[line], cma.subjectFacts[line] ?? ''] as const),
        ]}
      />
      <View wrap={false}>
        <Heading>Recorded sales of this home in three years</Heading>
        <Text>
          {cma.priorSales.length === 0
            ? 'None.'
            : cma.priorSales.map((sale) => `${day(sale.date)}: ${money(sale.priceCents)}`).join('; ')}
        </Text>
      </View>
    </ReportPart>
  );
}

export function MapPage({ cma, frame, map }: ReportPageProps) {
  if (map === null) return null;
  const sold = cma.comps.filter((comp) => comp.kind === 'sold');
  const isListed = cma.report.pages.some(({ page, isShown }) => page === 'comparables' && isShown);
  const marks = [
    ...sold.map((comp, at) => ({
      label: String(at + 1),
      latitude: comp.facts.home.latitude,
      longitude: comp.facts.home.longitude,
      isSubject: false,
    })),
    { label: 'subject', latitude: cma.subject.latitude, longitude: cma.subject.longitude, isSubject: true },
  ];
  return (
    <ReportPart
      frame={frame}
      title="Where the sales are"
      lead="The star is your home; numbers are the comparable sales. North is up."
    >
      <GroundMap marks={marks} ground={map} color={frame.color} />
      {isListed ? null : (
        <View style={{ marginTop: 8, fontSize: 8.5 }}>
          <Pairs>
            {sold.map((comp, at) => (
              <Text key={comp.key}>
                {at + 1}. {comp.facts.home.address}, {(comp.meters / METERS_PER_MILE).toFixed(2)} mi
              </Text>
            ))}
          </Pairs>
        </View>
      )}
    </ReportPart>
  );
}

export function MarketingPage({ cma, frame }: ReportPageProps) {
  const plan = cma.report.brand.marketingPlan.trim();
  if (plan === '') return null;
  return (
    <ReportPart frame={frame} title="Marketing plan">
      {plan.split(/\n+/).map((line, at) => (
        <Text key={at} style={styles.paragraph}>
          {line}
        </Text>
      ))}
    </ReportPart>
  );
}

const FINE = { fontSize: 8.5, lineHeight: 1.3, marginBottom: 5 } as const;

export function DisclosuresPage({ cma, frame }: ReportPageProps) {
  return (
    <ReportPart frame={frame} title="Disclosures">
      {[
        NOT_AN_APPRAISAL,
        `Effective date: ${day(cma.effectiveDate)}. Market last updated: ${day(cma.refreshedAt.slice(0, 10))}.`,
        `Sources: ${[...new Set(cma.comps.map((comp) => comp.facts.source))].join('; ')}. Deemed reliable, not guaranteed. Facts of homes come from public records and may be out of date; interiors were not inspected for this report.`,
        'Adjustment rates are estimated from local sales by the method given on the page “Adjustments explained”; they describe what buyers paid on average, not what any one buyer will pay.',
        'Chances of a sale are learned from past homes on this market. They are not a promise.',
        'Fees and compensation are not set by law and are fully negotiable. No information on the people of a neighborhood was used.',
      ].map((text) => (
        <Text key={text} style={FINE}>
          {text}
        </Text>
      ))}
    </ReportPart>
  );
}

export function GlossaryPage({ frame }: ReportPageProps) {
  return (
    <ReportPart frame={frame} title="Glossary">
      <Pairs>
        {GLOSSARY.map(([term, meaning]) => (
          <View key={term} style={FINE}>
            <Text style={styles.bold}>{term}</Text>
            <Text>{meaning}</Text>
          </View>
        ))}
      </Pairs>
    </ReportPart>
  );
}
