import type { Imports } from './read-imports.ts';

const PART = /^src\/(?:domains|platform)\/[^/]+/;

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
export function findCircles(imports: Imports): [from: string, to: string][] {
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

/** Circles of domains, and of parts of the platform, each import with a file that makes it. Tests may look at whom they want. */
export function findCirclesOfParts(imports: Imports): [file: string, part: string][] {
  const imported = [...imports].filter(([file]) => !/\.test\.tsx?$/.test(file));
  return findCircles(joinParts(new Map(imported))).map(([from, to]) => {
    const isTo = (target: string) => target.startsWith(`${to}/`);
    const [file = from] = imported.find(([name, targets]) => name.startsWith(`${from}/`) && [...targets].some(isTo)) ?? [];
    return [file, to];
  });
}
