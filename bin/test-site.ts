import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { getModelCard } from '#domains/valuation/contract.ts';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';

export interface TestSite {
  /** Resolves once the site answers, and values homes; throws with its output if it ends first. */
  ready(): Promise<void>;
  /** What it has printed. */
  output(): string;
  stop(): Promise<void>;
}

const MOST_OUTPUT = 30_000;
const PATIENCE_MS = 900_000;
const PAUSE_MS = 1000;

/** Starts the site for the browser tests: the product on its own data folder, with the whole city. */
export function startTestSite(port: number): TestSite {
  const child = spawn(process.execPath, ['tests/support/e2e-server.ts'], {
    cwd: PROJECT_DIR,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const stopAtExit = () => child.kill();
  process.once('exit', stopAtExit);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-MOST_OUTPUT);
    });
  }
  return {
    async ready() {
      const deadline = performance.now() + PATIENCE_MS;
      // Checked first: on a taken port another site would answer.
      const isHopeless = () => child.exitCode !== null || performance.now() > deadline;
      while (isHopeless() || !(await isReady(port))) {
        if (isHopeless()) throw new Error(`The site did not start.\n${output}`);
        await wait(PAUSE_MS);
      }
    },
    output: () => output,
    async stop() {
      process.off('exit', stopAtExit);
      if (child.exitCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Values are learned in the background, which takes long beside other tests: pages that show them would be waited for. */
async function isReady(port: number): Promise<boolean> {
  try {
    if (!(await fetch(`http://127.0.0.1:${port}/api/health/ready`)).ok) return false;
    const answer = await fetch(`http://127.0.0.1:${port}${getModelCard.path}`);
    return ((await answer.json()) as { isTraining?: unknown }).isTraining === false;
  } catch {
    return false;
  }
}
