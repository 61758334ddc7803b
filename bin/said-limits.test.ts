import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';

/** A limit by its name, beside words that say its figure once more: the name changes, and the words lie. */
function findTypedFigures(text: string): string[] {
  const bound = /\.(?:max|min)\([A-Z][A-Z_.]{2,}, *'[^'\n]*\d[^'\n]*'/g;
  const compared = /> (?:MOST|MAX)_[A-Z_]+\)[^\n;]*'[^'\n]*\d[^'\n]*'/g;
  return [...text.matchAll(bound), ...text.matchAll(compared)].map(([found]) => found);
}

it('says a limit by its name, not by a figure typed anew', () => {
  expect(findTypedFigures("z.string().max(MOST_LETTERS, 'Use at most 200 characters')")).toHaveLength(1);
  expect(findTypedFigures("if (bytes > MOST_BYTES) throw new DomainError('too-large', 'At most 1 MB.');")).toHaveLength(1);
  expect(findTypedFigures('z.string().max(MOST_LETTERS, `Use at most ${MOST_LETTERS} characters`)')).toEqual([]);
  expect(findTypedFigures("z.string().max(5, 'Give five digits')")).toEqual([]);
  const typed = globSync('src/**/*.{ts,tsx}', { cwd: PROJECT_DIR })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => findTypedFigures(readFileSync(`${PROJECT_DIR}/${file}`, 'utf8')).map((words) => `${file}: ${words}`));
  expect(typed).toEqual([]);
});
