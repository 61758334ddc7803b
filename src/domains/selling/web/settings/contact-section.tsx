import { useQuery, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#platform/web/api-client.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { chooseOwnListingContact, type ListingPeople, mayDo, type OwnListing, PART_WORDS } from '../../contract.ts';
import { peopleOptions } from '../api.ts';

/** Who answers what buyers write about one listing. */
export function ContactSection({ listing }: { listing: OwnListing }) {
  return (
    <Card>
      <CardHeader
        level={2}
        title="Who answers buyers"
        description="Either one person gets the emails and new questions and tours, or everyone does. Either way, everyone on the listing finds them all under Inquiries."
      />
      <Loaded query={useQuery(peopleOptions(listing.id))}>{(people) => <Choice listing={listing} people={people} />}</Loaded>
    </Card>
  );
}

function Choice({ listing: { id, part }, people: { people, contactId } }: { listing: OwnListing; people: ListingPeople }) {
  const client = useQueryClient();
  const set = (userId: string | null) => browserApi.call(chooseOwnListingContact, { params: { id }, body: { userId } });
  const choose = useWrite(({ to }: { to: string | null; from: string | null }) => set(to), {
    answered: (answer) => (answer === null ? undefined : showAnswer(client, peopleOptions(id), answer)),
    done: { title: 'Saved. It applies from the next question on.' },
    undo: ({ from }) => set(from),
    refreshes: [{ path: '/api/own-listings/{id}/people' }],
  });
  const shown = choose.underway.at(-1)?.to ?? contactId;
  const mayChoose = mayDo(part, 'people');
  const card = (userId: string | null, label: string, hint: string) => (
    <RadioCard
      key={userId}
      name="contact"
      value={userId ?? 'everybody'}
      label={label}
      hint={hint}
      disabled={!mayChoose}
      checked={shown === userId}
      onChange={() => void choose.run({ to: userId, from: contactId })}
    />
  );
  return (
    <>
      <FieldGroup legend="New questions and tours go to">
        <div className="grid gap-3 sm:grid-cols-2">
          {card(null, 'Everyone', 'Everyone on the listing is notified; the owner gets the emails')}
          {people.map(({ userId, name, part: theirs, isMe }) =>
            card(userId, isMe ? `${name} (you)` : name, `${PART_WORDS[theirs].label}; the others aren’t notified`),
          )}
        </div>
      </FieldGroup>
      {mayChoose ? null : <p className="mt-3 text-sm text-ink-soft">Only owners can choose this.</p>}
    </>
  );
}
