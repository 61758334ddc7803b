import { MOST_LETTERS } from '../../../model/limits.ts';
import { useState } from 'react';
import { encode } from 'uqr';
import { confirmTwoFactor, renewRecoveryCodes, startTwoFactor, stopTwoFactor } from '#domains/accounts/contract.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { downloadText } from '#ui/download.ts';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useSwapFocus } from '#ui/use-swap-focus.ts';
import { callAuth } from '../../auth-calls.ts';
import type { MethodSectionProps } from './methods.ts';
import { SettingsSection } from './settings-section.tsx';
import { useAccountChange } from './use-account-change.ts';
import { useAccountForm } from './use-account-form.ts';
import { useFocusOnArrival } from '../../use-focus-on-arrival.ts';

interface Setup {
  secret: string;
  uri: string;
}

export function TwoFactorSection({ methods, onChanged }: MethodSectionProps) {
  const change = useAccountChange();
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { isOn, recoveryCodesLeft } = methods.twoFactor;
  const swap = useSwapFocus<HTMLDivElement>(setup !== undefined || codes !== undefined);

  const start = () => change.run(async () => setSetup(await callAuth(startTwoFactor)));
  const renew = () =>
    change.run(async () => {
      setCodes((await callAuth(renewRecoveryCodes)).recoveryCodes);
      await onChanged();
    }, 'The old recovery codes no longer work');
  const [isStopping, setStopping] = useState(false);
  const stop = () => {
    // A proof may be asked for next, in a dialog of its own.
    setStopping(false);
    return change.run(async () => {
      await callAuth(stopTwoFactor);
      setCodes(undefined);
      await onChanged();
    }, 'Two-factor sign-in is off');
  };
  async function take(recoveryCodes: readonly string[]): Promise<void> {
    setCodes(recoveryCodes);
    setSetup(undefined);
    await onChanged();
  }

  return (
    <SettingsSection
      title="Two-factor sign-in"
      description="After the password, a code from an authenticator app on your phone. Then a stolen password is not enough."
      error={change.error}
    >
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={isOn ? 'brand' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>
        {isOn ? <span className="text-ink-soft">{recoveryCodesLeft} recovery codes left</span> : null}
      </p>
      {codes === undefined ? null : <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      <div ref={swap}>
        {setup === undefined ? null : <ConfirmApp setup={setup} onCodes={take} onCancel={() => setSetup(undefined)} />}
        {setup === undefined ? (
          <div className="flex flex-wrap gap-3">
            {isOn ? (
              <>
                <Button variant="secondary" busy={change.isBusy} onClick={() => void renew()}>
                  New recovery codes
                </Button>
                <Button variant="quiet" onClick={() => setStopping(true)}>
                  Turn off
                </Button>
              </>
            ) : (
              <Button variant="secondary" busy={change.isBusy} onClick={() => void start()}>
                Set up
              </Button>
            )}
          </div>
        ) : null}
      </div>
      <ConfirmDialog
        open={isStopping}
        onOpenChange={setStopping}
        title="Turn off two-factor sign-in?"
        description="You’ll sign in with just your password, and your recovery codes will stop working. We’ll also email you."
        confirm="Turn it off"
        cancel="Keep it on"
        onConfirm={() => void stop()}
      />
    </SettingsSection>
  );
}

interface ConfirmAppProps {
  setup: Setup;
  onCodes: (recoveryCodes: readonly string[]) => Promise<void>;
  onCancel: () => void;
}

function ConfirmApp({ setup, onCodes, onCancel }: ConfirmAppProps) {
  const form = useAccountForm({
    start: { code: '' },
    async send({ code }) {
      const { recoveryCodes } = await callAuth(confirmTwoFactor, { body: { code: code.replaceAll(/\s/g, '') } });
      await onCodes(recoveryCodes);
    },
    done: { title: 'Two-factor sign-in is on' },
  });
  return (
    <div className="grid gap-6 sm:grid-cols-[auto_1fr]">
      <QrCode text={setup.uri} />
      <Form of={form} className="max-w-sm space-y-4">
        <ol className="list-decimal space-y-2 pl-5">
          <li>Open an authenticator app and scan the picture.</li>
          <li>
            Or type this key: <code className="break-all">{setup.secret.replaceAll(/(.{4})/g, '$1 ').trim()}</code>
          </li>
          <li>Type the six digits that it shows.</li>
        </ol>
        <Field {...form.field('code')} label="Code" required>
          <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={MOST_LETTERS.appCode} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <SubmitButton of={form} busyText="Checking…">
            Turn on
          </SubmitButton>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </Form>
    </div>
  );
}

function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code for the authenticator app; the key next to it has the same content"
      shapeRendering="crispEdges"
      className="size-44 rounded-control border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const box = useFocusOnArrival<HTMLDivElement>();
  return (
    <div ref={box} tabIndex={-1}>
      <Notice
        tone="warning"
        title="Save these recovery codes. We only show them once."
        action={
          <div className="flex flex-wrap gap-3">
            <Button
              size="small"
              variant="secondary"
              onClick={() => downloadText('recovery-codes.txt', `${codes.join('\n')}\n`, 'text/plain;charset=utf-8')}
            >
              Download
            </Button>
            <Button size="small" variant="quiet" onClick={onDone}>
              I saved them
            </Button>
          </div>
        }
      >
        <p>Each one signs you in once, in case you lose your phone.</p>
        <ul className="mt-2 grid grid-cols-2 gap-x-6 gap-y-1 font-mono text-sm">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
