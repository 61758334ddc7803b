import { useEffect, useRef } from 'react';
import { PROVIDERS, startProviderSignIn, unlinkProvider, type Provider } from '#domains/accounts/contract.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { formatDate } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { callAuth } from '../../auth-calls.ts';
import { linkMessage, PROVIDER_NAMES } from '../../auth-messages.ts';
import { AuthError } from '../../session/auth-fetch.ts';
import { openSocialPopup } from '../../social-popup.ts';
import { FacebookMark, GoogleMark } from '../provider-marks.tsx';
import type { MethodSectionProps } from './methods.ts';
import { SettingsSection } from './settings-section.tsx';
import { useAccountChange } from './use-account-change.ts';

export function ProviderSection({ methods, onChanged }: MethodSectionProps) {
  const change = useAccountChange();
  const stopListening = useRef(() => {});
  useEffect(() => () => stopListening.current(), []);

  const link = (provider: Provider) =>
    change.run(async () => {
      // In the click itself, with nothing awaited before: a popup that opens later is blocked.
      await new Promise<void>((resolve, reject) => {
        stopListening.current();
        stopListening.current = openSocialPopup({
          start: async (nonce) =>
            (await callAuth(startProviderSignIn, { params: { provider }, body: { nonce, link: true } })).url,
          onEnd: (error) => (error === null ? resolve() : reject(new AuthError(error.code, linkMessage(error, provider)))),
        });
      });
      await onChanged();
    }, `${PROVIDER_NAMES[provider]} is linked`);
  const unlink = (provider: Provider) =>
    change.run(async () => {
      await callAuth(unlinkProvider, { params: { provider } });
      await onChanged();
    }, `${PROVIDER_NAMES[provider]} is removed`);

  return (
    <SettingsSection title="Google and Facebook" description="Sign in with an account you have there." error={change.error}>
      <ul className="divide-y divide-line rounded-control border border-line">
        {PROVIDERS.map((provider) => {
          const linked = methods.providers.find((one) => one.provider === provider);
          return (
            <li key={provider} className="flex flex-wrap items-center gap-3 px-4 py-3">
              {provider === 'google' ? <GoogleMark /> : <FacebookMark />}
              <span className="min-w-0 grow">
                <span className="block font-medium">{PROVIDER_NAMES[provider]}</span>
                <span className="block text-sm wrap-anywhere text-ink-soft">
                  {linked === undefined
                    ? 'Not linked'
                    : `Linked on ${formatDate(new Date(linked.linkedAt).toISOString(), viewerTimeZone())}${linked.email === null ? '' : ` as ${linked.email}`}`}
                </span>
              </span>
              {linked === undefined ? (
                <Button
                  size="small"
                  variant="secondary"
                  disabled={change.isBusy}
                  onClick={() => void link(provider)}
                  aria-label={`Link: ${PROVIDER_NAMES[provider]}`}
                >
                  Link
                </Button>
              ) : (
                <Button
                  size="small"
                  variant="quiet"
                  disabled={change.isBusy}
                  onClick={() => void unlink(provider)}
                  aria-label={`Take off: ${PROVIDER_NAMES[provider]}`}
                >
                  Take off
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </SettingsSection>
  );
}
