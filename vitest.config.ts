import { defineConfig } from 'vitest/config';

// A test of a component names its surroundings itself: `// @vitest-environment jsdom` on its first line.
export default defineConfig({
  test: {
    include: ['{src,bin,bench,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**', 'build/**'],
    environment: 'node',
    pool: 'forks',
    // By default one core would idle.
    maxWorkers: '100%',
    globalSetup: ['./tests/support/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
    restoreMocks: true,
    env: { NODE_ENV: 'test', TZ: 'UTC' },
  },
});
