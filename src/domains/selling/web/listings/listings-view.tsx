import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Home } from '#ui/icons/index.ts';
import { AppLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { archiveOwnListing, listOwnListings, type OwnListingSummary } from '../../contract.ts';
import { listingWeeksOptions, ownListingsOptions } from '../api.ts';
import { SellerTabs } from '../seller-tabs.tsx';
import { EditorView } from '../editor/editor-view.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ListingRow } from './listing-row.tsx';
import { StartDialog } from './start-dialog.tsx';

type Shown = 'current' | 'archived';

/** Homes that the person lists or helps to list, or one of them if the address names it. */
export function ListingsView(props: PersonalViewProps) {
  const [search] = useSearchParams();
  const id = search.get('listing');
  return id === null ? <ListingList {...props} /> : <EditorView id={id} frame={props.frame} />;
}

function ListingList({ frame }: PersonalViewProps) {
  const query = useQuery(ownListingsOptions());
  const [search, setSearch] = useSearchParams();
  const [shown, setShown] = useState<Shown>('current');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isStarting = search.has('new');
  const start = (isOpen: boolean) => setSearch(isOpen ? { new: '' } : {}, { preventScrollReset: true });
  return (
    <Page {...frame}>
      <SellerTabs current="/seller/dashboard/listings" />
      <div className="mt-6 min-h-dvh">
        <Button onClick={() => start(true)}>New listing</Button>
        <Loaded
          query={query}
          isEmpty={({ listings }) => listings.length === 0}
          empty={
            <EmptyState
              icon={Home}
              className="mt-8"
              title="Nothing listed yet"
              action={
                <Button asChild>
                  <AppLink href="/seller-flow/intent">Compare the ways to sell</AppLink>
                </Button>
              }
            >
              Start a draft with your address. No one sees it until you publish it.
            </EmptyState>
          }
        >
          {({ listings }) => {
            const archived = listings.filter(({ isArchived }) => isArchived).length;
            const ofList = listings.filter(({ isArchived }) => isArchived === (shown === 'archived'));
            // What buyers see comes before drafts.
            const rows = ofList.toSorted((a, b) => Number(a.publicPrice === null) - Number(b.publicPrice === null));
            return (
              <>
                {archived === 0 ? null : (
                  <SegmentedControl
                    className="mt-6"
                    legend="Which listings"
                    hideLegend
                    segments={[
                      { value: 'current', label: 'Current' },
                      { value: 'archived', label: `Archive (${archived})` },
                    ]}
                    value={shown}
                    onValueChange={setShown}
                  />
                )}
                <BulkBar listings={rows.filter(({ id }) => chosen.has(id))} onDone={() => setChosen(new Set())} />
                <ListOf rows={rows} chosen={chosen} onChoose={setChosen} />
              </>
            );
          }}
        </Loaded>
      </div>
      <StartDialog open={isStarting} onOpenChange={start} />
    </Page>
  );
}

interface ListOfProps {
  rows: readonly OwnListingSummary[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

function ListOf({ rows, chosen, onChoose }: ListOfProps) {
  const weeks = useQuery(listingWeeksOptions()).data?.weeks;
  const archive = useWrite(archiveOwnListing, { refreshes: [listOwnListings] });
  if (rows.length === 0) return <EmptyState className="mt-6" title="Nothing here" />;
  return (
    <ul className="mt-6 grid gap-4">
      {rows.map((listing) => (
        <ListingRow
          key={listing.id}
          listing={listing}
          week={weeks?.find(({ id }) => id === listing.id)}
          isChosen={chosen.has(listing.id)}
          onChoose={(isChosen) => {
            const next = new Set(chosen);
            if (isChosen) next.add(listing.id);
            else next.delete(listing.id);
            onChoose(next);
          }}
          onRestore={() => void archive.run({ params: { id: listing.id }, body: { isArchived: false } })}
        />
      ))}
    </ul>
  );
}
