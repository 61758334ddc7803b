import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';

const components = globSync('src/{app,domains}/**/*.tsx', { cwd: PROJECT_DIR })
  .filter((file) => !file.endsWith('.test.tsx'))
  .map((file) => ({ file, text: readFileSync(`${PROJECT_DIR}/${file}`, 'utf8') }));

const STATES = String.raw`\b(isPending|isLoading|isError|isPaused|error)\b`;

/** The states of queries that a component reads itself, as they are written. */
function findOwnStates(text: string): string[] {
  const taken = [...text.matchAll(/const \{([^}]*)\} = use(?:Infinite)?Query\(/g)].flatMap(([, names = '']) =>
    [...names.matchAll(new RegExp(STATES, 'g'))].map(([state]) => state),
  );
  const named = [...text.matchAll(/const (\w+) = use(?:Infinite)?Query\(/g)].flatMap(([, name = '']) =>
    [...text.matchAll(new RegExp(String.raw`\b${name}\.${STATES}`, 'g'))].map(([read]) => read),
  );
  return [...taken, ...named];
}

/** Where a state is a word within a control, a figure that changes while its reader moves a slider, or decides which page it is. */
const LIVE = [
  'src/domains/hiring/web/vendor/accepted-view.tsx',
  'src/domains/hiring/web/vendor/day-view.tsx',
  'src/domains/hiring/web/vendor/figures-view.tsx',
  'src/domains/marketing/web/sheet-picture.tsx',
  'src/domains/matching/web/components/place-box.tsx',
  'src/domains/search/web/components/cell-note.tsx',
  'src/domains/search/web/components/map-pane.tsx',
  'src/domains/travel/web/components/travel-reach.tsx',
  'src/domains/valuation/web/components/renovate.tsx',
  'src/domains/valuation/web/components/what-if.tsx',
];

/** Where a width is of something within a page. */
const WITHIN = ['src/app/pages/home/hero.tsx', 'src/app/pages/home/hero-aim.tsx', 'src/app/shell/auth-layout.tsx'];

describe('the kit of pages', () => {
  it('knows a state that is read by hand when it sees one', () => {
    expect(findOwnStates('const { data, isPending, error: why } = useQuery(homes);')).toEqual(['isPending', 'error']);
    expect(findOwnStates('const homes = useQuery(options);\nif (homes.isError) return null;')).toEqual(['homes.isError']);
    expect(findOwnStates('const { data } = useQuery(homes);\nconst save = useWrite(it);\nsave.isPending;')).toEqual([]);
  });

  it('shows queries by Loaded, in all their states', () => {
    const byHand = components.filter(({ text }) => findOwnStates(text).length > 0).map(({ file }) => file);
    expect(byHand.toSorted()).toEqual(LIVE);
  });

  it('gives pages the widths of src/ui/widths.ts', () => {
    const byHand = components.filter(
      ({ file, text }) => !WITHIN.includes(file) && /mx-auto [^"']*max-w-(?!page|wide|text|narrow|full)/.test(text),
    );
    expect(byHand.map(({ file }) => file)).toEqual([]);
  });
});
