import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/support/browser-test.ts';
import { forgetEverybody, keepToken, signInAsNew, signUp, signUpAdmin, TEST_PASSWORD } from '#tests/support/sign-in.ts';

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
async function readMailedLink(machine: APIRequestContext, to: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const { mails }: { mails: { id: string | number; to: string }[] } = await (await machine.get('/api/dev/mailbox')).json();
      for (const mail of mails.filter((each) => each.to.includes(to))) {
        const html = await (await machine.get(`/api/dev/mailbox/${mail.id}/html`)).text();
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

/** Presses Tab until the element has the focus, as people without a pointer do. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, 'reached by Tab').toBeFocused();
}

test('register, prove the address, sign out, sign in, forget the password and set a new one', async ({ page, machine }) => {
  const email = newAddress();
  await openPage(page, '/auth/register?redirect=/how-it-works');
  await expect(page.getByRole('radio', { name: "I'm looking to buy or sell property" })).toBeChecked();
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  // Fetched while the time until then runs, from the page that waits.
  const ahead = page.waitForRequest((request) => /\/assets\/how-it-works-/.test(request.url()));
  await register(page, email, 'Lantern7');
  await expect(toastOf(page)).toContainText("Registration SuccessfulWelcome! You're now registered as a buyer.");
  await expect(page).toHaveURL('/how-it-works');
  expect((await ahead).headers()['referer']).toContain('/auth/register');
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);

  await signOut(page);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|demo_user/.test(key)))).toEqual([]);

  await page.goto(await readMailedLink(machine, email, '/auth/verify-email'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is verified');
  expect(page.url()).not.toContain('token');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await signIn(page, email, 'Lantern7');
  await expect(toastOf(page)).toContainText('Login SuccessfulWelcome back!');
  await expect(page).toHaveURL('/buyer-dashboard');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account of Ana Lee' })).toBeVisible();
  await forgetEverybody(page);

  // The address typed for signing in need not be typed again.
  await openPage(page, '/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset Link Sent!');
  await expect(toastOf(page)).toContainText('Reset Link SentCheck your email for instructions to reset your password.');
  await expect(page.getByText('The link expires in 24 hours')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Login' })).toHaveAttribute('href', '/auth/login');

  const link = await readMailedLink(machine, email, '/auth/reset-password');
  await openPage(page, link);
  // What password managers keep the new one under.
  await expect(page.locator('form input[autocomplete="username"]')).toHaveValue(email);
  await tabTo(page, page.getByLabel('New password'));
  await page.keyboard.type('Harbor88');
  await tabTo(page, page.getByLabel('Confirm Password'));
  await page.keyboard.type('Harbor88');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your password is set' })).toBeFocused();
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
  await forgetEverybody(page);

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
  const [{ user }, admin] = await Promise.all([signUp(request, newAddress()), signUpAdmin(request, homes)]);
  const disabling = await request.post(`/api/admin/users/${user.uid}/disable`, {
    headers: { authorization: `Bearer ${admin.token}` },
    data: { reason: 'Reported twice' },
  });
  expect(disabling.status()).toBe(204);
  await expectLoginError('This account has been disabled', TEST_PASSWORD, user.email ?? '');
  // One was typed above; the form says the same to each.
  const wrong = () => request.post('/api/auth/sign-in', { data: { email, password: 'Wrong77' } });
  const tries = await Promise.all([wrong(), wrong(), wrong(), wrong()]);
  expect(tries.map((answer) => answer.status())).toEqual([401, 401, 401, 401]);
  await expectLoginError('Too many failed attempts. Please try again later');
  await page.context().setOffline(true);
  await expectLoginError('Network error. Please check your connection');
  await page.context().setOffline(false);
  // The answer of a server without its secret, which the server's own tests cover.
  const bare = { status: 503, json: { code: 'api-key-not-valid', detail: 'Invalid API configuration. Please contact support' } };
  await page.route('**/api/auth/sign-in', (route) => route.fulfill(bare));
  await expectLoginError('Invalid API configuration. Please contact support');

  await openPage(page, '/auth/forgot-password');
  await page.getByLabel('Email').fill(newAddress());
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('alert')).toHaveText('No account found with this email address');
});

