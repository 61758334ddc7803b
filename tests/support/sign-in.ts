import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { signedInSchema } from '#domains/accounts/contract.ts';
import type { Role } from '#platform/http/context.ts';
import type { HomesDatabase } from './homes-database.ts';

/** From the next page on, somebody is signed in: a demo person, or an administrator of this installation. */
export async function signInAs(page: Page, homes: HomesDatabase, role: Role): Promise<void> {
  const stored = role === 'admin' ? await signUpAdmin(page, homes) : await enterDemo(page, role);
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, stored);
}

async function enterDemo(page: Page, role: Role): Promise<[string, string][]> {
  const answer = await page.request.post('/api/auth/demo', { data: { role } });
  const { user, token } = signedInSchema.parse(await answer.json());
  return [
    ['demo_user', JSON.stringify(user)],
    ['demo_token', token],
  ];
}

async function signUpAdmin(page: Page, { db }: HomesDatabase): Promise<[string, string][]> {
  const form = { fullName: 'Ada Admin', email: `admin-${randomUUID()}@example.com`, password: 'Orchard-Gate-41', role: 'user' };
  const answer = await page.request.post('/api/auth/sign-up', { data: form });
  const { user, token } = signedInSchema.parse(await answer.json());
  await db
    .insertInto('role_grants')
    .values({ user_id: user.uid, role: 'admin', granted_at: new Date(), granted_by: 'operator' })
    .execute();
  await db.updateTable('users').set({ role: 'admin' }).where('id', '=', user.uid).execute();
  return [['auth_token', token]];
}
