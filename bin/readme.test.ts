import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CONFIG_KEYS } from '#platform/config/config.ts';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';

it('the README names exactly the variables that are read', async () => {
  const readme = await readFile(path.join(PROJECT_DIR, 'README.md'), 'utf8');
  const table = readme.split('\n').filter((line) => line.startsWith('| `'));
  const named = table.flatMap((line) =>
    [...(line.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map((match) => match[1] ?? ''),
  );
  expect(named).toHaveLength(CONFIG_KEYS.length);
  expect(new Set(named)).toEqual(new Set(CONFIG_KEYS));
});
