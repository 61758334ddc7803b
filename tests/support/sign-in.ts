import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { signedInSchema, type SignedIn } from '#domains/accounts/contract.ts';
import type { OpenRole, Role } from '#lib/roles.ts';
import { withFileLock } from '#platform/db/folder-lock.ts';
import type { HomesDatabase } from './homes-database.ts';

export const TEST_PASSWORD = 'Orchard-Gate-41';
/** For pasts, which are made one after the other. */
const PATIENCE_MS = 400_000;

/** From the next page on, somebody is signed in: a demo person with their whole past, or an administrator of this installation. */
export async function signInAs(page: Page, homes: HomesDatabase, role: Role): Promise<void> {
  const stored: [string, string][] =
    role === 'admin'
      ? [['auth_token', (await signUpAdmin(page.request, homes)).token]]
      : (await enterDemo(page, homes, role)).stored;
  await keepInBrowser(page, stored);
}

/** As {@link signInAs}, as a new person with a proven address, for all tests that need no past: a past takes the server seconds. */
export async function signInAsNew(page: Page, { db }: HomesDatabase): Promise<void> {
  const { user, token } = await signUp(page.request, `new-${randomUUID()}@example.com`);
  await db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', user.uid).execute();
  await keepInBrowser(page, [['auth_token', token]]);
}

/** As {@link signInAs}, as one demo person for all tests that only look. */
export async function lookAs(page: Page, homes: HomesDatabase, role: Role): Promise<void> {
  if (role === 'admin') return signInAs(page, homes, role);
  // Every worker finds who was signed in by the first, as long as the demonstration keeps them.
  const file = path.join(homes.dataDir, `looker-${role}.json`);
  const enterOnce = async () => {
    const known = existsSync(file) ? lookerSchema.parse(JSON.parse(await readFile(file, 'utf8'))) : undefined;
    if (known !== undefined && (await isPresent(homes, known.userId))) return known.stored;
    const entered = await enterDemo(page, homes, role);
    await writeFile(file, JSON.stringify(entered));
    return entered.stored;
  };
  await keepInBrowser(page, await withFileLock(`${file}.lock`, enterOnce, PATIENCE_MS));
}

const lookerSchema = z.object({ userId: z.string(), stored: z.array(z.tuple([z.string(), z.string()])) });
type Looker = z.infer<typeof lookerSchema>;

async function isPresent({ db }: HomesDatabase, userId: string): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined;
}

async function keepInBrowser(page: Page, stored: [string, string][]): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, stored);
}

async function enterDemo(page: Page, homes: HomesDatabase, role: OpenRole): Promise<Looker> {
  const answer = await page.request.post('/api/auth/demo', { data: { role } });
  const { user, token } = signedInSchema.parse(await answer.json());
  await waitForPast(homes, user.uid);
  const stored: Looker['stored'] = [
    ['demo_user', JSON.stringify(user)],
    ['demo_token', token],
  ];
  return { userId: user.uid, stored };
}

/** Until then pages change while a test looks at them. Pasts are made one after the other. */
async function waitForPast({ db }: HomesDatabase, userId: string): Promise<void> {
  const readPerson = () => db.selectFrom('users').select('past_ready_at').where('id', '=', userId).executeTakeFirst();
  await expect.poll(async () => (await readPerson())?.past_ready_at ?? null, { timeout: PATIENCE_MS }).not.toBeNull();
}

/** The home that the demo seller who is signed in on this page has for sale. */
export async function findOwnHome(page: Page): Promise<{ listingKey: string; label: string }> {
  const token = await page.evaluate(() => localStorage.getItem('demo_token'));
  const answer = await page.request.get('/api/own-listings', { headers: { authorization: `Bearer ${token}` } });
  const { listings } = (await answer.json()) as { listings: { listingKey: string; label: string; standardStatus: string }[] };
  const home = listings.find(({ standardStatus }) => standardStatus === 'Active');
  if (home === undefined) throw new Error('The demo seller has no home for sale.');
  return home;
}

/** A new person with an address and the password that tests share. */
export async function signUp(request: APIRequestContext, email: string, fullName = 'Ana Lee'): Promise<SignedIn> {
  const form = { fullName, email, password: TEST_PASSWORD, role: 'user' };
  const answer = await request.post('/api/auth/sign-up', { data: form });
  return signedInSchema.parse(await answer.json());
}

export async function signUpAdmin(request: APIRequestContext, { db }: HomesDatabase): Promise<SignedIn> {
  const signedIn = await signUp(request, `admin-${randomUUID()}@example.com`, 'Ada Admin');
  const { user } = signedIn;
  await db
    .insertInto('role_grants')
    .values({ user_id: user.uid, role: 'admin', granted_at: new Date(), granted_by: 'operator' })
    .execute();
  await db.updateTable('users').set({ role: 'admin' }).where('id', '=', user.uid).execute();
  return signedIn;
}

/** A document of this site that runs no script. */
export const BARE_DOCUMENT = '/api/health/live';

/** From the next page on, this browser is signed in with a token; unlike {@link signInAs}, it may sign out again. */
export async function keepToken(page: Page, token: string): Promise<void> {
  await page.goto(BARE_DOCUMENT);
  await page.evaluate((value) => localStorage.setItem('auth_token', value), token);
}

/** Clears this browser's session; other tests press the sign-out button. */
export async function forgetEverybody(page: Page): Promise<void> {
  await page.goto(BARE_DOCUMENT);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}
