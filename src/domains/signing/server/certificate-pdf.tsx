import { Document, Image, Path, Svg, View } from '@react-pdf/renderer';
import { formatCount } from '#lib/format.ts';
import { toPrintable } from '#lib/printable.ts';
import { sayTimeZone, stampTime } from '#lib/zoned-time.ts';
import { BRAND, Figure, type Frame, Heading, INK, ReportPart, styles, Table } from '#platform/pdf/report-parts.tsx';
import { SERIF_ITALIC } from '#platform/pdf/fonts.ts';
import { Text } from '#platform/pdf/text.tsx';
import { writePdf } from '#platform/pdf/write-pdf.ts';
import { DRAWN_HEIGHT, DRAWN_WIDTH, pathOf } from '../model/drawn-size.ts';
import type { Signature } from '../model/signature.ts';
import { tellEvent } from '../model/status-words.ts';

/** What the certificate says of an envelope. Times are ISO 8601 in UTC. */
export interface CertificateData {
  productName: string;
  /** The zone in which times stand beside UTC, and whether it is that of the home: else it is the sender's. Null for none. */
  zone: { name: string; isHome: boolean } | null;
  envelopeId: string;
  title: string;
  documents: readonly { name: string; pageCount: number; sha256: string }[];
  sender: string;
  verifyAddress: string;
  signers: readonly {
    name: string;
    email: string;
    signedAt: string;
    address: string;
    agent: string;
    consentVersion: string;
    consentedAt: string | null;
    /** When they first opened it by the link, or on the sender's device. */
    openedAt: string | null;
    /** When their turn was, and of how many turns. */
    turn: number;
    turns: number;
    /** When the link by which they signed was mailed. */
    sentAt: string | null;
    /** Who signs without fields. */
    isApprover: boolean;
    hasCode: boolean;
    /** On whose device they signed; null for their own. */
    host: string | null;
    fieldCount: number;
    /** Null for approvals. */
    signature: Signature | null;
  }[];
  /** Who could look at the documents while others signed them, and signed nothing. */
  viewers: readonly { name: string; email: string }[];
  copies: readonly { name: string; email: string }[];
  events: readonly { seq: number; type: string; who: string; to: string; at: string; address: string; hash: string }[];
}

const utc = (iso: string) => stampTime(iso, 'UTC');

/** The pages behind a signed document: the signatures, who made them and how, and every event with its hash. */
export function writeCertificate(data: CertificateData): Promise<Uint8Array<ArrayBuffer>> {
  const title = 'Signatures and certificate of completion';
  const frame: Frame = {
    address: toPrintable(data.title),
    byline: `Check this file at ${data.verifyAddress}`,
    color: BRAND,
    logo: '',
  };
  const head = data.events.at(-1)?.hash ?? '';
  const { zone } = data;
  const both = (iso: string) => (zone === null ? utc(iso) : `${utc(iso)} (${stampTime(iso, zone.name)})`);
  return writePdf(
    <Document>
      <ReportPart
        frame={frame}
        title={title}
        lead={toPrintable(
          `${data.title}: ${formatCount(data.documents.length, 'document')}, sent by ${data.sender}. ${tellZone(zone)}`,
        )}
      >
        {data.signers.map((signer) => (
          <View key={signer.email + signer.name} wrap={false} style={{ marginBottom: 14 }}>
            <Heading>{toPrintable(signer.name)}</Heading>
            <Mark signer={signer} />
            <Text>
              {toPrintable(
                `${[signer.name, signer.email].filter(Boolean).join(', ')}, ${signer.isApprover ? 'approved' : 'signed'} ${both(signer.signedAt)}`,
              )}
            </Text>
            <Text style={styles.soft}>{toPrintable(tellHow(signer, both))}</Text>
          </View>
        ))}
        {data.viewers.length === 0 ? null : (
          <Text>
            {toPrintable(
              `Could view it without signing, and get a copy: ${data.viewers.map(({ name, email }) => `${name} (${email})`).join(', ')}.`,
            )}
          </Text>
        )}
        {data.copies.length === 0 ? null : (
          <Text>{toPrintable(`Copies go to ${data.copies.map(({ name, email }) => `${name} (${email})`).join(', ')}.`)}</Text>
        )}
        <Heading>{data.documents.length === 1 ? 'The document' : 'The documents'}</Heading>
        <Text>Envelope {data.envelopeId}</Text>
        {data.documents.map(({ name, pageCount, sha256 }) => (
          <Text key={sha256 + name}>
            {toPrintable(`${name}, ${formatCount(pageCount, 'page')}; SHA-256 of the file as it was sent:\n${sha256}`)}
          </Text>
        ))}
        <Text>Hash of the last event: {head}</Text>
        <Text style={styles.soft}>
          The file is sealed by a digital signature of this installation’s own certificate; readers of PDFs call its issuer
          unknown. Any change to the file breaks the seal.
        </Text>
        <Heading>What happened</Heading>
        <Table
          columns={[
            { header: 'No.', width: 4 },
            { header: 'Event', width: zone === null ? 35 : 23 },
            { header: 'When', width: zone === null ? 27 : 20 },
            ...(zone === null ? [] : [{ header: sayTimeZone(zone.name), width: 20 }]),
            { header: 'From', width: 18 },
            // Where it does not fit it is parted by a hyphen, which would be read as part of it.
            { header: 'Hash', width: zone === null ? 16 : 15 },
          ]}
          rows={data.events.map(({ seq, at, address, hash, ...event }) => [
            String(seq),
            // As a sentence: a person is named where something was done to them, too.
            toPrintable(tellEvent(event)),
            utc(at),
            ...(zone === null ? [] : [stampTime(at, zone.name)]),
            inTwoLines(address),
            hash.slice(0, 12),
          ])}
        />
      </ReportPart>
    </Document>,
    // The title of the whole file, in front of which the documents come.
    { title: data.title, author: data.productName },
  );
}

