import type { OwnListing } from '../../contract.ts';
import type { EditorGroup } from '../../model/editor-fields.ts';
import { FieldPart } from './field-part.tsx';
import { PlacePart } from './place-part.tsx';
import { ScoreNote } from './score-note.tsx';
import type { UsedDraft } from './use-draft.ts';

interface GroupPartProps {
  group: EditorGroup;
  listing: OwnListing;
  draft: UsedDraft;
  disabled: boolean;
}

/** One part of the fields, with what helps to fill it in. */
export function GroupPart({ group, listing, draft, disabled }: GroupPartProps) {
  return (
    <>
      {group === 'Description' ? <ScoreNote id={listing.id} /> : null}
      {group === 'Address' && !disabled ? <PlacePart listing={listing} draft={draft} /> : null}
      <FieldPart
        group={group}
        fields={draft.fields}
        gate={listing.gate}
        conflicts={draft.conflicts}
        disabled={disabled}
        onChange={(field, value) => draft.draft.change(field, value)}
      />
    </>
  );
}
