import type { Analysis, ContractDeadline } from '../contract.ts';

export type DatedDeadline = ContractDeadline & { day: string };

/**
 * The deadlines that may go to a roadmap or a calendar: they have a day, and it is named in the paper or counted from a start
 * that the owner confirmed. One of a name, the earliest.
 */
export function keptDeadlines({ contingencies, deadlines, isStartConfirmed }: Analysis): DatedDeadline[] {
  const kept = new Map<string, DatedDeadline>();
  for (const deadline of [...contingencies, ...deadlines]) {
    const { day, status, isConfirmed, title } = deadline;
    if (day === null || status !== 'stated' || !(isConfirmed || isStartConfirmed)) continue;
    const known = kept.get(title);
    if (known === undefined || day < known.day) kept.set(title, { ...deadline, day });
  }
  return [...kept.values()].toSorted((a, b) => a.day.localeCompare(b.day));
}
