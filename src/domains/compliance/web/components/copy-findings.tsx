import { useId, type RefObject } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cutWords } from '../../model/suggesting/cut-words.ts';
import { type Finding, type KindOfCopy, RULES } from '../../model/finding.ts';
import { replaceInField } from '../replace-in-field.ts';
import { useCheckedCopy } from '../use-checked-copy.ts';

interface CopyFindingsProps {
  /** The field's text. */
  text: string;
  field: RefObject<HTMLTextAreaElement | HTMLInputElement | null>;
  kind: KindOfCopy;
  /** Two letters of each state where it is published. */
  states?: readonly string[];
}

/** Under a field: what fair-housing law says about its words, while the person types. */
export function CopyFindings({ text, field, kind, states = [] }: CopyFindingsProps) {
  const headingId = useId();
  const findings = useCheckedCopy(text, { states: states.join(','), kind });
  const replace = (finding: Finding, replacement: string) => {
    const box = field.current;
    if (box === null) return;
    // The words may have moved since the check.
    const start = box.value.slice(finding.start, finding.end) === finding.text ? finding.start : box.value.indexOf(finding.text);
    if (start >= 0) replaceInField(box, cutWords(box.value, { start, end: start + finding.text.length }, replacement));
  };
  return (
    <div>
      <p role="status" className="sr-only">
        {sumUp(findings)}
      </p>
      {findings.length === 0 ? null : (
        <section aria-labelledby={headingId} className="rounded-card border border-line p-4">
          <p id={headingId} className="text-sm font-medium">
            Fair housing: {sumUp(findings)}
          </p>
          <ul className="mt-3 space-y-4">
            {findings.map((finding) => (
              <li key={`${finding.start}-${finding.text}`} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
                <div className="min-w-0 flex-1 basis-60">
                  <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    <Badge tone={finding.severity === 'hard' ? 'error' : 'warning'}>
                      {finding.severity === 'hard' ? 'Must change' : 'Look again'}
                    </Badge>
                    <span className="min-w-0 font-medium break-words">“{finding.text}”</span>
                  </p>
                  <p className="mt-1 text-sm">{RULES[finding.rule]}</p>
                  <p className="text-sm text-ink-soft">{finding.suggestion}</p>
                </div>
                <ReplaceButton finding={finding} onReplace={replace} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function ReplaceButton({ finding, onReplace }: { finding: Finding; onReplace: (finding: Finding, words: string) => void }) {
  const { replacement, text } = finding;
  if (replacement === null) return null;
  const label = replacement === '' ? `Remove “${text}”` : `Replace with “${replacement}”: “${text}”`;
  return (
    <Button size="small" variant="secondary" aria-label={label} onClick={() => onReplace(finding, replacement)}>
      {replacement === '' ? 'Remove' : `Replace with “${replacement}”`}
    </Button>
  );
}

function sumUp(findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'hard').length;
  const warnings = findings.length - errors;
  const parts = [
    errors === 0 ? '' : `${errors} ${errors === 1 ? 'phrase' : 'phrases'} must change`,
    warnings === 0 ? '' : `${warnings} ${warnings === 1 ? 'phrase' : 'phrases'} to look at again`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}
