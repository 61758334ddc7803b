import { readFile } from 'node:fs/promises';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whether a file of tests, by its text, is about a component or what else needs a window. */
export const needsWindow = (text: string): boolean => /^\/\/ @vitest-environment jsdom$/m.test(text);

/** Whether what a file of tests says depends on the machine's pace: it waits for what a window draws, or measures work. */
export const goesByTheClock = (text: string): boolean => needsWindow(text) || /support\/work-time\.ts'/.test(text);

/** What takes longest, by what it does: kills processes, moves whole databases, waits for servers, draws pictures, learns. */
const LONGEST =
  /-killed\.test\.|\/bin\/(?:serve|failures)\.|\/import-listings\.|\/migrate\.|\/backup\.|\/seed\.|\/mail\.test|\/notifications\.|\/search-listings\.|\/valuation\.test|\/rank-texts\.|\/store-media\.|\/photo-flags\./;

/**
 * Runs the files of one environment after each other. A worker takes the next file only if that file needs the
 * same environment: mixed, most files would start a worker and load its modules again. Of the others those that take longest
 * begin, so that no worker works alone at the end.
 */
export class GroupByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const texts = await Promise.all(sorted.map(({ moduleId }) => readFile(moduleId, 'utf8')));
    const orderOf = (at: number) => {
      if (needsWindow(texts[at] ?? '')) return 0;
      return LONGEST.test(sorted[at]?.moduleId ?? '') ? 1 : 2;
    };
    return sorted
      .map((file, at) => ({ file, order: orderOf(at) }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ file }) => file);
  }
}
