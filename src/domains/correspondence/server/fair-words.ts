import { checkCopy, openGate, packsFor, type Passed, type PassedWarning } from '#domains/compliance/contract.ts';
import { DomainError } from '#platform/verb/domain-error.ts';

interface Words {
  message: string;
  /** Warnings that the writer lets pass. */
  passed: readonly PassedWarning[] | undefined;
  /** Two letters of the state of what it is about, if known. */
  state: string | null | undefined;
}

/**
 * What a recipient's people write to a buyer keeps fair-housing law. Throws `invalid` for what it forbids, and for a warning
 * without a reason; returns the warnings that passed, to be kept beside the text.
 */
export function requireFairWords({ message, passed = [], state }: Words): Passed[] {
  const states = state == null ? [] : [state];
  const versions = new Map(packsFor(states).map(({ id, version }) => [id, version]));
  const given = passed.map((one): Passed => ({ ...one, version: versions.get(one.finding.pack) ?? '' }));
  const findings = checkCopy(message, { states, kind: 'reply' });
  const { blocking, unexplained } = openGate(findings, given);
  const [wrong] = blocking;
  if (wrong !== undefined) throw refuse(`“${wrong.text}”: ${wrong.suggestion}`);
  const [open] = unexplained;
  if (open !== undefined) throw refuse(`“${open.text}”: ${open.suggestion} Or say why it may stay.`);
  return given.filter(({ finding }) => findings.some(({ text, rule }) => text === finding.text && rule === finding.rule));
}

function refuse(message: string): DomainError {
  return new DomainError('invalid', message, { fields: { message } });
}
