import type { Analysis, ContractDeadline, DealView } from '../../contract.ts';

export type DatedDeadline = ContractDeadline & { day: string };

/**
 * The deadlines that may go to a roadmap or a calendar: they have a day, and it is named in the paper or counted from a start
 * that the owner confirmed. One of a name, the earliest. Of a deal of several papers, those that hold.
 */
export function keptDeadlines(analysis: Analysis, deal: DealView | null): DatedDeadline[] {
  const { times, isStartConfirmed } = timesOf(analysis, deal);
  const kept = new Map<string, DatedDeadline>();
  for (const deadline of times) {
    const { day, status, isConfirmed, title } = deadline;
    if (day === null || status !== 'stated' || !(isConfirmed || isStartConfirmed)) continue;
    const known = kept.get(title);
    if (known === undefined || day < known.day) kept.set(title, { ...deadline, day });
  }
  return [...kept.values()].toSorted((a, b) => a.day.localeCompare(b.day));
}

export function timesOf(analysis: Analysis, deal: DealView | null): { times: ContractDeadline[]; isStartConfirmed: boolean } {
  if (deal !== null && deal.papers.length > 1) return { times: deal.deadlines, isStartConfirmed: deal.isStartConfirmed };
  const { contingencies, deadlines, isStartConfirmed } = analysis;
  return { times: [...contingencies, ...deadlines], isStartConfirmed };
}
