import type { Config } from '#platform/config/config.ts';
import type { Provider } from '../contract.ts';

/** A provider's addresses, all given explicitly: nothing is fetched at startup, so the provider may be down then. */
export interface ProviderSettings {
  provider: Provider;
  clientId: string;
  clientSecret: string;
  authorizationUrl: string;
  tokenUrl: string;
  userinfoUrl: string;
  scope: string;
  /** Where it issues ID tokens: their claims are checked, and with `jwksUrl` their signature. */
  issuer?: string;
  jwksUrl?: string;
}

const GOOGLE_ISSUER = 'https://accounts.google.com';
const GOOGLE_JWKS = 'https://www.googleapis.com/oauth2/v3/certs';

/** The settings of a provider; undefined where the operator has no account with it. */
export function findProvider(config: Config, provider: Provider): ProviderSettings | undefined {
  return provider === 'google' ? googleOf(config) : facebookOf(config);
}

function googleOf(config: Config): ProviderSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = config;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  const isGoogleItself = config.GOOGLE_TOKEN_URL.startsWith('https://oauth2.googleapis.com/');
  const issuer = config.GOOGLE_ISSUER ?? (isGoogleItself ? GOOGLE_ISSUER : undefined);
  const jwksUrl = config.GOOGLE_JWKS_URL ?? (isGoogleItself ? GOOGLE_JWKS : undefined);
  return {
    provider: 'google',
    clientId,
    clientSecret,
    authorizationUrl: config.GOOGLE_AUTHORIZATION_URL,
    tokenUrl: config.GOOGLE_TOKEN_URL,
    userinfoUrl: config.GOOGLE_USERINFO_URL,
    scope: 'openid email profile',
    ...(issuer === undefined ? {} : { issuer }),
    ...(jwksUrl === undefined ? {} : { jwksUrl }),
  };
}

function facebookOf(config: Config): ProviderSettings | undefined {
  const { FACEBOOK_CLIENT_ID: clientId, FACEBOOK_CLIENT_SECRET: clientSecret } = config;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  const isFacebookItself = config.FACEBOOK_AUTHORIZATION_URL.startsWith('https://www.facebook.com/');
  return {
    provider: 'facebook',
    clientId,
    clientSecret,
    authorizationUrl: config.FACEBOOK_AUTHORIZATION_URL,
    tokenUrl: config.FACEBOOK_TOKEN_URL,
    userinfoUrl: config.FACEBOOK_USERINFO_URL,
    scope: isFacebookItself ? 'email public_profile' : 'openid email profile',
  };
}
