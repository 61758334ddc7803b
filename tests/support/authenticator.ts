import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A passkey device in software: keys on P-256, user always verified, as a platform authenticator answers. */
export function openAuthenticator({ rpId, origin }: { rpId: string; origin: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let counter = 0;

  function authenticatorData(withKey: boolean): Buffer {
    counter += 1;
    const flags = Buffer.from([withKey ? 0x45 : 0x05]);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const head = Buffer.concat([createHash('sha256').update(rpId).digest(), flags, count]);
    if (!withKey) return head;
    const length = Buffer.from([0, credentialId.length]);
    return Buffer.concat([head, Buffer.alloc(16), length, credentialId, coseKey()]);
  }

  function coseKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const [left, right] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    return Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), left, Buffer.from('225820', 'hex'), right]);
  }

  function clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  return {
    id,
    create({ challenge }: { challenge: string }) {
      const data = authenticatorData(true);
      const parts = ['a363666d74646e6f6e656761747453746d74a068617574684461746158', data.length.toString(16).padStart(2, '0')];
      const attestationObject = Buffer.concat([Buffer.from(parts.join(''), 'hex'), data]).toString('base64url');
      const clientDataJSON = clientData('webauthn.create', challenge).toString('base64url');
      return { id, rawId: id, type: 'public-key', response: { clientDataJSON, attestationObject }, clientExtensionResults: {} };
    },
    get({ challenge }: { challenge: string }) {
      const data = authenticatorData(false);
      const client = clientData('webauthn.get', challenge);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      const signature = sign('sha256', signed, privateKey).toString('base64url');
      const response = { authenticatorData: data.toString('base64url'), clientDataJSON: client.toString('base64url'), signature };
      return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
    },
  };
}
