import { STATUS_WORDS } from '#domains/listings/contract.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { OwnListing } from '../../contract.ts';
import { hasEnded } from '../../model/status-changes.ts';
import { useListAgain } from './use-list-again.ts';

/** Why nothing can be changed in a listing that has ended, and the way on; nothing for the others. */
export function EndedNotice({ listing: { id, standardStatus } }: { listing: Pick<OwnListing, 'id' | 'standardStatus'> }) {
  const again = useListAgain(id);
  if (!hasEnded(standardStatus)) return null;
  return (
    <Notice
      className="mt-4"
      title={`This listing is "${STATUS_WORDS[standardStatus]}"`}
      action={
        <Button size="small" variant="secondary" busy={again.isBusy} onClick={() => void again.run()}>
          List it again
        </Button>
      }
    >
      It stays as it is. To sell the home again, make a new listing of it. Its page then tells buyers what became of this one.
    </Notice>
  );
}
