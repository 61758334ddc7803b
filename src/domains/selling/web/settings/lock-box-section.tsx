import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { formatDateTime } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { LockKeyhole } from '#ui/icons/index.ts';
import { TextArea } from '#ui/text-area.tsx';
import { type ListingSettings, mayDo, MOST_LOCK_BOX, type OwnListing, readLockBox, saveLockBox } from '../../contract.ts';
import { listingSettingsOptions } from '../api.ts';

const CHOOSES_NOTE = ['tab', 'listing'] as const;
const noteSchema = z.object({ note: z.string().trim().max(MOST_LOCK_BOX, `Keep it under ${MOST_LOCK_BOX} characters`) });

/** How to get into the home: stored encrypted, and shown to its owners and agent when they ask. */
export function LockBoxSection({ listing }: { listing: OwnListing }) {
  const settings = useQuery(listingSettingsOptions(listing.id));
  return (
    <Card>
      <CardHeader
        level={2}
        title="Lock-box note"
        description="Where the key is, and its code. It is stored encrypted and shown only to owners and the agent, after they confirm who they are. We never publish it, and delete it when the sale closes."
      />
      {mayDo(listing.part, 'enter') ? (
        <Loaded query={settings}>{(known) => <Note listing={listing} settings={known} />}</Loaded>
      ) : (
        <p className="flex gap-2 text-ink-soft">
          <LockKeyhole aria-hidden="true" className="mt-0.5 size-5 shrink-0" /> Only owners and the agent can read and write it.
          Ask one of them.
        </p>
      )}
    </Card>
  );
}

function Note({ listing: { id }, settings: { lockBoxAt } }: { listing: OwnListing; settings: ListingSettings }) {
  const [opened, setOpened] = useState<string>();
  const open = useWrite(() => browserApi.call(readLockBox, { params: { id } }), {
    answered: (answer) => setOpened(answer?.note ?? ''),
  });
  if (lockBoxAt === null || opened !== undefined)
    return <NoteForm key={opened} id={id} note={opened ?? ''} onSaved={() => setOpened(undefined)} />;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <p className="text-ink-soft">Written on {formatDateTime(lockBoxAt, viewerTimeZone())}.</p>
      <Button variant="secondary" busy={open.isBusy} onClick={() => void open.run()}>
        Show or change it
      </Button>
    </div>
  );
}

function NoteForm({ id, note, onSaved }: { id: string; note: string; onSaved: () => void }) {
  const client = useQueryClient();
  const form = useForm({
    guards: CHOOSES_NOTE,
    schema: noteSchema,
    start: { note },
    send: (body) => browserApi.call(saveLockBox, { params: { id }, body }),
    answered: async (answer) => {
      if (answer !== null) await showAnswer(client, listingSettingsOptions(id), answer);
      onSaved();
    },
    done: (answer) => ({ title: answer?.lockBoxAt == null ? 'Note removed.' : 'The note is saved, encrypted.' }),
  });
  return (
    <Form of={form} className="grid max-w-measure gap-4">
      <Field {...form.field('note')} label="How to get in" hint="Clear and save to delete it">
        <TextArea rows={3} maxLength={MOST_LOCK_BOX} autoComplete="off" />
      </Field>
      <div>
        <SubmitButton of={form}>Save the note</SubmitButton>
      </div>
    </Form>
  );
}
