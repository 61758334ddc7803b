import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';
import { OPEN_ROLES, ROLES } from '#lib/roles.ts';

/** What a role is compared with by hand, or falls back to: `src/lib/roles.ts` says both. */
function findRoleRules(text: string): string[] {
  const role = `'(?:${[...ROLES, 'user'].join('|')})'`;
  const compared = new RegExp(String.raw`\b(?:role|roles)\b\)?\s*(?:===|!==|\.includes\()\s*${role}`, 'g');
  const fallback = new RegExp(String.raw`_ROLES\b[^;]*\?\? ${role}`, 'g');
  return [...text.matchAll(compared), ...text.matchAll(fallback)].map(([found]) => found);
}

it('asks src/lib/roles.ts what a role means', () => {
  expect(findRoleRules("if (user.role !== 'admin' || roles.includes('seller')) return;")).toHaveLength(2);
  expect(findRoleRules("OPEN_ROLES.find((known) => known === value) ?? 'buyer'")).toHaveLength(1);
  expect(findRoleRules("if (side === 'admin' && actor.kind === 'user') return;")).toEqual([]);
  const byHand = globSync('src/{app,domains,platform,server}/**/*.{ts,tsx}', { cwd: PROJECT_DIR })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => findRoleRules(readFileSync(`${PROJECT_DIR}/${file}`, 'utf8')).map((rule) => `${file}: ${rule}`));
  expect(byHand).toEqual([]);
});

it('lets people take every role but the administrator’s', () => {
  expect(ROLES.filter((role) => !OPEN_ROLES.some((open) => open === role))).toEqual(['admin']);
});
