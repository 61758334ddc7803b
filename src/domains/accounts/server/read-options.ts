import type { Provider } from '../contract.ts';
import type { AccountContext } from './account-context.ts';
import { canMail } from './account-mail.ts';
import { findProvider } from './providers.ts';

/** What sign-in offers on this installation. */
export function readSignInOptions(ctx: AccountContext) {
  const { config, identity } = ctx;
  const isOn = (provider: Provider) => findProvider(config, provider) !== undefined;
  return Promise.resolve({
    isConfigured: identity.isConfigured,
    providers: { google: isOn('google'), facebook: isOn('facebook') },
    mail: canMail(ctx),
    demo: config.demoMode,
    passwordMinLength: config.PASSWORD_MIN_LENGTH,
  });
}
