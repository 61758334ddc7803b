import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession, useSignedInAction } from '#domains/accounts/web/index.ts';
import { createOwnListing, type EditorValue, readEditorField, saveOwnListing } from '#domains/selling/contract.ts';
import { editorHref, useSendPhotos } from '#domains/selling/web/index.ts';
import { randomUuid } from '#lib/uuid.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import type { DevicePhoto } from './photo-check.tsx';
import type { GivenFact } from './enhancer-result.tsx';

interface Given {
  title: string;
  description: string;
  facts: readonly GivenFact[];
}

interface TakeOverProps extends Given {
  photos: readonly DevicePhoto[];
}

/** Starts a draft with what was given. Whoever is not signed in does so first; until then it waits in this window alone. */
export function TakeOver(props: TakeOverProps) {
  return (
    <QueryScope>
      <StartListing {...props} />
    </QueryScope>
  );
}

function StartListing({ photos, ...given }: TakeOverProps) {
  const navigate = useNavigate();
  const sendPhotos = useSendPhotos();
  const [takesPhotos, setTakesPhotos] = useState(false);
  const { status } = useSession();
  const start = useWrite(
    async (taken: Given, id) => {
      const listing = await browserApi.call(createOwnListing, { body: { id, homeId: null } });
      const changes = [...fieldsOf(taken)].map(([name, value]) => ({ path: [name], value }));
      const body = { baseVersion: listing.version, writer: randomUuid(), seq: 1, changes };
      await browserApi.call(saveOwnListing, { params: { id: listing.id }, body });
      return listing;
    },
    {
      tells: 'page',
      offline: 'fails',
      answered({ id }) {
        const taken = takesPhotos ? photos : [];
        if (taken.length > 0)
          sendPhotos(
            id,
            taken.map(({ file, room }) => Object.assign(file, { room })),
          );
        return navigate(editorHref(id, taken.length > 0 ? 'Photos' : undefined));
      },
    },
  );
  const begin = useSignedInAction<Given>('enhancer-to-listing', (taken) => void start.run(taken));
  return (
    <div>
      {photos.length === 0 ? null : (
        <Checkbox
          className="mb-3"
          label={`Take ${photos.length === 1 ? 'the photo' : `the ${photos.length} photos`} along, with what they show`}
          hint="They are sent here for your draft. Without this, they stay on this device."
          checked={takesPhotos}
          onChange={({ target }) => setTakesPhotos(target.checked)}
        />
      )}
      <Button variant="secondary" busy={start.isBusy || status === 'loading'} onClick={() => begin(given)}>
        Start a listing with these facts
      </Button>
      <p className="mt-2 text-sm text-ink-soft">
        A draft with your facts and your text, which only you see. It needs an account.
      </p>
      <WriteFailure of={start} title="We couldn’t start the listing" className="mt-4" />
    </div>
  );
}

/** The fields of the draft. What does not fit a field of it stays out. */
function fieldsOf({ title, description, facts }: Given): Map<string, EditorValue> {
  const fields = new Map<string, EditorValue>();
  const texts = [
    { field: 'Headline', value: title.trim() },
    { field: 'PublicRemarks', value: description.trim() },
  ];
  for (const { field, value } of [...facts, ...texts]) {
    const read = readEditorField(field, value);
    if ('problem' in read || read.value === null || read.value === '') continue;
    const before = fields.get(field);
    fields.set(field, Array.isArray(before) && Array.isArray(read.value) ? [...new Set([...before, ...read.value])] : read.value);
  }
  return fields;
}
