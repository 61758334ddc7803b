import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invitationFormSchema } from '#domains/invitations/contract.ts';
import { formatDate } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { CopyField } from '#ui/copy-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { BESIDE_FIELD, Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-input.tsx';
import {
  type RoadmapPeople,
  inviteToRoadmap,
  listRoadmapPeople,
  removeRoadmapMember,
  withdrawRoadmapInvitation,
} from '../../contract.ts';

const peopleOptions = endpointQuery(listRoadmapPeople);

/** Members with an account of their own: invite them, withdraw invitations, remove members. */
export function CoBuyers({ onOpenChange }: { onOpenChange: (isOpen: boolean) => void }) {
  const [sent, setSent] = useState(0);
  const [link, setLink] = useState<string>();
  return (
    <Dialog open onOpenChange={onOpenChange} title="Co-buyers">
      <p className="max-w-measure text-ink-soft">
        People who join see this roadmap with its dates and notes among their own. They tick tasks and write notes. They cannot
        delete it, change its dates, invite others, or see your files.
      </p>
      <Loaded query={useQuery(peopleOptions)} pending={<Skeleton className="mt-4 h-24" />} className="mt-4">
        {(people) => <People people={people} />}
      </Loaded>
      {link === undefined ? null : (
        <Notice tone="info" live className="mt-4" title="Hand them the link yourself">
          <p className="mb-2">No mail leaves this site. The link is shown only now, and works once.</p>
          <CopyField label="Invitation link" value={`${window.location.origin}${link}`} />
        </Notice>
      )}
      <Invite
        key={sent}
        onSent={(path) => {
          setLink(path);
          setSent(sent + 1);
        }}
      />
    </Dialog>
  );
}

function People({ people: { members, invitations } }: { people: RoadmapPeople }) {
  if (members.length + invitations.length === 0) return <p className="mt-4">Nobody has joined yet.</p>;
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line">
      {members.map(({ userId, name, joinedAt }) => (
        <li key={userId} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
          <span className="min-w-0 break-words">
            {name} <span className="block text-sm text-ink-soft">joined {formatDate(joinedAt, viewerTimeZone())}</span>
          </span>
          <PersonButton label="Take out" name={name} end={() => browserApi.call(removeRoadmapMember, { params: { userId } })} />
        </li>
      ))}
      {invitations.map(({ id, email, expiresAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
          <span className="min-w-0 break-words">
            {email} <span className="block text-sm text-ink-soft">invited until {formatDate(expiresAt, viewerTimeZone())}</span>
          </span>
          <PersonButton
            label="Take back"
            name={email}
            end={() => browserApi.call(withdrawRoadmapInvitation, { params: { invitationId: id } })}
          />
        </li>
      ))}
    </ul>
  );
}

function PersonButton({ label, name, end }: { label: string; name: string; end: () => Promise<RoadmapPeople> }) {
  const client = useQueryClient();
  const ending = useWrite(end, { answered: (people) => showAnswer(client, peopleOptions, people) });
  return (
    <Button size="small" variant="quiet" aria-label={`${label}: ${name}`} busy={ending.isBusy} onClick={() => void ending.run()}>
      {label}
    </Button>
  );
}

function Invite({ onSent }: { onSent: (path: string | undefined) => void }) {
  const form = useForm({
    schema: invitationFormSchema,
    start: { email: '' },
    guards: true,
    send: (body) => browserApi.call(inviteToRoadmap, { body }),
    refreshes: [listRoadmapPeople],
    done({ delivery, path }, { email }) {
      onSent(path ?? undefined);
      return delivery === 'mailed' ? { title: `The invitation is on its way to ${email}` } : undefined;
    },
  });
  return (
    <Form of={form} className="mt-6 space-y-4">
      <div className="flex flex-wrap items-start gap-3">
        <Field {...form.field('email')} label="Their email" className="min-w-0 flex-1 basis-60">
          <TextInput type="email" inputMode="email" autoComplete="off" />
        </Field>
        <SubmitButton of={form} variant="secondary" busyText="Inviting…" className={BESIDE_FIELD}>
          Invite
        </SubmitButton>
      </div>
    </Form>
  );
}
