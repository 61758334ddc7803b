import { expect, expectAccessible, test } from '#tests/support/browser-test.ts';
import { findOwnHome, signInAs, signInAsNew } from '#tests/support/sign-in.ts';

test('a buyer offers, the seller counters, and the buyer’s yes puts the home under contract', async ({
  page,
  openOther,
  homes,
}) => {
  await signInAs(page, homes, 'seller');
  await page.goto('/seller/dashboard/listings');
  const home = await findOwnHome(page);

  const buyer = await openOther();
  await signInAsNew(buyer, homes);
  await buyer.goto(`/property/${home.listingKey}`);
  await buyer.getByRole('button', { name: 'Make offer' }).first().click();
  const form = buyer.getByRole('dialog', { name: /^Offer for/ });
  const price = form.getByRole('textbox', { name: 'Price', exact: true });
  await price.fill('100');
  await form.getByRole('button', { name: 'Review the offer' }).click();
  await expect(form.getByRole('link', { name: 'Give a price from $1,000 to $1,000,000,000' })).toBeVisible();
  await price.fill('480,000');
  await form.getByRole('button', { name: 'Review the offer' }).click();
  const review = buyer.getByRole('dialog', { name: 'Send this offer of $480,000?' });
  await expect(review.getByText(/^It goes to the seller of .*, who has until/)).toBeVisible();
  await expectAccessible(buyer);
  await review.getByRole('button', { name: 'Send the offer' }).click();
  await expect(form).toBeHidden();

  await page.goto('/seller/dashboard/inquiries?filter=offers');
  await expect(page.getByRole('cell', { name: '$480,000', exact: true }).first()).toBeVisible();
  // The comparison prints without what leads through the inbox.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Selling' })).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('cell', { name: '$480,000', exact: true }).first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  const column = page.getByRole('columnheader').filter({ hasText: 'Ana Lee' });
  await column.getByRole('button', { name: 'Counter', exact: true }).click();
  const counter = page.getByRole('dialog', { name: /^Counter for/ });
  await counter.getByRole('textbox', { name: 'Price', exact: true }).fill('490,000');
  await counter.getByRole('button', { name: 'Review the counter' }).click();
  const sent = page.getByRole('dialog', { name: 'Send this counter of $490,000?' });
  await expect(sent.getByText('Was $480,000')).toBeVisible();
  await sent.getByRole('button', { name: 'Send the counter' }).click();
  await expect(column.getByText('You countered')).toBeVisible();

  await buyer.goto('/buyer-dashboard');
  const offer = buyer.getByRole('listitem').filter({ hasText: home.label, has: buyer.getByText('open until') });
  await offer.getByRole('button', { name: 'Agree to the counter' }).click();
  await buyer.getByRole('dialog').getByRole('button', { name: 'Agree to the counter' }).click();
  await expect(buyer.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(buyer.getByText('Earnest money is due')).toBeVisible();
  await page.reload();
  await page.getByRole('checkbox', { name: /^Send the contract to the title/ }).click();
  await expect(page.getByText(/^Done .* by Demo Seller$/)).toBeVisible();
  const sold = (await (await buyer.request.get(`/api/listings/${home.listingKey}`)).json()) as { standardStatus: string };
  expect(sold.standardStatus).toBe('Active Under Contract');
});
