import os from 'node:os';
import { defineConfig } from 'vitest/config';

// A test of a component names its surroundings itself: `// @vitest-environment jsdom` on its first line.
export default defineConfig({
  test: {
    include: ['{src,bin,bench,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**', 'build/**'],
    environment: 'node',
    pool: 'forks',
    // Many wait for the database or for a server they started.
    maxWorkers: os.availableParallelism() + 1,
    globalSetup: ['./tests/support/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
    restoreMocks: true,
    env: { NODE_ENV: 'test', TZ: 'UTC' },
  },
});
