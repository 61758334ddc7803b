import type { RefObject } from 'react';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { MOST_REASON_LETTERS, type PassedWarning } from '../../contract.ts';
import type { Finding } from '../../model/finding.ts';
import { useCheckedCopy } from '../use-checked-copy.ts';
import { CopyFindings } from './copy-findings.tsx';

interface ReplyFindingsProps {
  /** The field's text. */
  text: string;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Two letters of each state where the home is. */
  states: readonly string[];
  /** The warnings that the writer lets pass. Reasons may still be empty. */
  passed: readonly PassedWarning[];
  onPassed: (passed: PassedWarning[]) => void;
}

/** Under an answer to a buyer: what fair-housing law says about its words, and a reason for each warning that may stay. */
export function ReplyFindings({ text, field, states, passed, onPassed }: ReplyFindingsProps) {
  const warnings = useCheckedCopy(text, { states: states.join(','), kind: 'reply' }).filter(
    ({ severity }) => severity === 'soft',
  );
  return (
    <div className="space-y-3">
      <CopyFindings text={text} field={field} kind="reply" states={states} />
      {warnings.map((warning) => (
        <Field
          key={`${warning.start} ${warning.text}`}
          label={`Why “${warning.text}” may stay`}
          hint="You need a reason to send it as it is. We keep it with your message."
        >
          <TextInput
            maxLength={MOST_REASON_LETTERS}
            value={passed.find((one) => isOf(one, warning))?.reason ?? ''}
            onChange={({ target }) => onPassed(withReason(passed, warning, target.value))}
          />
        </Field>
      ))}
    </div>
  );
}

const isOf = ({ finding }: PassedWarning, { category, rule, text, pack }: Finding): boolean =>
  finding.category === category && finding.rule === rule && finding.text === text && finding.pack === pack;

function withReason(passed: readonly PassedWarning[], warning: Finding, reason: string): PassedWarning[] {
  const { category, rule, text, pack } = warning;
  const others = passed.filter((one) => !isOf(one, warning));
  return reason.trim() === '' ? others : [...others, { finding: { category, rule, text, pack }, reason }];
}
