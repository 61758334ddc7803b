import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { inject } from 'vitest';

const SETTINGS = `
[tsa]
default_tsa = ours
[ours]
serial = SERIAL
default_policy = 1.3.6.1.4.1.13762.3
digests = sha256, sha384, sha512
signer_digest = sha256
accuracy = secs:1
ess_cert_id_alg = sha256
`;

export interface TimeStampAuthority {
  url: string;
  /** Whether a token of this authority is about these bytes, as OpenSSL says. */
  verifies: (token: Uint8Array, content: Uint8Array) => boolean;
  /** How many times it was asked. */
  asked: () => number;
  close: () => void;
}

/** A time stamp authority (RFC 3161) of OpenSSL's on this machine. */
export async function openTimeStampAuthority(): Promise<TimeStampAuthority> {
  const folder = mkdtempSync(path.join(inject('testDataDir'), 'tsa-'));
  const at = (name: string) => path.join(folder, name);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' });
  writeFileSync(at('settings'), SETTINGS.replace('SERIAL', at('serial')));
  const ext = ['-addext', 'extendedKeyUsage=critical,timeStamping', '-addext', 'basicConstraints=CA:false'];
  const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', '-subj', '/CN=Test authority'];
  openssl('req', ...made, '-keyout', at('key.pem'), '-out', at('cert.pem'), ...ext);
  let count = 0;
  const server = createServer((request, response) => {
    void (async () => {
      count += 1;
      writeFileSync(at('query'), await buffer(request));
      const signer = ['-inkey', at('key.pem'), '-signer', at('cert.pem'), '-config', at('settings'), '-section', 'ours'];
      openssl('ts', '-reply', '-queryfile', at('query'), ...signer, '-out', at('reply'));
      response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(readFileSync(at('reply')));
    })();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    verifies(token, content) {
      writeFileSync(at('token'), token);
      writeFileSync(at('content'), content);
      try {
        openssl('ts', '-verify', '-token_in', '-in', at('token'), '-data', at('content'), '-CAfile', at('cert.pem'));
        return true;
      } catch {
        return false;
      }
    },
    asked: () => count,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A PKCS#12 file with a certificate and key of OpenSSL's. */
export function makePkcs12(password: string): string {
  const folder = mkdtempSync(path.join(inject('testDataDir'), 'p12-'));
  const at = (name: string) => path.join(folder, name);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' });
  const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', '-subj', '/CN=Harbor Light Realty'];
  openssl('req', ...made, '-keyout', at('key.pem'), '-out', at('cert.pem'));
  const parts = ['-inkey', at('key.pem'), '-in', at('cert.pem'), '-passout', `pass:${password}`];
  openssl('pkcs12', '-export', ...parts, '-out', at('own.p12'));
  return at('own.p12');
}
