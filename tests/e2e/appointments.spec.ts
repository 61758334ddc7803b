import { expect, expectAccessible, expectGoodLooks, expectNoSidewaysScroll, test } from '#tests/support/browser-test.ts';
import { findOwnHome, lookAs, signInAs, signInAsNew } from '#tests/support/sign-in.ts';

test('a buyer books a free time, the seller confirms it, and the buyer moves and cancels it', async ({
  page,
  openOther,
  homes,
}) => {
  await signInAs(page, homes, 'seller');
  await page.goto('/appointments');
  const { listingKey } = await findOwnHome(page);

  const buyer = await openOther();
  await signInAsNew(buyer, homes);
  await buyer.goto(`/property/${listingKey}`);
  await buyer.getByRole('button', { name: 'Request tour' }).first().click();
  const sheet = buyer.getByRole('dialog', { name: 'Request a tour' });
  await sheet
    .getByRole('group', { name: /^Free times on/ })
    .getByRole('button')
    .first()
    .click();
  await expect(sheet.getByText(/Kept for you until/)).toBeVisible();
  await sheet.getByLabel('What the sellers should know').fill('We come by bike.');
  await sheet.getByRole('button', { name: 'Ask for this time' }).click();
  await expect(sheet.getByText('The sellers have your request')).toBeVisible();

  await page.goto('/appointments?tab=requests');
  const request = page.getByRole('article').filter({ hasText: 'We come by bike.' });
  await request.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Confirmed. We let your guest know.', { exact: true })).toBeVisible();
  await expect(request).toBeHidden();

  await buyer.goto('/appointments');
  const booked = buyer.getByRole('article').filter({ hasText: 'We come by bike.' });
  await booked.getByRole('button', { name: 'Change the time' }).click();
  const moving = buyer.getByRole('dialog', { name: 'Change the time' });
  // Late in the day its own time may be the only one left: another day always has others.
  await moving.getByRole('combobox', { name: 'Day', exact: true }).selectOption({ index: 1 });
  await moving
    .getByRole('group', { name: /^Free times on/ })
    .getByRole('button')
    .last()
    .click();
  await moving.getByRole('button', { name: 'Change the time' }).click();
  await expect(moving).toBeHidden();
  // The seller confirms the new time again.
  await buyer.getByRole('tab', { name: /^Requests/ }).click();
  await booked.getByRole('button', { name: 'Cancel' }).click();
  await buyer.getByRole('dialog').getByLabel('What you want to say').fill('We found a home.');
  await buyer.getByRole('button', { name: 'Cancel the appointment' }).click();
  await buyer.getByRole('tab', { name: /^Past/ }).click();
  await expect(booked.getByText('We found a home.')).toBeVisible();
});

test('the list and the week are read by everybody, at every width', async ({ page, homes }) => {
  await lookAs(page, homes, 'seller');
  for (const path of ['/appointments', '/appointments?tab=requests', '/appointments?view=week']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Appointments', level: 1 })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Week' })).toBeVisible();
    await expectGoodLooks(page);
  }
  // By keyboard: a week on and back, and the details of one.
  const week = page.getByRole('region', { name: 'Week' });
  const name = await week.getByRole('heading', { level: 2 }).textContent();
  await week.getByRole('button', { name: 'Next week' }).press('PageDown');
  await expect(week.getByRole('heading', { level: 2 })).not.toHaveText(name ?? '');
  await week.getByRole('button', { name: 'This week' }).click();
  for (let turns = 0; turns < 2 && (await week.getByRole('button', { name: /Tour of/ }).count()) === 0; turns += 1)
    await week.getByRole('button', { name: 'Next week' }).click();
  await week
    .getByRole('button', { name: /Tour of/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
});

test('a seller sees what a change of the showing times does, and saves it', async ({ page, homes }) => {
  await signInAs(page, homes, 'seller');
  await page.goto('/seller/dashboard/settings?tab=showings');
  const preview = page.getByRole('region', { name: 'Preview' });
  const count = async () => Number(/^(\d+) free times/.exec((await preview.getByRole('status').textContent()) ?? '')?.[1]);
  await expect(preview.getByText(/free times for a tour/)).toBeVisible();
  const before = await count();
  await page.getByRole('button', { name: /^Remove .* on Sunday$/ }).click();
  await expect.poll(count).toBeLessThan(before);
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Save showing times' }).click();
  // The toast may already have given way to news.
  await expect(page.getByText('Not saved yet.')).toBeHidden();
  const after = await count();
  await page.reload();
  await expect.poll(count).toBe(after);
  await page.getByRole('checkbox', { name: /^Tour/ }).uncheck();
  await page.getByRole('checkbox', { name: /^Video tour/ }).uncheck();
  await expect(preview.getByText('Nothing is open for booking.')).toBeVisible();
});

test('a buyer plans a day of two homes by keyboard, and asks for both at once', async ({ page, openOther, homes }) => {
  const seller = await openOther();
  await signInAs(seller, homes, 'seller');
  await seller.goto('/appointments');
  const own = await findOwnHome(seller);
  const firms = await homes.keyOf('Active');
  await signInAsNew(page, homes);
  await page.goto(`/appointments/day?homes=${own.listingKey},${firms}`);
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(2);
  // Both orders fit on a day with long hours at both homes; the past of the demo seller has visits in the next days.
  const days = page.getByLabel('Day', { exact: true });
  const listed = await days.getByRole('option').evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  const saturday = listed.findLast((listedDay) => new Date(listedDay).getUTCDay() === 6);
  await days.selectOption(saturday ?? '');
  await expect(page).toHaveURL(/&date=/);
  const date = new URL(page.url()).searchParams.get('date') ?? '';
  const day = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
  await expect(page.getByRole('region', { name: day })).toBeVisible();
  const first = await rows.first().getByRole('heading').textContent();
  await rows
    .first()
    .getByRole('button', { name: /later$/ })
    .press('Enter');
  await expect(rows.nth(1).getByRole('heading')).toHaveText(first ?? '');
  await expect(rows.nth(1).getByRole('button', { name: /later$/ })).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ask for all 2 tours' }).click();
  await expect(page.getByText('Check the box so we can pass your request on.')).toBeVisible();
  await page.getByLabel(/^Send my request to/).check();
  await page.getByRole('button', { name: 'Ask for all 2 tours' }).click();
  await expect(page.getByText('We’ve asked all hosts')).toBeVisible();
  await expect(rows.getByText('Waiting for an answer')).toHaveCount(2);
  await page.reload();
  await expect(rows.getByText('Waiting for an answer')).toHaveCount(2);
});
