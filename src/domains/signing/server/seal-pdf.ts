import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { HttpTimestampAuthority, P12Signer, PDF, type Signer } from '@libpdf/core';
import { BitString, Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from 'pkijs';
import type { Db } from '#platform/db/database.ts';
import { readMark, writeFirstMark } from '#platform/db/marks.ts';
import type { Identity } from '#platform/identity/identity.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { z } from 'zod';

const MARK = 'signing-certificate';
const YEARS = 10;
/** So long an authority may take for one answer. */
export const TIMESTAMP_MS = 15_000;

/** The subject by its object identifiers: common name, organization. */
const subjectOf = (productName: string) => ({ '2.5.4.3': `${productName} signing`, '2.5.4.10': productName });

const markSchema = z.object({ certificate: z.string(), sealedKey: z.string() });

type SealContext = Pick<ServerContext, 'config' | 'identity' | 'log' | 'now'> & { db: Db };

/** The strength of a seal: with (B-T) or without (B-B) the time of an authority (ETSI EN 319 142-1). */
export type SealLevel = 'B-B' | 'B-T';

/**
 * The file under this installation's PAdES signature. Where a time stamp authority (RFC 3161) is configured its time is in the
 * signature; if it does not answer, `mayGoWithout` decides between a seal without it and a failure.
 */
export async function sealPdf(
  ctx: SealContext,
  { whole, reason, mayGoWithout }: { whole: Uint8Array; reason: string; mayGoWithout: boolean },
): Promise<{ bytes: Uint8Array; level: SealLevel }> {
  const options = { signer: await openSigner(ctx), reason, signingTime: ctx.now };
  const address = ctx.config.SIGNING_TIMESTAMP_URL;
  if (address !== undefined) {
    const timestampAuthority = new HttpTimestampAuthority(address, { timeout: TIMESTAMP_MS });
    try {
      const { bytes } = await (await PDF.load(whole)).sign({ ...options, level: 'B-T', timestampAuthority });
      return { bytes, level: 'B-T' };
    } catch (error) {
      if (!mayGoWithout) throw error;
      ctx.log.warn({ err: error }, 'the time stamp authority did not answer: sealed without its time');
    }
  }
  const { bytes } = await (await PDF.load(whole)).sign({ ...options, level: 'B-B' });
  return { bytes, level: 'B-B' };
}

/** The certificate that is configured; else this installation's own. */
async function openSigner(ctx: SealContext): Promise<Signer> {
  const { SIGNING_CERTIFICATE_FILE: file, SIGNING_CERTIFICATE_PASSWORD: password = '' } = ctx.config;
  return file === undefined ? openOwnSigner(ctx) : P12Signer.create(Uint8Array.from(await readFile(file)), password);
}

/** This installation's certificate and key. The first call makes them; of two at once, one wins. */
async function openOwnSigner({ db, identity, config, now }: SealContext): Promise<Signer> {
  if ((await readMark(db, MARK)) === undefined)
    await writeFirstMark(db, MARK, await makeCertificate(identity, config.PRODUCT_NAME, now));
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
async function makeCertificate(identity: Identity, productName: string, now: Date): Promise<z.infer<typeof markSchema>> {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const certificate = new Certificate();
  certificate.version = 2;
  // Positive, and never twice.
  certificate.serialNumber = new Integer({ valueHex: Uint8Array.of(1, ...crypto.getRandomValues(new Uint8Array(15))).buffer });
  for (const name of [certificate.subject, certificate.issuer])
    for (const [type, value] of Object.entries(subjectOf(productName)))
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
