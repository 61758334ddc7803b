import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Done = (error: Error | null, key: Buffer) => void;

// A password hash takes a quarter of a second by design, which would cost the tests minutes.
const { scrypt } = crypto;
Reflect.set(crypto, 'scrypt', (password: BinaryLike, salt: BinaryLike, length: number, options: ScryptOptions, done: Done) =>
  scrypt(password, salt, length, { ...options, N: 16, p: 1 }, done),
);
syncBuiltinESMExports();
