import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

/**
 * Starts one of our own files as a process, kills it in the middle of its work, and returns the lines that it said before: what
 * its callers would have heard. It is killed after this many lines, or so many milliseconds later, which can be in the middle of
 * anything; if it ends before, all of them are returned.
 */
export async function runUntilKilled(file: string, work: object, killedAfter: number, laterMs = 0): Promise<string[]> {
  return listenUntilKilled(start(file, JSON.stringify(work)), killedAfter, laterMs);
}

/** What a process is started with that reads its work from its input, once it has loaded its sources. */
export const WAITS = 'waits';

/**
 * As {@link runUntilKilled}, for many kills of one file: most of a kill's time is loading sources, so the next processes do that
 * while one works.
 */
export function keepStarting(file: string, ahead = 3) {
  const ready = Array.from({ length: ahead }, () => start(file, WAITS));
  return {
    async run(work: object, killedAfter: number, laterMs = 0): Promise<string[]> {
      ready.push(start(file, WAITS));
      const child = ready.shift() ?? start(file, WAITS);
      child.stdin.end(JSON.stringify(work));
      return listenUntilKilled(child, killedAfter, laterMs);
    },
    end() {
      for (const child of ready) child.kill('SIGKILL');
    },
  };
}

type Run = ChildProcessByStdio<Writable, Readable, null>;

const start = (file: string, given: string): Run =>
  spawn(process.execPath, ['--import', './src/platform/runtime/load-sources.js', file, given], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });

async function listenUntilKilled(child: Run, killedAfter: number, laterMs: number): Promise<string[]> {
  const closed = once(child, 'close');
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (output.split('\n').length <= killedAfter) return;
    if (laterMs === 0) child.kill('SIGKILL');
    else setTimeout(() => child.kill('SIGKILL'), laterMs);
  });
  await closed;
  return output.split('\n').slice(0, -1);
}
