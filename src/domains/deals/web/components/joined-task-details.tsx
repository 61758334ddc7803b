import { Field } from '#ui/field.tsx';
import { AppLink } from '#ui/link.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { DealTask } from '../../contract.ts';
import { findTemplate } from '../../model/task-templates.ts';
import { useTaskChange } from '../api.ts';
import { useSavedText } from '../use-saved-text.ts';

/** What somebody who joined a roadmap sees and may change of a task: help, and the note that all share. */
export function JoinedTaskDetails({ task }: { task: DealTask }) {
  const change = useTaskChange();
  const template = findTemplate(task.templateKey);
  const note = useSavedText(task.note ?? '', (text) => change.mutate({ params: { taskId: task.id }, body: { note: text } }));
  return (
    <div className="mb-2 ml-8 flex flex-col gap-4 rounded-control bg-sunken p-4">
      {template === undefined ? null : <p className="max-w-measure text-sm">{template.help}</p>}
      {template?.link === undefined ? null : (
        <AppLink href={template.link.to} className="w-fit text-sm font-medium text-brand underline-offset-4 hover:underline">
          {template.link.label}
        </AppLink>
      )}
      <Field label="Note" optional hint="One note for everybody who takes part.">
        <TextArea rows={2} maxLength={2000} {...note.box} />
      </Field>
      <p role="status" className="text-sm text-ink-soft">
        {change.isPending ? 'Saving…' : change.isSuccess ? 'Saved' : change.isError ? 'Not saved. Please try again.' : ''}
      </p>
    </div>
  );
}
