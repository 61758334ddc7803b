export const CLIENT = { id: 'realty', secret: 'provider-secret' };

export type ProviderName = 'GOOGLE' | 'FACEBOOK';

/** The variables that tell the product where a stand-in for a provider is. */
export function providerEnvironment(name: ProviderName, issuer: string): Record<string, string> {
  return {
    [`${name}_CLIENT_ID`]: CLIENT.id,
    [`${name}_CLIENT_SECRET`]: CLIENT.secret,
    [`${name}_AUTHORIZATION_URL`]: `${issuer}/auth`,
    [`${name}_TOKEN_URL`]: `${issuer}/token`,
    [`${name}_USERINFO_URL`]: `${issuer}/me`,
  };
}

/** Where the browser tests put their stand-ins, beside the server's port; nothing is there until a test starts one. */
export function e2eProviderPort(serverPort: number, name: ProviderName): number {
  return serverPort + (name === 'GOOGLE' ? 1 : 2);
}
