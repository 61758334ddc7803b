import { expect, it } from 'vitest';
import { checkCopy } from './check-copy.ts';
import { openGate } from './gate.ts';
import { packsFor } from './rule-packs.ts';

it('blocks errors, and lets a warning pass with a reason for that very phrase', () => {
  const findings = checkCopy('No children. Great for families. Family-friendly street.');
  const textsOf = (list: { text: string }[]) => list.map(({ text }) => text);
  expect(textsOf(openGate(findings, []).blocking)).toEqual(['No children']);
  expect(textsOf(openGate(findings, []).unexplained)).toEqual(['families', 'Family-friendly']);
  const version = packsFor()[0]?.version ?? '';
  const passed = findings.map((finding) => ({
    finding,
    version,
    reason: finding.text === 'families' ? ' ' : 'The name of the event.',
  }));
  expect(textsOf(openGate(findings, passed).blocking)).toEqual(['No children']);
  expect(textsOf(openGate(findings, passed).unexplained)).toEqual(['families']);
});
