import { expect, test } from '#tests/support/browser-test.ts';
import { signInAsNew } from '#tests/support/sign-in.ts';

// A code that is refused is an answer that the browser logs.
test.use({ allowed: { complaints: [/status of 422/] } });

test('a plan is bought: the price of today counts, a declined card charges nothing, the receipt follows the order', async ({
  page,
  homes,
}) => {
  await page.goto('/services?autoSelect=guided&amount=49');
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute(
    'href',
    '/auth/login?redirect=payment&plan=guided&amount=49',
  );

  await signInAsNew(page, homes);
  await page.goto('/services?autoSelect=guided&amount=39');
  const checkout = page.getByRole('region', { name: 'Checkout' });
  await checkout.getByLabel('Street and number').fill('17 Willow Lane');
  await checkout.getByLabel('City').fill('Seattle');
  await checkout.getByLabel('ZIP code').fill('98101');
  await checkout.getByLabel('State').selectOption('WA');
  await checkout.getByLabel(/I agree to the/).check();
  await checkout.getByLabel(/it renews at \$49 a month/).check();
  await checkout.getByLabel('Promo code').fill('NO-SUCH-CODE');
  await checkout.getByRole('button', { name: 'Apply' }).click();
  await expect(checkout.getByText('We don’t recognize this code')).toBeVisible();
  const order = checkout.getByRole('button', { name: 'Continue to pay $52.19' });
  await order.click();
  await expect(checkout.getByRole('link', { name: 'Agree to the new price above first' })).toBeVisible();
  await checkout.getByRole('button', { name: 'Continue at $49 a month' }).click();
  await order.click();

  const pay = page.getByRole('button', { name: 'Pay $52.19 (test)' });
  await page.getByRole('radio', { name: /the bank declines/ }).check();
  await pay.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was charged' })).toBeVisible();
  await page.getByRole('radio', { name: /asks you to confirm/ }).check();
  await pay.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, pay' }).click();

  await expect(page.getByText('Your order is paid')).toBeVisible();
  await expect(page.getByText('Visa ending in 3155')).toBeVisible();
  const invoice = page.getByRole('button', { name: /^Invoice TEST-INV-\d+ \(PDF\)$/ });
  // The page waits a minute, the invoice comes in the background.
  await expect(async () => {
    await page.reload();
    await expect(invoice).toBeVisible({ timeout: 30_000 });
  }).toPass();
  const download = page.waitForEvent('download');
  await invoice.click();
  expect((await download).suggestedFilename()).toMatch(/^TEST-INV-\d+\.pdf$/);

  await page.goto('/services');
  await expect(page.getByRole('heading', { name: 'Your plan: Guided' })).toBeVisible();
  await expect(page.getByText('Nothing chosen yet')).toBeVisible();
});
