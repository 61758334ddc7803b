import { Document, View } from '@react-pdf/renderer';
import { formatMoney, formatNumber } from '#lib/format.ts';
import { toPrintable } from '#lib/printable.ts';
import { day } from '#platform/pdf/print-words.ts';
import { BRAND, type Frame, Heading, ReportPart, styles, Table } from '#platform/pdf/report-parts.tsx';
import { Text } from '#platform/pdf/text.tsx';
import { writePdf } from '#platform/pdf/write-pdf.ts';
import { partsOf, sayTax, sumQuote } from '../model/quote-sum.ts';
import type { QuoteTerms } from '../model/quote-terms.ts';

export interface AgreedJob {
  requestNumber: number;
  /** What kind of work. */
  what: string;
  description: string;
  place: string;
  /** Null where no time is agreed yet. */
  begins: string | null;
  /** YYYY-MM-DD. */
  madeOn: string;
  client: { name: string; address: string };
  vendor: { name: string; person: string; address: string };
  terms: QuoteTerms;
  totalCents: number;
  /** What this site does with money that is paid for the job here. */
  moneyRule: string;
}

const money = (cents: number) => formatMoney(cents, 'always');

/** What both sides of a job agreed on, for both to sign: who, what, for how much, paid when. */
export function writeAgreement(job: AgreedJob): Promise<Uint8Array<ArrayBuffer>> {
  const title = 'Service agreement';
  const frame: Frame = {
    address: `${title}, request ${job.requestNumber}`,
    byline: toPrintable(`${job.client.name} and ${job.vendor.name}`),
    color: BRAND,
    logo: '',
  };
  const { lines, taxes, notes } = job.terms;
  const sum = sumQuote(lines, taxes);
  const prices = [
    ...lines.map(({ label, quantity, unitCents }, at) => [
      toPrintable(quantity === 100 ? label : `${label}, ${formatNumber(quantity / 100, 2)} × ${money(unitCents)}`),
      money(sum.lineCents[at] ?? 0),
    ]),
    ...taxes.map((tax, at) => [toPrintable(sayTax(tax)), money(sum.taxCents[at] ?? 0)]),
    ['Total, US dollars', money(job.totalCents)],
  ];
  const columns = [
    { header: 'What', width: 78 },
    { header: 'Amount', width: 22, align: 'right' as const },
  ];
  return writePdf(
    <Document>
      <ReportPart frame={frame} title={title} lead={`Request ${job.requestNumber}, as agreed on ${day(job.madeOn)}.`}>
        <Heading>Who agrees</Heading>
        <View style={styles.paragraph}>
          <Text>{toPrintable(`Client: ${job.client.name}, ${job.client.address}`)}</Text>
          <Text>
            {toPrintable(`Professional: ${job.vendor.name}, for whom ${job.vendor.person} signs, ${job.vendor.address}`)}
          </Text>
        </View>
        <Heading>The work</Heading>
        <Text style={styles.paragraph}>{toPrintable(`${job.what} at ${job.place}.`)}</Text>
        <Text style={styles.paragraph}>{toPrintable(job.description)}</Text>
        <Text style={styles.paragraph}>
          {job.begins === null ? 'Both agree on when the work begins.' : `The work begins ${job.begins}.`}
        </Text>
        <Heading>The price</Heading>
        <Table columns={columns} rows={prices} />
        <Heading>When it is paid</Heading>
        <Table
          columns={columns}
          rows={partsOf(job.terms, job.totalCents).map(({ title: part, cents }) => [toPrintable(part), money(cents)])}
        />
        <Text style={styles.paragraph}>{toPrintable(job.moneyRule)}</Text>
        {notes.trim() === '' ? null : <Heading>What is included, what is not, and terms</Heading>}
        {notes.trim() === '' ? null : <Text style={styles.paragraph}>{toPrintable(notes)}</Text>}
        <Text style={styles.soft}>
          This agreement is between the two who sign it. What both change later, they write down and sign again.
        </Text>
      </ReportPart>
    </Document>,
    { title, author: job.vendor.name },
  );
}
