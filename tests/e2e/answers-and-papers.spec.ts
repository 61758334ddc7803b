import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from '#tests/support/browser-test.ts';
import { keepToken, signUp } from '#tests/support/sign-in.ts';

test('two prepare a loan application, each with papers of their own, and a firm answers one of them', async ({
  page,
  openOther,
  homes,
}) => {
  const { token } = await signUp(page.request, `ann-${randomUUID()}@example.com`, 'Ann Buyer');
  await homes.db.updateTable('users').set({ email_verified_at: new Date() }).where('display_name', '=', 'Ann Buyer').execute();
  await keepToken(page, token);
  await openPage(page, '/fast-online-application');
  await page.getByLabel('Someone borrows with me').check();
  await page.getByLabel('Their email').fill('bo@');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText('A complete email address')).toBeVisible();
  await page.getByLabel('Their email').fill('bo@example.com');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const link = await page.getByLabel('Invitation link').inputValue();

  const other = await openOther({ viewport: { width: 360, height: 740 } });
  const bo = await signUp(other.request, `bo-${randomUUID()}@example.com`, 'Bo Second');
  await keepToken(other, bo.token);
  await openPage(other, new URL(link).pathname);
  await other.getByRole('button', { name: 'Join as second borrower' }).click();
  await other.getByRole('button', { name: 'Next' }).click();
  await other.getByLabel('Salary or profit').fill('3000');
  const [papers] = await other.locator('input[type=file]').all();
  await papers?.setInputFiles({ name: 'stub.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 pay') });
  await expect(other.getByRole('button', { name: 'Download stub.pdf' })).toBeVisible();
  await expectNoSidewaysScroll(other);
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Move stub.pdf to the trash' }).press('Enter');
  await expect(other.getByText('stub.pdf', { exact: true })).toHaveCount(0);

  await openPage(page, '/fast-online-application?step=borrower');
  await expect(page.getByText('Bo Second borrows with you')).toBeVisible();
  await expect(page.getByText('$3,000')).toBeVisible();
  await expectAccessible(page);

  // The firm answers by the link in its mail, without an account.
  const form = { name: 'Bo Second', email: bo.user.email, consent: true, idempotencyKey: randomUUID() };
  await other.request.post(`/api/listings/${await homes.keyOf('Active')}/inquiries`, {
    headers: { authorization: `Bearer ${bo.token}` },
    data: { ...form, message: 'Is the roof new, please?' },
  });
  const mail = await homes.db
    .selectFrom('mail_messages')
    .select('text')
    .where('reply_to', '=', form.email)
    .executeTakeFirstOrThrow();
  await openPage(other, '/inquiries');
  await expect(other.getByText('Sent', { exact: true })).toBeVisible();
  const [files] = await other.locator('input[type=file]').all();
  await files?.setInputFiles({ name: 'roof.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 roof') });
  await expect(other.getByRole('button', { name: 'Download roof.pdf' })).toBeVisible();
  await openPage(page, /\/reply\/[\w-]{43}/.exec(mail.text)?.[0] ?? 'no link in the mail');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'roof.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('roof.pdf');
  await openPage(other, '/inquiries');
  await expect(other.getByText('Read', { exact: true })).toBeVisible();
  await page.getByLabel('Your answer to Bo Second').fill('The roof is of 2019.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Your answer is sent')).toBeVisible();
  await expectAccessible(page);
  await openPage(other, '/inquiries');
  await expect(other.getByText('The roof is of 2019.')).toBeVisible();
  await other.getByRole('button', { name: 'Report this answer' }).click();
  await other.getByLabel('What should we know').fill('The roof is of 1990, says the record.');
  await other.getByRole('button', { name: 'Send report' }).click();
  await expect(other.getByText('Nothing was mailed from here')).toBeVisible();
  await expectAccessible(other);
  await other.keyboard.press('Escape');
  await expect(other.getByText('You reported this on')).toBeVisible();
  await expectNoSidewaysScroll(other);
  await expectAccessible(other);
});
