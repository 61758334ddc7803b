import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { listProcessFamily, readParent, readProcessMemory } from './read-process-memory.ts';

it.runIf(process.platform === 'linux')(
  'counts the processes that one has started, and memory that several share once',
  async () => {
    const child = spawn('sleep', ['600']);
    try {
      await once(child, 'spawn');
      const family = await listProcessFamily(process.pid);
      expect(family).toEqual(expect.arrayContaining([process.pid, child.pid]));
      expect(await readParent(child.pid ?? 0)).toBe(process.pid);
      const [own = 0, all = 0] = await Promise.all([readProcessMemory([process.pid]), readProcessMemory(family)]);
      expect(own).toBeGreaterThan(10_000_000);
      expect(all).toBeGreaterThan(own / 2);
    } finally {
      child.kill();
    }
  },
);
