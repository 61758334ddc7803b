import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { PDF, type Signer } from '@libpdf/core';
import { BitString, Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from 'pkijs';
import type { Db } from '#platform/db/database.ts';
import { readMark, writeFirstMark } from '#platform/db/marks.ts';
import type { Identity } from '#platform/identity/identity.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { z } from 'zod';
import { MOST_PAGES } from '../model/limits.ts';

const MARK = 'signing-certificate';
const YEARS = 10;

/** The subject by its object identifiers: common name, organization. */
const NAME = { '2.5.4.3': 'Realty AI signing', '2.5.4.10': 'Realty AI' };

const markSchema = z.object({ certificate: z.string(), sealedKey: z.string() });

/**
 * How many pages a PDF has that can be signed. Throws `invalid` for other files, encrypted and broken ones, and those with
 * more than {@link MOST_PAGES} pages.
 */
export async function checkPdf({
  name,
  content,
  contentType,
}: {
  name: string;
  content: Uint8Array;
  contentType: string;
}): Promise<number> {
  const refuse = (why: string): never => {
    throw new DomainError('invalid', why, { fields: { documentId: why } });
  };
  if (contentType !== 'application/pdf') return refuse(`${name} is no PDF. Save it as one to have it signed.`);
  const pdf = await PDF.load(Uint8Array.from(content)).catch(() => refuse(`${name} is damaged. Save it again as a PDF.`));
  if (pdf.isEncrypted) return refuse(`${name} is locked. Save a copy without a password.`);
  const count = pdf.getPageCount();
  if (count === 0) return refuse(`${name} has no pages.`);
  return count > MOST_PAGES ? refuse(`${name} has ${count} pages; up to ${MOST_PAGES} can be signed.`) : count;
}

/**
 * The document with its certificate behind it, as one file that carries this installation's PAdES signature (B-B). Form fields
 * and annotations become part of the pages, and only pages are taken over: no script, action or attachment comes along.
 */
export async function sealPdf(
  { db, identity, now }: { db: Db; identity: Identity; now: Date },
  { original, certificate, reason }: { original: Uint8Array; certificate: Uint8Array; reason: string },
): Promise<Uint8Array> {
  const sealed = PDF.create();
  for (const part of [original, certificate]) {
    const source = await PDF.load(Uint8Array.from(part));
    source.flattenAll();
    const pages = await sealed.copyPagesFrom(
      source,
      Array.from({ length: source.getPageCount() }, (_, at) => at),
    );
    // Actions on opening and closing a page.
    for (const page of pages) page.dict.delete('AA');
  }
  const whole = await PDF.load(await sealed.save());
  const signed = await whole.sign({ signer: await openSigner({ db, identity, now }), reason, signingTime: now, level: 'B-B' });
  return signed.bytes;
}

/** This installation's certificate and key. The first call makes them; of two at once, one wins. */
async function openSigner({ db, identity, now }: { db: Db; identity: Identity; now: Date }): Promise<Signer> {
  if ((await readMark(db, MARK)) === undefined) await writeFirstMark(db, MARK, await makeCertificate(identity, now));
  const { certificate, sealedKey } = markSchema.parse(await readMark(db, MARK));
  const key = createPrivateKey({
    key: identity.unseal(Buffer.from(sealedKey, 'base64')),
    format: 'der',
    type: 'pkcs8',
  });
  return {
    certificate: Uint8Array.from(Buffer.from(certificate, 'base64')),
    certificateChain: [],
    keyType: 'EC',
    signatureAlgorithm: 'ECDSA',
    sign: async (data) => signData(key, data),
  };
}

function signData(key: KeyObject, data: Uint8Array): Uint8Array {
  return Uint8Array.from(sign('sha256', data, { key, dsaEncoding: 'der' }));
}

/** A self-signed certificate on P-256, the key sealed. Readers of PDFs call it valid, and its issuer unknown. */
async function makeCertificate(identity: Identity, now: Date): Promise<z.infer<typeof markSchema>> {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const certificate = new Certificate();
  certificate.version = 2;
  // Positive, and never twice.
  certificate.serialNumber = new Integer({ valueHex: Uint8Array.of(1, ...crypto.getRandomValues(new Uint8Array(15))).buffer });
  for (const name of [certificate.subject, certificate.issuer])
    for (const [type, value] of Object.entries(NAME))
      name.typesAndValues.push(new AttributeTypeAndValue({ type, value: new Utf8String({ value }) }));
  certificate.notBefore.value = now;
  certificate.notAfter.value = new Date(now);
  certificate.notAfter.value.setUTCFullYear(now.getUTCFullYear() + YEARS);
  certificate.extensions = [
    extension('2.5.29.19', new BasicConstraints({ cA: false }).toSchema().toBER()),
    // Digital signature and non-repudiation (RFC 5280, 4.2.1.3).
    extension('2.5.29.15', new BitString({ valueHex: Uint8Array.of(0b1100_0000).buffer, unusedBits: 6 }).toBER()),
  ];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, 'SHA-256');
  const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey));
  return {
    certificate: Buffer.from(certificate.toSchema(true).toBER()).toString('base64'),
    sealedKey: identity.seal(key).toString('base64'),
  };
}

function extension(extnID: string, extnValue: ArrayBuffer): Extension {
  return new Extension({ extnID, critical: true, extnValue });
}
