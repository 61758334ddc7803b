import { Document, View } from '@react-pdf/renderer';
import { formatDate, formatMoney, formatPercent } from '#lib/format.ts';
import { BRAND, Heading, ReportPart, SOFT, styles } from '#platform/pdf/report-parts.tsx';
import { tagged } from '#platform/pdf/tags.ts';
import { Text } from '#platform/pdf/text.tsx';
import { writePdf } from '#platform/pdf/write-pdf.ts';
import type { Application, JoinedApplication } from '../contract.ts';
import { assessApplication, type Assessment, assessJoined } from '../model/assess-application.ts';
import { type AnswerGroup, describeAnswers, describedBy } from '../model/describe-answers.ts';

/** The application as a PDF: the first borrower's answers, the ratios of both, and what it is not. */
export function writeDocument(application: Application, productName: string): Promise<Uint8Array<ArrayBuffer>> {
  const { answers, coApplicant } = application;
  const joined = coApplicant?.state === 'joined' ? coApplicant : null;
  return render({
    title: 'Loan application summary',
    status: application.status,
    asOf: application.updatedAt,
    fullName: answers.borrower.fullName,
    productName,
    figures: listFigures(assessApplication(answers, joined?.totals)),
    groups: describeAnswers(describedBy(application)),
    second: joined === null ? null : `${joined.name} is a co-borrower, and hands in their own part of this application.`,
  });
}

/** The second borrower's part as a PDF: their answers, and the ratios of both. */
export function writePart(joined: JoinedApplication, productName: string): Promise<Uint8Array<ArrayBuffer>> {
  return render({
    title: 'Loan application summary, second borrower',
    status: joined.status,
    asOf: joined.updatedAt,
    fullName: joined.answers.borrower.fullName,
    productName,
    figures: listFigures(assessJoined(joined, joined.answers)),
    groups: describeAnswers({ ...joined.answers, property: joined.property }),
    second: `${joined.with.name} is a co-borrower, and hands in their own part of this application.`,
  });
}

interface Sheets {
  title: string;
  status: Application['status'];
  asOf: string;
  fullName: string;
  productName: string;
  figures: Line[];
  groups: AnswerGroup[];
  /** A word about the other borrower. */
  second: string | null;
}

function render({ title, status, asOf, fullName, productName, figures, groups, second }: Sheets) {
  const state = status === 'complete' ? 'Complete' : 'Draft';
  return writePdf(
    <Document>
      <ReportPart
        frame={{ address: fullName === '' ? title : fullName, byline: productName, color: BRAND, logo: '' }}
        title={title}
        lead={`${state}, as of ${formatDate(asOf, 'UTC')}`}
      >
        <Section title={second === null ? 'What lenders look at' : 'What lenders look at, for both borrowers'} lines={figures} />
        {second === null ? null : <Text style={{ marginTop: 8, color: SOFT }}>{second}</Text>}
        {groups.map((group) => (
          <Section key={group.step} title={group.title} lines={group.lines} />
        ))}
        <Text style={{ marginTop: 18, color: SOFT, fontSize: 8 }}>
          This is the borrower’s own statement. It is not a loan decision, not an offer of credit and not a pre-approval; no
          credit was pulled, and nothing in it was verified. A lender asks for what else the law requires, such as the Social
          Security number.
        </Text>
      </ReportPart>
    </Document>,
    { title, author: fullName === '' ? productName : fullName },
  );
}

interface Line {
  label: string;
  value: string;
}

function Section({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <View>
      <Heading>{title}</Heading>
      <View {...tagged('Table')}>
        {lines.map(({ label, value }) => (
          <View key={label} {...tagged('TR')} style={{ ...styles.row, justifyContent: 'space-between' }} wrap={false}>
            <Text {...tagged('TH')} style={{ maxWidth: '54%' }}>
              {label}
            </Text>
            <Text {...tagged('TD')} style={{ ...styles.bold, textAlign: 'right', maxWidth: '45%' }}>
              {value}
            </Text>
          </View>
        ))}
      </View>
    </View>
  );
}

function listFigures({ incomeMonthlyCents, debtsMonthlyCents, assetsCents, outcome }: Assessment): Line[] {
  const dollars = (cents: number) => formatMoney(cents, 'never');
  const lines = [
    { label: 'Income a month', value: dollars(incomeMonthlyCents) },
    { label: 'Debt payments a month', value: dollars(debtsMonthlyCents) },
    { label: 'Assets', value: dollars(assetsCents) },
  ];
  if (outcome === null) return lines;
  const ratio = (value: number | null) => (value === null ? 'Not known' : formatPercent(value));
  return [
    ...lines,
    { label: 'Housing payment a month', value: dollars(outcome.monthly.totalCents) },
    { label: 'Housing of income', value: ratio(outcome.frontEndRatio) },
    { label: 'Housing and debts of income (DTI)', value: ratio(outcome.backEndRatio) },
    { label: 'Loan to value (LTV)', value: formatPercent(outcome.loanToValue) },
    { label: 'Cash to close', value: dollars(outcome.cashToCloseCents) },
  ];
}
