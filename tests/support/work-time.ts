/**
 * How long the processor works on something, in milliseconds: unlike the clock, it says the same on a machine that does other
 * work. For tests that hold what must not grow by its square, with limits far above the usual.
 */
export function workTimeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
