import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, openPage, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/sign-in.ts';

// A line that is cut off complains itself.
test.use({ allowed: { complaints: [/ERR_INTERNET|ERR_ABORTED|ERR_FAILED/] } });

test('a guest answers in steps, sees matches with reasons, and finds the answers again', async ({ page }) => {
  await openPage(page, '/buyer-flow');
  await page.getByRole('radio', { name: /Within three months/ }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/step=budget/);
  await page.getByRole('textbox', { name: 'Highest price' }).fill('600000');
  await page.getByRole('textbox', { name: 'Income before taxes' }).fill('12000');
  await expect(page.getByText('You can afford up to about')).toBeVisible();
  await page.goto('/buyer-flow?step=home');
  await page.getByRole('combobox', { name: 'Bedrooms' }).selectOption('3');
  await page.goto('/buyer-flow?step=features');
  await page.getByRole('button', { name: 'Home office' }).click();
  await page.goto('/buyer-flow?step=review');
  await expect(page.getByRole('main')).toContainText('Up to $600,000.');
  await expect(page.getByRole('main')).toContainText('Nice to have: home office.');
  await page.getByRole('button', { name: 'See my matches' }).click();
  await expect(page.getByText(/homes? match/).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /Price/ }).first()).toContainText('under your limit');
  await expectAccessible(page);

  const like = page.getByRole('button', { name: /^Like / }).first();
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await openPage(page, '/buyer-flow');
  await expect(page.getByText('Welcome back')).toBeVisible();
});

test('where nothing matches, it says what to relax, and one press does it', async ({ page }) => {
  await openPage(page, '/buyer-flow?step=budget');
  await page.getByRole('textbox', { name: 'Highest price' }).fill('50000');
  await page.goto('/buyer-flow?step=matches');
  const suggestion = page.getByRole('region', { name: 'No home meets every must' });
  await expect(suggestion).toContainText('Raise your limit to');
  await expectAccessible(page);
  await suggestion.getByRole('button', { name: 'Do this' }).first().click();
  await expect(page.getByText(/homes? match/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  await expect(page).toHaveURL(/step=timeline/);
  await page.goto('/buyer-flow?step=review');
  await expect(page.getByText('Nothing answered yet')).toBeVisible();
});

test('a quick hand on a slow line loses no answer, also where the page is left at once, in two windows, and offline', async ({
  page,
  context,
}) => {
  const { token } = await signUp(page.request, `hand-${randomUUID()}@example.com`);
  await context.addInitScript((kept) => {
    // The blank page in between keeps nothing.
    if (window.origin !== 'null') localStorage.setItem('auth_token', kept);
  }, token);
  await openPage(page, '/buyer-flow');
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  const slow = { offline: false, latency: 1200, downloadThroughput: -1, uploadThroughput: -1 };
  await line.send('Network.emulateNetworkConditions', slow);
  await page.getByRole('radio', { name: /Within three months/ }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'Highest price' }).fill('600000');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('combobox', { name: 'Bedrooms' }).selectOption('3');
  await page.goto('about:blank');

  const other = await context.newPage();
  await openPage(other, '/buyer-flow?step=budget');
  await expect(other.getByRole('textbox', { name: 'Highest price' })).toHaveValue('600,000');
  await context.setOffline(true);
  await other.getByRole('textbox', { name: 'Income before taxes' }).fill('12000');
  await expect(other.getByText('Not saved yet: we keep it here and try again')).toBeVisible();
  await context.setOffline(false);
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await other.goto('/buyer-flow?step=review');
  const review = other.getByRole('main');
  await expect(review).toContainText('You want to buy within three months.');
  await expect(review).toContainText('Up to $600,000.');
  await expect(review).toContainText('at least 3 bedrooms');
});
