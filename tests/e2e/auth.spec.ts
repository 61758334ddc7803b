import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/browser-test.ts';
import { signUp, signUpAdmin, TEST_PASSWORD } from '../support/sign-in.ts';

// Refusals of the server, which the browser reports as failed resources.
test.use({ allowed: { complaints: [/the server responded with a status of (4\d\d|501|503)/, /ERR_FAILED|ERR_INTERNET/] } });

const toastOf = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Close' }) });

/** Waits until the page answers to clicks: its first view has been reported. */
async function openPage(page: Page, path: string): Promise<void> {
  const reported = page.waitForRequest((request) => request.url().endsWith('/api/analytics/page-views'));
  await page.goto(path);
  await reported;
}

function newAddress(): string {
  return `ana.${Date.now()}.${Math.round(Math.random() * 1e6)}@example.com`;
}

/** The newest link of a kind in a person's mail. */
async function readMailedLink(page: Page, to: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const { mails }: { mails: { id: string | number; to: string }[] } = await (
        await page.request.get('/api/dev/mailbox')
      ).json();
      for (const mail of mails.filter((each) => each.to.includes(to))) {
        const html = await (await page.request.get(`/api/dev/mailbox/${mail.id}/html`)).text();
        link ??= new RegExp(`href="[^"]*(${path}\\?token=[^"&]+)`).exec(html)?.[1];
      }
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

async function register(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Ana Lee');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Get Started Today' })).toBeVisible();
}

test('register, prove the address, sign out, sign in, forget the password and set a new one', async ({ page }) => {
  const email = newAddress();
  await openPage(page, '/auth/register?redirect=/how-it-works');
  await expect(page.getByRole('radio', { name: "I'm looking to buy or sell property" })).toBeChecked();
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await register(page, email, 'Lantern7');
  await expect(toastOf(page)).toContainText("Registration SuccessfulWelcome! You're now registered as a buyer.");
  await expect(page).toHaveURL('/how-it-works');
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);

  await page.goto(await readMailedLink(page, email, '/auth/verify-email'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is verified');
  expect(page.url()).not.toContain('token');

  await openPage(page, '/how-it-works');
  await signOut(page);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|demo_user/.test(key)))).toEqual([]);

  await openPage(page, '/auth/login');
  await signIn(page, email, 'Lantern7');
  await expect(toastOf(page)).toContainText('Login SuccessfulWelcome back!');
  await expect(page).toHaveURL('/buyer-dashboard');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account of Ana Lee' })).toBeVisible();
  await signOut(page);

  await openPage(page, '/auth/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset Link Sent!');
  await expect(toastOf(page)).toContainText('Reset Link SentCheck your email for instructions to reset your password.');
  await expect(page.getByText('The link expires in 24 hours')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Login' })).toHaveAttribute('href', '/auth/login');

  const link = await readMailedLink(page, email, '/auth/reset-password');
  await openPage(page, link);
  await page.getByLabel('New password').fill('Harbor88');
  await page.getByLabel('Confirm Password').fill('Harbor88');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is set');
  await openPage(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');

  await openPage(page, '/auth/login?redirect=payment&plan=pro&amount=49');
  await signIn(page, email, 'Harbor88');
  await expect(page).toHaveURL('/services?autoSelect=pro&amount=49');
});

