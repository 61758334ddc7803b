import type { Finding, Passed } from './finding.ts';

/** What stands between a text and its publication. */
export interface Gate {
  /** Errors: the text must change, or it is not published. */
  blocking: Finding[];
  /** Warnings that nobody has given a reason for yet. */
  unexplained: Finding[];
}

/** Errors block, whatever the reason. A warning passes with a reason given for the same phrase, rule and pack. */
export function openGate(findings: readonly Finding[], passed: readonly Passed[]): Gate {
  const isExplained = (finding: Finding) =>
    passed.some(
      ({ finding: one, reason }) =>
        reason.trim() !== '' &&
        one.category === finding.category &&
        one.rule === finding.rule &&
        one.text === finding.text &&
        one.pack === finding.pack,
    );
  return {
    blocking: findings.filter(({ severity }) => severity === 'hard'),
    unexplained: findings.filter((finding) => finding.severity === 'soft' && !isExplained(finding)),
  };
}
