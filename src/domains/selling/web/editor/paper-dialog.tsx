import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { ReasonDialog } from '#platform/web/form/reason-form.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { type DisclosureNeed, disclosuresOf, type OwnListing, passOwnListingPapers } from '../../contract.ts';
import { MOST_LETTERS } from '../../model/limits.ts';
import { useShowListing } from '../api.ts';

interface PaperDialogProps {
  listing: OwnListing;
  paper: DisclosureNeed['key'];
  onClose: () => void;
}

/** Lets the home be published without a paper. The reason stays with the listing. */
export function PaperDialog({ listing: { id, fields, gate }, paper, onClose }: PaperDialogProps) {
  const show = useShowListing();
  const [isForAll, setForAll] = useState(false);
  const titleOf = (key: DisclosureNeed['key']) => disclosuresOf(fields).find((need) => need.key === key)?.title ?? key;
  const others = gate.flatMap((item) =>
    item.severity === 'blocker' && item.paper !== null && item.paper !== paper ? item.paper : [],
  );
  const papers = isForAll ? [paper, ...others] : [paper];
  return (
    <ReasonDialog
      title="Publish without this paper?"
      description={`${titleOf(paper)}. Buyers get it before they sign, so it’s better to have it now. If it comes later, or your sale doesn’t need it, say why.`}
      why={{
        name: 'reason',
        label: 'Reason',
        hint: 'For the people on this listing; buyers don’t see it',
        most: MOST_LETTERS.reason,
      }}
      button="Go without it for now"
      send={async ({ why: reason }) =>
        show(await browserApi.call(passOwnListingPapers, { params: { id }, body: { papers, reason } }))
      }
      done={{ title: 'The reason is kept with the listing.' }}
      onClose={onClose}
    >
      {others.length === 0 ? null : (
        <Checkbox
          checked={isForAll}
          onChange={({ target }) => setForAll(target.checked)}
          label={`The same for: ${others.map(titleOf).join(', ')}`}
        />
      )}
    </ReasonDialog>
  );
}
