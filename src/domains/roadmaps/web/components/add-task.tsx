import { MOST_LETTERS, TITLE_WANTED } from '../../model/limits.ts';
import { Plus } from '#ui/icons/index.ts';
import { useState } from 'react';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { addTask } from '../../contract.ts';
import type { StageId } from '../../model/stages.ts';
import { useRoadmapCall } from '../api.ts';

/** Adds the reader's own task. */
export function AddTask({ stage }: { stage: StageId }) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <TaskForm stage={stage} onClose={() => setIsOpen(false)} />;
  return (
    <Button size="small" variant="quiet" className="mt-2" onClick={() => setIsOpen(true)}>
      <Plus aria-hidden="true" className="size-4" /> Add a task
    </Button>
  );
}

function TaskForm({ stage, onClose }: { stage: StageId; onClose: () => void }) {
  const call = useRoadmapCall();
  const form = useForm({
    start: { title: '', dueOn: '' },
    check: ({ title }) => ({ title: title.trim() === '' ? TITLE_WANTED : undefined }),
    send: ({ title, dueOn }, id) => call(addTask, { body: { id, stage, title, dueOn: dueOn || null } }),
    done: onClose,
  });
  return (
    <Form of={form} className="mt-4 flex flex-wrap items-start gap-3">
      <Field {...form.field('title')} label="What to do" className="min-w-56 flex-1">
        <TextInput required maxLength={MOST_LETTERS.title} ref={takeFocus} />
      </Field>
      <Field {...form.field('dueOn')} label="Due" optional className="w-44">
        <TextInput type="date" />
      </Field>
      <div className="flex w-full gap-3 sm:mt-6.75 sm:w-auto">
        <SubmitButton of={form}>Add</SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

// The reader has just opened this box.
function takeFocus(input: HTMLElement | null): void {
  input?.focus();
}
