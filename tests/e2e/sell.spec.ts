import AxeBuilder from '@axe-core/playwright';
import { sharp } from '#platform/files/sharp.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { learnMadeUpOdds } from '#tests/support/made-up-odds.ts';
import { signInAsNew } from '#tests/support/sign-in.ts';

const REMARKS =
  'A house on a corner lot with three bedrooms, two baths and a kitchen of 2023. Oak floors run through the main level, and the garden gets the evening sun.';

// A file that is no picture is refused.
test.use({ allowed: { complaints: [/status of 422/] } });

test('a seller comes from the ways to sell to a published home', async ({ page, homes }) => {
  await signInAsNew(page, homes);
  await page.goto(`/seller-flow/intent?home=${await homes.valuedHomeId()}`);
  await page.getByRole('textbox', { name: /^(What might it sell for|Your own price)/ }).fill('450,000');
  await expect(page.getByRole('heading', { name: 'Full-service agent' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue to the listing' }).click();
  await expect(page).toHaveURL(/\/seller-flow\/property\?listing=/);
  const id = new URL(page.url()).searchParams.get('listing') ?? '';
  const editor = `/seller/dashboard/listings?listing=${id}`;

  await page.getByLabel('List price').fill('455,000');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto(`/seller-flow/net-proceeds?listing=${id}`);
  await expect(page.getByRole('table', { name: 'Net proceeds' })).toBeVisible();
  // A printed net sheet is figures, without what leads through the flow.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Steps', exact: true })).toBeHidden();
  await expect(page.getByText('Is a part withheld for income taxes?')).toBeHidden();
  await expect(page.getByRole('table', { name: 'Net proceeds' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`/seller-flow/media?listing=${id}`);
  const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel('Photos to add').setInputFiles([
    { name: 'front.jpg', mimeType: 'image/jpeg', buffer: picture },
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
  ]);
  await expect(page.getByText('notes.jpg: Choose a JPEG, PNG or WebP picture')).toBeVisible();
  await expect(page.getByText('Cover', { exact: true })).toBeVisible();

  await page.goto(`${editor}&part=Description`);
  const remarks = page.getByRole('textbox', { name: 'Description', exact: true });
  await remarks.fill(`${REMARKS} No children.`);
  await expect(page.getByText('Must change').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^“No children”/ })).toBeVisible();
  await remarks.fill(REMARKS);
  await expect(page.getByRole('link', { name: /^“No children”/ })).toBeHidden();

  await page
    .getByRole('button', { name: /^Go without it/ })
    .first()
    .click();
  await page.getByLabel('Reason').fill('The papers come with the first offer');
  const others = page.getByLabel(/^The same for/);
  if (await others.isVisible()) await others.check();
  await page.getByRole('button', { name: 'Go without it for now' }).click();
  await expect(page.getByText('Ready to publish')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Buyers can see all of it')).toBeVisible();
  await page.getByRole('button', { name: 'More about this listing' }).click();
  await page.getByRole('menuitem', { name: 'See its page' }).click();
  await expect(page.getByText('$455,000').first()).toBeVisible();
  await expect(page.getByText('A house on a corner lot').first()).toBeVisible();
});

test('a seller tries prices by keyboard, sees how soon homes sell at each, and takes one', async ({ page, homes }) => {
  const homeId = await homes.valuedHomeId();
  await learnMadeUpOdds(homes.db);
  await signInAsNew(page, homes);
  await page.goto(`/seller-flow/intent?home=${homeId}`);
  await page.getByRole('textbox', { name: /^(What might it sell for|Your own price)/ }).fill('450,000');
  await page.getByRole('button', { name: 'Continue to the listing' }).click();
  await expect(page).toHaveURL(/\/seller-flow\/property\?listing=/);
  const id = new URL(page.url()).searchParams.get('listing') ?? '';
  await page.goto(`/seller-flow/pricing?listing=${id}`);

  const slider = page.getByRole('slider', { name: 'Try a price' });
  // The first values are learned in the background, too.
  await expect(async () => {
    await page.reload();
    await expect(slider).toBeVisible({ timeout: 5000 });
  }).toPass();
  const said = async () =>
    Number(/\$([\d,]+)/.exec((await slider.getAttribute('aria-valuetext')) ?? '')?.[1]?.replaceAll(',', ''));
  const chance = async () =>
    Number(/\d+/.exec(await page.getByRole('definition').filter({ hasText: 'of 100' }).first().innerText())?.[0]);
  await slider.press('Home');
  const [lowest, likely] = [await said(), await chance()];
  await slider.press('End');
  await expect.poll(said).toBeGreaterThan(lowest);
  await expect.poll(chance).toBeLessThan(likely);
  await slider.press('ArrowLeft');
  const chosen = await said();
  await page.getByRole('button', { name: /^Use \$/ }).click();
  await expect(page.getByLabel('List price')).toHaveValue(new Intl.NumberFormat('en-US').format(chosen));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Buyers who search up to/)).toBeVisible();
  await page.getByText('How this is made').click();
  await expect(page.getByText(/we predicted [\d,]+ homes from those listed before them/)).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
