import { z } from 'zod';
import { browserApi } from '#platform/web/api-client.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { changeReason, type DisclosureNeed, disclosuresOf, type OwnListing, passOwnListingPapers } from '../../contract.ts';
import { useShowListing } from '../api.ts';

interface PaperDialogProps {
  listing: OwnListing;
  paper: DisclosureNeed['key'];
  onClose: () => void;
}

/** Lets the home be published without a paper. The reason stays with the listing. */
export function PaperDialog({ listing, paper, onClose }: PaperDialogProps) {
  const show = useShowListing();
  const titleOf = (key: DisclosureNeed['key']) => disclosuresOf(listing.fields).find((need) => need.key === key)?.title ?? key;
  const others = listing.gate.flatMap((item) =>
    item.severity === 'blocker' && item.paper !== null && item.paper !== paper ? item.paper : [],
  );
  const form = useForm({
    schema: z.object({ reason: changeReason, isForAll: z.boolean() }),
    start: { reason: '', isForAll: false },
    send: ({ reason, isForAll }) =>
      browserApi.call(passOwnListingPapers, {
        params: { id: listing.id },
        body: { papers: isForAll ? [paper, ...others] : [paper], reason },
      }),
    answered: (answer) => show(answer),
    done: () => {
      onClose();
      return { title: 'The reason is kept with the listing.' };
    },
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title="Publish without this paper?"
      description={`${titleOf(paper)}. Buyers get it before they sign, so it is better to have it now. If it comes later, or your sale does not need it, say why.`}
      className="grid gap-4"
      button="Go without it for now"
    >
      <Field {...form.field('reason')} label="Reason" hint="For the people of this listing; buyers don’t see it" required>
        <TextArea rows={3} maxLength={500} />
      </Field>
      {others.length === 0 ? null : (
        <Checkbox {...form.tick('isForAll')} label={`The same for: ${others.map(titleOf).join(', ')}`} />
      )}
    </FormDialog>
  );
}
