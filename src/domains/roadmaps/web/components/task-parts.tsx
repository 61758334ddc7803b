import type { Write } from '#platform/web/write/use-write.ts';
import { LineLink } from '#ui/link.tsx';
import type { RoadmapTask } from '../../contract.ts';
import { findTemplate } from '../../model/task-templates.ts';

/** Explains a task of the standard roadmap and links the page that helps with it. */
export function TaskHelp({ task }: { task: RoadmapTask }) {
  const template = findTemplate(task.templateKey);
  if (template === undefined) return null;
  return (
    <>
      <p className="max-w-measure text-sm">{template.help}</p>
      {template.links?.map(({ label, to }) => (
        <LineLink key={to} href={to} look="list" className="w-fit text-sm">
          {label}
        </LineLink>
      ))}
    </>
  );
}

interface TaskStateProps {
  /** The result of the last choice. */
  change: Pick<Write<never, unknown>, 'isBusy' | 'hasSucceeded' | 'failure'>;
  /** The message about the typed text. */
  typed: string;
}

export function TaskState({ change, typed }: TaskStateProps) {
  return (
    <p role="status" className="text-sm text-ink-soft">
      {change.isBusy
        ? 'Saving…'
        : change.failure !== undefined
          ? 'We couldn’t save that. Please try again.'
          : typed !== ''
            ? typed
            : change.hasSucceeded
              ? 'Saved'
              : ''}
    </p>
  );
}
