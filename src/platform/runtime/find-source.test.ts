import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';
import { findSource } from './find-source.js';

const urlOf = (file: string) => pathToFileURL(path.join(PROJECT_DIR, file)).href;
const parent = urlOf('src/server/main.ts');

describe('a source', () => {
  it.each([
    ['#lib/random.ts', 'src/lib/random.ts'],
    ['#domains/search/server/index.ts', 'src/domains/search/server/index.ts'],
    ['#tests/support/people.ts', 'tests/support/people.ts'],
    ['./domains.ts', 'src/server/domains.ts'],
    ['../platform/mail/mail-frame.tsx', 'src/platform/mail/mail-frame.tsx'],
  ])('%s is found without asking Node', (specifier, file) => {
    expect(findSource(specifier, parent)).toBe(urlOf(file));
  });

  it.each([
    ['kysely', parent],
    ['node:fs', parent],
    ['./compiled-source.js', urlOf('src/platform/runtime/load-sources.js')],
    ['#elsewhere/one.ts', parent],
    ['./own.ts', urlOf('node_modules/some/index.js')],
    ['./one.ts', 'file:///elsewhere/two.ts'],
    [parent, undefined],
  ])('%s of %s is Node’s to find', (specifier, from) => {
    expect(findSource(specifier, from)).toBeUndefined();
  });
});
