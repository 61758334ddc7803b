import { useState } from 'react';
import { isPrintableText } from '#lib/printable.ts';
import { useUnsentWords } from '#platform/web/form/unsent-words.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { useHeldOpen } from '#ui/held-open.ts';
import { LeaveButton } from '#ui/modal.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type Answers, UNPRINTABLE } from '../../model/answers.ts';
import { nameField, type SigningField } from '../../model/fields.ts';
import { MOST_LETTERS } from '../../model/limits.ts';
import { usualInitials } from '../../model/signature.ts';
import { SignatureMaker } from './signature-maker.tsx';

interface FieldDialogProps {
  field: SigningField;
  /** Of the person who signs. */
  name: string;
  answers: Answers;
  onClose: () => void;
  onDone: (answers: Answers) => void;
}

/** What goes into one field: text, or a signature that is not made yet. */
export function FieldDialog({ field, name, answers, onClose, onDone }: FieldDialogProps) {
  const { id, kind } = field;
  const [start] = useState(answers.values[id] ?? (kind === 'name' ? name : ''));
  const [value, setValue] = useState(start);
  const part = kind === 'initials' ? 'initials' : 'signature';
  const [mark, setMark] = useState(answers[part]);
  const isMark = kind === 'signature' || kind === 'initials';
  const isShown = isPrintableText(isMark ? (mark?.kind === 'typed' ? mark.text : '') : value);
  const isChanged = isMark ? mark !== answers[part] : value !== start;
  const done = () =>
    onDone({
      ...answers,
      ...(isMark ? { [part]: mark } : {}),
      values: { ...answers.values, [id]: isMark ? 'yes' : value.trim() },
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={nameField(field)}
      description={field.isRequired ? `On page ${field.page}, required` : `On page ${field.page}`}
      footer={
        <>
          <LeaveButton>Cancel</LeaveButton>
          <Button disabled={!isShown || (isMark && mark === null)} onClick={done}>
            Put it there
          </Button>
        </>
      }
    >
      <Typed isChanged={isChanged} />
      {isMark ? (
        <SignatureMaker
          label={kind === 'initials' ? 'Initials' : 'Signature'}
          text={kind === 'initials' ? usualInitials(name) : name}
          value={mark}
          onChange={setMark}
        />
      ) : (
        <Field label={nameField(field)} hideLabel error={isShown ? undefined : UNPRINTABLE.text}>
          <TextInput
            data-initial-focus
            maxLength={MOST_LETTERS.value}
            value={value}
            onChange={(event) => setValue(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Else the same press opens the field again, which has the focus by then.
              event.preventDefault();
              if (isShown) done();
            }}
          />
        </Field>
      )}
    </Dialog>
  );
}

/** Asks before what was typed or drawn goes with the dialog, or with the page. */
function Typed({ isChanged }: { isChanged: boolean }) {
  useHeldOpen(isChanged);
  useUnsentWords(isChanged);
  return null;
}
