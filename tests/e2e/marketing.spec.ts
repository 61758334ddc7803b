import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, expectGoodLooks, test } from '#tests/support/browser-test.ts';
import { USUAL_WIDGET } from '#domains/feedback/model/usual-widget.ts';
import { signInAs, signUpAdmin } from '#tests/support/sign-in.ts';

test('a seller comes from the dashboard to materials, makes two, brings old ones up to date, and packs all into one file', async ({
  page,
  homes,
}) => {
  await signInAs(page, homes, 'seller');
  await page.goto('/seller-dashboard-authentic');
  await page.getByRole('link', { name: 'Marketing materials' }).click();
  await expect(page).toHaveURL(/\/marketing-materials\?listing=/);
  await page.getByRole('link', { name: 'Make materials' }).click();
  const preview = page.getByRole('img', { name: /of the material as it is printed$/ });
  await expect(preview.first()).toBeVisible();
  await expectGoodLooks(page);

  await page.locator('summary').filter({ hasText: 'Postcards' }).click();
  await page.getByRole('checkbox', { name: /^Postcard 6/ }).check();
  const headline = page.getByLabel('Headline');
  await headline.fill('No children');
  await expect(page.getByText(/keep(s)? this material from going out/)).toBeVisible();
  await headline.fill('Two blocks from a golden lake');
  await expect(page.getByText('Your words say something the listing doesn’t')).toBeVisible();
  await headline.fill('');
  await expect(page.getByText('Your words say something the listing doesn’t')).toBeHidden();
  await page.getByRole('button', { name: 'Make 2 materials' }).click();

  await expect(page).toHaveURL(/\/marketing-materials\?listing=/);
  await expect(page.getByRole('heading', { name: 'Flyer', exact: true }).first()).toBeVisible();
  const again = page.getByRole('button', { name: /^Make (all|it) again$/ });
  if (await again.isVisible()) await again.click();
  await expect(again).toBeHidden();
  await expectGoodLooks(page);

  await page
    .getByRole('checkbox', { name: /^Choose Flyer of/ })
    .first()
    .check();
  await page
    .getByRole('checkbox', { name: /^Choose Postcard/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Pack into one file' }).click();
  const packed = page.getByRole('region', { name: 'Packed files' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    packed.getByRole('button', { name: 'Download' }).first().click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^[a-z0-9-]+-marketing-materials\.zip$/);

  await page.goto('/marketing-materials?tab=brand');
  await expect(page.getByRole('button', { name: 'Save the brand kit' })).toBeVisible();
  await expectGoodLooks(page);
});

test('an administrator makes a landing page, looks at it, publishes it, and gets the lead of a visitor in a file', async ({
  page,
  openOther,
  homes,
}) => {
  await signInAs(page, homes, 'admin');
  const slug = `plan-${randomUUID().slice(0, 8)}`;
  await page.goto('/landing-admin');
  await page.getByRole('button', { name: 'New page' }).first().click();
  await page.getByLabel('Name').fill('A plan');
  await page.getByLabel('Address').fill(slug);
  await page.getByRole('button', { name: 'Make the page' }).click();
  await page.getByLabel('New block').selectOption({ label: 'Head of the page' });
  await page.getByRole('button', { name: 'Add the block' }).click();
  const block = (at: number) => page.locator('[data-block]').nth(at);
  await block(0).getByLabel('Heading').fill('The best plan in town');
  await page.getByLabel('New block').selectOption({ label: 'Form' });
  await page.getByRole('button', { name: 'Add the block' }).click();
  await block(1).getByLabel('Heading').fill('Ask us');
  await block(1).getByLabel('ZIP code').selectOption({ label: 'Required' });
  await page.getByLabel('New block').selectOption({ label: 'Picture' });
  await page.getByRole('button', { name: 'Add the block' }).click();
  await block(2).getByRole('button', { name: 'Choose a picture' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload a picture' }).click(),
  ]);
  const street = sharp({ create: { width: 900, height: 500, channels: 3, background: 'teal' } }).png();
  await chooser.setFiles({ name: 'street.png', mimeType: 'image/png', buffer: await street.toBuffer() });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(block(2).locator('img')).toBeVisible();
  await block(2).getByLabel('What it shows').fill('A street with trees');
  await page.getByLabel('Title', { exact: true }).fill('A plan for your sale');
  await page.getByLabel('Description', { exact: true }).fill('What we do for sellers.');
  await page.getByRole('button', { name: 'Save the draft' }).first().click();
  await expect(page.getByText('“best” is a claim')).toBeVisible();
  await expect(page.getByText(/to fix before it can be published/)).toBeVisible();
  await block(0).getByLabel('Heading').fill('A plan for your sale');
  await page.getByRole('button', { name: 'Save the draft' }).first().click();
  await expect(page.getByText(/^The saved draft passes/)).toBeVisible();
  await expectGoodLooks(page);

  // Another browser: of nobody who is signed in, and without scripts, since a page can be read without.
  const reader = await openOther({ javaScriptEnabled: false });
  const preview = await page.getByRole('link', { name: 'Preview the draft' }).getAttribute('href');
  expect((await reader.goto(`/landing/${slug}`))?.status()).toBe(404);
  await reader.goto(preview ?? '');
  await expect(reader.getByRole('heading', { level: 1, name: 'A plan for your sale' })).toBeVisible();
  await expect(reader.getByText('A preview for editors')).toBeVisible();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  expect((await reader.goto(`/landing/${slug}`))?.status()).toBe(200);
  await reader.close();

  await page.goto(`/landing/${slug}`);
  const email = `${slug}@home.example`;
  await page.getByLabel('Your name').fill('=Oli Owner');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('ZIP code').fill('80203');
  await expect(page.getByRole('img', { name: 'A street with trees' })).toBeVisible();
  await page.getByLabel(/^Send this to/).check();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('We have your request')).toBeVisible();

  await page.goto('/landing-admin?show=leads');
  await expect(page.getByText(email)).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /CSV/ }).first().click()]);
  const csv = await readFile(await file.path(), 'utf8');
  const line = csv.split('\n').find((one) => one.includes(email)) ?? '';
  expect(line).toContain(`/landing/${slug}`);
  expect(line).toContain('and for nothing else');
  // A spreadsheet would compute it.
  expect(line).not.toMatch(/(^|,)"?=/);
});

