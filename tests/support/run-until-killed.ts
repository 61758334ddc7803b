import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts one of our own files as a process, kills it in the middle of its work, and returns the lines that it said before: what
 * its callers would have heard. It is killed after so many lines, or so many milliseconds later, which can be in the middle of
 * anything; if it ends before, all of them are returned.
 */
export async function runUntilKilled(file: string, work: object, killedAfter: number, laterMs = 0): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', './src/platform/runtime/load-sources.js', file, JSON.stringify(work)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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
