import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { mayDo, type OwnListing } from '../../contract.ts';
import { hasEnded, publishedAs } from '../../model/status-changes.ts';
import { editorHref } from '../editor-href.ts';
import { usePublish } from './use-publish.tsx';

/** Publishes what was changed elsewhere than in the editor, which says what is in the way. Nothing if there is nothing to publish. */
export function PublishButton({ listing }: { listing: OwnListing }) {
  const navigate = useNavigate();
  const publish = usePublish({
    listing,
    flush: () => Promise.resolve(listing),
    onPublishRefused: () => void navigate(`${editorHref(listing.id)}#gate`),
  });
  const isDraft = listing.publishedVersion === null;
  if (!mayDo(listing.part, 'publish') || hasEnded(listing.standardStatus) || !(isDraft || listing.hasUnpublished)) return null;
  return (
    <Button busy={publish.isBusy} onClick={() => void publish.run({ as: publishedAs(listing.standardStatus) })}>
      {isDraft ? 'Publish' : 'Publish changes'}
    </Button>
  );
}
