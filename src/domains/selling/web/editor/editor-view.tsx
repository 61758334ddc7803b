import { useQuery } from '@tanstack/react-query';
import { STATUS_WORDS } from '#domains/listings/contract.ts';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { SAVE_WORDS } from '#platform/web/autosave/save-words.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Undo2 } from '#ui/icons/index.ts';
import { InlineLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { mayDo, type OwnListing, restoreOwnListingVersion } from '../../contract.ts';
import { EDITOR_GROUPS } from '../../model/editor-fields.ts';
import { hasEnded } from '../../model/status-changes.ts';
import { ownListingOptions, useShowListing } from '../api.ts';
import { SameHomeNotice } from '../same-home-notice.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { EndedNotice } from './ended-notice.tsx';
import { useDraft } from './use-draft.ts';
import { GroupPart } from './group-part.tsx';
import { GateList } from './gate-list.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { ListingActions } from './listing-actions.tsx';
import { OpenHousesPanel } from './open-houses-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { PhotoPanel } from './photo-panel.tsx';
import { PreviewPanel } from './preview-panel.tsx';

interface EditorViewProps extends Pick<PersonalViewProps, 'frame'> {
  id: string;
}

/** One listing: its self-saving fields, photos, people and versions, and the way to the market. */
export function EditorView({ id, frame }: EditorViewProps) {
  const query = useQuery(ownListingOptions(id));
  return (
    <Loaded query={query} wayOut={<InlineLink href="/seller/dashboard/listings">Your listings</InlineLink>}>
      {(listing) => <Editor key={id} listing={listing} frame={frame} />}
    </Loaded>
  );
}

function Editor({ listing, frame }: { listing: OwnListing } & Pick<PersonalViewProps, 'frame'>) {
  const used = useDraft(listing);
  const { draft, state, conflicts, flush } = used;
  const [search, change] = useAddressQuery();
  const isOver = hasEnded(listing.standardStatus);
  const canEdit = mayDo(listing.part, 'edit') && !isOver;
  const show = useShowListing();
  const undo = useWrite(restoreOwnListingVersion, {
    answered: (answer) => show(answer),
    refreshes: [{ path: '/api/own-listings/{id}/versions' }],
    done: { title: 'Undone. Undo again to go further back, or redo it from the history.' },
  });
  const groups = EDITOR_GROUPS.map((group) => ({
    id: group,
    label: group,
    content: <GroupPart group={group} listing={listing} draft={used} disabled={!canEdit} />,
  }));
  async function undoLast() {
    const saved = await flush();
    if (saved?.undoVersion != null) await undo.run({ params: { id: saved.id, version: saved.undoVersion } });
  }
  const photos = listing.photos.filter(({ isRemoved }) => !isRemoved).length;
  const tabs = [
    ...groups.slice(0, 2),
    { id: 'Photos', label: 'Photos', count: photos, content: <PhotoPanel listing={listing} disabled={!canEdit} /> },
    ...groups.slice(2),
    { id: 'Open houses', label: 'Open houses', content: <OpenHousesPanel listing={listing} /> },
    { id: 'Preview', label: 'Preview', content: <PreviewPanel listing={listing} /> },
    { id: 'History', label: 'History', content: <HistoryPanel listing={listing} canEdit={canEdit} /> },
    { id: 'People', label: 'People', content: <PeoplePanel listing={listing} /> },
  ];
  return (
    <Page
      {...frame}
      title={listing.label}
      above={<InlineLink href="/seller/dashboard/listings">Your listings</InlineLink>}
      lead={null}
      note={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Badge tone={listing.standardStatus === 'Active' ? 'brand' : 'neutral'}>{STATUS_WORDS[listing.standardStatus]}</Badge>
          {listing.hasUnpublished ? <span>Has unpublished changes</span> : null}
          <span role="status">{SAVE_WORDS[state]}</span>
        </span>
      }
      actions={
        <ListingActions listing={listing} flush={flush} onPublishRefused={() => document.getElementById('gate')?.focus()} />
      }
    >
      <EndedNotice listing={listing} />
      <SameHomeNotice listing={listing} />
      <ConflictNotice conflicts={conflicts} onSettle={(field, keep) => draft.settle(field, keep)} />
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <Tabs
            label="Parts of the listing"
            tabs={tabs}
            value={search.get('part') ?? 'Basics'}
            onValueChange={(part) => change({ part })}
          />
        </div>
        {isOver ? null : (
          <div className="grid gap-4 lg:sticky lg:top-24">
            <ProgressBar label="Complete" value={listing.completeness / 100} />
            <GateList listing={listing} />
            {canEdit && listing.undoVersion !== null ? (
              <Button variant="secondary" busy={undo.isBusy} onClick={() => void undoLast()}>
                <Undo2 aria-hidden="true" className="size-4.5" />
                Undo the last save
              </Button>
            ) : null}
          </div>
        )}
      </div>
    </Page>
  );
}
