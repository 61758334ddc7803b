import type { Passed } from '#domains/compliance/contract.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { ReasonDialog } from '#platform/web/form/reason-form.tsx';
import { type OwnListing, passOwnListingWords } from '../../contract.ts';
import { MOST_LETTERS } from '../../model/limits.ts';
import { useShowListing } from '../api.ts';

interface PassDialogProps {
  listing: OwnListing;
  finding: Passed['finding'];
  onClose: () => void;
}

/** Lets a warning about words pass. The reason stays with the listing. */
export function PassDialog({ listing: { id }, finding, onClose }: PassDialogProps) {
  const show = useShowListing();
  return (
    <ReasonDialog
      title={`Let “${finding.text}” pass?`}
      description="Readers can take this as a preference for or against people whom fair-housing law protects. It’s better to describe the home. If the words mean something else, say what."
      why={{ name: 'reason', label: 'Reason', hint: 'Kept with the version of the rules', most: MOST_LETTERS.reason }}
      button="Let it pass"
      cancel="Change the words"
      send={async ({ why: reason }) =>
        show(await browserApi.call(passOwnListingWords, { params: { id }, body: { finding, reason } }))
      }
      done={{ title: 'The reason is kept with the listing.' }}
      onClose={onClose}
    />
  );
}
