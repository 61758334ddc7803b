import { useState } from 'react';
import { utcDay } from '#lib/calendar.ts';
import { isPrintableText } from '#lib/printable.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { Button } from '#ui/button.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { signDocument } from '../../contract/by-link.ts';
import { isFilled } from '../../model/answers.ts';
import { usualInitials } from '../../model/signature.ts';
import type { SigningField } from '../../model/fields.ts';
import { DocumentsToSign } from './documents-to-sign.tsx';
import { FieldButton } from './field-button.tsx';
import { FieldDialog } from './field-dialog.tsx';
import { SignatureMaker } from './signature-maker.tsx';
import { showEnd } from '../show-end.ts';
import { useSavedAnswers } from '../use-saved-answers.ts';
import type { StepProps } from './step-props.ts';

/** The documents with the reader's fields on them: one after the other, kept on the way, and signed in the end. */
export function FillIn({ toSign, token, onChange }: StepProps) {
  const { fields, name, role } = toSign;
  const isApprover = role === 'approver';
  const refused = () => void showEnd(token, onChange);
  const {
    answers,
    change: setAnswers,
    isSaving,
    failure,
    stop,
    goOn,
  } = useSavedAnswers(
    () => ({
      ...toSign.answers,
      signature: toSign.answers.signature ?? (isApprover ? null : { kind: 'typed', text: name }),
      initials:
        toSign.answers.initials ??
        (fields.some(({ kind }) => kind === 'initials') ? { kind: 'typed', text: usualInitials(name) } : null),
    }),
    { token, onRefused: refused },
  );
  const [edited, setEdited] = useState<SigningField>();
  // The field that takes the focus, as soon as its page is there; each press asks anew.
  const [wanted, setWanted] = useState<{ id: string | undefined; press: number }>();
  const sign = useWrite(
    async () => {
      await stop();
      return browserApi.call(signDocument, { params: { token }, body: { answers } });
    },
    {
      answered: onChange,
      tells: 'page',
      nameOf: () => 'sign',
      failed: () => {
        goOn();
        refused();
      },
    },
  );

  const open = fields.filter((field) => field.isRequired && !isFilled(field, answers.values));
  const needsMark = !isApprover && answers.signature === null;
  const hides = [answers.signature, answers.initials].some((mark) => mark?.kind === 'typed' && !isPrintableText(mark.text));
  const fill = (field: SigningField, value: string) =>
    setAnswers((now) => ({ ...now, values: { ...now.values, [field.id]: value } }));
  function press(field: SigningField) {
    if (field.kind === 'text' || field.kind === 'name') return setEdited(field);
    const mark = field.kind === 'signature' ? answers.signature : field.kind === 'initials' ? answers.initials : undefined;
    if (mark === null) return setEdited(field);
    if (isFilled(field, answers.values)) return fill(field, '');
    return fill(field, field.kind === 'date' ? today() : 'yes');
  }
  return (
    <>
      {isApprover ? null : (
        <PageSection id="signature" title="Your signature">
          <SignatureMaker
            label="Signature"
            text={name}
            value={answers.signature}
            onChange={(signature) => setAnswers((now) => ({ ...now, signature }))}
          />
        </PageSection>
      )}
      {fields.some(({ kind }) => kind === 'initials') ? (
        <PageSection id="initials" title="Your initials">
          <SignatureMaker
            label="Initials"
            text={usualInitials(name)}
            value={answers.initials}
            onChange={(initials) => setAnswers((now) => ({ ...now, initials }))}
          />
        </PageSection>
      ) : null}
      <PageSection id="documents" title={fields.length === 0 ? 'The documents' : 'Fill in your fields'}>
        {fields.length === 0 && !isApprover ? (
          <p className="text-sm text-ink-soft">Your signature goes on the page after the documents.</p>
        ) : null}
        <DocumentsToSign
          toSign={toSign}
          token={token}
          isWindow={fields.length === 0}
          over={(file) => (page) =>
            fields
              .filter((field) => field.file === file && field.page === page.number)
              .map((field) => (
                <FieldButton
                  key={field.id}
                  field={field}
                  page={page}
                  answers={answers}
                  wanted={wanted?.id === field.id ? wanted.press : undefined}
                  onPress={() => press(field)}
                />
              ))
          }
        />
      </PageSection>
      <div className="sticky bottom-[var(--foot-bar,0px)] z-20 -mx-4 mt-6 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0">
        <p className="text-sm text-ink-soft" role="status">
          {open.length > 0
            ? `${open.length} required ${open.length === 1 ? 'field' : 'fields'} left`
            : needsMark
              ? 'Add your signature above.'
              : hides
                ? 'Your signature or initials have letters that the file can’t show: change them above.'
                : isApprover
                  ? `Check the documents once more. You approve as ${name}; we record the time, network address and browser.`
                  : `Check everything once more. You sign as ${name}; we record the time, network address and browser.`}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-3">
          {open[0] === undefined ? (
            <Button disabled={needsMark || hides} busy={sign.isBusy} busyText="Signing…" onClick={() => void sign.run()}>
              {isApprover ? 'Approve' : 'Sign the document'}
            </Button>
          ) : (
            <Button onClick={() => setWanted({ id: open[0]?.id, press: (wanted?.press ?? 0) + 1 })}>Next field</Button>
          )}
          {isSaving ? <span className="text-sm text-ink-soft">Saving…</span> : null}
        </div>
        {failure === undefined || isSaving ? null : (
          <p role="alert" className="mt-2 text-sm text-error">
            Your last change isn’t saved yet: {failure}
          </p>
        )}
        <WriteFailure of={sign} look="line" className="mt-2" />
      </div>
      {edited === undefined ? null : (
        <FieldDialog
          field={edited}
          name={name}
          answers={answers}
          onClose={() => setEdited(undefined)}
          onDone={(next) => {
            setAnswers(() => next);
            setEdited(undefined);
          }}
        />
      )}
    </>
  );
}

/** The reader's day. */
function today(): string {
  const now = new Date();
  return utcDay(new Date(now.getTime() - now.getTimezoneOffset() * 60_000));
}
