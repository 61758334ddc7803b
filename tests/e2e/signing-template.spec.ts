import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from '#tests/support/browser-test.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const FORM = 'Receipt for seller disclosures';

test('a demo seller has two people sign a template on one phone, and the sealed file is checked', async ({ page, homes }) => {
  test.setTimeout(480_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, homes, 'seller');
  await openPage(page, '/documents?view=signing');
  await page.getByRole('button', { name: `Use it: the template ${FORM}` }).click();
  await expect(page.getByText('Saved as a draft')).toBeVisible();
  await page.getByLabel('Name 1').fill('Kim Buyer');
  await page.getByLabel('Name 2').fill('Sam Seller');
  const field = page.getByRole('button', { name: /^State disclosure form for Kim Buyer, page 1/ });
  await field.click();
  // Beside a field, the tools and what it is called stay in reach.
  await expect(field).toBeInViewport();
  await expect(page.getByRole('group', { name: 'Field', exact: true })).toBeInViewport();
  await expect(page.getByRole('group', { name: /^Chosen field/ })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Sign on this device: Kim Buyer' }).click();

  await page.getByLabel(/I agree to sign it/).check();
  await page.getByRole('button', { name: 'Continue to sign' }).click();
  await page.getByRole('checkbox', { name: /State disclosure form, page 1/ }).press('Space');
  await page.getByRole('button', { name: /^Address of the home, page 1/ }).press('Enter');
  await page.getByRole('dialog').getByLabel('Address of the home').fill('12 Elm Street');
  await page.getByRole('button', { name: 'Put it there' }).click();
  for (const name of [/^Signature, page 1/, /^Date signed, page 1/]) await page.getByRole('button', { name }).press('Enter');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Sign the document' }).click();
  await expect(page.getByText('You have signed')).toBeVisible();

  await page.getByRole('button', { name: 'Pass the device on' }).click();
  await page.getByRole('button', { name: 'I’m Sam Seller' }).click();
  await page.getByLabel(/I agree to sign it/).check();
  await page.getByRole('button', { name: 'Continue to sign' }).click();
  for (const name of [/^Signature, page 1/, /^Date signed, page 1/]) await page.getByRole('button', { name }).press('Enter');
  await page.getByRole('button', { name: 'Sign the document' }).click();
  await expect(page.getByText('You have signed')).toBeVisible();
  await page.getByRole('button', { name: 'Pass the device on' }).click();

  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: FORM }) });
  await expect(row.getByText('Signed by everyone')).toBeVisible({ timeout: 180_000 });
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Download the signed file' }).click();
  const file = await (await download).path();
  await openPage(page, '/shared/verify/file');
  await page.getByLabel('Signed file').setInputFiles(file);
  await expect(page.getByText(/is exactly as it was sealed here/)).toBeVisible();
  for (const initials of ['K. B.', 'S. S.']) await expect(page.getByText(`${initials} signed on`)).toBeVisible();
});
