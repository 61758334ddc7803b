import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { InvitationLink, InvitedPerson, InviteForm, type LinkToHand } from '#domains/invitations/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import {
  changeOwnListingPart,
  INVITED_PARTS,
  leaveOwnListing,
  listOwnListingPeople,
  type ListingPeople,
  mayDo,
  type OwnListing,
  ownListingInviting,
  PART_WORDS,
  removeOwnListingPerson,
} from '../../contract.ts';
import { peopleOptions } from '../api.ts';

const PART_LABELS = {
  'co-owner': PART_WORDS['co-owner'].label,
  agent: PART_WORDS.agent.label,
  assistant: PART_WORDS.assistant.label,
};

/** Who helps to sell: invite, change a part, remove, leave. */
export function PeoplePanel({ listing }: { listing: OwnListing }) {
  const query = useQuery(peopleOptions(listing.id));
  const mayInvite = mayDo(listing.part, 'people');
  return (
    <Loaded query={query}>
      {(people) => (
        <>
          <PeopleList listing={listing} people={people} mayInvite={mayInvite} />
          {mayInvite ? <Invite listing={listing} /> : null}
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
  const [going, setGoing] = useState<ListingPeople['people'][number]>();
  const refreshes = [listOwnListingPeople];
  const remove = useWrite(removeOwnListingPerson, { refreshes, done: { title: 'Removed. We told them.' } });
  const change = useWrite(changeOwnListingPart, { refreshes, done: { title: 'Changed. We told them.' } });
  const leave = useWrite(leaveOwnListing, {
    done: { title: 'You left the listing.' },
    answered: () => navigate('/seller/dashboard/listings'),
  });
  const end = async ({ userId, isMe }: ListingPeople['people'][number]) => {
    if (isMe) await leave.run({ params: { id } });
    else await remove.run({ params: { id, userId } });
    setGoing(undefined);
  };
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {people.map((person) => {
          const { userId, name, part, isMe } = person;
          return (
            <li key={userId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
              <span>
                <span className="font-medium text-ink">{isMe ? `${name} (you)` : name}</span>
                <span className="block text-sm text-ink-soft">
                  {PART_WORDS[part].label}. {PART_WORDS[part].can}.
                </span>
              </span>
              {isMe && myPart !== 'owner' ? (
                <Button size="small" variant="secondary" busy={leave.isBusy} onClick={() => setGoing(person)}>
                  Leave
                </Button>
              ) : part !== 'owner' && mayInvite ? (
                <span className="flex flex-wrap items-center gap-2">
                  <Field label={`Part of ${name}`} hideLabel className="w-36">
                    <Select
                      compact
                      value={part}
                      options={INVITED_PARTS.map((value) => ({ value, label: PART_LABELS[value] }))}
                      onChange={({ target }) => {
                        const chosen = INVITED_PARTS.find((one) => one === target.value);
                        if (chosen !== undefined && !change.isBusy)
                          void change.run({ params: { id, userId }, body: { part: chosen } });
                      }}
                    />
                  </Field>
                  <Button
                    size="small"
                    variant="secondary"
                    busy={remove.underway.some(({ params }) => params.userId === userId)}
                    onClick={() => setGoing(person)}
                  >
                    Remove<span className="sr-only"> {name}</span>
                  </Button>
                </span>
              ) : null}
            </li>
          );
        })}
        {invitations.map((invitation) => (
          <InvitedPerson
            key={invitation.id}
            invitation={invitation}
            part={PART_WORDS[invitation.part].label}
            withdraw={
              mayInvite
                ? (invitationId) => browserApi.call(ownListingInviting.withdraw, { params: { id, invitationId } })
                : undefined
            }
            refreshes={refreshes}
          />
        ))}
      </ul>
      {going === undefined ? null : (
        <ConfirmDialog
          open
          onOpenChange={() => setGoing(undefined)}
          title={going.isMe ? 'Leave this listing?' : `Remove ${going.name} from this listing?`}
          description={
            going.isMe
              ? 'You no longer see or edit it. Only its owner or a co-owner can invite you again.'
              : 'They no longer see or edit it, and we tell them. You can invite them again.'
          }
          confirm={going.isMe ? 'Leave' : 'Remove'}
          cancel="Not now"
          busy={remove.isBusy || leave.isBusy}
          onConfirm={() => void end(going)}
        />
      )}
    </>
  );
}

function Invite({ listing: { id } }: { listing: OwnListing }) {
  const [link, setLink] = useState<LinkToHand>();
  return (
    <>
      <InviteForm
        label="Invite by email"
        choice={{ label: 'As', words: PART_LABELS, options: INVITED_PARTS, first: 'co-owner' }}
        send={(email, part) => browserApi.call(ownListingInviting.invite, { params: { id }, body: { email, part } })}
        refreshes={[listOwnListingPeople]}
        onLink={setLink}
        className="mt-6"
      />
      <InvitationLink link={link} />
    </>
  );
}
