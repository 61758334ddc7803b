import type { DisclosureNeed } from '#domains/selling/contract.ts';
import { OWNER_STEPS } from './owner-sale.ts';

interface Checklist {
  /** The state whose papers they are, by name; null for any. */
  place: string | null;
  papers: readonly Pick<DisclosureNeed, 'title' | 'why' | 'source'>[];
}

/** The steps of a sale by owner with a box for each task, and the papers, as plain text. */
export function writeChecklist({ place, papers }: Checklist): string {
  return [
    'SELLING BY OWNER: A CHECKLIST',
    ...OWNER_STEPS.flatMap(({ title, text, tasks }, at) => [
      '',
      `${at + 1}. ${title}`,
      text,
      ...tasks.map((task) => `[ ] ${task}`),
    ]),
    '',
    `PAPERS FOR YOUR BUYER, ${place === null ? 'in any state' : `in ${place}`}`,
    'What the law requires depends on the state and the home. Check with an attorney.',
    ...papers.flatMap(({ title, why, source }) => [`[ ] ${title}: ${why}`, `    Source: ${source}`]),
    '',
  ].join('\r\n');
}
