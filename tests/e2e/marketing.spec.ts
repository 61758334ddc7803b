import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/support/browser-test.ts';
import { signInAs } from '#tests/support/sign-in.ts';

/** At the widths of a phone, a tablet and a desk, light and dark. */
async function expectGoodEverywhere(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [360, 'light'],
    [768, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}

test('a seller comes from the dashboard to sheets, makes two, brings old ones up to date, and packs all into one file', async ({
  page,
  homes,
}) => {
  await signInAs(page, homes, 'seller');
  await page.goto('/seller-dashboard-authentic');
  await page.getByRole('link', { name: 'Marketing materials' }).click();
  await expect(page).toHaveURL(/\/marketing-materials\?listing=/);
  await page.getByRole('link', { name: 'Make materials' }).click();
  const preview = page.getByRole('img', { name: /of the sheet as it is printed$/ });
  await expect(preview.first()).toBeVisible();
  await expectGoodEverywhere(page);

  await page.locator('summary').filter({ hasText: 'Postcards' }).click();
  await page.getByRole('checkbox', { name: /^Postcard 6/ }).check();
  const headline = page.getByLabel('Headline');
  await headline.fill('No children');
  await expect(page.getByText(/keep(s)? this sheet from leaving/)).toBeVisible();
  await headline.fill('Two blocks from a golden lake');
  await expect(page.getByText('Your words say what the listing does not')).toBeVisible();
  await headline.fill('');
  await expect(page.getByText('Your words say what the listing does not')).toBeHidden();
  await page.getByRole('button', { name: 'Make 2 sheets' }).click();

  await expect(page).toHaveURL(/\/marketing-materials\?listing=/);
  await expect(page.getByRole('heading', { name: 'Flyer', exact: true }).first()).toBeVisible();
  const again = page.getByRole('button', { name: /^Make (all|it) again$/ });
  if (await again.isVisible()) await again.click();
  await expect(again).toBeHidden();
  await expectGoodEverywhere(page);

  await page
    .getByRole('checkbox', { name: /^Choose Flyer of/ })
    .first()
    .check();
  await page
    .getByRole('checkbox', { name: /^Choose Postcard/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Pack into one file' }).click();
  const packed = page.getByRole('region', { name: 'Packed files' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    packed.getByRole('button', { name: 'Download' }).first().click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.zip$/);

  await page.goto('/marketing-materials?tab=brand');
  await expect(page.getByRole('button', { name: 'Save the brand kit' })).toBeVisible();
  await expectGoodEverywhere(page);
});
