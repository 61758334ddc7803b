import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '#platform/config/operator-error.ts';

// The headless shell first: it takes a quarter less time.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser for tests: CHROMIUM_PATH, else the system's, else one that is installed now. */
export async function findChromium(onInstall: (what: string) => void): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (isProgram(given)) return given;
    throw new OperatorError(
      `CHROMIUM_PATH names ${given}, which is no program: set it to a Chromium or Chrome, or leave it unset.`,
    );
  }
  const present = findInstalled() ?? (await findPlaywrights());
  if (present !== undefined) return present;

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    onInstall('Installing Chromium with apt-get');
    run('apt-get', ['update', '-qq']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { DEBIAN_FRONTEND: 'noninteractive' });
      const found = findInstalled();
      if (found !== undefined) return found;
    }
  }
  onInstall('Installing Chromium with Playwright');
  run(process.execPath, [path.resolve(import.meta.dirname, '../node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
  const found = await findPlaywrights();
  if (found !== undefined) return found;
  throw new OperatorError(
    'No Chromium was found and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

function findInstalled(): string | undefined {
  const folders = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '' && !folder.includes('node_modules'));
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))), ...MAC_APPS];
  return candidates.find(isProgram);
}

async function findPlaywrights(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath()].find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function run(command: string, args: string[], env: Record<string, string> = {}): void {
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
}