test('another site asks for feedback under its own strict policy', async ({ page, homes, request, baseURL }) => {
  const site = new URL(baseURL ?? '').origin;
  const policy = `default-src 'none'; script-src ${site}; frame-src ${site}`;
  const widgetId = randomUUID();
  const foreign = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy });
    answer.end(
      `<!doctype html><html lang="en"><title>Another site</title><h1>Another site</h1><script src="${site}/api/feedback/widgets/${widgetId}/embed"></script></html>`,
    );
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  // Both are this machine; another name makes it another site.
  const origin = `http://localhost:${(foreign.address() as AddressInfo).port}`;
  try {
    const { token } = await signUpAdmin(request, homes);
    const saved = await request.put(`/api/feedback/widgets/${widgetId}`, {
      headers: { authorization: `Bearer ${token}` },
      data: {
        version: 0,
        name: 'Elsewhere',
        isLive: true,
        config: { ...USUAL_WIDGET, button: 'Tell us', takesPicture: true, origins: [origin] },
      },
    });
    expect(saved.status()).toBe(200);
    await page.goto(origin);
    await page.getByRole('button', { name: 'Tell us' }).click();
    const frame = page.frameLocator('iframe[title="Tell us"]');
    await expect(frame.getByRole('dialog')).toBeVisible();
    for (const group of await frame.locator('fieldset').all())
      if ((await group.getByRole('radio').count()) > 0) await group.getByRole('radio').last().check({ force: true });
    for (const text of await frame.getByRole('textbox').all())
      if ((await text.getAttribute('type')) !== 'email') await text.fill('From elsewhere');
    const red = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      frame.getByRole('button', { name: 'Choose a picture' }).click(),
    ]);
    await chooser.setFiles({ name: 'screen.png', mimeType: 'image/png', buffer: red });
    await frame.getByRole('button', { name: 'Cover a part' }).click();
    await frame.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(frame.getByText(USUAL_WIDGET.thanks)).toBeVisible();
    const kept = await homes.db.selectFrom('feedback_responses').select('id').where('widget_id', '=', widgetId).execute();
    expect(kept).toHaveLength(1);
    // What left the device was painted over already.
    const picture = await request.get(`/api/feedback/responses/${kept[0]?.id}/picture`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data, info } = await sharp(await picture.body())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const rednessAt = (x: number, y: number) =>
      data[(Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 3] ?? Number.NaN;
    expect(rednessAt(0.5, 0.37)).toBeLessThan(30);
    expect(rednessAt(0.02, 0.05)).toBeGreaterThan(220);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Tell us' })).toBeFocused();
  } finally {
    foreign.close();
  }
});
