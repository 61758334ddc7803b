import os from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { GroupByEnvironment } from './tests/support/group-by-environment.ts';

/** Tests that compute and keep nothing: they need no database. */
const PURE = ['src/lib/**/*.test.ts', 'src/domains/*/model/**/*.test.ts'];

// A test of a component names its surroundings itself: `// @vitest-environment jsdom` on its first line.
export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'pure', include: PURE } },
      {
        extends: true,
        test: {
          name: 'whole',
          globalSetup: ['./tests/support/global-setup.ts'],
          include: ['{src,bin,bench,tests}/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', 'node_modules/**', 'build/**', ...PURE],
        },
      },
    ],
    environment: 'node',
    pool: 'forks',
    // Sources run as they do in the product: by Node itself, from JavaScript that is made of them once. So nothing is mocked by name.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: [
      '--enable-source-maps',
      ...['./src/platform/runtime/load-sources.js', './tests/support/load-assets.js'].map(
        (file) => `--import=${new URL(file, import.meta.url).href}`,
      ),
    ],
    // Files share their workers, and so the modules that these have read: what a test changes there, it puts back.
    isolate: false,
    sequence: { sequencer: GroupByEnvironment },
    // Many wait for the database or for a server they started.
    maxWorkers: os.availableParallelism() + 1,
    // Limits are for what hangs: what is only slow on a busy machine passes.
    testTimeout: 480_000,
    hookTimeout: 480_000,
    expect: { poll: { timeout: 240_000 } },
    setupFiles: ['./tests/support/patience.ts', './tests/support/empty-store.ts', './tests/support/quick-hashes.ts'],
    passWithNoTests: false,
    restoreMocks: true,
    // Processes that tests start find the code of those before them compiled.
    env: { NODE_ENV: 'test', TZ: 'UTC', NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '.cache/compiled') },
  },
});
