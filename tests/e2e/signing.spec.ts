import { randomUUID } from 'node:crypto';
import { PDF } from '@libpdf/core';
import type { Page } from '@playwright/test';
import type { HomesDatabase } from '#tests/support/homes-database.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from '#tests/support/browser-test.ts';
import { keepToken, signUp } from '#tests/support/sign-in.ts';

async function writeAgreement(): Promise<Buffer> {
  const pdf = PDF.create();
  for (const text of ['Purchase agreement', 'Signatures of buyer and seller'])
    pdf.addPage().drawText(text, { x: 72, y: 700, size: 18 });
  return Buffer.from(await pdf.save());
}

async function readLink({ db }: HomesDatabase, email: string, subject: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const { text } = await db
      .selectFrom('mail_messages')
      .select('text')
      .where('to_address', '=', email)
      .where('subject', 'like', `${subject}%`)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    link = /\/shared\/sign\/[\w-]{43}/.exec(text)?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 90_000 });
  return link;
}

/** Presses on the page where somebody points. */
async function pressOn(page: Page, name: string, position: { x: number; y: number }): Promise<void> {
  const target = page.getByRole('button', { name });
  await target.scrollIntoViewIfNeeded();
  await target.click({ position });
}

test('an agreement is uploaded, gets fields, is signed by a link on a phone, sealed, and checked', async ({
  page,
  openOther,
  homes,
}) => {
  test.setTimeout(240_000);
  const email = `sam-${randomUUID()}@example.com`;
  const { token, user } = await signUp(page.request, `ann-${randomUUID()}@example.com`, 'Ann Sender');
  await homes.db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', user.uid).execute();
  await keepToken(page, token);
  await openPage(page, '/documents');
  await page.getByLabel('Files: Add files').setInputFiles({
    name: 'Agreement.pdf',
    mimeType: 'application/pdf',
    buffer: await writeAgreement(),
  });
  await page.getByRole('button', { name: 'More about Agreement.pdf' }).click();
  await page.getByRole('menuitem', { name: 'Send for signature' }).click();

  await page.getByLabel('Name 1').fill('Sam Signer');
  await page.getByLabel('Email 1').fill(email);
  await pressOn(page, 'Place on page 2: Signature for Sam Signer', { x: 200, y: 300 });
  // By keys: placed in the middle, moved by arrows.
  await page.getByText('Check box', { exact: true }).click();
  await page.getByRole('button', { name: 'Place on page 1: Check box for Sam Signer' }).press('Enter');
  const box = page.getByRole('button', { name: /^Check box for Sam Signer, page 1/ });
  await expect(box).toBeFocused();
  const before = await box.getAttribute('aria-label');
  await box.press('Shift+ArrowDown');
  await expect(box).not.toHaveAttribute('aria-label', before ?? '');
  await page.getByLabel('Label for the signer').fill('I have read the disclosures');
  await page.getByLabel('Required').check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Waiting for signatures')).toBeVisible();

  const phone = await openOther({ viewport: { width: 360, height: 740 } });
  await openPage(phone, await readLink(homes, email, 'Ann Sender asks'));
  await expect(phone.getByText('Page 2 of 2.')).toBeAttached();
  await phone.getByLabel(/I agree to sign it/).check();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Continue to sign' }).click();
  await expect(phone.getByText('2 required fields left')).toBeVisible();
  await phone.getByRole('button', { name: 'Next field' }).click();
  const tick = phone.getByRole('checkbox', { name: /I have read the disclosures, page 1, required/ });
  await expect(tick).toBeFocused();
  await tick.press('Space');
  await expect(phone.getByText('1 required field left')).toBeVisible();
  // It is kept, and goes on after the page was left.
  await expect
    .poll(
      async () =>
        (
          await homes.db
            .selectFrom('envelope_recipients')
            .select('sealed_answers')
            .where('to_address', '=', email)
            .executeTakeFirstOrThrow()
        ).sealed_answers === null,
    )
    .toBe(false);
  await phone.reload();
  await expect(phone.getByText('1 required field left')).toBeVisible();
  await phone.getByRole('button', { name: 'Next field' }).click();
  const mark = phone.getByRole('button', { name: /^Signature, page 2, required: empty/ });
  await expect(mark).toBeFocused();
  await mark.press('Enter');
  await expect(phone.getByText(/Check everything once more/)).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await phone.getByRole('button', { name: 'Sign the document' }).click();
  await expect(phone.getByText('You have signed')).toBeVisible();

  await openPage(phone, await readLink(homes, email, 'Everyone signed'));
  const download = phone.waitForEvent('download');
  await phone
    .getByRole('link', { name: /Download the signed file/ })
    .evaluate((link) => link.setAttribute('download', 'signed.pdf'));
  await phone.getByRole('link', { name: /Download the signed file/ }).click();
  const file = await (await download).path();
  await openPage(phone, '/shared/verify/file');
  await phone.getByLabel('Signed file').setInputFiles(file);
  await expect(phone.getByText(/is exactly as it was sealed here/)).toBeVisible();
  await expect(phone.getByText('S. S. signed on')).toBeVisible();
  await expectAccessible(phone);
});
