import { KeyRound, Trash2 } from '#ui/icons/index.ts';
import { useState, useSyncExternalStore } from 'react';
import { addPasskey, removePasskey, startPasskey } from '#domains/accounts/contract.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { formatDate } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { callAuth } from '../../auth-calls.ts';
import { AuthError } from '../../session/auth-fetch.ts';
import type { MethodSectionProps } from './methods.ts';
import { SettingsSection } from './settings-section.tsx';
import { useAccountChange } from './use-account-change.ts';

export function PasskeySection({ methods, onChanged }: MethodSectionProps) {
  const change = useAccountChange();
  const isAble = useSyncExternalStore(subscribeToNothing, knowsPasskeys, () => true);

  const add = () =>
    change.run(async () => {
      await createPasskey();
      await onChanged();
    }, 'The passkey is added');
  const [doomed, setDoomed] = useState<(typeof methods.passkeys)[number]>();
  const remove = (passkeyId: string) => {
    // A proof may be asked for next, in a dialog of its own; what fails is said above the list.
    setDoomed(undefined);
    return change.run(async () => {
      await callAuth(removePasskey, { params: { passkeyId } });
      await onChanged();
    }, 'The passkey is removed');
  };

  return (
    <SettingsSection
      title="Passkeys"
      description="Sign in with your fingerprint, face or device PIN. Nothing to remember, and nothing to steal."
      error={change.error}
    >
      {methods.passkeys.length === 0 ? null : (
        <ul className="divide-y divide-line rounded-control border border-line">
          {methods.passkeys.map((passkey) => (
            <li key={passkey.id} className="flex items-center gap-3 px-4 py-2">
              <KeyRound aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
              <span className="min-w-0 grow">
                <span className="block truncate font-medium">{passkey.name}</span>
                <span className="block text-sm text-ink-soft">
                  Added {day(passkey.createdAt)}
                  {passkey.lastUsedAt === null ? '' : `, last used ${day(passkey.lastUsedAt)}`}
                </span>
              </span>
              <IconButton icon={Trash2} label={`Remove ${passkey.name}`} onClick={() => setDoomed(passkey)} />
            </li>
          ))}
        </ul>
      )}
      {doomed === undefined ? null : (
        <ConfirmDialog
          open
          onOpenChange={() => setDoomed(undefined)}
          title={`Remove “${doomed.name}”?`}
          description="You won’t be able to sign in with it anymore. We’ll also email you."
          confirm="Remove the passkey"
          onConfirm={() => void remove(doomed.id)}
        />
      )}
      {isAble ? (
        <div>
          <Button variant="secondary" busy={change.isBusy} onClick={() => void add()}>
            Add a passkey
          </Button>
        </div>
      ) : (
        <p className="text-ink-soft">This browser doesn’t support passkeys.</p>
      )}
    </SettingsSection>
  );
}

async function createPasskey(): Promise<void> {
  const { challenge, options } = await callAuth(startPasskey);
  // The server made these options in WebAuthn's own JSON.
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
  const credential = await navigator.credentials.create({ publicKey }).catch(() => null);
  if (!(credential instanceof PublicKeyCredential))
    throw new AuthError('popup-closed-by-user', 'No passkey was created because you declined it on your device.');
  // WebAuthn's own JSON again, which the contract checks.
  const body = { challenge, name: deviceName(), answer: credential.toJSON() as never };
  await callAuth(addPasskey, { body });
}

function deviceName(): string {
  const found = /(iPhone|iPad|Android|Windows|Macintosh|Linux)/.exec(navigator.userAgent)?.[1] ?? 'This device';
  return found === 'Macintosh' ? 'Mac' : found;
}

function day(ms: number): string {
  return formatDate(new Date(ms).toISOString(), viewerTimeZone());
}

function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}
function subscribeToNothing() {
  return () => {};
}
