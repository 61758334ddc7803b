import { useState } from 'react';
import { formatCount } from '#lib/format.ts';
import { randomUuid } from '#lib/uuid.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Trash2 } from '#ui/icons/index.ts';
import { TextInput } from '#ui/text-input.tsx';
import { deleteTask, type Engagement, putTask } from '../../contract.ts';
import { HIRING_READS } from '../api.ts';
import { sayDate } from '../say-when.ts';
import { MOST_LETTERS } from '../../model/limits.ts';

/** The checklist of a job, which both sides keep. Once the work is confirmed, it asks for nothing more. */
export function TaskList({ job, side }: { job: Engagement; side: 'client' | 'vendor' }) {
  const tick = useWrite(putTask, { refreshes: HIRING_READS });
  const remove = useWrite(
    ({ id }: Engagement['tasks'][number]) => browserApi.call(deleteTask, { params: { engagementId: job.id, taskId: id } }),
    {
      refreshes: HIRING_READS,
      nameOf: ({ id }) => id,
      done: { title: 'Task deleted' },
      undo: (task) =>
        browserApi.call(putTask, {
          params: { engagementId: job.id, taskId: task.id },
          body: { title: task.title, side: task.side, isDone: task.doneAt !== null },
        }),
    },
  );
  const [added, setAdded] = useState(0);
  const [showsOpen, setShowsOpen] = useState(false);
  const isOver = job.status === 'completed' || job.status === 'closed';
  const ticked = job.tasks.filter(({ doneAt }) => doneAt !== null);
  const open = job.tasks.length - ticked.length;
  const isFolded = isOver && open > 0 && !showsOpen;
  return (
    <section className="mt-6" aria-labelledby={`tasks-${job.id}`}>
      <h3 id={`tasks-${job.id}`} className="text-base font-semibold">
        Checklist{' '}
        {isOver ? null : (
          <span className="font-normal text-ink-soft">
            {ticked.length} of {job.tasks.length} done
          </span>
        )}
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {(isFolded ? ticked : job.tasks).map((task) => (
          <li key={task.id} className="flex items-start justify-between gap-2">
            <Checkbox
              checked={task.doneAt !== null}
              onChange={({ target }) =>
                void tick.run({
                  params: { engagementId: job.id, taskId: task.id },
                  body: { title: task.title, side: task.side, isDone: target.checked },
                })
              }
              label={task.title}
              hint={
                task.doneAt === null
                  ? task.side === side
                    ? 'Yours'
                    : side === 'client'
                      ? 'The professional’s'
                      : 'The client’s'
                  : `Done ${sayDate(task.doneAt)}${task.doneBy === null ? '' : ` by ${task.doneBy}`}`
              }
            />
            <IconButton icon={Trash2} label={`Delete “${task.title}”`} onClick={() => void remove.run(task)} />
          </li>
        ))}
      </ul>
      {isFolded ? (
        <Button variant="quiet" size="small" className="-ml-3 print:hidden" onClick={() => setShowsOpen(true)}>
          Show {formatCount(open, 'task')} not checked off
        </Button>
      ) : null}
      <AddTask key={added} job={job} side={side} onAdded={() => setAdded(added + 1)} />
    </section>
  );
}

function AddTask({ job, side, onAdded }: { job: Engagement; side: 'client' | 'vendor'; onAdded: () => void }) {
  const [taskId] = useState(randomUuid);
  const form = useForm({
    start: { title: '' },
    check: ({ title }) => (title.trim() === '' ? { title: 'Say what needs to be done' } : {}),
    send: ({ title }) =>
      browserApi.call(putTask, { params: { engagementId: job.id, taskId }, body: { title, side, isDone: false } }),
    refreshes: HIRING_READS,
    answered: onAdded,
  });
  return (
    <Form of={form} className="mt-3 flex flex-wrap items-end gap-2 print:hidden" label="Add a task">
      <Field {...form.field('title')} label="Add your own task" className="grow">
        <TextInput maxLength={MOST_LETTERS.task} />
      </Field>
      <SubmitButton of={form} variant="secondary">
        Add
      </SubmitButton>
    </Form>
  );
}
