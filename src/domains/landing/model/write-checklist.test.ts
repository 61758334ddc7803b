import { expect, it } from 'vitest';
import { papersIn } from './owner-papers.ts';
import { OWNER_STEPS } from './owner-sale.ts';
import { writeChecklist } from './write-checklist.ts';

it('has a box for every task and every paper of the state', () => {
  const papers = papersIn('CO');
  const lines = writeChecklist({ place: 'Colorado', papers }).split('\r\n');
  const boxes = lines.filter((line) => line.startsWith('[ ] '));
  expect(boxes).toHaveLength(OWNER_STEPS.flatMap(({ tasks }) => tasks).length + papers.length);
  for (const { title } of papers) expect(lines.some((line) => line.startsWith(`[ ] ${title}: `))).toBe(true);
  expect(lines).toContain('PAPERS FOR YOUR BUYER, in Colorado');
  expect(writeChecklist({ place: null, papers: [] })).toContain('in any state');
});
