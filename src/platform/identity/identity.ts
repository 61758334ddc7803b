import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { authError } from './auth-error.ts';

const TOKEN_SECONDS = 3600;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The person that an identity token speaks for. The database says what they may do, never the token. */
export interface TokenSubject {
  userId: string;
  sessionId: string;
}

/** What only the holder of the installation's secret can do. Without a secret every call throws `api-key-not-valid`. */
export interface Identity {
  isConfigured: boolean;
  requireConfigured(): void;
  /** An identity token for one hour. `expiresAt` is in milliseconds since 1970. */
  signToken(subject: TokenSubject, now: Date): Promise<{ token: string; expiresAt: number }>;
  /** undefined if the token is forged, expired or not ours. */
  readToken(token: string, now: Date): Promise<TokenSubject | undefined>;
  /** Encrypts for this installation. */
  seal(plain: Uint8Array): Buffer;
  /** What `seal` encrypted; throws `sealed-elsewhere` if it was sealed under another secret. */
  unseal(sealed: Uint8Array): Buffer;
  /** A stable stand-in for a value that must not be kept. */
  pseudonym(value: string): string;
}

/** Derives a key for each purpose from the one secret. */
export function createIdentity(secret: string | undefined, issuer: string): Identity {
  function keyFor(purpose: string): Buffer {
    if (secret === undefined) throw authError('api-key-not-valid');
    return Buffer.from(hkdfSync('sha256', secret, '', `realty ${purpose}`, 32));
  }
  const keys =
    secret === undefined ? undefined : { token: keyFor('token'), seal: keyFor('seal'), pseudonym: keyFor('pseudonym') };

  function key(purpose: 'token' | 'seal' | 'pseudonym'): Buffer {
    if (keys === undefined) throw authError('api-key-not-valid');
    return keys[purpose];
  }

  return {
    isConfigured: keys !== undefined,
    requireConfigured: () => void key('token'),
    async signToken({ userId, sessionId }, now) {
      const issuedAt = Math.floor(now.getTime() / 1000);
      const token = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(issuer)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + TOKEN_SECONDS)
        .sign(key('token'));
      return { token, expiresAt: (issuedAt + TOKEN_SECONDS) * 1000 };
    },
    async readToken(token, now) {
      if (keys === undefined) return undefined;
      try {
        const options = {
          algorithms: ['HS256'],
          issuer,
          audience: issuer,
          currentDate: now,
          requiredClaims: ['exp', 'sub', 'sid'],
        };
        const { payload } = await jwtVerify(token, keys.token, options);
        if (typeof payload.sub !== 'string' || typeof payload['sid'] !== 'string') return undefined;
        return { userId: payload.sub, sessionId: payload['sid'] };
      } catch {
        return undefined;
      }
    },
    seal: (plain) => encrypt(key('seal'), plain),
    unseal(sealed) {
      const sealKey = key('seal');
      try {
        return decrypt(sealKey, sealed);
      } catch (cause) {
        throw authError('sealed-elsewhere', { cause });
      }
    },
    pseudonym: (value) => createHmac('sha256', key('pseudonym')).update(value).digest('base64url').slice(0, 22),
  };
}

/** AES-256-GCM: nonce, ciphertext, tag. */
export function encrypt(key: Uint8Array, plain: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const sealed = Buffer.allocUnsafe(IV_BYTES + plain.length + TAG_BYTES);
  sealed.set(iv);
  // Nothing is left over: GCM is a stream cipher.
  putThrough(cipher, plain, sealed.subarray(IV_BYTES));
  cipher.final();
  sealed.set(cipher.getAuthTag(), IV_BYTES + plain.length);
  return sealed;
}

const SLICE_BYTES = 64 * 1024;

/** Bytes through a cipher in small slices, so that memory holds a large text once and not twice. */
function putThrough(cipher: { update: (slice: Uint8Array) => Buffer }, from: Uint8Array, to: Buffer): void {
  for (let at = 0; at < from.length; at += SLICE_BYTES) to.set(cipher.update(from.subarray(at, at + SLICE_BYTES)), at);
}

/** Throws if key or text are not those of the encryption. */
export function decrypt(key: Uint8Array, sealed: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const text = sealed.subarray(IV_BYTES, -TAG_BYTES);
  const plain = Buffer.allocUnsafe(text.length);
  putThrough(decipher, text, plain);
  decipher.final();
  return plain;
}
