import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DOMAIN_JOBS } from './domain-jobs.ts';

/** What says when a job runs; what the job does comes with its first run. */
const LIGHT = /^(?:kysely|#lib\/|#platform\/|\.\.\/model\/[\w-]*terms\.ts$|\.\/job-names\.ts$)/;

it('names all background work without the code that does it', () => {
  const files = globSync(['src/domains/*/server/jobs.ts', 'src/demo/**/jobs.ts']);
  expect(files.length).toBeGreaterThan(30);
  const heavy = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type ).*from '(.+)';$/gm)]
      .map(([, from = '']) => from)
      .filter((from) => !LIGHT.test(from))
      .map((from) => `${file} imports ${from}: import it in the handler`),
  );
  expect(heavy).toEqual([]);
  expect(new Set(DOMAIN_JOBS.map(({ name }) => name)).size).toBe(DOMAIN_JOBS.length);
});
