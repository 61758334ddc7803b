import { MOST_LETTERS } from '../../model/limits.ts';
import { SAVE_WORDS } from '#platform/web/autosave/save-words.ts';
import { useSavedText } from '#platform/web/autosave/use-saved-text.ts';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { RoadmapTask } from '../../contract.ts';
import { useTaskCall } from '../api.ts';
import { TaskHelp } from './task-parts.tsx';

/** What a member sees and may change in a task: help, and the shared note. */
export function JoinedTaskDetails({ task }: { task: RoadmapTask }) {
  const call = useTaskCall();
  const note = useSavedText({
    name: `task-note:${task.id}`,
    saved: task.note ?? '',
    save: (text) => call({ params: { taskId: task.id }, body: { note: text } }),
  });
  return (
    <div className="mb-2 ml-8 flex flex-col gap-4 rounded-control bg-sunken p-4">
      <TaskHelp task={task} />
      <Field label="Note" optional hint="One note for everyone taking part.">
        <TextArea rows={2} maxLength={MOST_LETTERS.note} {...note.box} />
      </Field>
      <p role="status" className="text-sm text-ink-soft">
        {SAVE_WORDS[note.state]}
      </p>
    </div>
  );
}
