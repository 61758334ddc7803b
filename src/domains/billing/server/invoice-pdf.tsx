import { Document, View } from '@react-pdf/renderer';
import { formatMoney } from '#lib/format.ts';
import { toPrintable } from '#lib/printable.ts';
import { day } from '#platform/pdf/print-words.ts';
import { BRAND, type Frame, Heading, ReportPart, styles, Table } from '#platform/pdf/report-parts.tsx';
import { Text } from '#platform/pdf/text.tsx';
import { writePdf } from '#platform/pdf/write-pdf.ts';
import type { InvoiceSnapshot } from '../model/invoice.ts';

const money = (cents: number) => formatMoney(cents, 'always');

/** An invoice or credit note as a PDF. */
export function writeInvoice(invoice: InvoiceSnapshot): Promise<Uint8Array<ArrayBuffer>> {
  const title = `${invoice.kind === 'invoice' ? 'Invoice' : 'Credit note'} ${invoice.name}`;
  const frame: Frame = {
    address: title,
    byline: [invoice.issuer.name, invoice.issuer.address].filter((part) => part !== '').join(', '),
    color: BRAND,
    logo: '',
  };
  const lead = [
    `Issued ${day(invoice.issuedOn)}`,
    `order ${invoice.orderNumber ?? invoice.orderId}`,
    invoice.corrects === null ? null : `corrects ${invoice.kind === 'invoice' ? 'credit note' : 'invoice'} ${invoice.corrects}`,
    invoice.paidWith === null ? null : `paid with ${invoice.paidWith}`,
  ].filter((part) => part !== null);
  const rules = invoice.rules ?? [];
  const rows = [
    ...invoice.lines.flatMap(({ name, quantity, cents, discountCents }) => [
      [toPrintable(quantity === 1 ? name : `${name} × ${quantity}`), money(cents)],
      ...(discountCents === 0 ? [] : [['   Discount', money(-discountCents)]]),
    ]),
    ...invoice.taxLines.map(({ name, cents }) => [name, money(cents)]),
    ['Total, US dollars', money(invoice.totalCents)],
  ];
  return writePdf(
    <Document>
      <ReportPart frame={frame} title={title} lead={`${lead.join(', ')}.`}>
        {invoice.isTest ? <Text style={styles.bold}>TEST: no real money moved, and nothing is owed.</Text> : null}
        <Side heading="From" side={invoice.issuer} />
        <Side heading="For" side={invoice.buyer} />
        <Heading>What it is for</Heading>
        {(invoice.job ?? '') === '' ? null : <Text style={styles.paragraph}>{toPrintable(invoice.job ?? '')}</Text>}
        <Table
          columns={[
            { header: 'Item', width: 78 },
            { header: 'Amount', width: 22, align: 'right' },
          ]}
          rows={rows}
        />
        {rules.length === 0 ? null : <Heading>Refunds</Heading>}
        {rules.map(({ names, rule }) => (
          <Text key={rule} style={styles.paragraph}>
            {toPrintable(`${names.join(', ')}: ${rule}`)}
          </Text>
        ))}
        {invoice.through === undefined ? null : (
          <Text style={styles.soft}>{toPrintable(`The payment was collected through ${invoice.through}.`)}</Text>
        )}
      </ReportPart>
    </Document>,
    { title, author: invoice.issuer.name },
  );
}

/** Who asks for the money, or who pays it. */
function Side({ heading, side: { name, address } }: { heading: string; side: InvoiceSnapshot['issuer'] }) {
  return (
    <>
      <Heading>{heading}</Heading>
      <View style={styles.paragraph}>
        <Text>{toPrintable(name)}</Text>
        {address === '' ? null : <Text>{toPrintable(address)}</Text>}
      </View>
    </>
  );
}
