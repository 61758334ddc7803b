import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type StandardStatus, STATUS_WORDS } from '#domains/listings/contract.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Ellipsis } from '#ui/icons/index.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { archiveOwnListing, deleteOwnListing, listOwnListings, mayDo } from '../../contract.ts';
import { hasEnded, isSeen, publishedAs } from '../../model/status-changes.ts';
import { useShowListing } from '../api.ts';
import { scoreHref } from '../editor-href.ts';
import { useListAgain } from './use-list-again.ts';
import { type PublishProps, usePublish } from './use-publish.tsx';
import { SoonDialog } from './soon-dialog.tsx';
import { PriceDialog, StatusDialog } from './status-dialog.tsx';

type Open = { kind: 'status'; to: StandardStatus } | { kind: 'price' } | { kind: 'soon' } | { kind: 'delete' } | undefined;

/** Publish, change the price or the status, and whatever else the person's part allows. */
export function ListingActions({ listing, flush, onPublishRefused }: PublishProps) {
  const { id, part, standardStatus: status } = listing;
  const navigate = useNavigate();
  const show = useShowListing();
  const [open, setOpen] = useState<Open>();
  const isDraft = listing.publishedVersion === null;
  const mayPublish = mayDo(part, 'publish') && !hasEnded(status);
  const publish = usePublish({ listing, flush, onPublishRefused });
  const copy = useListAgain(id);
  const archive = useWrite(archiveOwnListing, {
    answered: (answer) => show(answer),
    refreshes: [listOwnListings],
    done: (answer) => ({ title: answer.isArchived ? 'Moved to the archive.' : 'Back in your list.' }),
    undo: ({ body }) => browserApi.call(archiveOwnListing, { params: { id }, body: { isArchived: !body.isArchived } }),
  });
  const remove = useWrite(deleteOwnListing, {
    refreshes: [listOwnListings],
    answered: () => navigate('/seller/dashboard/listings'),
    done: { title: 'Draft deleted.' },
  });
  const { publicPrice } = listing;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {mayPublish && (isDraft || listing.hasUnpublished) ? (
        <Button busy={publish.isBusy} onClick={() => void publish.run({ as: publishedAs(status) })}>
          {isDraft ? 'Publish' : 'Publish changes'}
        </Button>
      ) : null}
      {mayPublish && publicPrice !== null ? (
        <Button variant="secondary" onClick={() => setOpen({ kind: 'price' })}>
          Change price
        </Button>
      ) : null}
      <Menu
        trigger={<IconButton icon={Ellipsis} label="More about this listing" variant="outline" />}
        groups={[
          mayPublish && (isDraft || status === 'Coming Soon')
            ? [
                {
                  label: isDraft ? 'Publish as coming soon' : 'Change the first day for sale',
                  onSelect: () => setOpen({ kind: 'soon' }),
                },
              ]
            : [],
          isDraft || !mayPublish
            ? []
            : listing.nextStatuses.map((to) => ({
                label: `Change to "${STATUS_WORDS[to]}"`,
                onSelect: () => setOpen({ kind: 'status', to }),
              })),
          [
            ...(isDraft || !isSeen(listing) ? [] : [{ label: 'See its page', href: `/property/${listing.listingKey}` }]),
            { label: 'See its score', href: scoreHref(id) },
            { label: 'Make marketing materials', href: `/generate-marketing-materials/${id}` },
            { label: hasEnded(status) ? 'List it again' : 'Make a copy', onSelect: () => void copy.run() },
            ...(mayDo(part, 'publish') && (isDraft || status === 'Withdrawn' || hasEnded(status))
              ? [
                  {
                    label: listing.isArchived ? 'Move out of the archive' : 'Move to the archive',
                    onSelect: () => void archive.run({ params: { id }, body: { isArchived: !listing.isArchived } }),
                  },
                ]
              : []),
          ],
          isDraft && mayDo(part, 'delete')
            ? [{ label: 'Delete the draft', destructive: true, onSelect: () => setOpen({ kind: 'delete' }) }]
            : [],
        ].filter((group) => group.length > 0)}
      />
      {open?.kind === 'status' ? <StatusDialog listing={listing} to={open.to} onClose={() => setOpen(undefined)} /> : null}
      {open?.kind === 'price' && publicPrice !== null ? (
        <PriceDialog listing={listing} publicPrice={publicPrice} onClose={() => setOpen(undefined)} />
      ) : null}
      {open?.kind === 'soon' ? (
        <SoonDialog
          listing={listing}
          onPublish={(onMarketDate) => void publish.run({ as: 'Coming Soon', onMarketDate })}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
      <ConfirmDialog
        open={open?.kind === 'delete'}
        onOpenChange={() => setOpen(undefined)}
        title="Delete this draft?"
        description="This permanently deletes its fields, photos and versions."
        confirm="Delete the draft"
        busy={remove.isBusy}
        failed={remove.failure !== undefined}
        onConfirm={() => void remove.run({ params: { id } })}
      />
    </div>
  );
}
