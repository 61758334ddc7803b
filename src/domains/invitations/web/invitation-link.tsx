import { CopyField } from '#ui/copy-field.tsx';
import { Notice } from '#ui/notice.tsx';

/** A link that the person who invites hands over, and to whom. */
export interface LinkToHand {
  email: string;
  path: string;
}

/** The link of an invitation, where no mail takes it to its reader. */
export function InvitationLink({ link }: { link: LinkToHand | undefined }) {
  if (link === undefined) return null;
  return (
    <Notice tone="info" live className="mt-4" title={`Hand this link to ${link.email}`}>
      <p className="mb-2">No mail leaves this site. The link is shown only now, and works once.</p>
      <CopyField label="Invitation link" value={`${window.location.origin}${link.path}`} />
    </Notice>
  );
}