test('a demo person goes from role to role, back to the account that waited, and everything is cleared', async ({ page }) => {
  const account = await signUp(page.request, newAddress());
  await keepToken(page, account.token);
  await openPage(page, '/demo-login');
  await expect(page.getByText('You are signed in as Ana Lee. Leaving the demo brings you back')).toBeVisible();
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
  await expect(page.getByText('This page is for a vendor.')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch role. Current role: Vendor' })).toBeVisible();

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Back to your account' }).click();
  await expect(page.getByRole('button', { name: 'Account of Ana Lee' })).toBeVisible();
  await expect(page.getByText('Demo data, resets')).toBeHidden();
  expect(await page.evaluate(() => ['demo_user', 'demo_token'].map((key) => localStorage.getItem(key)))).toEqual([null, null]);
  const bearer = await page.evaluate(() => localStorage.getItem('auth_token'));
  const me = await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${bearer}` } });
  expect(await me.json()).toMatchObject({ uid: account.user.uid, isDemo: false });

  // A dialog goes with the page that is just being left.
  await expect(async () => {
    await page.getByRole('button', { name: /^Switch role/ }).click({ timeout: 2000 });
    await panel.getByRole('button', { name: 'Demo Buyer' }).click({ timeout: 2000 });
  }).toPass();
  await expect(page).toHaveURL('/buyer-dashboard');
  await page.evaluate(async () => {
    localStorage.setItem('units', 'metric');
    localStorage.setItem('letter_draft', 'Dear agent');
    sessionStorage.setItem('of-this-tab', 'x');
    await (await caches.open('pages')).put('/terms', new Response('kept'));
  });
  await openPage(page, '/clear-cache');
  for (const kept of [/^Demo token/, /^Sign-in token/, /^A draft/])
    await expect(page.getByRole('checkbox', { name: kept })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Square feet or meters/ }).check();
  await page.getByRole('button', { name: 'Clear selected' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cleared' })).toContainText('Square feet or meters');
  expect(await page.evaluate(() => [localStorage.getItem('units'), localStorage.getItem('letter_draft')])).toEqual([
    null,
    'Dear agent',
  ]);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Clear all and sign out' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cleared' })).toContainText('Your session');
  expect(await page.evaluate(async () => [localStorage.length, sessionStorage.length, (await caches.keys()).length])).toEqual([
    0, 0, 0,
  ]);
  for (const demo of ['0', '1']) expect((await page.request.post(`/api/auth/token?demo=${demo}`)).status()).toBe(401);
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

test('sign-in, the role switcher and the settings work by keyboard alone on a phone’s width', async ({ page }) => {
  const { user } = await signUp(page.request, newAddress());
  await page.context().clearCookies();
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/auth/login?redirect=/settings?tab=sign-in');
  await expectNoSidewaysScroll(page);
  const password = page.getByLabel('Password', { exact: true });
  const address = page.getByLabel('Email', { exact: true });
  // A field that offers passkeys from the start is not filled in with a kept password.
  await expect(address).toHaveAttribute('autocomplete', 'username');
  await tabTo(page, address);
  await expect(address).toHaveAttribute('autocomplete', 'username webauthn');
  await page.keyboard.type(user.email ?? '');
  await tabTo(page, password);
  await page.keyboard.type('Lantern7');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, password);
  await page.keyboard.type(TEST_PASSWORD);
  await page.keyboard.press('Enter');

  const open = page.getByRole('button', { name: 'Change password' });
  await expect(open).toBeVisible();
  await tabTo(page, page.getByRole('tab', { name: 'Sign-in' }));
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Current password')).toBeFocused();
  await expect(page.getByLabel('New password')).toHaveAttribute('autocomplete', 'new-password');
  await tabTo(page, page.getByRole('button', { name: 'Cancel' }));
  await page.keyboard.press('Space');
  await expect(open).toBeFocused();

  const switcher = page.getByRole('button', { name: /^Switch role/ });
  await switcher.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Switch role' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(switcher).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('dialog', { name: 'Switch role' }).getByRole('button', { name: /^Vendor Service/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/vendor-dashboard');
});

test('settings keep the places one goes to, and hand one’s dates to a calendar', async ({ page, homes }) => {
  await signInAsNew(page, homes);
  await openPage(page, '/settings?tab=places');
  await page.getByLabel('Add a place').fill('station');
  await page.getByRole('option').first().click();
  const name = page.getByLabel('Your name for it');
  await expect(name).toBeFocused();
  await name.fill('Choir');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Choir' })).toBeVisible();

  await page.getByRole('tab', { name: 'Calendar' }).click();
  await page.getByRole('button', { name: 'Make a calendar address' }).click();
  const address = await page.getByLabel('Calendar address').inputValue();
  expect(await (await page.request.get(address)).text()).toMatch(/^BEGIN:VCALENDAR/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End the address' }).click();
  await expect(page.getByText('You don’t have a calendar address yet.')).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});
