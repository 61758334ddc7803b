import { CircleCheck, CircleDot } from '#ui/icons/index.ts';
import { cn } from '#ui/class-names.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { PAPER_STAGE_NAMES, PAPER_STAGES, type PaperStage, type StageCount } from '../../model/sale-papers.ts';

/** What each stage of the sale still lacks. Each part leads to its papers. */
export function StageBar({ counts, now }: { counts: readonly StageCount[]; now: PaperStage }) {
  return (
    <nav aria-label="Papers by stage" className="mt-6">
      <ol className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {counts.map(({ stage, needed, here, missing }) => {
          const isDue = PAPER_STAGE_NAMES.indexOf(stage) <= PAPER_STAGE_NAMES.indexOf(now);
          return (
            <li key={stage}>
              <a
                href={`#${stage}`}
                aria-current={stage === now ? 'step' : undefined}
                className={cn(
                  'flex h-full flex-col rounded-card border bg-surface p-4 text-ink no-underline hover:border-ink',
                  stage === now ? 'border-brand' : 'border-line',
                )}
              >
                <ProgressBar
                  label={stage === now ? `${PAPER_STAGES[stage]} (now)` : PAPER_STAGES[stage]}
                  value={needed === 0 ? 1 : here / needed}
                />
                <span className="mt-2 flex gap-2 text-sm text-ink-soft">
                  {missing.length === 0 ? (
                    <>
                      <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
                      {needed === 0 ? 'Nothing needed' : 'Complete'}
                    </>
                  ) : (
                    <>
                      <CircleDot aria-hidden="true" className={cn('mt-0.5 size-4 shrink-0', isDue && 'text-warning')} />
                      <span>
                        {isDue ? 'Missing' : 'Later'}: {missing.join(', ')}
                      </span>
                    </>
                  )}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
