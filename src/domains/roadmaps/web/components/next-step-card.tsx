import { Check, PartyPopper } from '#ui/icons/index.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { AppLink } from '#ui/link.tsx';
import { ProgressRing } from '#ui/progress-ring.tsx';
import type { Roadmap } from '../../contract.ts';
import { findNextStep } from '../../model/next-step.ts';
import { findTemplate } from '../../model/task-templates.ts';
import { useTaskChange } from '../api.ts';
import { tellDue } from '../today.ts';
import { useOwnerLabel } from '../use-owner-label.ts';

interface NextStepCardProps {
  roadmap: Roadmap;
  today: string;
  progress: number;
}

/** Shows the roadmap's progress and the one thing to do next. */
export function NextStepCard({ roadmap, today, progress }: NextStepCardProps) {
  const next = findNextStep(roadmap.tasks, today);
  const change = useTaskChange();
  const label = useOwnerLabel(roadmap);
  const template = findTemplate(next?.templateKey ?? null);
  return (
    <Card>
      <div className="flex items-center gap-4">
        <ProgressRing label="Done of the roadmap" value={progress} size="large" />
        <p className="text-sm text-ink-soft">of your roadmap is done. Skipped steps do not count.</p>
      </div>
      {next === undefined ? (
        <p className="mt-5 flex items-center gap-2 font-medium">
          <PartyPopper aria-hidden="true" className="size-5 text-brand" /> Nothing left to do.
        </p>
      ) : (
        <section aria-labelledby="next-step" className="mt-5 border-t border-line pt-5">
          <h2 id="next-step" className="font-sans text-sm font-medium text-brand">
            Next best step
          </h2>
          <p className="mt-1 font-serif text-xl font-medium text-balance">{next.title}</p>
          {template === undefined ? null : <p className="mt-2 text-sm text-ink-soft">{template.help}</p>}
          <p className="mt-2 text-sm text-ink-soft">
            {label(next.owner)}
            {next.dueOn === null ? '' : `, ${next.dueOn < today ? '' : 'due '}${tellDue(next.dueOn, today)}`}
          </p>
          <div className="mt-4 flex flex-wrap gap-2">
            {template?.links?.map((link) => (
              <Button key={link.to} asChild size="small" variant="secondary">
                <AppLink href={link.to}>{link.label}</AppLink>
              </Button>
            ))}
            <Button
              size="small"
              busy={change.isBusy}
              onClick={() => void change.run({ params: { taskId: next.id }, body: { status: 'done' } })}
            >
              <Check aria-hidden="true" className="size-4" /> Done
            </Button>
          </div>
        </section>
      )}
    </Card>
  );
}
