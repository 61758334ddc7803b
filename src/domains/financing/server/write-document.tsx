import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { formatDate, formatMoney, formatPercent } from '#lib/format.ts';
import type { Application } from '../contract.ts';
import { assessApplication } from '../model/assess-application.ts';
import { describeAnswers } from '../model/describe-answers.ts';

const styles = StyleSheet.create({
  page: { padding: 48, fontFamily: 'Helvetica', fontSize: 9.5, color: '#1c1f1e', lineHeight: 1.4 },
  title: { fontFamily: 'Times-Bold', fontSize: 22, marginBottom: 2 },
  soft: { color: '#59605d' },
  heading: { fontFamily: 'Helvetica-Bold', fontSize: 11, marginTop: 14, marginBottom: 3 },
  row: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderBottomWidth: 0.5,
    borderBottomColor: '#d9d4c8',
    paddingVertical: 3,
  },
  value: { fontFamily: 'Helvetica-Bold', textAlign: 'right', maxWidth: '45%' },
  label: { maxWidth: '54%' },
  note: { marginTop: 18, color: '#59605d', fontSize: 8 },
});

/** The application as a PDF: the answers, the ratios, and what it is not. */
export async function writeDocument(application: Application, productName: string): Promise<Uint8Array<ArrayBuffer>> {
  const title = 'Loan application summary';
  const bytes = await renderToBuffer(
    <Document title={title} author={application.answers.borrower.fullName} producer={productName} language="en-US">
      <Page size="LETTER" style={styles.page}>
        <Text style={styles.title}>{title}</Text>
        <Text style={styles.soft}>
          {application.status === 'complete' ? 'Complete' : 'Draft'}, as of {formatDate(application.updatedAt, 'UTC')}
        </Text>
        <Section title="What lenders look at" lines={figures(application)} />
        {describeAnswers(application.answers).map((group) => (
          <Section key={group.step} title={group.title} lines={group.lines} />
        ))}
        <Text style={styles.note}>
          This is the borrower’s own statement. It is not a loan decision, not an offer of credit and not a pre-approval; no
          credit was pulled, and nothing in it was verified. A lender asks for what else the law requires, such as the Social
          Security number.
        </Text>
      </Page>
    </Document>,
  );
  return new Uint8Array(bytes);
}

function Section({ title, lines }: { title: string; lines: readonly { label: string; value: string }[] }) {
  return (
    <View>
      <Text style={styles.heading} minPresenceAhead={30}>
        {title}
      </Text>
      {lines.map(({ label, value }) => (
        <View key={label} style={styles.row} wrap={false}>
          <Text style={styles.label}>{label}</Text>
          <Text style={styles.value}>{value}</Text>
        </View>
      ))}
    </View>
  );
}

function figures({ answers }: Application): { label: string; value: string }[] {
  const { incomeMonthlyCents, debtsMonthlyCents, assetsCents, outcome } = assessApplication(answers);
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
