import { readFile } from 'node:fs/promises';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whether a file of tests, by its text, is about a component or what else needs a window. */
export const needsWindow = (text: string): boolean => /^\/\/ @vitest-environment jsdom$/m.test(text);

/** Whether what a file of tests says depends on the machine's pace: it waits for what a window draws, or measures work. */
export const goesByTheClock = (text: string): boolean => needsWindow(text) || /support\/work-time\.ts'/.test(text);

/** Names of files that kill processes, move whole databases, wait for servers, draw pictures, lay out a city, learn, or read long texts. */
const LONG = `
  backup calibration check-copy cma cma-report draw-material failures feed full-market generate-city give-pasts hostile-papers hostile-requests
  hostile-texts labelled-searches local-postgres mail marketing migrate milestones my-home odds offers photo-flags photos policy portraits
  privacy race rank-texts scan search-listings seed serve signing-sender store-media sync-feed train-valuation valuation write-many-copies`;
const LONGEST = new RegExp(`-killed\\.test\\.|/(?:${LONG.trim().split(/\s+/).join('|')})\\.test\\.`);

/**
 * Runs the files of one project, and in it those of one environment, after each other. A worker takes the next file only if that
 * file is of the same: mixed, most files would start a worker and load its modules again. Of the others those that take longest
 * begin, so that no worker works alone at the end.
 */
export class GroupByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const placed = sorted.map(async (file) => {
      const text = await readFile(file.moduleId, 'utf8');
      const order = needsWindow(text) ? 0 : LONGEST.test(file.moduleId) ? 1 : 2;
      return { file, project: projects.indexOf(file.project.name), order };
    });
    return (await Promise.all(placed)).toSorted((a, b) => a.project - b.project || a.order - b.order).map(({ file }) => file);
  }
}
