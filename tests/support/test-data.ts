import path from 'node:path';

/**
 * A file of the real samples that tests may read where REALTY_TEST_DATA names their folder; undefined where it is unset,
 * which is said once.
 */
export function findTestData(relativePath: string): string | undefined {
  const folder = process.env['REALTY_TEST_DATA'];
  if (folder !== undefined && folder !== '') return path.join(folder, relativePath);
  process.stderr.write(`REALTY_TEST_DATA is not set: what needs ${relativePath} is left out.\n`);
  return undefined;
}
