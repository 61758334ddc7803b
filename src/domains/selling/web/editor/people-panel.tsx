import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { emailField } from '#lib/contact-form.ts';
import { formatDate } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { CopyField } from '#ui/copy-field.tsx';
import { BESIDE_FIELD, Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import {
  INVITED_PARTS,
  inviteToOwnListing,
  leaveOwnListing,
  listOwnListingPeople,
  type ListingPeople,
  mayDo,
  type OwnListing,
  PART_WORDS,
  removeOwnListingPerson,
  withdrawOwnListingInvitation,
} from '../../contract.ts';
import { peopleOptions } from '../api.ts';

const inviteSchema = z.object({ email: emailField, part: z.enum(INVITED_PARTS) });

/** Who helps to sell: invite, remove, leave. */
export function PeoplePanel({ listing }: { listing: OwnListing }) {
  const query = useQuery(peopleOptions(listing.id));
  const mayInvite = mayDo(listing.part, 'people');
  return (
    <Loaded query={query}>
      {(people) => (
        <>
          <PeopleList listing={listing} people={people} mayInvite={mayInvite} />
          {mayInvite ? <InviteForm listing={listing} /> : null}
        </>
      )}
    </Loaded>
  );
}

interface PeopleListProps {
  listing: OwnListing;
  people: ListingPeople;
  mayInvite: boolean;
}

function PeopleList({ listing: { id, part: myPart }, people: { people, invitations }, mayInvite }: PeopleListProps) {
  const navigate = useNavigate();
  const refreshes = [listOwnListingPeople];
  const remove = useWrite(removeOwnListingPerson, { refreshes, done: { title: 'Removed. We told them.' } });
  const withdraw = useWrite(withdrawOwnListingInvitation, { refreshes, done: { title: 'The invitation is withdrawn.' } });
  const leave = useWrite(leaveOwnListing, {
    done: { title: 'You left the listing.' },
    answered: () => navigate('/seller/dashboard/listings'),
  });
  return (
    <ul className="divide-y divide-line border-y border-line">
      {people.map(({ userId, name, part, isMe }) => (
        <li key={userId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <span>
            <span className="font-medium text-ink">{isMe ? `${name} (you)` : name}</span>
            <span className="block text-sm text-ink-soft">
              {PART_WORDS[part].label}. {PART_WORDS[part].can}.
            </span>
          </span>
          {isMe && myPart !== 'owner' ? (
            <Button size="small" variant="secondary" busy={leave.isBusy} onClick={() => void leave.run({ params: { id } })}>
              Leave
            </Button>
          ) : part !== 'owner' && mayInvite ? (
            <Button size="small" variant="secondary" onClick={() => void remove.run({ params: { id, userId } })}>
              Remove<span className="sr-only"> {name}</span>
            </Button>
          ) : null}
        </li>
      ))}
      {invitations.map((invitation) => (
        <li key={invitation.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <span>
            <span className="font-medium text-ink">{invitation.email}</span>
            <span className="block text-sm text-ink-soft">
              Invited as {PART_WORDS[invitation.part].label.toLowerCase()}, until{' '}
              {formatDate(invitation.expiresAt, viewerTimeZone())}
            </span>
          </span>
          {mayInvite ? (
            <Button
              size="small"
              variant="secondary"
              onClick={() => void withdraw.run({ params: { id, invitationId: invitation.id } })}
            >
              Withdraw<span className="sr-only"> the invitation to {invitation.email}</span>
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function InviteForm({ listing: { id } }: { listing: OwnListing }) {
  const [path, setPath] = useState<string | null>(null);
  const form = useForm({
    schema: inviteSchema,
    start: { email: '', part: 'co-owner' },
    send: (body) => browserApi.call(inviteToOwnListing, { params: { id }, body }),
    refreshes: [listOwnListingPeople],
    answered: (answer) => setPath(answer.path),
    done: { title: 'The invitation is on its way.' },
  });
  return (
    <>
      <Form of={form} className="mt-6 grid items-start gap-4 sm:grid-cols-[1fr_auto_auto]">
        <Field {...form.field('email')} label="Invite by email" required>
          <TextInput type="email" autoComplete="off" />
        </Field>
        <Field {...form.field('part')} label="As">
          <Select options={INVITED_PARTS.map((part) => ({ value: part, label: PART_WORDS[part].label }))} />
        </Field>
        <div className={BESIDE_FIELD}>
          <SubmitButton of={form}>Invite</SubmitButton>
        </div>
      </Form>
      {path === null ? null : (
        <CopyField
          className="mt-4"
          label="This site sends no mail: give them this link"
          value={new URL(path, location.href).href}
        />
      )}
    </>
  );
}
