import { expect } from 'vitest';
import { z } from 'zod';
import { signedInSchema, type SessionUser, type SignedIn } from '#domains/accounts/contract.ts';
import { createUser } from '#domains/accounts/server/create-user.ts';
import { openSession } from '#domains/accounts/server/open-session.ts';
import type { Role } from '#lib/roles.ts';
import type { TestApp } from './test-app.ts';

export const GOOD_PASSWORD = 'Orchard-Gate-41';

/** A browser: it keeps cookies for the paths of sign-in, and the identity token. */
export interface Browser {
  user: SessionUser;
  token: string;
  cookies: Map<string, string>;
  send(method: string, path: string, body?: unknown, init?: { token?: string | null; address?: string }): Promise<Response>;
}

let made = 0;

/** A browser that nobody has signed in with. */
export function openBrowser(app: TestApp, options: { address?: string; userAgent?: string } = {}): Browser {
  const { address = `198.51.100.${(made % 250) + 1}`, userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' } =
    options;
  made += 1;
  const cookies = new Map<string, string>();
  const browser: Browser = {
    user: undefined as never,
    token: '',
    cookies,
    async send(method, path, body, { token = browser.token, address: from = address } = {}) {
      const headers = new Headers({ 'user-agent': userAgent });
      if (body !== undefined) headers.set('content-type', 'application/json');
      if (token !== '' && token !== null) headers.set('authorization', `Bearer ${token}`);
      if (path.startsWith('/api/auth/'))
        headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      const response = await app.request(
        path,
        { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) },
        from,
      );
      for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
      return response;
    },
  };
  return browser;
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';');
  const [name = '', ...value] = pair.split('=');
  if (/Max-Age=0\b/.test(line)) cookies.delete(name);
  else cookies.set(name, value.join('='));
}

/** Takes a sign-in's answer over into the browser. */
export async function keepSignIn(browser: Browser, response: Response): Promise<SignedIn> {
  const answer: unknown = await response.json();
  expect(answer).toMatchObject({ status: 'signed-in' });
  const signedIn = signedInSchema.parse(answer);
  browser.user = signedIn.user;
  browser.token = signedIn.token;
  return signedIn;
}

/** Status and code of an answer, as a form sees them. */
export async function outcome(response: Promise<Response> | Response): Promise<string> {
  const answer = await response;
  if (answer.ok) return String(answer.status);
  const problem = z.object({ code: z.string() }).parse(await answer.json());
  return `${answer.status} ${problem.code}`;
}

/** A new person, signed in. */
export async function signUpPerson(
  app: TestApp,
  person: { email?: string; role?: 'user' | 'vendor' | 'seller'; fullName?: string; address?: string } = {},
): Promise<Browser> {
  const browser = openBrowser(app, person.address === undefined ? {} : { address: person.address });
  const { email = `person-${made}@example.com`, role = 'user', fullName = 'Ada Moreno' } = person;
  const response = await browser.send('POST', '/api/auth/sign-up', { fullName, email, password: GOOD_PASSWORD, role });
  await keepSignIn(browser, response);
  return browser;
}

/** A person without a password, signed in at once: most tests need no more. The address is proven unless said otherwise. */
export async function makePerson(
  app: TestApp,
  person: { email?: string; displayName?: string; role?: Role; isVerified?: boolean } = {},
): Promise<Browser> {
  const browser = openBrowser(app);
  const { email = `person-${made}@example.com`, displayName = 'Ada Moreno', role = 'buyer', isVerified = true } = person;
  const ctx = app.ctx();
  const user = await createUser(ctx, { email, isEmailVerified: isVerified, displayName, role, grantedBy: 'operator' });
  if (user === undefined) throw new Error(`${email} is taken`);
  const visit = {
    address: '198.51.100.1',
    device: 'Firefox on Linux',
    sessionToken: undefined,
    demoToken: undefined,
    deviceToken: undefined,
  };
  const { answer, cookies } = await openSession(ctx, { user, method: 'password', visit: { ...visit, providerToken: undefined } });
  for (const line of cookies) keepCookie(browser.cookies, line);
  browser.user = answer.user;
  browser.token = answer.token;
  return browser;
}

/** Acts as if the person had just confirmed their identity. */
export async function confirmIdentity(app: TestApp, { user }: Browser, at: Date): Promise<void> {
  await app.db.updateTable('sessions').set({ authenticated_at: at }).where('user_id', '=', user.uid).execute();
}

/** The newest mail to an address, and the link in it. */
export async function readMail(app: TestApp, to: string): Promise<{ subject: string; text: string; token: string }> {
  const mail = await app.db
    .selectFrom('mail_messages')
    .select(['subject', 'text'])
    .where('to_address', '=', to)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { ...mail, token: /token=([\w-]+)/.exec(mail.text)?.[1] ?? '' };
}

/** The body of an answer, as its contract has it. */
export async function readAs<S extends z.ZodType>(
  schema: S | undefined,
  answer: Response | Promise<Response>,
): Promise<z.output<S>> {
  return (schema ?? expect.fail('it answers')).parse(await (await answer).json());
}
