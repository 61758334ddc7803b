import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useHomeSuggestions } from '#domains/valuation/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { Button } from '#ui/button.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { createOwnListing, listOwnListings } from '../../contract.ts';
import { editorHref } from '../editor-href.ts';

interface StartDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Starts a draft, empty or with the facts of a home on record. */
export function StartDialog({ open, onOpenChange }: StartDialogProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { options, isFetching, emptyText } = useHomeSuggestions(typed);
  const start = useWrite((homeId: number | null, id) => browserApi.call(createOwnListing, { body: { id, homeId } }), {
    tells: 'page',
    offline: 'fails',
    refreshes: [listOwnListings],
    answered: (listing) => navigate(editorHref(listing.id)),
  });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="New listing" description="No one sees the draft until you publish it.">
      <Field label="Address of the home" hint="As in the public records: number, then street">
        <Combobox
          query={typed}
          onQueryChange={setTyped}
          loading={isFetching}
          options={options}
          onSelect={({ value, label }) => {
            setTyped(label);
            void start.run(Number(value));
          }}
          emptyText={emptyText}
        />
      </Field>
      <Button className="mt-4" variant="secondary" busy={start.isBusy} onClick={() => void start.run(null)}>
        Start without a record
      </Button>
      <WriteFailure of={start} title="We couldn’t start the draft" className="mt-4" />
    </Dialog>
  );
}
