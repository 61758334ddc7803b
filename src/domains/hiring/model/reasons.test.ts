import { expect, it } from 'vitest';
import { REPORT_KINDS, reportReasonsOf } from './reasons.ts';

it('asks only of a review whether it is about a real job', () => {
  expect(REPORT_KINDS.filter((kind) => reportReasonsOf(kind).includes('fake'))).toEqual(['review']);
  for (const kind of REPORT_KINDS) expect(reportReasonsOf(kind).at(-1)).toBe('other');
});
