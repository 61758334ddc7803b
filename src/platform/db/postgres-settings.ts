import { clamp } from '#lib/clamp.ts';

const MIB = 1024 * 1024;

/**
 * Settings of the local server, sized for the machine and the stored data. They are given at each start instead of written
 * to the data folder, so that they follow the machine and the product's version.
 */
export function choosePostgresSettings(
  machine: { memoryBytes: number; cores: number },
  storedBytes: number,
): Record<string, string> {
  const memoryMib = machine.memoryBytes / MIB;
  // The system caches files too, and gives that memory up when others need it, so a small database takes little.
  const mostMib = clamp(Math.floor(memoryMib / 4), 64, 1024);
  const sharedMib = clamp(Math.floor(storedBytes / MIB / 10), Math.min(32, mostMib), mostMib);
  return {
    shared_buffers: `${sharedMib}MB`,
    effective_cache_size: `${Math.max(2 * sharedMib, Math.floor(memoryMib / 2))}MB`,
    work_mem: `${clamp(Math.floor(memoryMib / 256), 4, 64)}MB`,
    maintenance_work_mem: `${clamp(Math.floor(memoryMib / 16), 32, 512)}MB`,
    max_connections: '120',
    // A server without replicas does not need these two processes.
    io_method: 'sync',
    max_logical_replication_workers: '0',
    max_parallel_workers_per_gather: String(clamp(Math.floor(machine.cores / 2), 0, 4)),
    // On today's disks random reads cost nearly the same as sequential ones.
    random_page_cost: '1.1',
    // Compiling a query takes longer than any of our queries runs.
    jit: 'off',
    wal_compression: 'on',
    max_wal_size: '2GB',
    checkpoint_timeout: '10min',
    wal_level: 'replica',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_line_prefix: '%m [%p] ',
  };
}
