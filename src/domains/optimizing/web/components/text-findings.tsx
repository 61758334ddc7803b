import type { ReactNode } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { TextCheck, UnsupportedClaim } from '../../contract.ts';

interface TextFindingsProps {
  heading: string;
  text: string;
  check: TextCheck;
  /** Says that a claim is true. Left out, nothing can be confirmed here. */
  onConfirm?: ((claim: UnsupportedClaim) => void) | undefined;
  /** What confirming a claim does, where it is more than adding a fact. */
  confirmWords?: ((claim: UnsupportedClaim) => string | undefined) | undefined;
  /** Cuts or replaces words of the text. Left out, nothing can be mended here. */
  onReplace?: ((span: { start: number; end: number }, words: string) => void) | undefined;
}

/** A text with what no fact supports and what fair housing forbids, marked and listed. */
export function TextFindings({ heading, text, check, onConfirm, confirmWords, onReplace }: TextFindingsProps) {
  const { claims, compliance, grade, words } = check;
  const marks = [
    ...compliance.findings.map(({ start, end }) => ({ start, end, tone: 'error' as const })),
    ...claims.map(({ start, end }) => ({ start, end, tone: 'warning' as const })),
  ].toSorted((a, b) => a.start - b.start);
  return (
    <div className="min-w-0">
      <h3 className="font-sans text-base font-semibold text-ink">{heading}</h3>
      <p
        className="mt-2 max-h-96 overflow-y-auto rounded-card border border-line bg-surface p-4 break-words whitespace-pre-line"
        tabIndex={0}
        role="region"
        aria-label={`${heading}, with marks`}
      >
        {cutAtMarks(text, marks).map(({ start, words: part, tone }) =>
          tone === undefined ? (
            part
          ) : (
            <mark
              key={start}
              className={
                tone === 'error'
                  ? 'rounded-xs bg-error-tint text-error underline'
                  : 'bg-transparent text-ink underline decoration-warning decoration-wavy underline-offset-4'
              }
            >
              {part}
            </mark>
          ),
        )}
      </p>
      <p className="mt-2 text-sm text-ink-soft">
        {words} {words === 1 ? 'word' : 'words'}
        {grade === null || words < 20 ? '' : `, reading grade ${grade}`}
      </p>
      {compliance.findings.length + compliance.lint.length + claims.length === 0 ? (
        <p className="mt-4">Nothing to fix: every claim is backed by a fact.</p>
      ) : (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {compliance.findings.map((finding) => (
            <Line
              key={`f${finding.start}`}
              badge={finding.severity === 'hard' ? 'Must change' : 'Fair housing'}
              tone={finding.severity === 'hard' ? 'error' : 'warning'}
              words={finding.text}
              why={finding.suggestion}
            >
              {onReplace === undefined || finding.replacement === null ? null : (
                <Button size="small" variant="secondary" onClick={() => onReplace(finding, finding.replacement ?? '')}>
                  {finding.replacement === '' ? 'Remove' : `Replace with “${finding.replacement}”`}
                </Button>
              )}
            </Line>
          ))}
          {compliance.lint.map((finding) => (
            <Line
              key={`l${finding.start}`}
              badge="Boards"
              tone="warning"
              words={finding.text.slice(0, 80)}
              why={finding.suggestion}
            />
          ))}
          {claims.map((claim) => (
            <Line key={`c${claim.start}`} badge="No fact" tone="neutral" words={claim.text} why={claim.reason}>
              {onConfirm === undefined || claim.proposals.length === 0 ? null : (
                <Button size="small" variant="secondary" onClick={() => onConfirm(claim)}>
                  {confirmWords?.(claim) ?? 'It is true'}
                  <span className="sr-only">: {claim.text}</span>
                </Button>
              )}
              {onReplace === undefined ? null : (
                <Button size="small" variant="quiet" onClick={() => onReplace(claim, '')}>
                  Remove
                  <span className="sr-only"> “{claim.text}”</span>
                </Button>
              )}
            </Line>
          ))}
        </ul>
      )}
    </div>
  );
}

interface LineProps {
  badge: string;
  tone: 'error' | 'warning' | 'neutral';
  words: string;
  why: string;
  children?: ReactNode;
}

function Line({ badge, tone, words, why, children }: LineProps) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={tone}>{badge}</Badge>
          <span className="min-w-0 font-medium break-words">“{words}”</span>
        </p>
        <p className="mt-1 text-sm text-ink-soft">{why}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}

interface Mark {
  start: number;
  end: number;
  tone: 'error' | 'warning';
}

interface Part {
  start: number;
  words: string;
  tone: Mark['tone'] | undefined;
}

/** The text in parts, marked or not. Of marks that overlap, the first one stays. */
function cutAtMarks(text: string, marks: readonly Mark[]): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { start, end, tone } of marks) {
    if (start < at) continue;
    if (start > at) parts.push({ start: at, words: text.slice(at, start), tone: undefined });
    parts.push({ start, words: text.slice(start, end), tone });
    at = end;
  }
  if (at < text.length) parts.push({ start: at, words: text.slice(at), tone: undefined });
  return parts;
}
