import { useId, useState, type SyntheticEvent } from 'react';
import { confirmIdentity } from '#domains/accounts/contract.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DID_NOT_WORK_TRY_AGAIN } from '#ui/failure-words.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { callAuth } from '../../auth-calls.ts';
import { toAuthError } from '../../session/auth-fetch.ts';
import { useSession } from '../../session/use-session.ts';
import { FormFailure } from '#ui/form-failure.tsx';
import { PasswordField } from '../password-field.tsx';

interface ConfirmIdentityDialogProps {
  onConfirmed: () => void;
  onClose: () => void;
}

/** Asks whoever sits there to prove once more who they are. */
export function ConfirmIdentityDialog({ onConfirmed, onClose }: ConfirmIdentityDialogProps) {
  const id = useId();
  const { user } = useSession();
  const [isByCode, setByCode] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('proof');
    if (typeof value !== 'string' || value === '') return;
    setBusy(true);
    setFailure(undefined);
    try {
      await callAuth(confirmIdentity, { body: isByCode ? { code: value } : { password: value } });
      onConfirmed();
    } catch (error) {
      const { code, detail } = toAuthError(error);
      setFailure(code === 'wrong-password' ? 'Incorrect password' : (detail ?? DID_NOT_WORK_TRY_AGAIN));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title="Is it still you?"
      description="This change needs a proof from the last ten minutes."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={isBusy} busyText="Checking…">
            Go on
          </Button>
        </>
      }
    >
      <form method="post" id={id} onSubmit={(event) => void submit(event)} className="space-y-4">
        <FormFailure text={failure} />
        {isByCode ? (
          <Field id={`${id}-proof`} label="Code of your authenticator app" required>
            <TextInput name="proof" inputMode="numeric" autoComplete="one-time-code" maxLength={40} />
          </Field>
        ) : (
          <>
            <input type="email" name="username" autoComplete="username" defaultValue={user?.email ?? ''} readOnly hidden />
            <PasswordField id={`${id}-proof`} name="proof" label="Password" autoComplete="current-password" />
          </>
        )}
        <Button variant="quiet" size="small" onClick={() => setByCode(!isByCode)}>
          {isByCode ? 'Use the password instead' : 'Use a code instead'}
        </Button>
        <p className="text-sm text-ink-soft">
          You sign in with Google or Facebook only? Sign out and in again: that counts as a proof for ten minutes.
        </p>
      </form>
    </Dialog>
  );
}
