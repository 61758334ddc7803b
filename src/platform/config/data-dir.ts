import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Config } from './config.ts';

export const PROJECT_DIR = path.resolve(import.meta.dirname, '../../..');

/**
 * The folder for everything that this installation keeps: database, files, secrets. As root it is in the system's
 * state folder, because PostgreSQL must run as another user, who may not be able to enter the project's folder.
 */
export function findDataDir(config: Pick<Config, 'REALTY_DATA_DIR'>): string {
  if (config.REALTY_DATA_DIR !== undefined) return path.resolve(PROJECT_DIR, config.REALTY_DATA_DIR);
  if (process.getuid?.() !== 0) return path.join(PROJECT_DIR, '.data');
  const project = createHash('sha256').update(PROJECT_DIR).digest('hex').slice(0, 12);
  return path.join('/var/lib', `realty-ai-${project}`);
}
