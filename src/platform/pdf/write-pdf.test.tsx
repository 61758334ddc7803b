import { Document, View } from '@react-pdf/renderer';
import { expect, it } from 'vitest';
import { TrendChart } from './charts/time-charts.tsx';
import { Heading, ReportPart, Table } from './report-parts.tsx';
import { Text } from './text.tsx';
import { readPdf } from '#tests/support/read-pdf.ts';
import { writePdf } from './write-pdf.ts';

it('writes what readers aloud can follow: language, title, and the roles of all parts in their order', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => [`Row ${at}`, String(at)]);
  const pdf = await writePdf(
    <Document>
      <ReportPart frame={{ address: '1 Elm St', byline: 'Somebody', color: '#0f5d4a', logo: '' }} title="Page of a report">
        <Heading>Part</Heading>
        <Text>Words.</Text>
        <TrendChart points={[1, 2].map((value) => ({ label: `Q${value}`, value }))} color="#0f5d4a" format={String} />
        <Table
          columns={[
            { header: 'Name', width: 50 },
            { header: 'Count', width: 50 },
          ]}
          rows={rows}
        />
      </ReportPart>
    </Document>,
    { title: 'A report', author: 'Somebody' },
  );
  const text = Buffer.from(pdf).toString('latin1');
  expect(text).toContain('/Marked true');
  expect(text).toContain('/Lang (en-US)');
  expect(text).toContain('/DisplayDocTitle true');
  expect(text).toMatch(/dc:title[^]*>A report</);
  expect(text).toContain('/Alt (Chart over time: Q1 1, Q2 2)');
  const [document] = rolesBelow(text, 'Document');
  expect(document).toEqual(['H1', 'H2', 'P', 'Figure', 'Table']);
  // One table on two pages, whose headers are read once.
  expect([...text.matchAll(/\/Type \/Page\b/g)]).toHaveLength(2);
  const [table] = rolesBelow(text, 'Table');
  expect(table).toEqual(Array.from({ length: rows.length + 1 }, () => 'TR'));
  expect(rolesBelow(text, 'TR').slice(0, 2)).toEqual([
    ['TH', 'TH'],
    ['TH', 'TD'],
  ]);
});

it('breaks no line between a figure and the full stop behind it, however narrow the column', async () => {
  const year = 1953;
  const columns = Array.from({ length: 40 }, (_, at) => 60 + at * 3);
  const page = (
    <Document>
      <ReportPart frame={{ address: '', byline: '', color: '#0f5d4a', logo: '' }} title="Page">
        {columns.map((width) => (
          <View key={width} style={{ width, fontSize: 8 }}>
            <Text>Four beds, two baths, built {year}. Contract in May.</Text>
          </View>
        ))}
      </ReportPart>
    </Document>
  );
  const words = await readPdf(await writePdf(page, { title: 'A report', author: 'Somebody' }));
  expect(words.match(/1953\./g)).toHaveLength(columns.length);
});

it('says a letter whose shape an earlier file drew as a part of another one', async () => {
  const write = async (words: string) => {
    const page = (
      <Document>
        <ReportPart frame={{ address: '', byline: '', color: '#0f5d4a', logo: '' }} title="Page">
          <Text>{words}</Text>
        </ReportPart>
      </Document>
    );
    return readPdf(await writePdf(page, { title: 'A report', author: 'Somebody' }));
  };
  expect(await write('Due: “now”; 50%')).toContain('Due: “now”; 50%');
  expect(await write('The buyer’s bank, after all. 0 of 2')).toContain('The buyer’s bank, after all. 0 of 2');
});

it('fails where a page cannot be built, instead of leaving it out', async () => {
  const Broken = () => {
    throw new RangeError('No such figure');
  };
  const report = (
    <Document>
      <Broken />
    </Document>
  );
  await expect(writePdf(report, { title: 'A report', author: 'Somebody' })).rejects.toMatchObject({
    cause: new RangeError('No such figure'),
  });
});

/** For each structure element with a role, the roles of its content. */
function rolesBelow(pdf: string, role: string): (string | undefined)[][] {
  const elements = new Map(
    [...pdf.matchAll(/(\d+) 0 obj\n<<\n\/S \/(\w+)\n[^>]*?\/K \[([^\]]*)\]/g)].map(([, id = '', found = '', kids = '']) => [
      id,
      { role: found, kids: [...kids.matchAll(/(\d+) 0 R/g)].map(([, kid = '']) => kid) },
    ]),
  );
  return [...elements.values()]
    .filter((element) => element.role === role)
    .map(({ kids }) => kids.map((kid) => elements.get(kid)?.role));
}
