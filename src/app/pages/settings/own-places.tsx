import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MapPin, Pencil, Trash2 } from '#ui/icons/index.ts';
import { useId, useState, type SyntheticEvent } from 'react';
import { TravelPlacePicker, type PickedPlace } from '#domains/search/web/index.ts';
import { deleteOwnPlace, keepOwnPlace, MAX_OWN_PLACES, type OwnPlace } from '#domains/travel/contract.ts';
import { ownPlacesOptions } from '#domains/travel/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useToast } from '#ui/toast.tsx';
import { useSwapFocus } from '#ui/use-swap-focus.ts';

/** Places that the person goes to, for travel times in the search and in the buyer questions. */
export function OwnPlaces() {
  return (
    <Loaded query={useQuery(ownPlacesOptions())} pending={<Skeleton className="h-64" />} failed="Your places could not be read">
      {({ places }) => <Places places={places} />}
    </Loaded>
  );
}

function Places({ places }: { places: readonly OwnPlace[] }) {
  const client = useQueryClient();
  const { toast } = useToast();
  const [edited, setEdited] = useState<OwnPlace>();
  const swap = useSwapFocus<HTMLDivElement>(edited !== undefined);
  const refresh = () => client.invalidateQueries({ queryKey: ownPlacesOptions().queryKey });
  const keep = useMutation({
    mutationFn: ({ placeId, ...body }: OwnPlace) => browserApi.call(keepOwnPlace, { params: { placeId }, body }),
    async onSuccess(_answer, { name }) {
      await refresh();
      setEdited(undefined);
      toast({ title: `${name} is kept` });
    },
  });
  const drop = useMutation({
    mutationFn: ({ placeId }: OwnPlace) => browserApi.call(deleteOwnPlace, { params: { placeId } }),
    async onSuccess(_answer, { name }) {
      await refresh();
      toast({ title: `${name} is removed` });
    },
  });
  const begin = ({ label, detail, longitude, latitude }: PickedPlace) => {
    // A place found by its address has no other name yet: the person gives it one.
    const isAddress = detail === 'Address';
    const address = isAddress ? label : `${label}, ${detail}`;
    setEdited({ placeId: crypto.randomUUID(), name: isAddress ? '' : label.slice(0, 40), address, longitude, latitude });
  };
  return (
    <Card>
      <CardHeader
        level={2}
        title="Your places"
        description="Where you go: work, school, parents. The search and the buyer questions offer them for travel times; nobody else sees them."
      />
      <div className="space-y-4">
        {keep.isError || drop.isError ? <FailureNotice /> : null}
        {places.length === 0 ? <p className="text-ink-soft">You keep no place yet.</p> : null}
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
                  disabled={drop.isPending}
                  onClick={() => drop.mutate(place)}
                />
              </li>
            ))}
          </ul>
        )}
        <div ref={swap}>
          {edited === undefined ? null : (
            <NameForm
              key={edited.placeId}
              place={edited}
              isBusy={keep.isPending}
              onName={(name) => keep.mutate({ ...edited, name })}
              onCancel={() => setEdited(undefined)}
            />
          )}
          {edited === undefined && places.length < MAX_OWN_PLACES ? (
            <TravelPlacePicker label="Add a place" offersOwn={false} className="max-w-xl" onPick={begin} />
          ) : null}
        </div>
      </div>
    </Card>
  );
}

interface NameFormProps {
  place: OwnPlace;
  isBusy: boolean;
  onName: (name: string) => void;
  onCancel: () => void;
}

function NameForm({ place, isBusy, onName, onCancel }: NameFormProps) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    if (typeof name !== 'string' || name.trim() === '') setProblem('Give it a name');
    else onName(name.trim());
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="max-w-xl space-y-4">
      <Field id={`${id}-name`} label="Your name for it" hint={place.address} error={problem} required>
        <TextInput name="name" defaultValue={place.name} maxLength={40} autoComplete="off" placeholder="Work, school, parents" />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} busyText="Saving…">
          Save
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
