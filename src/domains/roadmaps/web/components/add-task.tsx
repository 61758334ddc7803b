import { Plus } from '#ui/icons/index.ts';
import { useId, useRef, useState } from 'react';
import { ApiError } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { addTask } from '../../contract.ts';
import type { StageId } from '../../model/stages.ts';
import { useRoadmapChange } from '../api.ts';

/** A task of one's own. */
export function AddTask({ stage }: { stage: StageId }) {
  const [isOpen, setIsOpen] = useState(false);
  const [title, setTitle] = useState('');
  const [dueOn, setDueOn] = useState('');
  const [isNameless, setNameless] = useState(false);
  const fieldId = useId();
  const id = useRef('');
  const add = useRoadmapChange(addTask);
  const failure = add.error instanceof ApiError ? add.error : null;
  const fields = failure?.fields ?? {};
  const hasFields = Object.keys(fields).length > 0;
  const whole = add.isError && !hasFields ? (failure?.detail ?? 'Not saved. Please try again.') : undefined;

  function type(text: string) {
    setTitle(text);
    setNameless(false);
  }

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
      noValidate
      className="mt-4 flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setNameless(title.trim() === '');
        if (title.trim() === '') {
          takeFocus(document.getElementById(fieldId));
          return;
        }
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
        id={fieldId}
        label="What is to be done"
        className="min-w-56 flex-1"
        error={isNameless ? 'Say what is to be done' : (fields['title'] ?? whole)}
      >
        <TextInput value={title} required maxLength={160} ref={takeFocus} onChange={(event) => type(event.target.value)} />
      </Field>
      <Field label="Due" optional className="w-44" error={fields['dueOn']}>
        <TextInput type="date" value={dueOn} onChange={(event) => setDueOn(event.target.value)} />
      </Field>
      <div className="flex w-full gap-3 sm:mt-6.75 sm:w-auto">
        <Button type="submit" busy={add.isPending}>
          Add
        </Button>
        <Button variant="quiet" onClick={() => setIsOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

// The reader has just asked for this box.
function takeFocus(input: HTMLElement | null): void {
  input?.focus();
}
