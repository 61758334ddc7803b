import { useState } from 'react';
import { formatCount } from '#lib/format.ts';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { GROUPS, listMaterials, type Material, refreshMaterials } from '../../contract.ts';
import { MaterialCard } from './material-card.tsx';
import { SetBar } from './set-bar.tsx';
import { SetList } from './set-list.tsx';

const STATES = { open: 'In use', outdated: 'Outdated', archived: 'Archived' } as const;
type State = keyof typeof STATES;

/** Materials with filters that stand in the address. */
export function Library({ materials }: { materials: readonly Material[] }) {
  const [params, change] = useAddressQuery();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const listing = params.get('listing') ?? '';
  const group = params.get('group') ?? '';
  const state: State = (['outdated', 'archived'] as const).find((one) => one === params.get('state')) ?? 'open';
  const listings = new Map(materials.map(({ listingId, listingLabel }) => [listingId, listingLabel]));
  // A link may name a home that has none yet.
  if (listing !== '' && !listings.has(listing)) listings.set(listing, 'This home');
  const ofListing = materials.filter(({ listingId }) => listing === '' || listingId === listing);
  const shown = ofListing.filter(
    (one) =>
      (group === '' || one.template.group === group) &&
      one.isArchived === (state === 'archived') &&
      (state !== 'outdated' || one.outdated.length > 0),
  );
  const chosen = shown.filter(({ id }) => picked.includes(id));
  return (
    <>
      <div className="mt-6 grid gap-4 sm:grid-cols-3">
        <Field label="Listing">
          <Select
            value={listing}
            onChange={({ currentTarget }) => change({ listing: currentTarget.value })}
            options={[{ value: '', label: 'All listings' }, ...[...listings].map(([value, label]) => ({ value, label }))]}
          />
        </Field>
        <Field label="Kind">
          <Select
            value={group}
            onChange={({ currentTarget }) => change({ group: currentTarget.value })}
            options={[{ value: '', label: 'All kinds' }, ...GROUPS.map((value) => ({ value, label: value }))]}
          />
        </Field>
        <Field label="Status">
          <Select
            value={state}
            onChange={({ currentTarget }) => change({ state: currentTarget.value === 'open' ? '' : currentTarget.value })}
            options={Object.entries(STATES).map(([value, label]) => ({ value, label }))}
          />
        </Field>
      </div>
      <Outdated materials={ofListing} />
      <SetList />
      <SetBar shown={shown} chosen={chosen} onPick={setPicked} />
      {shown.length === 0 ? (
        <p className="mt-8 text-ink-soft">
          No materials match. {state === 'archived' ? 'Anything you archive is kept here.' : 'Choose other filters.'}
        </p>
      ) : (
        <ul className="mt-4 grid gap-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {shown.map((material) => (
            <MaterialCard
              key={material.id}
              material={material}
              isPicked={picked.includes(material.id)}
              onPick={(isPicked) =>
                setPicked((before) => (isPicked ? [...before, material.id] : before.filter((id) => id !== material.id)))
              }
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** What has changed since materials were made, and one press that makes them again. */
function Outdated({ materials }: { materials: readonly Material[] }) {
  const outdated = Map.groupBy(
    materials.filter(({ outdated: changes, isArchived, canEdit }) => changes.length > 0 && !isArchived && canEdit),
    ({ listingId }) => listingId,
  );
  return [...outdated].map(([listingId, rows]) => <OutdatedListing key={listingId} listingId={listingId} rows={rows} />);
}

function OutdatedListing({ listingId, rows }: { listingId: string; rows: readonly Material[] }) {
  const refresh = useWrite(refreshMaterials, {
    refreshes: [listMaterials, { path: '/api/marketing-materials/{id}' }],
    done: (answer) => ({ title: `${formatCount(answer.materials.length, 'material')} made again` }),
  });
  const changes = [...new Set(rows.flatMap(({ outdated }) => outdated))];
  return (
    <Notice
      tone="warning"
      className="mt-6"
      title={`${formatCount(rows.length, 'material')} of ${rows[0]?.listingLabel ?? 'a home'} ${rows.length === 1 ? 'is' : 'are'} outdated`}
      action={
        <Button size="small" busy={refresh.isBusy} onClick={() => void refresh.run({ params: { id: listingId } })}>
          {rows.length === 1 ? 'Make it again' : 'Make all again'}
        </Button>
      }
    >
      Changed since then: {changes.join(', ')}. Outdated materials can’t go out; earlier versions are kept.
    </Notice>
  );
}
