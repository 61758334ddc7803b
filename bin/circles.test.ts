import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';

/** Which file or part imports which. Types count: what a type names is known too. */
type Imports = ReadonlyMap<string, ReadonlySet<string>>;

const PART = /^src\/(?:domains|platform)\/[^/]+/;

function readImports(files: readonly string[], read: (file: string) => string): Imports {
  return new Map(
    files.map((file) => {
      const specifiers = read(file).matchAll(/(?:\bfrom|\bimport\(?)\s*'([#.][^']+)'/g);
      return [file, new Set([...specifiers].map(([, specifier = '']) => findTarget(file, specifier)))];
    }),
  );
}

/** See the imports of package.json. */
function findTarget(file: string, specifier: string): string {
  if (specifier.startsWith('#tests/')) return specifier.slice(1);
  return specifier.startsWith('#') ? `src/${specifier.slice(1)}` : path.posix.join(path.posix.dirname(file), specifier);
}

/** Domains stand on the platform, which knows none of them: only circles among equals are looked for. */
function joinParts(imports: Imports): Imports {
  const parts = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const [from] = PART.exec(file) ?? [];
    if (from === undefined) continue;
    const seen = parts.get(from) ?? new Set<string>();
    parts.set(from, seen);
    for (const target of targets) {
      const [to] = PART.exec(target) ?? [];
      if (to !== undefined && to !== from && to.split('/')[1] === from.split('/')[1]) seen.add(to);
    }
  }
  return parts;
}

/** The imports that hold circles together: what is left when those that import no other, or that no other imports, are taken away. */
function findCircles(imports: Imports): [from: string, to: string][] {
  const left = new Set(imports.keys());
  const reaches = (from: string) => [...(imports.get(from) ?? [])].filter((to) => left.has(to));
  for (;;) {
    const imported = new Set([...left].flatMap(reaches));
    const ends = [...left].filter((each) => !imported.has(each) || reaches(each).length === 0);
    if (ends.length === 0) break;
    for (const end of ends) left.delete(end);
  }
  return [...left].flatMap((from) => reaches(from).map((to): [string, string] => [from, to]));
}

/** With a file that makes each. */
function findCirclesOfParts(imports: Imports): string[] {
  const imported = [...imports];
  return findCircles(joinParts(imports)).map(([from, to]) => {
    const isTo = (target: string) => target.startsWith(`${to}/`);
    const [file] = imported.find(([name, targets]) => name.startsWith(`${from}/`) && [...targets].some(isTo)) ?? [];
    return `${file} → ${to}`;
  });
}

const readFrom = (texts: Readonly<Record<string, string>>) => readImports(Object.keys(texts), (file) => texts[file] ?? '');

const readProject = (files: readonly string[]) =>
  readImports(files, (file) => readFileSync(path.join(PROJECT_DIR, file), 'utf8'));

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
      'src/domains/a/contract.ts → src/domains/b',
      'src/domains/b/contract.ts → src/domains/c',
      'src/domains/c/web/c.tsx → src/domains/a',
    ]);
    delete texts['src/domains/c/web/c.tsx'];
    expect(findCirclesOfParts(readFrom(texts))).toEqual([]);
  });

  it('are in no domain and no part of the platform', () => {
    const imports = readProject(
      globSync('src/{domains,platform}/**/*.{ts,tsx}', { cwd: PROJECT_DIR }).filter((file) => !/\.test\.tsx?$/.test(file)),
    );
    expect(joinParts(imports).size).toBeGreaterThan(50);
    expect(findCirclesOfParts(imports)).toEqual([]);
  });
});

// Two files that need each other are one file, or need a third below both.
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

  it('are nowhere', () => {
    const imports = readProject(globSync('{src,bin,bench,tests}/**/*.{ts,tsx,js}', { cwd: PROJECT_DIR }));
    const known = [...imports.values()].flatMap((targets) => [...targets].filter((target) => imports.has(target)));
    expect(known.length).toBeGreaterThan(20_000);
    expect(findCircles(imports)).toEqual([]);
  });
});
