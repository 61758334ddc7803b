import { expect, expectAccessible, openPage, test } from '#tests/support/browser-test.ts';

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
