import { DAY_MS } from '#lib/time-units.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { signInAs } from '#tests/support/sign-in.ts';

test.slow();

test('a client asks, a professional quotes, the money is held until the client confirms the work, and a review follows', async ({
  page,
  openOther,
  homes,
}) => {
  const vendor = page;
  await signInAs(vendor, homes, 'vendor');
  await vendor.goto('/vendor-dashboard');
  const token = await vendor.evaluate(() => localStorage.getItem('demo_token'));
  const asked = await vendor.request.get('/api/vendor-day', { headers: { authorization: `Bearer ${token}` } });
  const { vendorId } = ((await asked.json()) as { day: { vendorId: string } }).day;
  const zip = await vendor.evaluate(async () => {
    const answer = await fetch('/api/experts?category=home-inspector');
    const { experts } = (await answer.json()) as { experts: { area: string }[] };
    return experts.map(({ area }) => /\b\d{5}\b/.exec(area)?.[0]).find((found) => found !== undefined) ?? '';
  });

  const client = await openOther();
  await signInAs(client, homes, 'buyer');
  await client.goto(`/request-service?category=home-inspector&zip=${zip}&vendors=${vendorId}`);
  await client.getByLabel('What kind of inspection?').selectOption({ index: 1 });
  for (const label of [/kind of home/i, /What is it/i]) {
    const field = client.getByLabel(label);
    if (await field.count()) await field.first().selectOption({ index: 1 });
  }
  for (const [label, value] of [
    [/Floor area|square feet/i, '1800'],
    [/year built/i, '1998'],
  ] as const) {
    const field = client.getByLabel(label);
    if (await field.count()) await field.first().fill(value);
  }
  await client.getByLabel('In your own words').fill('An inspection of the whole house before I buy it, attic included.');
  await client.getByLabel('Street and number').fill('12 Elm Street');
  await client.getByLabel('Not before').fill(new Date(Date.now() + 6 * DAY_MS).toISOString().slice(0, 10));
  await client.getByRole('button', { name: 'Save and choose who to ask' }).click();
  await client
    .getByRole('checkbox')
    .filter({ visible: true })
    .and(client.getByLabel(/Demo Vendor/))
    .first()
    .check();
  await client.getByRole('button', { name: 'Send the request' }).click();
  await expect(client.getByText('What happens next')).toBeVisible();
  const requestPage = client.url();

  await vendor.reload();
  await vendor.getByRole('region', { name: 'Requests' }).getByRole('row').nth(1).getByRole('link').click();
  await vendor.getByRole('button', { name: 'Accept the request' }).click();
  await vendor.getByRole('button', { name: 'Write a quote' }).click();
  await vendor.getByLabel('Line 1', { exact: true }).fill('Inspection with report');
  await vendor.getByLabel('Unit price').fill('480');
  await vendor.getByLabel('Deposit when confirmed').fill('80');
  await vendor.getByRole('button', { name: 'Make it add up' }).click();
  await expect(vendor.getByText('you get the full price')).toBeVisible();
  await vendor.getByRole('button', { name: 'Send the quote' }).click();
  await expect(vendor.getByText('Version 1: $480.00')).toBeVisible();

  await client.goto(requestPage);
  await client.getByRole('button', { name: /^Accept: / }).click();
  await client.getByRole('button', { name: 'Accept the quote' }).click();
  await expect(client.getByText('You can pay here, part by part')).toBeVisible();
  await vendor.getByRole('button', { name: 'Confirm the job' }).click();

  await client.getByRole('button', { name: 'Pay all, $480.00' }).click();
  const pay = client.getByRole('dialog');
  await pay.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(pay.getByText('First agree to how the money is held').first()).toBeVisible();
  await pay.getByLabel('Name on the receipt').fill('Demo Buyer');
  await pay.getByLabel('Billing address').fill('12 Elm Street, Marlow, WA 98998');
  await pay.getByLabel(/The money is held until/).check();
  await pay.getByRole('button', { name: 'Continue to payment' }).click();
  await client.getByRole('button', { name: 'Pay $480.00 (test)' }).click();
  await expect(client.getByText('Your order is paid')).toBeVisible();
  await client.getByRole('link', { name: 'See the job' }).click();
  await expect(client.getByText('$480.00 is held for this job.')).toBeVisible();

  await vendor.reload();
  await vendor.getByRole('button', { name: 'The work is done', exact: true }).click();
  await vendor.getByRole('dialog').getByRole('button', { name: 'Yes, it’s done' }).click();
  await expect(vendor.getByText('Waiting for approval').first()).toBeVisible();
  await client.getByRole('button', { name: 'Release part: When the work is done' }).click();
  await client.getByRole('dialog').getByLabel('Amount').fill('100');
  await client.getByRole('dialog').getByRole('button', { name: 'Release part' }).click();
  await expect(client.getByText('$100.00 released', { exact: false })).toBeVisible();
  await client.getByRole('button', { name: 'Confirm the work' }).click();
  await client.getByRole('dialog').getByRole('button', { name: 'Confirm and release $380.00' }).click();
  await expect(client.getByText('Nothing is held for this job right now.')).toBeVisible();
  await client.getByRole('button', { name: 'Write a review' }).click();
  await client.getByLabel('Overall').selectOption({ index: 1 });
  await client.getByLabel('How it went').fill('On time, and every point in the report had a picture.');
  await client.getByRole('button', { name: 'Publish the review' }).click();
  await expect(client.getByText('On time, and every point in the report had a picture.')).toBeVisible();

  await vendor.goto('/enhanced-vendor-dashboard');
  const earnings = vendor.getByRole('region', { name: 'Earnings' });
  // The deposit, the part that was released before, and the rest.
  for (const cents of ['$80.00', '$100.00', '$300.00'])
    await expect(earnings.getByRole('cell', { name: cents, exact: true }).first()).toBeVisible();
});
