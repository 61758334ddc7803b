const IMPATIENCE_MS = 2000;

/**
 * Resolves when the process is asked to end: Ctrl-C, SIGTERM, or the end of the process that started it.
 * A terminal and npm may both pass the same signal on, so a second one counts only after two seconds; it ends at once.
 */
export function waitForShutdown(): Promise<void> {
  return new Promise((resolve) => {
    let firstAt: number | undefined;
    function onSignal(): void {
      if (firstAt === undefined) {
        firstAt = performance.now();
        resolve();
      } else if (performance.now() - firstAt > IMPATIENCE_MS) {
        process.exit(130);
      }
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
    if (process.connected) {
      process.once('disconnect', onSignal);
      process.channel?.unref();
    }
  });
}
