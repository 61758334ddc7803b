import { describe, expect, it } from 'vitest';
import { findBoundaryFaults } from './boundaries.ts';
import { BOUNDARY_RULES } from './boundary-rules.ts';
import { readImports } from './read-imports.ts';

/** What is wrong with a house of these files alone. */
function findFaults(texts: Readonly<Record<string, string>>): string[] {
  const imports = readImports(Object.keys(texts), (file) => texts[file] ?? '');
  const packages = new Set(['zod', 'hono', '@hono/node-server', '@types/geojson']);
  return findBoundaryFaults({ imports, packages, exists: (file) => file === 'public/logo.svg' });
}

/** Without what to do instead. */
const namesOf = (faults: string[]) => faults.map((fault) => fault.split('\n')[0]);

describe('the boundary check', () => {
  const faults = [
    ['lib-stands-alone', 'src/lib/a.ts', 'src/platform/log/b.ts'],
    ['ui-knows-no-domain', 'src/ui/a.tsx', 'src/domains/search/contract.ts'],
    ['platform-knows-no-domain', 'src/platform/db/a.ts', 'src/domains/search/contract.ts'],
    ['web-kit-knows-no-domain', 'src/platform/web/b.tsx', 'src/domains/search/web/index.ts'],
    ['domains-know-no-composition', 'src/domains/search/server/composed.ts', 'src/server/b.ts'],
    ['domain-by-its-door', 'src/domains/search/server/passed.ts', 'src/domains/listings/server/queries.ts'],
    ['contract-is-light', 'src/domains/saved/contract.ts', 'src/platform/db/b.ts'],
    ['model-is-pure', 'src/domains/search/model/a.ts', 'src/platform/db/b.ts'],
    ['web-not-server', 'src/domains/search/web/pages/a.tsx', 'src/domains/search/server/index.ts'],
    ['server-not-web', 'src/domains/search/server/drawn.ts', 'src/domains/search/web/index.ts'],
    ['sources-know-no-command', 'src/server/a.ts', 'bin/b.ts'],
    ['lib-does-no-io', 'src/lib/read.ts', 'node:fs'],
    ['model-does-no-io', 'src/domains/search/model/read.ts', 'node:fs/promises'],
    ['verbs-know-no-http', 'src/platform/verb/a.ts', 'node_modules/hono'],
  ] as const;

  it.each(faults)('names a fault by its rule: %s', (rule, file, target) => {
    const specifier = target
      .replace('node_modules/', '')
      .replace(/^src\//, '#')
      .replace(/^bin\//, '../../bin/');
    const found = findFaults({ [target]: 'export const planted = 1;', [file]: `export { planted } from '${specifier}';` });
    expect(namesOf(found)).toContain(`${rule}: ${file} → ${target}`);
  });

  it('has a fault for each rule', () => {
    expect(new Set(faults.map(([rule]) => rule))).toEqual(new Set(BOUNDARY_RULES.map(({ name }) => name)));
  });

  it.each([
    ["import type { B } from '#server/b.ts';"],
    ["import '../../../server/b.ts';"],
    ["const b = await import('#server/b.ts');"],
    // Whole, it would be found in this very file.
    [['type B = import', "('#server/b.ts').B;"].join('')],
    ["export type * from '#server/b.ts';"],
  ])('sees every way to import: %s', (text) => {
    const found = findFaults({ 'src/domains/search/server/a.ts': text, 'src/server/b.ts': '' });
    expect(namesOf(found)).toEqual(['domains-know-no-composition: src/domains/search/server/a.ts → src/server/b.ts']);
  });

  it('finds files that are not there, packages that nobody declared, and circles', () => {
    const found = findFaults({
      'src/lib/a.ts': "import './gone.ts';\nimport geo from 'geojson';\nimport { left } from 'left-pad/left';",
      'src/lib/b.ts': "import './c.ts';",
      'src/lib/c.ts': "import type { B } from './b.ts';",
    });
    expect(namesOf(found)).toEqual([
      'not-found: src/lib/a.ts → src/lib/gone.ts',
      'no-undeclared-packages: src/lib/a.ts → left-pad',
      'no-circles: src/lib/b.ts → src/lib/c.ts',
      'no-circles: src/lib/c.ts → src/lib/b.ts',
    ]);
  });

  it('passes what the house allows', () => {
    const found = findFaults({
      'src/domains/search/server/a.ts':
        "import { z } from 'zod/v4';\nimport '#domains/listings/server/index.ts';\nimport fs from 'node:fs';",
      'src/domains/search/server/a.test.ts': "import '#domains/listings/server/queries.ts';",
      'src/domains/search/web/pages/a.tsx':
        "import type { Route } from './+types/a';\nimport logo from '../../../../../public/logo.svg?url';\n// from '#server/b.ts'",
      'src/domains/listings/server/index.ts': "export { a } from './queries.ts';",
      'src/domains/listings/server/queries.ts': "export const a = 'import from #server/b.ts';",
    });
    expect(found).toEqual([]);
  });
});
