import { readFileSync, globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { OwnTables, TableName } from '#platform/db/own-tables.ts';
import { platformTables } from '#platform/db/tables.ts';

const OWNERS = new Map<string, OwnTables>([['platform', platformTables]]);
for (const file of globSync('../domains/*/server/tables.ts', { cwd: import.meta.dirname })) {
  const exported = (await import(file)) as Record<string, OwnTables>;
  for (const tables of Object.values(exported)) OWNERS.set(file.split('/')[2] ?? '', tables);
}

/** The tables that the types of the migrated database name. */
const TABLES = [
  ...(/export interface DB \{([^}]*)\}/.exec(readSource('src/platform/db/schema.gen.ts'))?.[1] ?? '').matchAll(/^ {2}(\w+):/gm),
]
  .map((match) => match[1] ?? '')
  .toSorted();

const ownerOf = new Map([...OWNERS].flatMap(([owner, { owns }]) => owns.map((table): [string, string] => [table, owner])));
const published = new Set<string>([...OWNERS.values()].flatMap(({ publishes }) => publishes));

interface Touch {
  file: string;
  table: string;
  part: string;
}

describe('a table', () => {
  it('has one owner', () => {
    const declared = [...OWNERS.values()].flatMap(({ owns }): readonly TableName[] => owns);
    expect(declared.toSorted()).toEqual(TABLES);
  });

  it('is written by its owner alone', () => {
    const writes = findTouches(
      (table) =>
        new RegExp(
          String.raw`(?:insertInto|updateTable|deleteFrom|mergeInto|insertRows)\(\s*(?:[\w.]+,\s*)?'${table}\b|\b(?:insert into|update|delete from|truncate|copy|merge into)\s+(?:only )?${table}\b`,
          'i',
        ),
    );
    expect(writes.length).toBeGreaterThan(100);
    expect(writes.filter(({ table, part }) => ownerOf.get(table) !== part)).toEqual([]);
  });

  it('is read by others only where its owner publishes it', () => {
    const reads = findTouches(
      (table) =>
        new RegExp(
          String.raw`(?:selectFrom|Join|using)\(\s*\[?\s*'${table}\b|\b(?:from|join|using)\s+(?:only )?${table}\b(?!')|\b(?:from|join) [^;)\`]*,\s*${table}\s+[a-z]{1,2}\b`,
          'i',
        ),
    );
    expect(reads.length).toBeGreaterThan(100);
    expect(reads.filter(({ table, part }) => ownerOf.get(table) !== part && !published.has(table))).toEqual([]);
  });
});

function findTouches(patternOf: (table: string) => RegExp): Touch[] {
  const patterns = TABLES.map((table) => ({ table, pattern: patternOf(table) }));
  return SOURCES.flatMap(({ file, part, text }) =>
    patterns.flatMap(({ table, pattern }) => (text.includes(table) && pattern.test(text) ? [{ file, table, part }] : [])),
  );
}

// What a domain knows as pure functions asks no database, and may hold words of any kind.
const SOURCES = ['src', 'bin']
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
  .filter((file) => !/\.test\.tsx?$|schema\.gen\.ts$|\/tables\.ts$|^src\/domains\/\w+\/model\//.test(file))
  .map((file) => ({ file, part: partOf(file), text: withoutComments(readSource(file)) }));

function partOf(file: string): string {
  const [, layer = '', domain = ''] = file.split(path.sep);
  return layer === 'domains' ? domain : layer;
}

function readSource(file: string): string {
  return readFileSync(file, 'utf8');
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replaceAll(/^import [\s\S]*?;$/gm, '');
}
