import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '#tests/support/browser-test.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');

// The lock-box note asks for a proof of who is there.
test.use({ allowed: { complaints: [/status of 403/] } });

test('a seller keeps the papers, chooses help, and sets how the home is sold', async ({ page }) => {
  await page.goto('/demo-login');
  await page.getByRole('radio', { name: /^Demo Seller/ }).check();
  await page.getByRole('button', { name: 'Enter demo as seller' }).click();
  await expect(page).toHaveURL('/seller-dashboard-authentic');
  const tabs = page.getByRole('navigation', { name: 'Selling' });

  await tabs.getByRole('link', { name: 'Documents' }).click();
  await expect(page).toHaveURL('/seller/dashboard/documents');
  // A past is made in the background, for one demo person after the other.
  await expect(page.getByText('Deed.pdf', { exact: true })).toBeVisible({ timeout: 240_000 });
  const stages = page.getByRole('navigation', { name: 'Papers by stage' });
  await expect(stages.getByText(/^Later: .*Signed contract/)).toBeVisible();
  await page
    .getByLabel('Files: Signed contract', { exact: true })
    .setInputFiles({ name: 'Contract.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(page.getByText('Contract.pdf', { exact: true })).toBeVisible();
  await expect(stages.getByText(/^Later: .*Signed contract/)).toBeHidden();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Contract.pdf' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Contract.pdf');
  await expect(page.getByRole('button', { name: 'Send Contract.pdf for signature' })).toBeVisible();
  await page.getByRole('button', { name: 'Move Contract.pdf to the trash' }).click();
  await page.getByRole('button', { name: 'Move it to the trash' }).click();
  await expect(page.getByText('Contract.pdf', { exact: true })).toBeHidden();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await tabs.getByRole('link', { name: 'Experts' }).click();
  const movers = page.getByRole('checkbox', { name: /^Movers/ });
  await movers.check();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(movers).toBeChecked();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await tabs.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: /\(you\)/ }).check();
  await expect(page.getByText('Saved. It applies from the next question on.', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Alerts' }).click();
  await page.getByLabel('No tour request after').selectOption('Off');
  await expect(page.getByText('No alert.')).toBeVisible();

  // What buyers see changes with the publication.
  await page.getByRole('tab', { name: 'Display' }).click();
  await page.getByLabel('Name that buyers see').fill('The sellers of the corner house');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await page.getByRole('link', { name: 'See its page' }).click();
  await expect(page.getByText('The sellers of the corner house').first()).toBeVisible();

  await page.goto('/seller/dashboard/settings?tab=lock-box');
  await page.getByRole('button', { name: 'Show or change it' }).click();
  const note = page.getByLabel('How to get in');
  await expect(note).toHaveValue(/^Box at the gas meter/);
  await note.fill('With the neighbor');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByText('The note is saved, encrypted.', { exact: true })).toBeVisible();
  await expect(note).toBeHidden();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
