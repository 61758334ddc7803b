import { z } from 'zod';
import type { Passed } from '#domains/compliance/contract.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { changeReason, type OwnListing, passOwnListingWords } from '../../contract.ts';
import { useShowListing } from '../api.ts';

interface PassDialogProps {
  listing: OwnListing;
  finding: Passed['finding'];
  onClose: () => void;
}

/** Lets a warning about words pass. The reason stays with the listing. */
export function PassDialog({ listing, finding, onClose }: PassDialogProps) {
  const show = useShowListing();
  const form = useForm({
    schema: z.object({ reason: changeReason }),
    start: { reason: '' },
    send: ({ reason }) => browserApi.call(passOwnListingWords, { params: { id: listing.id }, body: { finding, reason } }),
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
      title={`Let “${finding.text}” pass?`}
      description="Readers can take this as a preference for or against people whom fair-housing law protects. It is better to describe the home. If the words mean something else, say what."
      button="Let it pass"
      cancel="Change the words"
    >
      <Field {...form.field('reason')} label="Reason" hint="Kept with the version of the rules" required>
        <TextArea rows={3} maxLength={500} />
      </Field>
    </FormDialog>
  );
}
