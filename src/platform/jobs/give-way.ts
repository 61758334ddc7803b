import os from 'node:os';

/**
 * Called by a thread that works in the background: whatever answers people has the processor first. Only Linux gives a
 * thread a priority of its own; elsewhere the whole process would get it, and nothing is done.
 */
export function giveWay(): void {
  if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_LOW);
}
