import { readFile } from 'node:fs/promises';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const DOM = /^\/\/ @vitest-environment jsdom$/m;

/**
 * Runs the files of one environment after each other. A worker takes the next file only if that file needs the
 * same environment: mixed, most files would start a worker and load its modules again.
 */
export class GroupByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const texts = await Promise.all(sorted.map(({ moduleId }) => readFile(moduleId, 'utf8')));
    const wantsDom = (_: TestSpecification, at: number) => DOM.test(texts[at] ?? '');
    return [...sorted.filter(wantsDom), ...sorted.filter((file, at) => !wantsDom(file, at))];
  }
}
