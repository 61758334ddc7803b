import { isBuiltin } from 'node:module';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';

/**
 * Which file imports what, types included: `src/lib/a.ts`, `node_modules/zod/v4` or `node:fs`. A file that is imported for its text
 * or its address stands without the mark that asks for it.
 */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** Throws where a file is no TypeScript. */
export function readImports(files: readonly string[], read: (file: string) => string): Imports {
  return new Map(files.map((file) => [file, new Set(listSpecifiers(file, read(file)).map((each) => findTarget(file, each)))]));
}

function listSpecifiers(file: string, text: string): string[] {
  const { module, errors } = parseSync(file, text);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    // The parser tells where the argument stands, which may be no text.
    ...module.dynamicImports.map(({ moduleRequest }) => /^'(.*)'$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1]),
    // It does not tell of types.
    ...[...text.matchAll(/\bimport\('([^'\n]+)'\)\.\w/g)].map(([, specifier]) => specifier),
  ];
  return specifiers.filter((specifier) => specifier !== undefined);
}

/** See the imports of package.json. */
function findTarget(file: string, specifier: string): string {
  const [bare = ''] = specifier.split('?');
  if (bare.startsWith('.')) return path.posix.join(path.posix.dirname(file), bare);
  if (bare.startsWith('#tests/')) return bare.slice(1);
  if (bare.startsWith('#')) return `src/${bare.slice(1)}`;
  if (isBuiltin(bare)) return bare.startsWith('node:') ? bare : `node:${bare}`;
  return `node_modules/${bare}`;
}
