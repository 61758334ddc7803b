import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';

/** Which part imports which, with a file that does. Types count: what a type names is known too. */
type Imports = ReadonlyMap<string, ReadonlyMap<string, string>>;

const PART = /^src\/(?:domains|platform)\/[^/]+/;

function readImports(files: readonly string[], read: (file: string) => string): Imports {
  const imports = new Map<string, Map<string, string>>();
  for (const file of files) {
    const [from] = PART.exec(file) ?? [];
    if (from === undefined) continue;
    const seen = imports.get(from) ?? new Map<string, string>();
    imports.set(from, seen);
    for (const [, specifier = ''] of read(file).matchAll(/(?:from|import\()\s*'([^']+)'/g)) {
      const target = specifier.startsWith('#')
        ? `src/${specifier.slice(1)}`
        : path.posix.join(path.posix.dirname(file), specifier);
      const [to] = PART.exec(target) ?? [];
      // Domains stand on the platform, which knows none of them: only circles among equals are looked for.
      if (to !== undefined && to !== from && to.split('/')[1] === from.split('/')[1]) seen.set(to, file);
    }
  }
  return imports;
}

/** The imports that hold circles together: what is left when parts that import no other, or that no other imports, are taken away. */
function findCircles(imports: Imports): string[] {
  const left = new Set(imports.keys());
  const reaches = (from: string) => [...(imports.get(from)?.keys() ?? [])].filter((to) => left.has(to));
  for (;;) {
    const ends = [...left].filter(
      (part) => reaches(part).length === 0 || ![...left].some((from) => from !== part && reaches(from).includes(part)),
    );
    if (ends.length === 0) break;
    for (const part of ends) left.delete(part);
  }
  return [...left].flatMap((from) => reaches(from).map((to) => `${imports.get(from)?.get(to) ?? ''} → ${to}`));
}

describe('circles among the parts', () => {
  it('are found, with the files that make them', () => {
    const texts: Record<string, string> = {
      'src/domains/a/contract.ts': "import type { B } from '#domains/b/contract.ts';",
      'src/domains/b/contract.ts': "export { c } from '../c/model/c.ts';",
      'src/domains/c/web/c.tsx': "const A = lazy(() => import('#domains/a/web/index.ts'));",
      'src/domains/c/web/d.tsx': "import { log } from '#platform/log/log.ts';",
      'src/domains/above/server/index.ts': "import { a } from '#domains/a/server/index.ts';",
    };
    const files = Object.keys(texts);
    expect(findCircles(readImports(files, (file) => texts[file] ?? ''))).toEqual([
      'src/domains/a/contract.ts → src/domains/b',
      'src/domains/b/contract.ts → src/domains/c',
      'src/domains/c/web/c.tsx → src/domains/a',
    ]);
    const without = files.filter((file) => file !== 'src/domains/c/web/c.tsx');
    expect(findCircles(readImports(without, (file) => texts[file] ?? ''))).toEqual([]);
  });

  it('are in no domain and no part of the platform', () => {
    const files = globSync('src/{domains,platform}/**/*.{ts,tsx}', { cwd: PROJECT_DIR }).filter(
      (file) => !/\.test\.tsx?$/.test(file),
    );
    const imports = readImports(files, (file) => readFileSync(path.join(PROJECT_DIR, file), 'utf8'));
    expect(imports.size).toBeGreaterThan(50);
    expect(findCircles(imports)).toEqual([]);
  });
});
