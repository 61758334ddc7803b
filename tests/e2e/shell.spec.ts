import { expect, test } from '@playwright/test';

test('the site answers with a page, its name and a policy', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  expect(response?.headers()['content-security-policy']).not.toContain('unsafe');
  await expect(page).toHaveTitle(/Realty AI/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an address that does not exist is answered with 404', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
});
