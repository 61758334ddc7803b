/**
 * Resolves when the process is asked to end: Ctrl-C, SIGTERM, or the end of the process that started it. A terminal, npm
 * and the bootstrap may each pass the same wish on: only the first counts, so that nothing is left behind by the second.
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
