import { expect, openPage, test } from '#tests/support/browser-test.ts';

test('from a sentence to a home', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('search').getByRole('searchbox').fill('3 bedroom house under $900k with a garage');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/bedsMin=3/);
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('3+ beds');
  const first = page.getByRole('list', { name: 'Homes' }).getByRole('link').first();
  const street = (await first.textContent())?.split(',')[0] ?? '';
  await first.click();
  await expect(page).toHaveURL(/\/property\/\w+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(street);
  // Its address alone leads there too.
  const locality =
    (
      await page
        .getByText(/, WA \d{5}/)
        .first()
        .textContent()
    )?.split(' · ')[0] ?? '';
  await page.goto(`/property-search?text=${encodeURIComponent(`${street}, ${locality}`)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(street);
});

test('an example on the home page is a search that finds homes', async ({ page }) => {
  await openPage(page, '/');
  await page.getByText('Value', { exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Address of the home' })).toBeVisible();
  await page.getByText('Buy', { exact: true }).last().click();
  await page.getByRole('list', { name: 'Examples' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/property-search\?/);
  await expect(page.getByRole('list', { name: 'Homes' }).getByRole('listitem').first()).toBeVisible();
});

test('browsing narrows from the whole list to a neighborhood and a page of it', async ({ page }) => {
  await openPage(page, '/properties');
  const count = async () =>
    Number(
      (
        await page
          .getByText(/^[\d,]+\+? homes?$/)
          .first()
          .textContent()
      )?.replaceAll(/\D/g, ''),
    );
  const all = await count();
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/place=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Homes for sale in');
  const inCity = await count();
  expect(inCity).toBeLessThan(all);
  await page.getByRole('region').or(page.locator('section')).filter({ hasText: /^In / }).getByRole('link').first().click();
  await expect.poll(count).toBeLessThan(inCity);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).not.toHaveCount(0);
  await page.goto('/properties');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/cursor=/);
  await page.getByRole('link', { name: 'Recently sold' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recently sold homes');
  await page.getByRole('link', { name: 'Open houses this week' }).click();
  await expect(page.getByRole('article').first()).toContainText('Open ');
});
