import { Document, View } from '@react-pdf/renderer';
import { formatDate } from '#lib/format.ts';
import { BRAND, Flow, Heading, ReportPart, styles, Table, type Frame } from '#platform/pdf/report-parts.tsx';
import { Text } from '#platform/pdf/text.tsx';
import { writePdf } from '#platform/pdf/write-pdf.ts';
import type { Analysis, ContractDeadline, DealView, HeldTerm, Said, Term } from '../../contract.ts';
import { showDay, showValue } from '../../model/values/show-value.ts';
import { TOLD_BY_SOUND } from '../../model/showing/sureness.ts';

const CAUTION =
  'Made by rules from the words of the paper. Information, not legal advice: check each term against the page it comes from.';

/**
 * Draws what a contract says: which paper of its deal counts, its terms with their words, when things are due, what to ask and
 * what is blank.
 */
export function writeReport(
  { analysis, deal }: { analysis: Analysis; deal: DealView | null },
  productName: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const frame: Frame = { address: analysis.name, byline: productName, color: BRAND, logo: '' };
  return writePdf(
    <Document>
      <Flow frame={frame}>
        <ReportPart frame={frame} title="What the contract says" lead={CAUTION}>
          <Text style={styles.paragraph}>{analysis.summary.join(' ')}</Text>
          {deal === null ? null : <Held deal={deal} />}
          <Terms terms={analysis.terms} />
          <Times title="What the sale depends on" times={analysis.contingencies} />
          <Times title="Deadlines" times={analysis.deadlines} />
          <Flags flags={analysis.flags} />
          {analysis.blanks.length === 0 ? null : (
            <View wrap={false}>
              <Heading>Blank or missing</Heading>
              <Text>{analysis.blanks.join(', ')}</Text>
            </View>
          )}
          <Text style={{ ...styles.soft, marginTop: 14 }}>
            Read on {formatDate(analysis.readAt, 'UTC')} from a file with this SHA-256:{'\n'}
            {analysis.sha256}
          </Text>
        </ReportPart>
      </Flow>
    </Document>,
    { title: `What ${analysis.name} says`, author: productName, subject: CAUTION },
  );
}

/** Which value holds, and by which paper, where several change one agreement. */
function Held({ deal: { terms, papers } }: { deal: DealView }) {
  if (terms.length === 0) return null;
  const nameOf = ({ paperId }: Said) => papers.find(({ id }) => id === paperId)?.name ?? 'another paper';
  return (
    <>
      <Heading>What holds among the papers of this deal</Heading>
      <Table
        columns={[
          { header: 'Term', width: 20 },
          { header: 'What holds', width: 28 },
          { header: 'By', width: 20 },
          { header: 'Other papers', width: 32 },
        ]}
        rows={terms.map((term) => [
          term.label,
          sayHeld(term),
          term.holds === null ? '' : nameOf(term.holds),
          sayOthers(term, nameOf),
        ])}
      />
    </>
  );
}

function sayHeld({ kind, holds, rivals }: HeldTerm): string {
  if (holds !== null) return showValue(kind, holds.value);
  return rivals.length === 0 ? 'Nothing yet' : 'The papers disagree: ask';
}

function sayOthers({ kind, rivals, overridden, waiting }: HeldTerm, nameOf: (said: Said) => string): string {
  const say = (said: Said) => `${showValue(kind, said.value)} (${nameOf(said)})`;
  return [
    ...rivals.map(say),
    ...overridden.map((said) => `Before: ${say(said)}`),
    ...waiting.map((said) => `Once signed: ${say(said)}`),
  ].join('\n');
}

function Terms({ terms }: { terms: readonly Term[] }) {
  if (terms.length === 0) return null;
  return (
    <>
      <Heading>Terms</Heading>
      <Table
        columns={[
          { header: 'Term', width: 20 },
          { header: 'Value', width: 28 },
          { header: 'Words of the paper', width: 38 },
          { header: 'Checked', width: 14 },
        ]}
        rows={terms.map((term) => [term.label, sayValue(term), sayWords(term), sayCheck(term)])}
      />
    </>
  );
}

/** What this paper says, and that another changed it. */
function sayValue({ kind, value, held }: Term): string {
  const said = showValue(kind, value);
  if (held === undefined) return said;
  return held.value === null ? `${said}\nThe papers disagree` : `${said}\nNow ${showValue(kind, held.value)}`;
}

function sayWords({ page, quote }: Pick<Term, 'page' | 'quote'>): string {
  if (quote === null || quote === '') return '';
  return page === null ? `“${quote}”` : `“${quote}” (page ${page})`;
}

function sayCheck({ confirmedAt, value, read, by }: Term): string {
  if (confirmedAt === null) return by === null ? 'Not yet' : `Not yet; read by ${by}`;
  return value === read ? 'Confirmed' : 'Corrected';
}

function Times({ title, times }: { title: string; times: readonly ContractDeadline[] }) {
  if (times.length === 0) return null;
  return (
    <>
      <Heading>{title}</Heading>
      <Table
        columns={[
          { header: 'What', width: 26 },
          { header: 'Day', width: 20 },
          { header: 'How it is counted', width: 30 },
          { header: 'Words of the paper', width: 24 },
        ]}
        rows={times.map((time) => [
          time.paper === undefined ? time.title : `${time.title}\nBy ${time.paper}`,
          sayDue(time),
          time.rule,
          sayWords(time),
        ])}
      />
    </>
  );
}

function sayDue({ day, status, isConfirmed }: ContractDeadline): string {
  if (status === 'waived') return 'Given up';
  if (status === 'blank') return 'Blank';
  if (day === null) return 'No date yet';
  return isConfirmed ? showDay(day) : `${showDay(day)}, unconfirmed`;
}

function Flags({ flags }: { flags: Analysis['flags'] }) {
  if (flags.length === 0) return null;
  return (
    <>
      <Heading>Before you sign</Heading>
      {flags.map(({ code, title, why, ask, page, quote, sureness }) => (
        <View key={code} wrap={false} style={{ marginBottom: 8 }}>
          <Text style={styles.bold}>{title}</Text>
          <Text>
            {why} Ask: {ask}
          </Text>
          <Text style={styles.soft}>{sayWords({ page, quote })}</Text>
          {sureness === undefined ? null : <Text style={styles.soft}>{TOLD_BY_SOUND}</Text>}
        </View>
      ))}
    </>
  );
}
