import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, expectAccessible, test } from '#tests/support/browser-test.ts';
import { forgetEverybody, keepToken, signUp, TEST_PASSWORD } from '#tests/support/sign-in.ts';

// A passkey belongs to a name, never to a number.
test.use({ baseURL: `http://localhost:${process.env['E2E_PORT'] ?? 3909}` });

const STEP_MS = 30_000;

function codeOf(key: string, atMs: number): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: atMs });
}

/** A device under its owner's finger, until the owner lifts it. */
async function plugInAuthenticator(page: Page): Promise<{ setFinger: (isOn: boolean) => Promise<void> }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async setFinger(isOn) {
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: isOn });
    },
  };
}

async function signInWithCode(page: Page, email: string, code: string, redirect: string): Promise<void> {
  await page.goto(`/auth/login?redirect=${redirect}`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(redirect);
}

test('a passkey and an app’s codes: set up, sign in with each and with a recovery code, take off', async ({ page }) => {
  const email = `careful.${Date.now()}@example.com`;
  const { token } = await signUp(page.request, email);
  const { setFinger } = await plugInAuthenticator(page);
  await keepToken(page, token);
  await page.goto('/settings?tab=sign-in');

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText(/^Added/)).toBeVisible();
  await page.getByRole('button', { name: 'Set up' }).click();
  const key = (await page.locator('li code').innerText()).replaceAll(' ', '');
  const enrolledAt = Date.now();
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(key, enrolledAt));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page
    .getByRole('list')
    .filter({ hasText: /^[a-z0-9]{5}-/ })
    .getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I saved them' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
  await forgetEverybody(page);

  // A passkey counts as both factors.
  await setFinger(false);
  const options = '**/api/auth/passkeys/sign-in-options';
  const offered = page.waitForResponse(options);
  await page.goto('/auth/login?redirect=/terms');
  await offered;
  // A device never answers a request made without the finger, so the finger goes on before the press.
  await page.route(options, async (route) => {
    await setFinger(true);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/terms');
  await page.unroute(options);
  await forgetEverybody(page);
  // The browser offers it where the address is typed, too; this device takes it up by itself.
  await page.goto('/auth/login');
  await expect(page).toHaveURL('/buyer-dashboard');
  await forgetEverybody(page);
  await setFinger(false);

  // The setup code is used up, so this takes the app's next one.
  await signInWithCode(page, email, codeOf(key, Math.max(Date.now(), enrolledAt + STEP_MS)), '/terms');
  await forgetEverybody(page);
  await signInWithCode(page, email, recoveryCode, '/settings?tab=sign-in');
  await expect(page.getByText('9 recovery codes left')).toBeVisible();

  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('button', { name: 'Turn it off' }).click();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'Remove the passkey' }).click();
  await expect(page.getByText(/^Added/)).toBeHidden();
});
