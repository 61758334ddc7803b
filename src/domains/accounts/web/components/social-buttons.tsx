import { KeyRound } from '#ui/icons/index.ts';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { Provider, SessionUser } from '#domains/accounts/contract.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import { PROVIDER_NAMES, signInMessage, socialMessage, socialToast } from '../auth-messages.ts';
import { toAuthError, type AuthError } from '../session/auth-fetch.ts';
import { openSocialPopup } from '../social-popup.ts';
import { FacebookMark, GoogleMark } from './provider-marks.tsx';

export interface SocialButtonsProps {
  disabled: boolean;
  /** Passkeys are offered in the address field of the form beside these, too. */
  offersPasskeys?: boolean;
  /** Other forms on the page cannot be sent while one of these is under way. */
  onBusy: (isBusy: boolean) => void;
  onFailure: (text: string | undefined) => void;
  onSecondFactor: (challenge: string) => void;
  onSignedIn: (user: SessionUser, way: 'social' | 'passkey') => void;
}

/** Google, Facebook and passkeys. */
export function SocialButtons({
  disabled,
  offersPasskeys = false,
  onBusy,
  onFailure,
  onSecondFactor,
  onSignedIn,
}: SocialButtonsProps) {
  const { toast } = useToast();
  const [busyWith, setBusyWith] = useState<Provider | 'passkey'>();
  const stopListening = useRef(() => {});
  const hasPasskeys = useSyncExternalStore(subscribeToNothing, knowsPasskeys, () => false);
  // A press before the script is ready would be lost.
  const isReady = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  useEffect(() => () => stopListening.current(), []);

  function begin(what: Provider | 'passkey'): void {
    onFailure(undefined);
    onBusy(true);
    setBusyWith(what);
  }
  function rest(): void {
    setBusyWith(undefined);
    onBusy(false);
  }
  function refuse(error: AuthError, provider: Provider): void {
    rest();
    onFailure(socialMessage(error, provider));
    toast({ title: 'Sign In Failed', description: socialToast(error, provider), variant: 'destructive' });
  }
  function welcome(user: SessionUser, way: Provider | 'passkey'): void {
    const name = way === 'passkey' ? 'Passkey' : PROVIDER_NAMES[way];
    toast({ title: `${name} Login Successful`, description: `Welcome, ${user.displayName}` });
    onFailure(undefined);
    onSignedIn(user, way === 'passkey' ? 'passkey' : 'social');
  }

  // In the click itself: a popup that opens later is blocked.
  function openProvider(provider: Provider): void {
    stopListening.current();
    begin(provider);
    stopListening.current = openSocialPopup({
      start: async (nonce) => (await import('../auth-calls.ts')).startPopup(provider, nonce),
      onEnd: (error, challenge) => void endPopup(provider, error, challenge),
    });
  }
  async function endPopup(provider: Provider, error: AuthError | null, challenge: string | null): Promise<void> {
    if (challenge !== null) {
      rest();
      return onSecondFactor(challenge);
    }
    if (error !== null) return refuse(error, provider);
    try {
      const { finishPopup } = await import('../auth-calls.ts');
      welcome(await finishPopup(), provider);
    } catch (reason) {
      refuse(toAuthError(reason), provider);
    }
  }
  async function askForPasskey(): Promise<void> {
    begin('passkey');
    try {
      const { signInWithPasskey } = await import('../passkey-sign-in.ts');
      welcome(await signInWithPasskey(), 'passkey');
    } catch (reason) {
      refusePasskey(toAuthError(reason));
    }
  }
  function refusePasskey(error: AuthError): void {
    const text = error.code === 'popup-closed-by-user' ? 'Sign-in was cancelled' : signInMessage(error);
    rest();
    onFailure(text);
    toast({ title: 'Sign In Failed', description: text, variant: 'destructive' });
  }
  const takeOffer = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const { offerPasskeys } = await import('../passkey-sign-in.ts');
      const user = await offerPasskeys(signal);
      if (user === null) return;
      begin('passkey');
      welcome(user, 'passkey');
    } catch (reason) {
      refusePasskey(toAuthError(reason));
    }
  });
  useEffect(() => {
    if (!offersPasskeys) return undefined;
    const end = new AbortController();
    void takeOffer(end.signal);
    return () => end.abort();
  }, [offersPasskeys]);

  const isOff = disabled || !isReady || busyWith !== undefined;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {(['google', 'facebook'] as const).map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          disabled={isOff && busyWith !== provider}
          busy={busyWith === provider}
          onClick={() => openProvider(provider)}
        >
          {busyWith === provider ? null : provider === 'google' ? <GoogleMark /> : <FacebookMark />}
          {PROVIDER_NAMES[provider]}
          <span className="sr-only"> sign-in</span>
        </Button>
      ))}
      {hasPasskeys && (
        <Button
          variant="quiet"
          className="sm:col-span-2"
          disabled={isOff && busyWith !== 'passkey'}
          busy={busyWith === 'passkey'}
          onClick={() => void askForPasskey()}
        >
          <KeyRound aria-hidden="true" className="size-4.5" />
          Use a passkey
        </Button>
      )}
    </div>
  );
}

function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}
function subscribeToNothing() {
  return () => {};
}
