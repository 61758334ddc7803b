import { Document, renderToBuffer, View } from '@react-pdf/renderer';
import { formatDate, formatMoney, formatPercent } from '#lib/format.ts';
import { Sheet, SOFT, styles } from '#platform/pdf/sheet.tsx';
import { Text } from '#platform/pdf/text.tsx';
import type { Application } from '../contract.ts';
import { assessApplication } from '../model/assess-application.ts';
import { describeAnswers } from '../model/describe-answers.ts';

const EVERGREEN = '#0f5d4a';

/** The application as a PDF: the answers, the ratios, and what it is not. */
export async function writeDocument(application: Application, productName: string): Promise<Uint8Array<ArrayBuffer>> {
  const title = 'Loan application summary';
  const { fullName } = application.answers.borrower;
  const state = application.status === 'complete' ? 'Complete' : 'Draft';
  const bytes = await renderToBuffer(
    <Document title={title} author={fullName} producer={productName} language="en-US">
      <Sheet
        frame={{ address: fullName === '' ? title : fullName, byline: productName, color: EVERGREEN, logo: '' }}
        title={title}
        lead={`${state}, as of ${formatDate(application.updatedAt, 'UTC')}`}
      >
        <Section title="What lenders look at" lines={figures(application)} />
        {describeAnswers(application.answers).map((group) => (
          <Section key={group.step} title={group.title} lines={group.lines} />
        ))}
        <Text style={{ marginTop: 18, color: SOFT, fontSize: 8 }}>
          This is the borrower’s own statement. It is not a loan decision, not an offer of credit and not a pre-approval; no
          credit was pulled, and nothing in it was verified. A lender asks for what else the law requires, such as the Social
          Security number.
        </Text>
      </Sheet>
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
        <View key={label} style={{ ...styles.row, justifyContent: 'space-between' }} wrap={false}>
          <Text style={{ maxWidth: '54%' }}>{label}</Text>
          <Text style={{ ...styles.bold, textAlign: 'right', maxWidth: '45%' }}>{value}</Text>
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
