import { expect, it } from 'vitest';
import { isServerSource } from './server-source.ts';

it('a change of what Node runs needs a new start, a change of a page or a test does not', () => {
  const needed = [
    'src/server/main.ts',
    'src/platform/db/migrate.ts',
    'src/domains/search/server/a.ts',
    'src/domains/search/contract.ts',
    'db/baselines/0135/01_a.sql',
    'db/migrations/0140_a.sql',
  ];
  const not = [
    'src/app/pages/home.tsx',
    'src/domains/search/web/pages/a.tsx',
    'src/ui/a.tsx',
    'src/platform/web/site.ts',
    'src/server/main.test.ts',
    'src/server/.main.ts.swp',
  ];
  expect(needed.filter((file) => !isServerSource(file))).toEqual([]);
  expect(not.filter(isServerSource)).toEqual([]);
});