/** A long address of the network broken where a group ends: a hyphen would be read as part of it. */
const inTwoLines = (address: string) => address.replace(/^((?:[^:]*:){4})(.{5,})$/, '$1\n$2');

/** Which zones times are told in. */
function tellZone(zone: CertificateData['zone']): string {
  if (zone === null) return 'All times are in UTC.';
  return `All times are in UTC, and in ${sayTimeZone(zone.name)} (${zone.name}), the time zone of the ${zone.isHome ? 'property' : 'sender'}.`;
}

type Signer = CertificateData['signers'][number];

const ADOPTED = {
  typed: 'Adopted a typed name as signature.',
  drawn: 'Drew the signature.',
  uploaded: 'Adopted a picture as signature.',
} as const satisfies Record<Signature['kind'], string>;

function tellHow(
  { host, hasCode, consentVersion, consentedAt, sentAt, openedAt, turn, turns, fieldCount, address, agent, signature }: Signer,
  both: (iso: string) => string,
): string {
  const way =
    host === null
      ? `By the link sent to this address${sentAt === null ? '' : ` ${both(sentAt)}`}`
      : `In person, on the device of ${host}`;
  return [
    ...(turns > 1 ? [`Turn ${turn} of ${turns}.`] : []),
    `${way}${openedAt === null ? '' : `, opened ${both(openedAt)}`}${hasCode ? ', with an access code' : ''}, after consent to electronic signing (version ${consentVersion}${consentedAt === null ? '' : `, ${both(consentedAt)}`}).`,
    ...(signature === null ? [] : [ADOPTED[signature.kind]]),
    ...(fieldCount === 0 ? [] : [`Filled in ${formatCount(fieldCount, 'field')} on the pages.`]),
    `From ${address} with ${agent === '' ? 'an unnamed browser' : agent}.`,
  ].join(' ');
}

function Mark({ signer: { name, signature } }: { signer: Signer }) {
  if (signature === null) return null;
  if (signature.kind === 'uploaded')
    return (
      <Figure alt={toPrintable(`The picture of ${name}’s signature`)}>
        <Image
          src={Buffer.from(signature.png, 'base64')}
          style={{ height: 60, width: 180, objectFit: 'contain', objectPosition: '0 50%' }}
        />
      </Figure>
    );
  if (signature.kind === 'typed')
    return (
      <Text style={{ fontSize: 20, lineHeight: 1.3, marginVertical: 6, fontFamily: SERIF_ITALIC }}>
        {toPrintable(signature.text)}
      </Text>
    );
  return (
    <Figure alt={toPrintable(`The signature that ${name} drew`)}>
      <Svg width={180} height={60} viewBox={`0 0 ${DRAWN_WIDTH} ${DRAWN_HEIGHT}`}>
        <Path d={pathOf(signature.strokes)} stroke={INK} strokeWidth={5} fill="none" />
      </Svg>
    </Figure>
  );
}
