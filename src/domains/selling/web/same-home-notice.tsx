import { useSite } from '#platform/web/site-context.ts';
import { InlineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { mayDo, type OwnListingSummary } from '../contract.ts';
import { editorHref } from './editor-href.ts';

/** Says that somebody else has the same home on the market, and what to do. Nothing if nobody has. */
export function SameHomeNotice({ listing }: { listing: Pick<OwnListingSummary, 'id' | 'part' | 'sameHome'> }) {
  const { sameHome, id, part } = listing;
  if (sameHome === null) return null;
  return (
    <Notice
      tone="warning"
      className="mt-4"
      title={sameHome.isFirst ? 'Someone else has listed this home too' : 'This home is already listed here'}
    >
      {sameHome.isFirst ? (
        <>
          Do you sell it together?{' '}
          {mayDo(part, 'people') ? (
            <InlineLink href={editorHref(id, 'People')}>Invite them to your listing</InlineLink>
          ) : (
            'Ask an owner to invite them to this listing'
          )}
          , and they can withdraw theirs.
        </>
      ) : (
        <>
          Do you sell it together? {sameHome.listingKey === null ? 'Ask' : <Ask listingKey={sameHome.listingKey} />} to join as
          co-owner, and you both work on one listing.
        </>
      )}{' '}
      If only you may sell it, you don’t have to do anything else: <Staff />. Neither of you is told who the other is.
    </Notice>
  );
}

function Ask({ listingKey }: { listingKey: string }) {
  return <InlineLink href={`/property/${listingKey}`}>Ask on its page</InlineLink>;
}

function Staff() {
  const { supportEmail } = useSite();
  if (supportEmail === null) return 'we look into every home that is on the market twice';
  return (
    <>
      we look into every home that is on the market twice. Questions? Write to{' '}
      <InlineLink href={`mailto:${supportEmail}`}>{supportEmail}</InlineLink>
    </>
  );
}
