import { useState } from 'react';
import { useNavigate } from 'react-router';
import { readLocalTime, writeLocalTime } from '#lib/local-time.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { changeLandingPage, deleteLandingPage, getLandingPage, type LandingPage, listLandingPages } from '../../contract.ts';
import { CHOSEN_BY } from './page-words.ts';

/** What is around the content: name, address, the end, and where people go then. */
export function PageSettings({ page }: { page: LandingPage }) {
  const form = useForm({
    guards: CHOSEN_BY,
    start: { name: page.name, slug: page.slug, endsAt: writeLocalTime(page.endsAt), redirectTo: page.redirectTo ?? '' },
    refreshes: [getLandingPage, listLandingPages],
    done: { title: 'Saved' },
    send: ({ name, slug, endsAt, redirectTo }) =>
      browserApi.call(changeLandingPage, {
        params: { pageId: page.id },
        body: { name, slug, endsAt: readLocalTime(endsAt), redirectTo: redirectTo === '' ? null : redirectTo },
      }),
  });
  return (
    <>
      <Form of={form} className="max-w-150 space-y-4">
        <Field {...form.field('name')} label="Name" required>
          <TextInput />
        </Field>
        <Field
          {...form.field('slug')}
          label="Address"
          hint={page.wasShown ? 'Under /landing/. The old address leads to the new one' : 'Under /landing/'}
          required
        >
          <TextInput autoCapitalize="none" />
        </Field>
        <Field {...form.field('endsAt')} label="Ends" hint="In your time zone" optional>
          <TextInput type="datetime-local" />
        </Field>
        <Field
          {...form.field('redirectTo')}
          label="Afterwards, visitors go to"
          hint="A page on this site, such as /ai-valuation. Without one, they get “not found”"
          optional
        >
          <TextInput />
        </Field>
        <SubmitButton of={form} busyText="Saving…">
          Save
        </SubmitButton>
      </Form>
      {!page.wasShown && page.nextVersion === null ? <DeletePage pageId={page.id} /> : null}
    </>
  );
}

function DeletePage({ pageId }: { pageId: string }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = useWrite(deleteLandingPage, {
    refreshes: [listLandingPages],
    failureTitle: 'The page wasn’t deleted',
    answered: () => navigate('/landing-admin'),
  });
  return (
    <div className="mt-8">
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Delete this page
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete this page?"
        description="This permanently deletes its draft and versions. Leads stay."
        confirm="Delete"
        busy={remove.isBusy}
        onConfirm={() => void remove.run({ params: { pageId } })}
      />
    </div>
  );
}
