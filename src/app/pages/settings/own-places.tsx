import { useQuery } from '@tanstack/react-query';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { MapPin, Pencil, Trash2 } from '#ui/icons/index.ts';
import { useState } from 'react';
import { TravelPlacePicker, type PickedPlace } from '#domains/search/web/index.ts';
import {
  deleteOwnPlace,
  keepOwnPlace,
  listOwnPlaces,
  MOST_OWN_PLACES,
  MOST_NAME_LETTERS,
  type OwnPlace,
} from '#domains/travel/contract.ts';
import { ownPlacesOptions } from '#domains/travel/web/index.ts';
import { randomUuid } from '#lib/uuid.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useSwapFocus } from '#ui/use-swap-focus.ts';

/** Places that the person goes to, for travel times in the search and in the buyer questions. */
export function OwnPlaces() {
  return (
    <Loaded query={useQuery(ownPlacesOptions())} pending={<SkeletonRows rows={4} />} failed="We couldn’t load your places">
      {({ places }) => <Places places={places} />}
    </Loaded>
  );
}

function Places({ places }: { places: readonly OwnPlace[] }) {
  const [edited, setEdited] = useState<OwnPlace>();
  const swap = useSwapFocus<HTMLDivElement>(edited !== undefined);
  const drop = useWrite(({ placeId }: OwnPlace) => browserApi.call(deleteOwnPlace, { params: { placeId } }), {
    refreshes: [listOwnPlaces],
    tells: 'page',
    done: (_answer, { name }) => ({ title: `${name} is removed` }),
  });
  const begin = ({ label, detail, longitude, latitude }: PickedPlace) => {
    // A place found by its address has no other name yet: the person gives it one.
    const isAddress = detail === 'Address';
    const address = isAddress ? label : `${label}, ${detail}`;
    setEdited({
      placeId: randomUuid(),
      name: isAddress ? '' : label.slice(0, MOST_NAME_LETTERS),
      address,
      longitude,
      latitude,
    });
  };
  return (
    <Card>
      <CardHeader
        level={2}
        title="Your places"
        description="The places you go: work, school, your parents. Use them for travel times in search and in your buyer answers. No one else sees them."
      />
      <div className="space-y-4">
        <WriteFailure of={drop} />
        {places.length === 0 ? <p className="text-ink-soft">No places yet.</p> : null}
        {places.length === 0 ? null : (
          <ul className="divide-y divide-line rounded-control border border-line">
            {places.map((place) => (
              <li key={place.placeId} className="flex items-center gap-3 px-4 py-2">
                <MapPin aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
                <span className="min-w-0 grow">
                  <span className="block font-medium break-words">{place.name}</span>
                  <span className="block text-sm break-words text-ink-soft">{place.address}</span>
                </span>
                <IconButton icon={Pencil} label={`Rename ${place.name}`} onClick={() => setEdited(place)} />
                <IconButton
                  icon={Trash2}
                  label={`Remove ${place.name}`}
                  disabled={drop.isBusy}
                  onClick={() => void drop.run(place)}
                />
              </li>
            ))}
          </ul>
        )}
        <div ref={swap}>
          {edited === undefined ? null : <NameForm key={edited.placeId} place={edited} onClose={() => setEdited(undefined)} />}
          {edited === undefined && places.length < MOST_OWN_PLACES ? (
            <TravelPlacePicker label="Add a place" offersOwn={false} className="max-w-xl" onPick={begin} />
          ) : null}
        </div>
      </div>
    </Card>
  );
}

interface NameFormProps {
  place: OwnPlace;
  onClose: () => void;
}

function NameForm({ place: { placeId, name, ...rest }, onClose }: NameFormProps) {
  const form = useForm({
    start: { name },
    check: (typed) => ({ name: typed.name.trim() === '' ? 'Give it a name' : undefined }),
    send: (typed) => browserApi.call(keepOwnPlace, { params: { placeId }, body: { ...rest, name: typed.name.trim() } }),
    refreshes: [listOwnPlaces],
    done(_answer, typed) {
      onClose();
      return { title: `${typed.name.trim()} is kept` };
    },
  });
  return (
    <Form of={form} className="max-w-xl space-y-4">
      <Field {...form.field('name')} label="Your name for it" hint={rest.address} required>
        <TextInput maxLength={MOST_NAME_LETTERS} autoComplete="off" placeholder="Work, school, parents" />
      </Field>
      <div className="flex flex-wrap gap-3">
        <SubmitButton of={form} busyText="Saving…">
          Save
        </SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
