import os from 'node:os';
import path from 'node:path';

/** Where the server of the browser tests says which data folder it uses, for tests that look into its database. */
export function e2eNoteFile(port: number): string {
  return path.join(os.tmpdir(), `realty-e2e-${port}.json`);
}
