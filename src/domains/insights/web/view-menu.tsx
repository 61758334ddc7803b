import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { LineLink } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { deleteView, listViews, saveView } from '../contract.ts';
import { MOST_LETTERS } from '../model/limits.ts';

const refreshes = [listViews];

/** Views that were kept, and what is shown now as another. */
export function ViewMenu({ query }: { query: Record<string, string> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Views
      </Button>
      {isOpen ? (
        <Dialog open onOpenChange={setOpen} title="Views" description="Save what the dashboard shows to come back to it.">
          <Views onOpen={() => setOpen(false)} />
          <SaveForm query={query} />
        </Dialog>
      ) : null}
    </>
  );
}

function Views({ onOpen }: { onOpen: () => void }) {
  const views = useQuery(endpointQuery(listViews));
  // What is deleted can be brought back as it was.
  const kept = useRef(new Map<string, { name: string; query: Record<string, string> }>());
  const remove = useWrite(deleteView, {
    refreshes,
    done: { title: 'View deleted' },
    failureTitle: 'We couldn’t delete the view',
    undo: async ({ params }) => {
      const view = kept.current.get(params.viewId);
      if (view !== undefined) await browserApi.call(saveView, { params, body: { name: view.name, query: view.query } });
    },
  });
  return (
    <Loaded
      query={views}
      pending={<Skeleton className="h-24" />}
      isEmpty={(answer) => answer.views.length === 0}
      empty={<p className="text-ink-soft">You have no views yet.</p>}
    >
      {(answer) => (
        <ul className="divide-y divide-line">
          {answer.views.map(({ id, name, query }) => (
            <li key={id} className="flex items-center justify-between gap-4 py-2">
              <LineLink look="snug" href={`/analytics-dashboard?${new URLSearchParams(query).toString()}`} onClick={onOpen}>
                {name}
              </LineLink>
              <Button
                size="small"
                variant="quiet"
                onClick={() => {
                  kept.current.set(id, { name, query });
                  void remove.run({ params: { viewId: id } });
                }}
              >
                Delete<span className="sr-only"> {name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function SaveForm({ query }: { query: Record<string, string> }) {
  const form = useForm({
    start: { name: '' },
    labels: { name: 'Name' },
    clears: true,
    refreshes,
    done: { title: 'View saved' },
    send: ({ name }, key) => browserApi.call(saveView, { params: { viewId: key }, body: { name, query } }),
  });
  return (
    <Form of={form} className="mt-6 flex flex-wrap items-end gap-3 border-t border-line pt-4">
      <Field {...form.field('name')} label="Save what is shown now as" className="min-w-0 flex-1 basis-60">
        <TextInput maxLength={MOST_LETTERS.viewName} />
      </Field>
      <SubmitButton of={form}>Save</SubmitButton>
    </Form>
  );
}
