/**
 * Resolves when the process is asked to end: Ctrl-C, SIGTERM, or the end of the process that started it. A terminal, npm and
 * the bootstrap may each forward the same signal: only the first counts, so that a second one does not interrupt the cleanup.
 */
export function waitForShutdown(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => resolve();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, finish);
    if (process.connected) {
      process.on('disconnect', finish);
      process.channel?.unref();
    }
  });
}
