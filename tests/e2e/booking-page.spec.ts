import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/support/browser-test.ts';
import { signInAs } from '#tests/support/sign-in.ts';

test('a person opens their hours, and somebody else books an inspection at an address', async ({ page, browser, homes }) => {
  const handle = `inspector-${randomUUID().slice(0, 8)}`;
  await signInAs(page, homes, 'vendor');
  // Their past is made while they look around, and their hours are a part of it.
  await page.goto('/appointments');
  await expect(page.getByRole('tab', { name: /^Requests/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Your demonstration is ready')).toBeVisible({ timeout: 60_000 });
  await page.goto('/appointments/hours');
  const preview = page.getByRole('region', { name: 'Preview' });
  const count = async () => Number(/^(\d+) free times/.exec((await preview.getByRole('status').textContent()) ?? '')?.[1]);
  await expect(preview.getByText(/free times for/)).toBeVisible();
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [768, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }

  await page.getByLabel('Address of your page').fill('No Spaces!');
  await expect(page.getByText('Use small letters a to z, digits, and hyphens in between').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save your hours' })).toBeDisabled();
  await page.getByLabel('Address of your page').fill(handle);
  await page.getByRole('combobox', { name: 'Settings of' }).selectOption({ label: 'Inspection' });
  const before = await count();
  await page.getByRole('combobox', { name: 'A start every' }).selectOption({ label: '2 hours' });
  await expect.poll(count).toBeLessThan(before);
  await page.getByLabel('What you ask before it is booked').fill('Is there a dog?');
  await page.getByRole('button', { name: 'Save your hours' }).press('Enter');
  await expect(page.getByText('Saved. Your page shows these times from now on.', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'your page' })).toHaveAttribute('href', `/book/${handle}`);

  const guest = await (await browser.newContext()).newPage();
  await signInAs(guest, homes, 'buyer');
  await guest.goto(`/book/${handle}`);
  await expect(guest.getByRole('heading', { level: 1, name: /^Book a time with/ })).toBeVisible();
  await guest.getByRole('combobox', { name: 'What you book' }).selectOption({ label: 'Inspection, 180 minutes' });
  const times = guest.getByRole('group', { name: /^Free times on/ }).getByRole('button');
  await times.first().press('Enter');
  await expect(guest.getByText(/Kept for you until/)).toBeVisible();
  const ask = guest.getByRole('button', { name: 'Ask for this time' });
  await ask.click();
  await expect(guest.getByText('Say where it takes place')).toBeVisible();
  await guest.getByLabel('Where').fill('9 Elm Court, Unit 3');
  await guest.getByLabel('Is there a dog?').fill('Yes, a small one');
  for (const [width, colorScheme] of [
    [360, 'light'],
    [768, 'dark'],
    [1440, 'light'],
  ] as const) {
    await guest.setViewportSize({ width, height: 900 });
    await guest.emulateMedia({ colorScheme });
    await expectAccessible(guest);
    await expectNoSidewaysScroll(guest);
  }
  // Nobody else's name or address is on the page, in no answer that it read.
  const openings = await (await guest.request.get(`/api/hosts/${handle}/openings`)).text();
  for (const secret of ['Demo Client', 'Harbor Walk', 'Elm Court']) expect(openings).not.toContain(secret);
  await ask.click();
  await expect(guest.getByText(/has your request/)).toBeVisible();

  await page.goto('/appointments?tab=requests');
  const request = page.getByRole('article').filter({ hasText: '9 Elm Court, Unit 3' });
  await expect(request.getByText('Yes, a small one')).toBeVisible();
  await request.getByRole('button', { name: 'Confirm' }).click();
  await expect(request).toBeHidden();
  await guest.goto('/appointments');
  await expect(guest.getByRole('article').filter({ hasText: '9 Elm Court, Unit 3' })).toBeVisible();

  const gone = await guest.goto(`/book/${handle}-gone`);
  expect(gone?.status()).toBe(404);
});
