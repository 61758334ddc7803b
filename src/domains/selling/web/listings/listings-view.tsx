import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { downloadCsv } from '#ui/download.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Home } from '#ui/icons/index.ts';
import { AppLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { archiveOwnListing, listOwnListings, type OwnListingSummary } from '../../contract.ts';
import { listingWeeksOptions, ownListingsOptions } from '../api.ts';
import { SellerTabs } from '../seller-tabs.tsx';
import { EditorView } from '../editor/editor-view.tsx';
import { arrangeListings, type KnownOfListings, listingsTable, readShown } from './arrange-listings.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ListBar } from './list-bar.tsx';
import { ListingRow } from './listing-row.tsx';
import { StartDialog } from './start-dialog.tsx';

interface ListingsViewProps extends PersonalViewProps {
  /** By id, once they are known. */
  scores: ReadonlyMap<string, number> | undefined;
}

/** Homes that the person lists or helps to list, or one of them if the address names it. */
export function ListingsView(props: ListingsViewProps) {
  const [search] = useSearchParams();
  const id = search.get('listing');
  return id === null ? <ListingList {...props} /> : <EditorView id={id} frame={props.frame} />;
}

function ListingList({ frame, scores }: ListingsViewProps) {
  const query = useQuery(ownListingsOptions());
  const weeks = useQuery(listingWeeksOptions()).data?.weeks;
  const [search, change] = useAddressQuery();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shown = readShown(search);
  const known = { scores, weeks: weeks && new Map(weeks.map((week) => [week.id, week])) };
  const start = (isOpen: boolean) => change({ new: isOpen ? '1' : null });
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
            const rows = arrangeListings(listings, shown, known);
            return (
              <>
                {listings.length === 1 && !shown.isArchive ? null : (
                  <ListBar
                    listings={listings}
                    shown={shown}
                    onChange={change}
                    onDownload={() => downloadCsv('listings.csv', listingsTable(rows, known))}
                  />
                )}
                <BulkBar listings={rows.filter(({ id }) => chosen.has(id))} onDone={() => setChosen(new Set())} />
                <ListOf rows={rows} known={known} chosen={chosen} onChoose={setChosen} />
              </>
            );
          }}
        </Loaded>
      </div>
      <StartDialog open={search.has('new')} onOpenChange={start} />
    </Page>
  );
}

interface ListOfProps {
  rows: readonly OwnListingSummary[];
  known: KnownOfListings;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

function ListOf({ rows, known, chosen, onChoose }: ListOfProps) {
  const archive = useWrite(archiveOwnListing, { refreshes: [listOwnListings] });
  if (rows.length === 0) return <EmptyState className="mt-6" title="Nothing here" />;
  return (
    <ul className="mt-6 grid gap-4">
      {rows.map((listing) => (
        <ListingRow
          key={listing.id}
          listing={listing}
          week={known.weeks?.get(listing.id)}
          score={known.scores?.get(listing.id)}
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
