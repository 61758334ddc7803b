import { describe, expect, it } from 'vitest';
import { findCircles, findCirclesOfParts } from './circles.ts';
import { readImports } from './read-imports.ts';

const readFrom = (texts: Readonly<Record<string, string>>) => readImports(Object.keys(texts), (file) => texts[file] ?? '');

describe('circles among the parts', () => {
  it('are found, with the files that make them', () => {
    const texts: Record<string, string> = {
      'src/domains/a/contract.ts': "import type { B } from '#domains/b/contract.ts';",
      'src/domains/b/contract.ts': "export { c } from '../c/model/c.ts';",
      'src/domains/c/web/c.tsx': "const A = lazy(() => import('#domains/a/web/index.ts'));",
      'src/domains/c/web/d.tsx': "import { log } from '#platform/log/log.ts';",
      'src/domains/above/server/index.ts': "import { a } from '#domains/a/server/index.ts';",
    };
    expect(findCirclesOfParts(readFrom(texts))).toEqual([
      ['src/domains/a/contract.ts', 'src/domains/b'],
      ['src/domains/b/contract.ts', 'src/domains/c'],
      ['src/domains/c/web/c.tsx', 'src/domains/a'],
    ]);
    delete texts['src/domains/c/web/c.tsx'];
    expect(findCirclesOfParts(readFrom(texts))).toEqual([]);
  });
});

describe('circles among the files', () => {
  it('are found over all ways to import, and a file that imports itself is one', () => {
    const texts = {
      'src/lib/a.ts': "import { b } from './b.ts';\nexport const a = () => b;",
      'src/lib/b.ts': "import '../ui/c.tsx';",
      'src/ui/c.tsx': "export type {\n  D,\n} from '#tests/d.ts';\nimport { x } from './x.ts';",
      'src/ui/x.ts': "import { y } from 'zod';",
      'tests/d.ts': "const a = await import(\n  '#lib/a.ts'\n);",
      'bin/self.ts': "export * from './self.ts';",
    };
    expect(findCircles(readFrom(texts))).toEqual([
      ['src/lib/a.ts', 'src/lib/b.ts'],
      ['src/lib/b.ts', 'src/ui/c.tsx'],
      ['src/ui/c.tsx', 'tests/d.ts'],
      ['tests/d.ts', 'src/lib/a.ts'],
      ['bin/self.ts', 'bin/self.ts'],
    ]);
  });
});
