import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import { readMark, writeFirstMark } from '#platform/db/marks.ts';
import type { Identity } from '#platform/identity/identity.ts';

const MARK = 'push-keys';
const storedSchema = z.object({ publicKey: z.string(), sealedPrivateKey: z.string() });

export interface PushKeys {
  /** Both base64url. */
  publicKey: string;
  privateKey: string;
}

type KeyPorts = { db: Db; identity: Pick<Identity, 'seal' | 'unseal'> };

/**
 * The pair with which this installation proves itself to push services (RFC 8292). It is made when it is first needed, and kept
 * sealed: browsers subscribe to it, so a new pair would end every subscription.
 */
export async function openPushKeys({ db, identity }: KeyPorts): Promise<PushKeys> {
  const known = await readStored(db);
  if (known !== undefined) return unseal(identity, known);
  const { default: webPush } = await import('web-push');
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await writeFirstMark(db, MARK, {
    publicKey,
    sealedPrivateKey: identity.seal(Buffer.from(privateKey)).toString('base64'),
  });
  // Another process may have been first.
  const kept = await readStored(db);
  if (kept === undefined) throw new Error('the push keys were just written');
  return unseal(identity, kept);
}

async function readStored(db: Db) {
  return storedSchema.safeParse(await readMark(db, MARK)).data;
}

function unseal(identity: KeyPorts['identity'], { publicKey, sealedPrivateKey }: z.infer<typeof storedSchema>): PushKeys {
  return { publicKey, privateKey: identity.unseal(Buffer.from(sealedPrivateKey, 'base64')).toString('utf8') };
}
