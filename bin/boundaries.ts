import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';
import { BOUNDARY_RULES, type BoundaryRule } from './boundary-rules.ts';
import { findCircles, findCirclesOfParts } from './circles.ts';
import { type Imports, readImports } from './read-imports.ts';

/** What tools make up when they run. */
const MADE_UP = /\/\+types\/|^node_modules\/virtual:/;
const PACKAGE = /^node_modules\/((?:@[^/]+\/)?[^/]+)/;

interface House {
  imports: Imports;
  /** Of package.json. */
  packages: ReadonlySet<string>;
  exists(file: string): boolean;
}

/** Holds every import of the project against the rules, and looks for circles. */
export function checkBoundaries(): { code: number; output: string } {
  const files = globSync('{src,bin,bench,tests}/**/*.{ts,tsx,js}', { cwd: PROJECT_DIR }).map((file) =>
    file.replaceAll(path.sep, '/'),
  );
  const read = (file: string) => readFileSync(path.join(PROJECT_DIR, file), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
  const faults = findBoundaryFaults({
    imports: readImports(files, read),
    packages: new Set(Object.keys({ ...dependencies, ...devDependencies })),
    exists: (file) => existsSync(path.join(PROJECT_DIR, file)),
  });
  // A look at nothing finds nothing: that is a broken check, not a clean code base.
  if (files.length < 1000) faults.push(`Only ${files.length} files were looked at.`);
  return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n') };
}

export function findBoundaryFaults({ imports, packages, exists }: House): string[] {
  const faults: string[] = [];
  const say = (name: string, from: string, to: string, comment: string) => faults.push(`${name}: ${from} → ${to}\n  ${comment}`);
  for (const [file, targets] of imports) {
    const rules = BOUNDARY_RULES.flatMap((rule) => readRule(rule, file) ?? []);
    for (const target of targets) {
      for (const { rule, forbids } of rules) if (forbids(target)) say(rule.name, file, target, rule.comment);
      const [, name] = PACKAGE.exec(target) ?? [];
      if (MADE_UP.test(target) || target.startsWith('node:')) continue;
      if (name === undefined) {
        if (!imports.has(target) && !exists(target)) say('not-found', file, target, NOT_FOUND);
      } else if (/^(?:src|bin)\//.test(file) && !packages.has(name) && !packages.has(`@types/${name}`))
        say('no-undeclared-packages', file, name, UNDECLARED);
    }
  }
  for (const [from, to] of findCircles(imports)) say('no-circles', from, to, CIRCLE);
  for (const [from, to] of findCirclesOfParts(imports)) say('no-circles-of-parts', from, to, CIRCLE_OF_PARTS);
  return faults;
}

const NOT_FOUND = 'The imported file does not exist: write the path with its extension.';
const UNDECLARED = 'Declare the package in package.json: what another package happens to bring may be gone tomorrow.';
const CIRCLE = 'Two files that need each other are one file, or need a third below both.';
const CIRCLE_OF_PARTS = 'A domain, or a part of the platform, must not need one that needs it: move what both need below them.';

/** What a rule forbids this file; undefined where it says nothing of it. */
function readRule(rule: BoundaryRule, file: string): { rule: BoundaryRule; forbids(target: string): boolean } | undefined {
  const found = rule.from.path.map((pattern) => new RegExp(pattern).exec(file)).find((match) => match !== null);
  if (found === undefined || rule.from.pathNot?.some((pattern) => new RegExp(pattern).test(file))) return undefined;
  const compile = (patterns: readonly string[] = []) =>
    patterns.map((pattern) => new RegExp(pattern.replaceAll('$1', found[1] ?? '')));
  const [fitting, exempt] = [compile(rule.to.path), compile(rule.to.pathNot)];
  return {
    rule,
    forbids: (target) => fitting.some((pattern) => pattern.test(target)) && !exempt.some((pattern) => pattern.test(target)),
  };
}
