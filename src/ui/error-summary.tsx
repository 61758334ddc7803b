import { useEffect, useId, useRef } from 'react';

export interface FieldProblem {
  /** The id of the control to go to. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  problems: readonly FieldProblem[];
  /** How often the form was sent: each failure moves the focus here. */
  attempt: number;
  title?: string | undefined;
}

/** Lists the errors above a refused form; each line links to its field. */
export function ErrorSummary({ problems, attempt, title }: ErrorSummaryProps) {
  const titleId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const hasProblems = problems.length > 0;

  useEffect(() => {
    if (hasProblems && attempt > 0) ref.current?.focus();
  }, [attempt, hasProblems]);

  if (!hasProblems) return null;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby={titleId}
      className="rounded-card border border-error bg-error-tint p-4 md:p-5"
    >
      <p id={titleId} className="font-medium">
        {title ?? (problems.length === 1 ? 'One answer needs a look' : `${problems.length} answers need a look`)}
      </p>
      <ul className="mt-1 text-sm">
        {problems.map((problem) => (
          <li key={problem.fieldId}>
            <a
              href={`#${problem.fieldId}`}
              className="inline-flex min-h-8 items-center py-1 pointer-coarse:min-h-control text-error underline underline-offset-4"
              onClick={(event) => {
                const field = document.getElementById(problem.fieldId);
                if (!field) return;
                event.preventDefault();
                field.focus();
                field.scrollIntoView({ block: 'center' });
              }}
            >
              {problem.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
