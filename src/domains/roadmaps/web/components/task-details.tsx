import { MOST_LETTERS, TITLE_WANTED } from '../../model/limits.ts';
import { DocumentList, MOST_DOCUMENT_SIZE } from '#domains/documents/web/index.ts';
import { mostUrgent, SAVE_WORDS } from '#platform/web/autosave/save-words.ts';
import { useSavedText } from '#platform/web/autosave/use-saved-text.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { changeRoadmap, type Roadmap, type RoadmapTask, TASK_STATUSES, uploadTaskDocument } from '../../contract.ts';
import { describeCommonDates } from '../../model/usual-dates.ts';
import { labelOwner, OWNERS } from '../../model/stages.ts';
import { type TaskChange, useRoadmapCall, useTaskCall, useTaskChange } from '../api.ts';
import { showDate } from '../today.ts';
import { DueField } from './due-field.tsx';
import { RemoveTask } from './remove-task.tsx';
import { TaskHelp, TaskState } from './task-parts.tsx';

const STATUS_LABELS = { open: 'Open', doing: 'Under way', done: 'Done', skipped: 'Skipped' } as const;

export function TaskDetails({ task, roadmap }: { task: RoadmapTask; roadmap: Roadmap }) {
  const change = useTaskChange({ tells: 'page' });
  const callRoadmap = useRoadmapCall();
  const callTask = useTaskCall();
  const set = (body: TaskChange['body']) => void change.run({ params: { taskId: task.id }, body });
  const put = (body: TaskChange['body']) => callTask({ params: { taskId: task.id }, body });
  const note = useSavedText({ name: `task-note:${task.id}`, saved: task.note ?? '', save: (text) => put({ note: text }) });
  const title = useSavedText({
    name: `task-title:${task.id}`,
    saved: task.title,
    save: (text) => put({ title: text }),
    isUsable: (text) => text.trim() !== '',
  });
  const coBuyer = useSavedText({
    name: 'co-buyer',
    saved: roadmap.coBuyerName ?? '',
    save: (text) => callRoadmap(changeRoadmap, { body: { coBuyerName: text } }),
  });
  const common = commonDates(task, roadmap);
  return (
    <div className="mb-2 ml-8 flex flex-col gap-4 rounded-control bg-sunken p-4">
      <TaskHelp task={task} />
      {task.templateKey === null ? (
        <Field label="What to do" error={title.text.trim() === '' ? TITLE_WANTED : undefined}>
          <TextInput maxLength={MOST_LETTERS.title} {...title.box} />
        </Field>
      ) : null}
      <div className="grid items-end gap-4 sm:grid-cols-3">
        <DueField hint={common?.text} value={task.dueOn} onChange={(dueOn) => set({ dueOn })} />
        <Field label="Who">
          <Select
            value={task.owner}
            options={OWNERS.map((owner) => ({ value: owner, label: labelOwner(owner, roadmap.coBuyerName) }))}
            onChange={(event) => set({ owner: OWNERS.find((owner) => owner === event.target.value) ?? 'other' })}
          />
        </Field>
        <Field label="Status">
          <Select
            value={task.status}
            options={TASK_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] }))}
            onChange={(event) => set({ status: TASK_STATUSES.find((status) => status === event.target.value) ?? 'open' })}
          />
        </Field>
      </div>
      {task.owner === 'co-buyer' ? (
        <Field
          label="Name of your co-buyer"
          optional
          hint="Shown on all of their tasks. To let them tick tasks and write notes, invite them with Co-buyers above."
        >
          <TextInput maxLength={MOST_LETTERS.coBuyerName} {...coBuyer.box} />
        </Field>
      ) : null}
      {common?.lawfulDate === undefined || common.lawfulDate === task.dueOn ? null : (
        <Button size="small" variant="secondary" className="w-fit" onClick={() => set({ dueOn: common.lawfulDate ?? null })}>
          Use {showDate(common.lawfulDate)}
        </Button>
      )}
      <Field label="Note" optional>
        <TextArea rows={2} maxLength={MOST_LETTERS.note} {...note.box} />
      </Field>
      <div>
        <h4 className="mb-2 font-sans text-sm font-medium">Files</h4>
        <DocumentList
          label={task.title}
          target={{ endpoint: uploadTaskDocument, params: { taskId: task.id } }}
          belongs={(document) => document.belongsTo === 'roadmap-task' && document.belongsToId === task.id}
        />
        <p className="mt-2 text-sm text-ink-soft">
          PDF or photo, up to {MOST_DOCUMENT_SIZE} each. Only you see them, even if you share or invite.
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <TaskState change={change} typed={SAVE_WORDS[mostUrgent([note.state, title.state, coBuyer.state])]} />
        {task.templateKey === null ? <RemoveTask task={task} /> : null}
      </div>
    </div>
  );
}

/** The usual date, beside the one from the contract. */
function commonDates(task: RoadmapTask, roadmap: Roadmap): { text: string; lawfulDate?: string } | undefined {
  const common = describeCommonDates(task.templateKey, roadmap);
  if (common === null) return undefined;
  if ('days' in common) return { text: `Commonly ${common.days}` };
  if (common.rule !== null) return { text: `Latest ${showDate(common.from)}. ${common.rule}`, lawfulDate: common.from };
  return { text: `Commonly ${showDate(common.from)} to ${showDate(common.to)}; your contract decides.` };
}
