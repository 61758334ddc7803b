import { getHeapStatistics } from 'node:v8';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { listHelpers } from '#platform/jobs/helper.ts';
import { listThreads } from '#platform/jobs/open-thread.ts';
import { listProcessFamily, readParent, readProcessMemory } from '#platform/memory/read-process-memory.ts';

/** The memory in use, in megabytes. */
export interface MemoryInUse {
  /** Server and database together. */
  totalMb: number;
  /** The server's process with its threads, and the processes that it has started. */
  processMb: number;
  /** Null if the database runs elsewhere, or the system does not say. */
  databaseMb: number | null;
  /** The server's objects, and how far they may grow. */
  heapMb: number;
  heapLimitMb: number;
  /** Buffers besides the objects. */
  buffersMb: number;
  /** Processes and threads that work now, and how much each takes. */
  helpers: { name: string; mb: number }[];
}

const MIB = 1024 * 1024;

/** `hasOwnDatabase`: whether its processes run on this machine for us. */
export async function measureMemory(db: Db, hasOwnDatabase: boolean): Promise<MemoryInUse> {
  const { rss, external } = process.memoryUsage();
  const heap = getHeapStatistics();
  const databaseServer = hasOwnDatabase ? await findDatabaseServer(db).catch(() => undefined) : undefined;
  const [own, database, helpers, threads] = await Promise.all([
    measureFamily(process.pid, databaseServer),
    databaseServer === undefined ? undefined : measureFamily(databaseServer),
    listHelpers(),
    listThreads(),
  ]);
  const processBytes = own ?? rss;
  return {
    totalMb: inMb(processBytes + (database ?? 0)),
    processMb: inMb(processBytes),
    databaseMb: database === undefined ? null : inMb(database),
    heapMb: inMb(heap.total_heap_size),
    heapLimitMb: inMb(heap.heap_size_limit),
    buffersMb: inMb(external),
    helpers: [...helpers, ...threads].map(({ name, bytes }) => ({ name, mb: inMb(bytes) })),
  };
}

/** The database's server has one process for each connection, and the process that answers us is its child. */
async function findDatabaseServer(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0] && readParent(rows[0].pid);
}

/** `apart`: one of its processes, which is counted elsewhere. */
async function measureFamily(pid: number, apart?: number): Promise<number | undefined> {
  return readProcessMemory((await listProcessFamily(pid)).filter((one) => one !== apart));
}

function inMb(bytes: number): number {
  return Math.round(bytes / MIB);
}
