import { expect, expectAccessible, openPage, test } from '#tests/support/browser-test.ts';
import { signInAs } from '#tests/support/sign-in.ts';

test('an owner sees why a home has its value, weighs a renovation, puts a fact right and shares the report', async ({
  page,
  openOther,
  homes,
}) => {
  // The first model of an installation learns in the background.
  test.setTimeout(600_000);
  const isTrained = async () => (await (await page.request.get('/api/valuation/accuracy')).json()).card !== null;
  await expect.poll(isTrained, { timeout: 500_000, intervals: [2000] }).toBe(true);
  await signInAs(page, homes, 'seller');
  const home = await homes.valuedHomeId();
  await openPage(page, `/ai-valuation?home=${home}`);
  await expect(page.getByText(/to \$[\d,]+ in two of three cases/)).toBeVisible();
  await expect(page.getByText(/^Statistical model /).first()).toBeVisible();

  const works = page.getByRole('region', { name: 'Would a renovation pay?' });
  await works.getByRole('checkbox', { name: /Build an addition/ }).check();
  await works.getByRole('textbox', { name: 'Cost of: Build an addition' }).fill('90000');
  await works.getByRole('textbox', { name: 'Cost of: Build an addition' }).press('Enter');
  await expect(works.getByText(/of the cost would come back/)).toBeVisible();
  await expect(works.getByText('$90,000', { exact: true })).toBeVisible();

  const own = page.getByRole('region', { name: 'Your home' });
  await own.getByRole('button', { name: 'This is my home' }).click();
  await own.getByRole('checkbox', { name: /Email me its value/ }).check();
  await expect(own.getByText('Demo accounts don’t get email.')).toBeVisible();
  await own.getByRole('textbox', { name: 'Right value' }).fill('5200');
  await own.getByRole('textbox', { name: 'What is this based on?' }).fill('Survey of 2024, by a licensed surveyor');
  await own.getByRole('button', { name: 'Record the correction' }).click();
  await expect(own.getByText(/With your corrections: \$/)).toBeVisible();
  await own.getByRole('button', { name: 'Make a link' }).click();
  const address = await own.getByRole('textbox', { name: 'Link to the report' }).inputValue();
  await expectAccessible(page);

  const guest = await openOther();
  await guest.goto(new URL(address).pathname);
  await expect(guest.getByText(/with facts that differ from the record/i)).toBeVisible();
  await expect(guest.getByText('5,200 sq ft')).toBeVisible();
  const file = await guest.getByRole('link', { name: 'Open as PDF' }).getAttribute('href');
  expect((await guest.request.get(file ?? '')).headers()['content-type']).toBe('application/pdf');
  await guest.close();
  await openPage(page, `/ai-valuation?home=${home}`);
  await expect(own.getByText(/· 1 view/)).toBeVisible();
  await own.getByRole('button', { name: 'End this link' }).click();
  await expect(own.getByText(/· 1 view/)).toBeHidden();
  await own.getByRole('button', { name: 'Undo' }).click();
  await expect(own.getByText(/With your corrections/)).toBeHidden();
  await own.getByRole('button', { name: 'Stop following' }).click();
  await expect(own.getByRole('button', { name: 'This is my home' })).toBeVisible();

  await page.getByRole('link', { name: 'See why' }).click();
  await expect(page.getByRole('heading', { name: 'From a typical home to this one' })).toBeVisible();
  const before = page.getByText('Move a slider to see.');
  await expect(before).toBeVisible();
  await page.getByRole('slider', { name: 'Bathrooms' }).press('ArrowRight');
  await expect(page.getByText(/compared with today$/)).toBeVisible();
});
