import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, expectGoodLooks, expectNoSidewaysScroll, test } from '#tests/support/browser-test.ts';
import { keepToken, signUp } from '#tests/support/sign-in.ts';

test('a person opens hours by keyboard, and a guest keeps a time on their page and books it from the list', async ({
  page,
  openOther,
}) => {
  await keepToken(page, (await signUp(page.request, `host-${randomUUID()}@example.com`, 'Hope Host')).token);
  const link = page.getByRole('link', { name: 'your page' });
  await page.goto('/appointments/hours');
  for (const kind of [/^Consultation/, /^Inspection/]) {
    const box = page.getByRole('checkbox', { name: kind });
    await box.press('Space');
    await expect(box).toBeChecked();
  }
  await page.getByLabel('Settings for').selectOption('Inspection');
  await page.getByLabel('Questions before booking').fill('How many rooms?');
  await expect(page.getByText(/free times? for an? /)).toBeVisible();
  await expectGoodLooks(page);
  const address = page.getByLabel('Address of your page');
  const handle = await address.inputValue();
  await address.fill('a');
  await page.getByRole('button', { name: 'Save your hours' }).click();
  await expect(address).toBeFocused();
  await address.fill(handle);
  await page.getByRole('button', { name: 'Save your hours' }).press('Enter');
  await expect(page.getByText('Not saved yet.')).toBeHidden();
  await expect(link).toHaveAttribute('href', `/book/${handle}`);

  const guest = await openOther({ viewport: { width: 360, height: 800 } });
  await keepToken(guest, (await signUp(guest.request, `guest-${randomUUID()}@example.com`, 'Gil Guest')).token);
  await guest.goto(`/book/${handle}`);
  await guest.getByLabel('What you book').selectOption('inspection');
  await guest
    .getByRole('group', { name: /^Free times on/ })
    .getByRole('button')
    .first()
    .press('Enter');
  await expect(guest.getByText(/Kept for you until/)).toBeVisible();
  await guest.getByRole('button', { name: /^(Book|Ask for) this time$/ }).click();
  await expect(guest.getByText('Say where it takes place')).toBeVisible();
  await expect(guest.getByText('Answer this first')).toBeVisible();
  await expectAccessible(guest);
  await expectNoSidewaysScroll(guest);

  // They go away, and find the kept time in their list.
  await guest.goto('/appointments?tab=requests');
  const kept = guest.getByRole('article').filter({ hasText: 'Inspection' });
  await kept.getByRole('button', { name: 'Book this time' }).click();
  const dialog = guest.getByRole('dialog', { name: 'Book this time' });
  await dialog.getByRole('button', { name: 'Book this time' }).click();
  await expect(dialog.getByText('Say where it takes place')).toBeVisible();
  await expectAccessible(guest);
  await dialog.getByLabel('Where').fill('4 Oak Street');
  await dialog.getByLabel('How many rooms?').fill('Five');
  await dialog.getByRole('button', { name: 'Book this time' }).press('Enter');
  await expect(dialog).toBeHidden();

  await page.goto('/appointments?tab=requests');
  const asked = page.getByRole('article').filter({ hasText: '4 Oak Street' });
  await expect(asked.getByText('How many rooms? Five')).toBeVisible();
});
