import { expect, expectAccessible, openPage, test } from '#tests/support/browser-test.ts';
import { signInAsNew } from '#tests/support/sign-in.ts';

test('an agent prices a home in five steps, sets a rate by hand, and shares and prints the report', async ({
  page,
  openOther,
  homes,
}) => {
  await signInAsNew(page, homes);
  await openPage(page, `/cma?home=${await homes.valuedHomeId()}`);
  await page.getByRole('button', { name: 'Price the home you viewed' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm facts' })).toBeVisible();
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page.getByText(/of 100 alike/).first()).toBeVisible();

  // A sale of one's own, placed by its record, and put right afterwards.
  await page.getByRole('button', { name: 'Enter a sale by hand' }).click();
  const sale = page.getByRole('dialog');
  await sale.getByRole('combobox', { name: 'Address' }).fill('100');
  await sale.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first().click();
  await expect(sale.getByText(/It’s [\d.]+ mi from the home you’re pricing/)).toBeVisible();
  await sale.getByRole('textbox', { name: 'Sale price' }).fill('512000');
  await sale.getByRole('button', { name: 'Add the sale' }).click();
  await page.getByRole('button', { name: /^Edit / }).click();
  await expect(sale.getByRole('textbox', { name: 'Sale price' })).toHaveValue(/^512,?000/);
  await sale.getByRole('textbox', { name: 'Sale price' }).fill('525000');
  await sale.getByRole('button', { name: 'Save the sale' }).click();
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Edit / }) })).toContainText(
    '$525,000',
  );
  await page.getByRole('link', { name: /^Next/ }).click();
  const grid = page.getByRole('region', { name: 'Adjustment grid' });
  await expect(grid.getByRole('row', { name: /^Adjusted price/ })).toBeVisible();
  await page.getByRole('button', { name: 'Set the rate of Living area above grade' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('210');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Paired sales on the same street');
  await page.getByRole('button', { name: 'Set by hand' }).click();
  await expect(page.getByRole('cell', { name: 'Set by hand: Paired sales on the same street' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page.getByText('Suggested asking price')).toBeVisible();
  await page.getByRole('link', { name: /^Next/ }).click();
  await page.getByRole('checkbox', { name: 'Glossary' }).uncheck();
  const [report] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download PDF' }).click()]);
  expect(report.suggestedFilename()).toMatch(/^market-analysis-.*\.pdf$/);
  await page.getByRole('button', { name: 'Make a link' }).click();
  const address = await page.getByRole('textbox', { name: 'Link to the report' }).inputValue();
  await expectAccessible(page);

  const guest = await openOther();
  await guest.goto(new URL(address).pathname);
  await expect(guest.getByText('Indicated value')).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Open the report (PDF)' })).toBeVisible();
  await guest.close();
  await page.reload();
  await expect(page.getByText(/· 1 view/)).toBeVisible();
  await page.getByRole('button', { name: 'End this link' }).click();
  await expect(page.getByText(/· 1 view/)).toBeHidden();
});