test('what is wrong is said in the words of the catalogue', async ({ page, request, homes }) => {
  const email = newAddress();
  await openPage(page, '/auth/register');
  await page.getByRole('button', { name: 'Create Account' }).click();
  for (const text of ['Full name is required', 'Please enter a valid email address', 'Password must be at least 6 characters'])
    await expect(page.getByRole('group', { name: /need a look/ })).toContainText(text);
  await register(page, email, 'Lantern7');
  await expect(toastOf(page)).toContainText('Registration Successful');
  await expect(page).toHaveURL('/');
  await signOut(page);

  await openPage(page, '/auth/register');
  await register(page, email, 'Lantern7');
  await expect(page.getByRole('alert')).toHaveText('An account with this email already exists');
  await expect(toastOf(page)).toContainText('Registration FailedAn account with this email already exists');

  await openPage(page, '/auth/login');
  for (const [address, password, text, toast] of [
    [newAddress(), 'Lantern7', 'No account found with this email address', 'Login FailedInvalid credentials'],
    [email, 'Wrong77', 'Incorrect password', 'Login FailedInvalid credentials'],
    ['ana@', 'Lantern7', 'Invalid email address', 'Login FailedInvalid credentials'],
  ] as const) {
    await signIn(page, address, password);
    await expect(page.getByRole('alert')).toHaveText(text);
    await expect(toastOf(page)).toContainText(toast);
  }
  async function expectLoginError(text: string, password = 'Lantern7', address = email): Promise<void> {
    await signIn(page, address, password);
    await expect(page.getByRole('alert')).toHaveText(text);
    await expect(toastOf(page)).toContainText(`Login Error${text}`);
  }
  const { user } = await signUp(request, newAddress());
  const admin = await signUpAdmin(request, homes);
  const disabling = await request.post(`/api/admin/users/${user.uid}/disable`, {
    headers: { authorization: `Bearer ${admin.token}` },
    data: { reason: 'Reported twice' },
  });
  expect(disabling.status()).toBe(204);
  await expectLoginError('This account has been disabled', TEST_PASSWORD, user.email ?? '');
  for (let tries = 1; tries < 5; tries += 1) {
    await signIn(page, email, 'Wrong77');
    await expect(page.getByRole('alert')).toHaveText('Incorrect password');
  }
  await expectLoginError('Too many failed attempts. Please try again later');
  await page.context().setOffline(true);
  await expectLoginError('Network error. Please check your connection');
  await page.context().setOffline(false);
  // What a server without its secret answers; that it does is tested beside it.
  const bare = { status: 503, json: { code: 'api-key-not-valid', detail: 'Invalid API configuration. Please contact support' } };
  await page.route('**/api/auth/sign-in', (route) => route.fulfill(bare));
  await expectLoginError('Invalid API configuration. Please contact support');

  await openPage(page, '/auth/forgot-password');
  await page.getByLabel('Email').fill(newAddress());
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('alert')).toHaveText('No account found with this email address');
});

test('a demo person goes from role to role and comes back as they were', async ({ page }) => {
  await openPage(page, '/demo-login');
  await page.getByRole('radio', { name: /^Demo Seller/ }).check();
  await page.getByRole('button', { name: 'Enter demo as seller' }).click();
  await expect(page).toHaveURL('/seller-dashboard-authentic');
  const demo = await page.evaluate(() => JSON.parse(localStorage.getItem('demo_user') ?? '{}') as { uid: string; role: string });
  expect(demo.uid).toMatch(/^demo-seller-\d+$/);
  await expect(page.getByText('Demo data, resets')).toBeVisible();

  await openPage(page, '/vendor-dashboard');
  await expect(page.getByText('This page is for a vendor. You are here as a seller')).toBeVisible();
  await page.getByRole('button', { name: /^Switch role/ }).click();
  const panel = page.getByRole('dialog', { name: 'Switch role' });
  await expect(panel.getByRole('button', { name: /^Seller/ })).toBeDisabled();
  await expect(panel.getByRole('button', { name: /^Admin/ })).toBeDisabled();
  for (const text of [
    'Property search and management',
    'Property listing and analytics',
    'Service provider tools',
    'Platform administration',
  ])
    await expect(panel).toContainText(text);
  await expectAccessible(page);
  await panel.getByRole('button', { name: /^Vendor Service/ }).click();
  await expect(toastOf(page)).toContainText('Role UpdatedYour role has been updated to vendor.');
  await expect(page).toHaveURL('/vendor-dashboard');
  await expect(page.getByText('This page is being built.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This page is being built.')).toBeVisible();

  await openPage(page, '/clear-cache');
  await expect(page.getByText('Demo token')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all and sign out' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cleared' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('who is not signed in sees the sign-in card, and is brought back', async ({ page }) => {
  await openPage(page, '/vendor-dashboard?tab=leads');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/auth/login?redirect=%2Fvendor-dashboard%3Ftab%3Dleads',
  );
});

test('a blocked and a closed popup are told, and the form stays usable', async ({ page }) => {
  await openPage(page, '/auth/login');
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: /^Google/ }).click();
  await expect(page.getByRole('alert')).toHaveText('Sign-in popup was blocked by your browser');
  await expect(toastOf(page)).toContainText('Sign In FailedSign-in popup was blocked by your browser');

  await page.route('**/api/auth/providers/*', (route) => route.fulfill({ json: { url: '/terms' } }));
  await openPage(page, '/auth/login');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^Facebook/ }).click();
  await (await popup).close();
  await expect(page.getByRole('alert')).toHaveText('Sign-in was cancelled');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
});

test('sign-in works by keyboard alone on a phone’s width', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/auth/login');
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Email', { exact: true }).focus();
  await page.keyboard.type('nobody@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Lantern7');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});
