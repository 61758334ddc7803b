import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { browserApi, reasonOf } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { DID_NOT_WORK_TRY_AGAIN } from '#ui/failure-words.ts';
import { TextInput } from '#ui/text-input.tsx';
import { createCollection, putCollectionHome } from '../../contract/collections.ts';
import { refreshCollections } from '../api.ts';

interface NewCollectionProps {
  /** A home that goes into it at once. */
  listingKey?: string;
  className?: string;
}

/** Begins a collection by its name. */
export function NewCollection({ listingKey, className }: NewCollectionProps) {
  const id = useId();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [isNameless, setNameless] = useState(false);
  const create = useMutation({
    async mutationFn() {
      const made = await browserApi.call(createCollection, { body: { name } });
      if (made !== null && listingKey !== undefined)
        await browserApi.call(putCollectionHome, { params: { id: made.id, listingKey }, body: {} });
      return made?.name;
    },
    onSuccess: () => setName(''),
    onSettled: () => refreshCollections(client),
  });
  const failure = create.error === null ? undefined : (reasonOf(create.error) ?? DID_NOT_WORK_TRY_AGAIN);
  return (
    <form
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        const isEmpty = name.trim() === '';
        setNameless(isEmpty);
        if (isEmpty) document.getElementById(id)?.focus();
        else if (!create.isPending) create.mutate();
      }}
    >
      <div className="flex items-start gap-2">
        <Field id={id} label="New collection" className="grow" error={isNameless ? 'Give the new collection a name' : failure}>
          <TextInput
            value={name}
            maxLength={80}
            onChange={({ target }) => {
              setName(target.value);
              setNameless(false);
            }}
          />
        </Field>
        <Button type="submit" variant="secondary" className="mt-6.75" busy={create.isPending}>
          Create
        </Button>
      </div>
      <p role="status" className="sr-only">
        {create.data === undefined ? '' : `Collection ${create.data} created`}
      </p>
    </form>
  );
}
