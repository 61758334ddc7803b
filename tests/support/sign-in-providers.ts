import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { CLIENT, providerEnvironment, type ProviderName } from './provider-environment.ts';

/** A person of the provider. */
export interface ProviderPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  picture?: string;
}

interface ProviderOptions {
  /** By default any that is free. */
  port?: number;
  /** Sent with every page: `Cross-Origin-Opener-Policy`, say. */
  headers?: Record<string, string>;
}

export interface TestProvider {
  issuer: string;
  /** Stops issuing tokens, like a provider that goes down after the person agreed; or resumes. */
  breakTokens(isBroken: boolean): void;
  /** The names of a provider's settings, for `google` or `facebook`. */
  environment(name: ProviderName): Record<string, string>;
  close(): Promise<void>;
}

/**
 * A certified OpenID provider on this machine. Its pages ask for a name and for consent, as `oidc-provider` has them in
 * development: any name in `people` signs in, with any password.
 */
export async function openTestProvider(
  people: ProviderPerson[],
  redirectUris: string[],
  { port = 0, headers = {} }: ProviderOptions = {},
): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  let areTokensBroken = false;
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    cookies: { keys: ['test-cookie-key'] },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_ctx, sub) => {
      const person = people.find((one) => one.sub === sub);
      return person === undefined ? undefined : { accountId: sub, claims: () => ({ ...person }) };
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (areTokensBroken && request.url?.startsWith('/token') === true) return request.destroy();
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    void answer(request, response);
  });
  return {
    issuer,
    breakTokens(isBroken) {
      areTokensBroken = isBroken;
    },
    environment: (name) => providerEnvironment(name, issuer),
    close: () => closeServer(server),
  };
}

/** A browser without scripts: follows redirects and fills the provider's forms. Returns where it sends the person in the end. */
export async function visitProvider(url: string, answer: { login: string } | 'deny', returnTo: string): Promise<URL> {
  const jar = new Map<string, string>();
  let next = new Request(url);
  for (let step = 0; step < 20; step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new Request(next, { headers: { ...Object.fromEntries(next.headers), cookie } }), {
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', ...value] = (line.split(';')[0] ?? '').split('=');
      jar.set(name, value.join('='));
    }
    const location = response.headers.get('location');
    if (location !== null) {
      const target = new URL(location, next.url);
      if (target.href.startsWith(returnTo)) return target;
      next = new Request(target);
      continue;
    }
    next = fillForm(await response.text(), next.url, answer);
  }
  throw new Error('the provider never came back');
}

function fillForm(html: string, base: string, answer: { login: string } | 'deny'): Request {
  if (answer === 'deny') {
    const abort = /href="([^"]*\/abort)"/.exec(html)?.[1];
    if (abort === undefined) throw new Error('the provider offers no way out');
    return new Request(new URL(abort, base));
  }
  const action = /<form[^>]*action="([^"]+)"/.exec(html)?.[1] ?? base;
  const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1];
  if (prompt === undefined) throw new Error(`the provider shows no form: ${html.slice(0, 300)}`);
  const body = new URLSearchParams({ prompt, login: answer.login, password: 'any' });
  return new Request(new URL(action, base), { method: 'POST', body });
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
