const MIB = 1024 * 1024;

/**
 * Settings of the local server, sized for the machine and for what is stored. Given at each start instead of being written
 * into the data folder, so that they follow the machine and the product's version.
 */
export function choosePostgresSettings(
  machine: { memoryBytes: number; cores: number },
  storedBytes: number,
): Record<string, string> {
  const memoryMib = machine.memoryBytes / MIB;
  // The system keeps files in memory besides, and gives that up when others need it: so a small database takes little.
  const mostMib = clamp(Math.floor(memoryMib / 4), 64, 1024);
  const sharedMib = clamp(Math.floor(storedBytes / MIB / 6), Math.min(64, mostMib), mostMib);
  return {
    shared_buffers: `${sharedMib}MB`,
    effective_cache_size: `${Math.max(2 * sharedMib, Math.floor(memoryMib / 2))}MB`,
    work_mem: `${clamp(Math.floor(memoryMib / 256), 4, 64)}MB`,
    maintenance_work_mem: `${clamp(Math.floor(memoryMib / 16), 32, 512)}MB`,
    max_connections: '120',
    // Two processes that a server without replicas can do without.
    io_method: 'sync',
    max_logical_replication_workers: '0',
    max_parallel_workers_per_gather: String(clamp(Math.floor(machine.cores / 2), 0, 4)),
    // Pages read one after another and at random cost nearly the same on the disks of today.
    random_page_cost: '1.1',
    // Compiling a query takes longer than any query of this product runs.
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

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
