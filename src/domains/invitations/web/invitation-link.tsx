import { CopyField } from '#ui/copy-field.tsx';
import { Notice } from '#ui/notice.tsx';

/** The link of an invitation, where no mail takes it to its reader. */
export function InvitationLink({ path }: { path: string | undefined }) {
  if (path === undefined) return null;
  return (
    <Notice tone="info" live className="mt-4" title="Hand them the link yourself">
      <p className="mb-2">No mail leaves this site. The link is shown only now, and works once.</p>
      <CopyField label="Invitation link" value={`${window.location.origin}${path}`} />
    </Notice>
  );
}
