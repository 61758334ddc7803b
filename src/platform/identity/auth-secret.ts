import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#platform/config/config.ts';

/**
 * The installation's secret: AUTH_SECRET, or on a local installation one that is made once and kept in its data folder.
 * undefined elsewhere, and where AUTH_SECRET is given as empty: then nobody can sign in.
 */
export async function openAuthSecret(
  config: Pick<Config, 'AUTH_SECRET' | 'makesSecret'>,
  dataDir: string,
): Promise<string | undefined> {
  if (config.AUTH_SECRET !== undefined || !config.makesSecret) return config.AUTH_SECRET;
  const file = path.join(dataDir, 'auth-secret');
  await mkdir(dataDir, { recursive: true });
  // Whoever comes second takes what the first one wrote.
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(ignoreExisting);
  return (await readFile(file, 'utf8')).trim();
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
