import os from 'node:os';

/**
 * Called by a thread that works in the background, so that whatever answers people gets the processor first. Only Linux gives a
 * thread its own priority; elsewhere it would apply to the whole process, so this does nothing.
 */
export function giveWay(): void {
  if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_LOW);
}
