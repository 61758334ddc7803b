import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#platform/config/config.ts';

/**
 * The installation's secret: AUTH_SECRET, or on a local installation one that is made once and kept in the data folder.
 * undefined elsewhere, and if AUTH_SECRET is set and empty: then nobody can sign in.
 */
export async function openAuthSecret(
  config: Pick<Config, 'AUTH_SECRET' | 'makesSecret'>,
  dataDir: string,
): Promise<string | undefined> {
  if (config.AUTH_SECRET !== undefined || !config.makesSecret) return config.AUTH_SECRET;
  const file = path.join(dataDir, 'auth-secret');
  await mkdir(dataDir, { recursive: true });
  const known = await readFile(file, 'utf8').catch(ignore('ENOENT'));
  if (known !== undefined) return known.trim();
  // It appears complete, and once: the second process takes what the first one wrote.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  await link(draft, file).catch(ignore('EEXIST'));
  await unlink(draft);
  return (await readFile(file, 'utf8')).trim();
}

/** Puts the secret of a restored installation in the place of the one that was made here. */
export async function replaceAuthSecret(dataDir: string, secret: string): Promise<void> {
  const file = path.join(dataDir, 'auth-secret');
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dataDir, { recursive: true });
  await writeFile(draft, secret, { mode: 0o600, flush: true });
  await rename(draft, file);
}

function ignore(code: string): (error: NodeJS.ErrnoException) => undefined {
  return (error) => {
    if (error.code !== code) throw error;
  };
}
