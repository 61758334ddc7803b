import { addDays, weekdayOf } from '#lib/calendar.ts';

/** Where a service that was bought stands. */
export const SERVICE_STATUSES = ['waiting', 'arranged', 'done', 'cancelled'] as const;
export type ServiceStatus = (typeof SERVICE_STATUSES)[number];

/** What administrators do with it, and from where. What is done may turn out not to be. */
export const SERVICE_MOVES = {
  arrange: { from: ['waiting', 'arranged', 'done'], to: 'arranged' },
  finish: { from: ['arranged'], to: 'done' },
  'call-off': { from: ['waiting', 'arranged'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly ServiceStatus[]; to: ServiceStatus }>;
export type ServiceMove = keyof typeof SERVICE_MOVES;
export const SERVICE_MOVE_KEYS = Object.keys(SERVICE_MOVES) as [ServiceMove, ...ServiceMove[]];

/** Whether the move is allowed from this status, whoever asks. */
export function mayMove(verb: ServiceMove, from: ServiceStatus): boolean {
  const { from: allowed }: { from: readonly ServiceStatus[] } = SERVICE_MOVES[verb];
  return allowed.includes(from);
}

/** How long what buyers and administrators write of it may be. */
export const SERVICE_LETTERS = { place: 200, wishes: 500, who: 120, note: 500 } as const;

/** So many working days later: Saturdays and Sundays do not count. */
export function addWorkingDays(day: string, days: number): string {
  let at = day;
  for (let left = days; left > 0;) {
    at = addDays(at, 1);
    const weekday = weekdayOf(at);
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return at;
}
