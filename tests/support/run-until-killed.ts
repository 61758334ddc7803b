import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts one of our own files as a process, kills it in the middle of its work, and returns the lines that it said before: what
 * its callers would have heard. It is killed after so many lines; if it ends before, all of them are returned.
 */
export async function runUntilKilled(file: string, work: object, killedAfter: number): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', './src/platform/runtime/load-sources.js', file, JSON.stringify(work)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (output.split('\n').length > killedAfter) child.kill('SIGKILL');
  });
  await closed;
  return output.split('\n').slice(0, -1);
}
