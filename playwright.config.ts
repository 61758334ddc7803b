import { existsSync } from 'node:fs';
import os from 'node:os';
import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 3909);
// `npm test` names the browser; a test that is run by hand takes the system's.
const executablePath =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file));

/** Browser tests run against the built product on its own database and city; `npm test` finds the browser. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // In the order of the files' names: `whole-site` comes last, whose many short tests keep every worker busy to the end. Projects of
  // their own would start every worker anew.
  fullyParallel: true,
  // Pages wait now and then.
  workers: os.availableParallelism() + 1,
  forbidOnly: true,
  retries: 0,
  // Limits are for what hangs: what is only slow on a busy machine passes.
  timeout: 480_000,
  // What is waited for again and again is made in the background, for one demo person after the other.
  expect: { timeout: 60_000, toPass: { timeout: 240_000 } },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    baseURL: `http://127.0.0.1:${port}`,
    actionTimeout: 120_000,
    // What pulses and slides is painted sixty times a second while a test waits, which cost a fifth of the run.
    contextOptions: { reducedMotion: 'reduce' },
    // Tests look at what the site answers; the one about the worker lets it in.
    serviceWorkers: 'block',
    // Recording costs a fifth of the run. A failure keeps what the page held; `--trace on` records a test that is run by hand.
    trace: 'off',
    launchOptions: executablePath === undefined ? {} : { executablePath },
  },
  webServer: {
    command: `"${process.execPath}" tests/support/e2e-server.ts`,
    url: `http://127.0.0.1:${port}/api/health/ready`,
    env: { PORT: String(port), HOST: '127.0.0.1' },
    timeout: 240_000,
    // While writing tests, against a server that stays up.
    reuseExistingServer: process.env['E2E_REUSE'] === '1',
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
