import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface ServedFeed {
  address: string;
  /** Pages of listings that were asked for so far. */
  pagesAsked(): number;
  /** Ends once so many were asked for. */
  whenAsked(pages: number): Promise<void>;
  stop(): void;
}

/** A server of so many records, in a process of its own, so that what it needs is not counted. */
export async function startServer(records: number): Promise<ServedFeed> {
  const file = path.join(import.meta.dirname, 'serve-feed.ts');
  const child = spawn(process.execPath, ['--import', './src/platform/runtime/load-sources.js', file, String(records)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let asked = 0;
  let waiting: { pages: number; go: () => void }[] = [];
  const lines = createInterface(child.stdout);
  const [address] = (await once(lines, 'line')) as [string];
  lines.on('line', () => {
    asked += 1;
    for (const { go } of waiting.filter(({ pages }) => pages <= asked)) go();
    waiting = waiting.filter(({ pages }) => pages > asked);
  });
  return {
    address,
    pagesAsked: () => asked,
    whenAsked: (pages) => (asked >= pages ? Promise.resolve() : new Promise((go) => waiting.push({ pages, go }))),
    stop: () => void child.kill(),
  };
}
