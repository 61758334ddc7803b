/** Whether a plan makes room for another one that is bought: what costs nothing holds nobody. */
export function givesWay(current: { cents: number; planId: string }, planId: string): boolean {
  return current.cents === 0 && current.planId !== planId;
}
