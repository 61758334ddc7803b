import { AUTH_WORDS } from '#lib/auth-words.ts';
import { MOST_LETTERS } from '../../../model/limits.ts';
import { useState } from 'react';
import { confirmIdentity } from '#domains/accounts/contract.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { DID_NOT_WORK_TRY_AGAIN } from '#ui/failure-words.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { PROOF_MINUTES } from '#lib/kept-for.ts';
import { callAuth } from '../../auth-calls.ts';
import { toAuthError } from '../../session/auth-fetch.ts';
import { endProof } from '../../session/proof-request.ts';
import { useSession } from '../../session/use-session.ts';
import { PasswordField } from '../password-field.tsx';

/** Asks the person to prove once more who they are. */
export function ConfirmIdentityDialog() {
  const { user } = useSession();
  const [isByCode, setByCode] = useState(false);
  const form = useForm({
    start: { proof: '' },
    check: ({ proof }) => ({ proof: proof === '' ? (isByCode ? 'Enter the code' : 'Enter your password') : undefined }),
    send: ({ proof }) => callAuth(confirmIdentity, { body: isByCode ? { code: proof } : { password: proof } }),
    answered: () => endProof(true),
    explain(error) {
      const { code, detail } = toAuthError(error);
      return code === 'wrong-password' ? AUTH_WORDS['wrong-password'] : (detail ?? DID_NOT_WORK_TRY_AGAIN);
    },
  });
  const turnDown = () => endProof(false);

  return (
    <FormDialog
      of={form}
      onClose={turnDown}
      size="small"
      title="Confirm it’s you"
      description={`For your security, we ask again before changes like this one. It counts for ${PROOF_MINUTES} minutes.`}
      className="space-y-4"
      button="Continue"
      busyText="Checking…"
    >
      {isByCode ? (
        <Field {...form.field('proof')} label="Code from your authenticator app" required>
          <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={MOST_LETTERS.code} />
        </Field>
      ) : (
        <>
          <input type="email" name="username" autoComplete="username" defaultValue={user?.email ?? ''} readOnly hidden />
          <PasswordField field={form.field('proof')} label="Password" autoComplete="current-password" />
        </>
      )}
      <Button variant="quiet" size="small" onClick={() => setByCode(!isByCode)}>
        {isByCode ? 'Use the password instead' : 'Use a code instead'}
      </Button>
      <p className="text-sm text-ink-soft">
        Do you only sign in with Google or Facebook? Sign out and in again: that counts for {PROOF_MINUTES} minutes.
      </p>
    </FormDialog>
  );
}
