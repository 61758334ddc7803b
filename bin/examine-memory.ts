import { z } from 'zod';
import type { Config } from '#platform/config/config.ts';
import { findDataDir } from '#platform/config/data-dir.ts';
import { measureMachine } from '#platform/db/postgres-binaries.ts';
import type { MemoryInUse } from '#server/measure-memory.ts';
import type { Finding } from './missing-config.ts';
import { findServer } from './single-server.ts';

const PATIENCE_MS = 5000;
const MIB = 1024 ** 2;
/** What a site needs to work well: half a gigabyte of its own, and as much for the system's file cache. */
const COMFORTABLE_MB = 1024;

const healthSchema = z.object({
  memory: z.object({
    totalMb: z.number(),
    processMb: z.number(),
    databaseMb: z.number().nullable(),
    heapMb: z.number(),
    heapLimitMb: z.number(),
    buffersMb: z.number(),
    helpers: z.array(z.object({ name: z.string(), mb: z.number() })),
  }),
});

/** How much memory there is, and how much the running site uses. */
export async function examineMemory(config: Config): Promise<Finding> {
  const machineMb = measureMachine().memoryBytes / MIB;
  const address = config.isLocal ? await findServer(findDataDir(config)) : `http://127.0.0.1:${config.PORT}`;
  return describeMemory(machineMb, address === undefined ? undefined : await askServer(address));
}

export function describeMemory(machineMb: number, used: MemoryInUse | undefined): Finding {
  const machine = machineMb < 1024 ? `${Math.round(machineMb)} MB` : `${(machineMb / 1024).toFixed(1)} GB`;
  if (machineMb < COMFORTABLE_MB)
    return { state: 'missing', name: 'Memory', text: `${machine} on this machine: little, a site with its database wants 1 GB` };
  if (used === undefined) return { state: 'good', name: 'Memory', text: `${machine} on this machine; no site runs here now` };
  const { totalMb, processMb, databaseMb, heapMb, heapLimitMb, helpers } = used;
  const parts = [
    `the server ${processMb} (its objects ${heapMb} of at most ${heapLimitMb})`,
    ...(databaseMb === null ? [] : [`the database ${databaseMb}`]),
  ];
  const working = helpers.map(({ name, mb }) => `${name} ${mb}`);
  return {
    state: 'good',
    name: 'Memory',
    text: `${totalMb} MB in use of ${machine}: ${parts.join(', ')}${working.length > 0 ? `; at work beside it: ${working.join(', ')}` : ''}`,
  };
}

async function askServer(address: string): Promise<MemoryInUse | undefined> {
  try {
    const response = await fetch(new URL('/api/health', address), { signal: AbortSignal.timeout(PATIENCE_MS) });
    return healthSchema.parse(await response.json()).memory;
  } catch {
    // It may be starting, or unreachable from here.
    return undefined;
  }
}
