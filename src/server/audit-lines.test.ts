import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const DOMAINS = path.join(import.meta.dirname, '../domains');
/** The details of a line, written where it is recorded. */
const LINE = /recordAudit\([^;]*?action:\s*(?<action>[^,]+),\s*details:\s*\{(?<details>[^}]*)\}/g;
const KEY = /^(?:\w*Id|id)$/;

/** Names of what a line says; what is spread into it has names of its own. */
const keysOf = (details: string): string[] =>
  details
    .split(',')
    .map((one) => one.trim().split(':')[0] ?? '')
    .filter((key) => key !== '');

it('no line of the audit log about money or vendors names ids alone, which nobody can read', () => {
  const unread = ['billing', 'experts', 'hiring'].flatMap((domain) =>
    globSync(`${domain}/server/*.ts`, { cwd: DOMAINS })
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) =>
        [...readFileSync(path.join(DOMAINS, file), 'utf8').matchAll(LINE)].flatMap(({ groups }) => {
          const keys = keysOf(groups?.['details'] ?? '');
          return keys.every((key) => KEY.test(key)) ? [`${file}: ${groups?.['action']} (${keys.join(', ')})`] : [];
        }),
      ),
  );
  expect(unread).toEqual([]);
});
