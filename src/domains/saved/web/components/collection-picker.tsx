import { useQuery } from '@tanstack/react-query';
import { browserApi } from '#platform/web/api-client.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { putCollectionHome, removeCollectionHome, type CollectionSummary } from '../../contract/collections.ts';
import { COLLECTION_READS, collectionsQuery } from '../api.ts';
import { NewCollection } from './new-collection.tsx';

interface CollectionPickerProps {
  listingKey: string;
  name: string;
  onClose: () => void;
}

/** Which collections a home is in; a new one may be started on the way. */
export function CollectionPicker(props: CollectionPickerProps) {
  return (
    <QueryScope>
      <Dialog
        open
        onOpenChange={props.onClose}
        size="small"
        title="Add to collection"
        description={props.name}
        footer={<Button onClick={props.onClose}>Done</Button>}
      >
        <Choices listingKey={props.listingKey} />
      </Dialog>
    </QueryScope>
  );
}

function Choices({ listingKey }: Pick<CollectionPickerProps, 'listingKey'>) {
  return (
    <Loaded
      query={useQuery(collectionsQuery)}
      pending={<SkeletonText />}
      signedOut={<p>Your session has ended. Sign in again to collect homes.</p>}
    >
      {({ collections }) => <Boxes collections={collections} listingKey={listingKey} />}
    </Loaded>
  );
}

function Boxes({ collections, listingKey }: { collections: readonly CollectionSummary[]; listingKey: string }) {
  const put = useWrite(
    ({ id, isIn }: { id: string; isIn: boolean }): Promise<unknown> =>
      isIn
        ? browserApi.call(removeCollectionHome, { params: { id, listingKey } })
        : browserApi.call(putCollectionHome, { params: { id, listingKey }, body: {} }),
    { refreshes: COLLECTION_READS, tells: 'page' },
  );
  const pendingOf = (id: string) => {
    const one = put.underway.find((each) => each.id === id);
    return one === undefined ? undefined : !one.isIn;
  };
  const editable = collections.filter(({ role }) => role === 'owner' || role === 'edit');
  return (
    <div className="space-y-4">
      {editable.length === 0 ? (
        <p className="text-ink-soft">No collections yet. Start one for homes that belong together.</p>
      ) : null}
      <ul>
        {editable.map((collection) => (
          <li key={collection.id}>
            <CollectionBox
              collection={collection}
              listingKey={listingKey}
              pending={pendingOf(collection.id)}
              onToggle={(isIn) => void put.run({ id: collection.id, isIn })}
            />
          </li>
        ))}
      </ul>
      <NewCollection listingKey={listingKey} />
      <WriteFailure of={put} />
    </div>
  );
}

function CollectionBox({
  collection,
  listingKey,
  pending,
  onToggle,
}: {
  collection: CollectionSummary;
  listingKey: string;
  /** Changes on their way. */
  pending: boolean | undefined;
  onToggle: (isIn: boolean) => void;
}) {
  const isStored = collection.listingKeys.includes(listingKey);
  // Ticked at once; if saving fails, the list shows what is stored.
  const isIn = pending ?? isStored;
  return (
    <Checkbox
      checked={isIn}
      onChange={() => onToggle(isIn)}
      label={collection.name}
      hint={collection.homeCount === 1 ? '1 home' : `${collection.homeCount} homes`}
    />
  );
}
