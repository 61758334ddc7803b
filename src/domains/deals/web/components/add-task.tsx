import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { ApiError } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { addTask } from '../../contract.ts';
import type { StageId } from '../../model/stages.ts';
import { useDealChange } from '../api.ts';

/** A task of one's own. */
export function AddTask({ stage }: { stage: StageId }) {
  const [isOpen, setIsOpen] = useState(false);
  const [title, setTitle] = useState('');
  const [dueOn, setDueOn] = useState('');
  const id = useRef('');
  const add = useDealChange(addTask);
  const failure = add.error instanceof ApiError ? add.error : null;
  const fields = failure?.fields ?? {};
  const hasFields = Object.keys(fields).length > 0;
  if (!isOpen) {
    return (
      <Button
        size="small"
        variant="quiet"
        className="mt-2"
        onClick={() => {
          id.current = crypto.randomUUID();
          setIsOpen(true);
        }}
      >
        <Plus aria-hidden="true" className="size-4" /> Add a task
      </Button>
    );
  }
  return (
    <form
      className="mt-4 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate(
          { body: { id: id.current, stage, title, dueOn: dueOn || null } },
          {
            onSuccess: () => {
              setIsOpen(false);
              setTitle('');
              setDueOn('');
            },
          },
        );
      }}
    >
      <Field
        label="What is to be done"
        className="min-w-56 flex-1"
        error={fields['title'] ?? (add.isError && !hasFields ? (failure?.detail ?? 'Not saved. Please try again.') : undefined)}
      >
        <TextInput value={title} required maxLength={160} ref={takeFocus} onChange={(event) => setTitle(event.target.value)} />
      </Field>
      <Field label="Due" optional className="w-44" error={fields['dueOn']}>
        <TextInput type="date" value={dueOn} onChange={(event) => setDueOn(event.target.value)} />
      </Field>
      <Button type="submit" busy={add.isPending}>
        Add
      </Button>
      <Button variant="quiet" onClick={() => setIsOpen(false)}>
        Cancel
      </Button>
    </form>
  );
}

// The reader has just asked for this box.
function takeFocus(input: HTMLInputElement | null): void {
  input?.focus();
}
