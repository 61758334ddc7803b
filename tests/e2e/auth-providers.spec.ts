import type { Page } from '@playwright/test';
import { expect, openPage, test } from '#tests/support/browser-test.ts';
import { e2eProviderPort, type ProviderName } from '#tests/support/provider-environment.ts';
import { openTestProvider, type ProviderPerson, type TestProvider } from '#tests/support/sign-in-providers.ts';

const toastOf = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Close' }) });
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'));

function openStandIn(
  baseURL: string | undefined,
  name: ProviderName,
  people: ProviderPerson[],
  headers: Record<string, string> = {},
): Promise<TestProvider> {
  const site = new URL(baseURL ?? '');
  const callback = new URL(`/api/auth/callback/${name.toLowerCase()}`, site).href;
  return openTestProvider(people, [callback], { port: e2eProviderPort(Number(site.port), name), headers });
}

async function openPopup(page: Page, provider: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: `${provider} sign-in` }).click();
  return opened;
}

async function logIn(popup: Page, login: string): Promise<void> {
  await popup.getByPlaceholder('Enter any login').fill(login);
  await popup.getByPlaceholder('and password').fill('any');
  await popup.getByRole('button', { name: 'Sign-in' }).click();
}

async function expectFailure(page: Page, box: string, toast = box): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText(box);
  await expect(toastOf(page)).toContainText(`Sign In Failed${toast}`);
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  expect(await tokenOf(page)).toBeNull();
}

test('Google in a popup: down, closed, denied, failing on the way back, and agreed', async ({ page, baseURL }) => {
  await openPage(page, '/auth/login');
  // No provider runs at its address yet, nor did one when the server started.
  const lost = await openPopup(page, 'Google');
  await expect.poll(() => lost.url()).toMatch(/^(chrome-error|http):/);
  await lost.close();
  await expectFailure(page, 'Sign-in was cancelled');

  const google = await openStandIn(baseURL, 'GOOGLE', [
    { sub: 'gina', email: 'gina@google.example', email_verified: true, name: 'Gina Marsh' },
  ]);
  try {
    const closed = await openPopup(page, 'Google');
    await expect(closed.getByPlaceholder('Enter any login')).toBeVisible();
    await closed.close();
    await expectFailure(page, 'Sign-in was cancelled');

    const denied = await openPopup(page, 'Google');
    await logIn(denied, 'gina');
    await denied.getByRole('link', { name: 'Cancel' }).click();
    await expectFailure(page, 'Sign-in was cancelled');
    await expect.poll(() => denied.isClosed()).toBe(true);

    google.breakTokens(true);
    const broken = await openPopup(page, 'Google');
    await broken.getByRole('button', { name: 'Continue' }).click();
    await expectFailure(page, 'Google sign-in failed', 'Failed to sign in with Google. Please try again.');
    google.breakTokens(false);

    // She has agreed by now: the popup opens and closes by itself.
    await openPopup(page, 'Google');
    await expect(toastOf(page)).toContainText('Google Login SuccessfulWelcome, Gina Marsh');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Account of Gina Marsh' })).toBeVisible();
    expect(await tokenOf(page)).not.toBeNull();
  } finally {
    await google.close();
  }
});

test('Facebook in a popup that its own policy cuts off from the page that opened it', async ({ page, baseURL }) => {
  // Facebook's people may have no address; whose policy cuts the tie, that popup looks closed at once.
  const headers = { 'Cross-Origin-Opener-Policy': 'same-origin' };
  const facebook = await openStandIn(baseURL, 'FACEBOOK', [{ sub: 'finn', name: 'Finn Ode' }], headers);
  try {
    await openPage(page, '/auth/register?redirect=/why-realty-ai');
    const popup = await openPopup(page, 'Facebook');
    await logIn(popup, 'finn');
    await expect(page.getByRole('alert')).toHaveText('Sign-in was cancelled');
    await popup.getByRole('button', { name: 'Continue' }).click();
    await expect(toastOf(page)).toContainText('Facebook Login SuccessfulWelcome, Finn Ode');
    await expect(page).toHaveURL('/why-realty-ai');
    await expect(page.getByRole('button', { name: 'Account of Finn Ode' })).toBeVisible();
  } finally {
    await facebook.close();
  }
});
