import os from 'node:os';
import path from 'node:path';

/** The file that names the data folder of the browser tests' server, for tests that read its database. */
export function e2eNoteFile(port: number): string {
  return path.join(os.tmpdir(), `realty-e2e-${port}.json`);
}
