import { useNavigate } from 'react-router';
import { SAVE_WORDS } from '#platform/web/autosave/save-words.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { LineLink } from '#ui/link.tsx';
import { mayDo, type OwnListing } from '../../contract.ts';
import { hasEnded, publishedAs } from '../../model/status-changes.ts';
import { editorHref } from '../editor-href.ts';
import { ConflictNotice } from '../editor/conflict-notice.tsx';
import { FieldPart } from '../editor/field-part.tsx';
import { usePublish } from '../editor/use-publish.tsx';
import { useDraft } from '../editor/use-draft.ts';

/** Who and what buyers see: fields of the draft, which become public with its next publication. */
export function DisplaySection({ listing }: { listing: OwnListing }) {
  const { draft, fields, state, conflicts, flush } = useDraft(listing);
  const isOver = hasEnded(listing.standardStatus);
  const mayPublish = mayDo(listing.part, 'publish') && !isOver;
  const navigate = useNavigate();
  const publish = usePublish({ listing, flush, onPublishRefused: () => void navigate(editorHref(listing.id)) });
  return (
    <Card>
      <CardHeader
        level={2}
        title="What buyers see"
        description="Your name and number next to the listing, and what this site and the sites that use our feed can show. These choices are part of the draft: buyers see them once you publish."
      />
      <ConflictNotice conflicts={conflicts} onSettle={(field, keep) => draft.settle(field, keep)} />
      <FieldPart
        group="Display"
        fields={fields}
        gate={listing.gate}
        conflicts={conflicts}
        disabled={!mayDo(listing.part, 'edit') || isOver}
        onChange={(field, value) => draft.change(field, value)}
      />
      <ul className="mt-6 grid max-w-measure gap-1 text-sm text-ink-soft">
        <li>Anything left blank counts as yes.</li>
        <li>If the home isn’t on the web, it has no page and no longer appears in search or alerts.</li>
        <li>Without the address, buyers see the city and no exact place on the map.</li>
        <li>Without estimates, we don’t show a value or range next to your price.</li>
        <li>Without comments, no one can post remarks about the home for others to read.</li>
      </ul>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        {mayPublish && listing.publishedVersion !== null && listing.hasUnpublished ? (
          <Button busy={publish.isBusy} onClick={() => void publish.run({ as: publishedAs(listing.standardStatus) })}>
            Publish changes
          </Button>
        ) : null}
        <LineLink look="snug" href={editorHref(listing.id, 'Preview')}>
          See it as buyers would
        </LineLink>
        <span role="status" className="text-sm text-ink-soft">
          {SAVE_WORDS[state]}
        </span>
      </div>
    </Card>
  );
}
