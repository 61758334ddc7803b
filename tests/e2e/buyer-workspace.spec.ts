import { randomUUID } from 'node:crypto';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectTextClearOfPictures,
  openPage,
  test,
} from '#tests/support/browser-test.ts';
import { keepToken, signUp, TEST_PASSWORD } from '#tests/support/sign-in.ts';

test.describe('the buyer’s workspace', () => {
  test('keeps for a guest what they save, hide and compare, and gives it to their account', async ({
    page,
    homes,
    openOther,
  }) => {
    const rows = await homes.db
      .selectFrom('listings')
      .select('listing_key')
      .where('standard_status', '=', 'Active')
      .where('display_listing', '=', true)
      .where('display_address', '=', true)
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    const [first = '', second = ''] = rows.map((row) => row.listing_key);
    await openPage(page, `/property/${first}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Kept only in this browser').first()).toBeVisible();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await openPage(page, `/property/${second}`);
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await page.getByRole('button', { name: 'Compare 2 homes' }).click();
    await expect(page.getByRole('dialog').getByRole('row', { name: /Monthly cost/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    // Somebody new: a demo person has favorites already.
    const { token } = await signUp(page.request, `keeper.${Date.now()}@example.com`);
    await page.evaluate((secret) => localStorage.setItem('auth_token', secret), token);
    await page.goto('/buyer-dashboard');
    const favorites = page.getByRole('region', { name: 'Favorites' });
    await expect(favorites.getByRole('listitem')).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    // Another process changes the price: the open page hears of it.
    await homes.db
      .updateTable('listings')
      .set(({ ref, eb }) => ({ list_price_cents: eb(ref('list_price_cents'), '-', 500_000) }))
      .where('listing_key', '=', first)
      .execute();
    await expect(page.getByText(/Price cut by \$5,000/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Notifications: 1 unread' })).toBeVisible();

    // Removed and taken back by keys alone: the keyboard goes on beside what left the page.
    await favorites.getByRole('button', { name: /^Remove .* from favorites$/ }).press('Enter');
    // Pointed at, the message stays.
    await page.getByText('Removed from favorites', { exact: true }).hover();
    await expect(favorites.getByRole('link', { name: 'Find homes' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(favorites.getByRole('listitem')).toHaveCount(1);

    // Order and choice of cards, by keys alone.
    await page.getByRole('button', { name: 'Arrange' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: 'Tours' }).press('Space');
    await expect(page.getByRole('checkbox', { name: 'Tours' })).not.toBeChecked();
    // To the very top and once more: the keyboard keeps its place.
    for (let press = 0; press < 5; press += 1) await page.getByRole('button', { name: 'Move Favorites up' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Move Favorites up' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Tours' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Favorites' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tours' })).toHaveCount(0);

    // A saved search belongs to one person, and the page tells anyone else who opens its address.
    await openPage(page, '/property-search');
    await page.getByRole('button', { name: 'Filters' }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: /^Homes I saved 1/ }).check();
    await filters.getByRole('button', { name: 'Show 1 home' }).click();
    await expect(page.getByRole('list', { name: 'Homes' }).getByRole('listitem')).toHaveCount(1);
    const stranger = await openOther();
    await openPage(stranger, '/property-search?mine=saved');
    await expect(stranger.getByRole('heading', { name: 'This search shows each person their own homes' })).toBeVisible();
    await expectAccessible(stranger);
    await stranger.close();
  });

  test('completes after signing in what signing in interrupted', async ({ page, homes }) => {
    const email = `collector-${randomUUID()}@example.com`;
    await signUp(page.request, email);
    await openPage(page, `/property/${await homes.keyOf('Active')}`);
    await page.getByRole('button', { name: 'Add to collection' }).click();
    const signIn = page.getByRole('dialog', { name: 'Sign in to continue' });
    await signIn.getByRole('textbox', { name: 'Email' }).fill(email);
    await signIn.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
    await signIn.getByRole('button', { name: 'Sign In', exact: true }).click();
    const picker = page.getByRole('dialog', { name: 'Add to collection' });
    await picker.getByRole('textbox', { name: 'New collection' }).fill('Weekend tours');
    await picker.getByRole('button', { name: 'Create' }).click();
    await expect(picker.getByRole('checkbox', { name: /Weekend tours/ })).toBeChecked();
    await expectAccessible(page);

    await openPage(page, '/buyer-dashboard');
    const tile = page.getByRole('button', { name: /^Weekend tours/ });
    await tile.scrollIntoViewIfNeeded();
    await expect(tile.locator('img').first()).toHaveJSProperty('complete', true);
    await expectTextClearOfPictures(page);
    await openPage(page, '/property-search');
    await expectTextClearOfPictures(page);
  });

  test('shows who has nothing yet one next step', async ({ page }) => {
    const { token } = await signUp(page.request, `new-${randomUUID()}@example.com`);
    await keepToken(page, token);
    await openPage(page, '/buyer-dashboard');
    await expect(page.getByRole('heading', { name: 'Start with what you are looking for' })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="/buyer-flow"]')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Favorites' })).toHaveCount(0);
  });
});
