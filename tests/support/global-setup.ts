import type { TestProject } from 'vitest/node';
import { findQuickFolder, makeDataDir, removeDataDir } from './temporary-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the first test that asks for a database starts a server of its own. */
    testDataDir: string;
  }
}

/** Names the folder of this run's database server, and removes it after the last test. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await makeDataDir('realty-test', await findQuickFolder());
  project.provide('testDataDir', dataDir);
  return () => removeDataDir(dataDir);
}
