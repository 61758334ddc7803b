import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';

/** Holds every script file back until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

// An unknown account is answered so.
test.use({ allowed: { complaints: [/status of 401/] } });

test('what was typed and sent before the script came is sent once it is there', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Lantern7');
  await page.keyboard.press('Enter');
  letGo();
  await expect(page.getByRole('alert')).toHaveText('No account found with this email address');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('nobody@example.com');
});

test('what was chosen and pressed before the script came is done once it is there', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/demo-login', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: /^Demo Vendor/ }).check();
  await page.getByRole('button', { name: /^Enter demo as/ }).click();
  letGo();
  await expect(page).toHaveURL('/vendor-dashboard');
});

test('Enter sends what was typed before the script came, also when it is pressed just as the script comes', async ({ page }) => {
  // What was kept is done frame by frame, so that without frames Enter always comes before it.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  const letGo = await holdScripts(page);
  await page.goto('/property-search?bedsMin=3', { waitUntil: 'commit' });
  const box = page.getByRole('search').getByRole('combobox');
  await box.fill('condo under 500k');
  const reported = page.waitForRequest('**/api/analytics/page-views');
  letGo();
  await reported;
  await box.press('Enter');
  await expect(page).toHaveURL(/types=condo/);
});
