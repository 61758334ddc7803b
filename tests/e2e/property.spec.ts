import type { APIRequestContext } from '@playwright/test';
import {
  expect,
  expectAccessible,
  openMailboxTo,
  openPage,
  SANDBOX_COMPLAINT,
  scrollThrough,
  STATUS_COMPLAINT,
  test,
} from '#tests/support/browser-test.ts';

interface MailboxMail {
  to: string;
  replyTo: string | null;
}

/** Mails from and to a sender. */
async function readMails(machine: APIRequestContext, sender: string): Promise<MailboxMail[]> {
  const { mails }: { mails: MailboxMail[] } = await (await machine.get('/api/dev/mailbox')).json();
  return mails.filter((mail) => mail.to.includes(sender) || mail.replyTo?.includes(sender));
}

test.describe('photos', () => {
  test.use({ showsPictures: true });

  test('photos open large, turn by key, and close where they began', async ({ page, homes }) => {
    await openPage(page, `/property/${await homes.fullKey()}`);
    const second = page.getByRole('button', { name: /^Open photo 2 of/ });
    await second.click();
    const box = page.getByRole('dialog', { name: /^Photos of/ });
    await expect(box.getByRole('status')).toHaveText(/^Photo 2 of \d+$/);
    await page.keyboard.press('ArrowRight');
    await expect(box.getByRole('status')).toHaveText(/^Photo 3 of \d+$/);
    await expect(box.getByText('Illustration')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(second).toBeFocused();
  });
});

test('the monthly cost follows each figure', async ({ page, homes }) => {
  await openPage(page, `/property/${await homes.fullKey()}#monthly-cost`);
  const cost = page.getByRole('region', { name: 'Monthly cost' });
  const total = cost.getByText(/^\$[\d,]+ ?a month$/);
  const row = (label: string) => cost.locator('dl > div').filter({ hasText: label }).locator('dd').first();
  await expect(row('Mortgage insurance')).toHaveText('$0');
  const before = await total.textContent();

  await cost.getByLabel('Price').fill('500,000');
  await cost.getByLabel('Price').press('Enter');
  await cost.getByLabel('Down payment').fill('10');
  await cost.getByLabel('Down payment').press('Enter');
  await cost.getByLabel('Interest rate').fill('6');
  await cost.getByLabel('Interest rate').press('Tab');
  // 450,000 at 6% over 30 years: 450000 · 0.005 / (1 − 1.005^−360) = 2,697.98
  await expect(row('Principal and interest')).toHaveText('$2,698');
  // 450,000 · 0.75% / 12
  await expect(row('Mortgage insurance')).toHaveText('$281');
  await expect(total).not.toHaveText(before ?? '');
  await cost.getByLabel('Term').fill('15');
  await cost.getByLabel('Term').press('Enter');
  await expect(row('Principal and interest')).toHaveText('$3,797');
  await cost.getByText('Loan balance year by year').click();
  await expect(cost.getByRole('row')).toHaveCount(16);
});

test.describe('asking', () => {
  test.use({ allowed: { complaints: [SANDBOX_COMPLAINT] } });

  test('a question is checked, kept while it is wrong, and mailed to the firm and its sender', async ({
    page,
    machine,
    homes,
  }) => {
    const sender = `robin${Date.now()}@example.com`;
    await openPage(page, `/property/${await homes.fullKey()}`);
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Ask a question' });
    await sheet.getByLabel('Your name').fill('Robin Reed');
    await sheet.getByLabel('Email').fill('robin(at)example.com');
    await sheet.getByLabel('Your question').fill('Is the roof new, and when was it done?');
    await sheet.getByRole('button', { name: 'Send question' }).click();
    await expect(sheet.getByRole('group', { name: /needs? a look$/ })).toBeFocused();
    await expect(sheet.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(sheet.getByText('Please enter a valid email address').first()).toBeVisible();
    await expect(sheet.getByLabel('Your name')).toHaveValue('Robin Reed');
    await expect(sheet.getByLabel('Your question')).toHaveValue('Is the roof new, and when was it done?');
    await expectAccessible(page);
    expect(await readMails(machine, sender)).toEqual([]);

    await sheet.getByLabel('Email').fill(sender);
    await sheet.getByRole('checkbox', { name: /^Send this to/ }).check();
    await sheet.getByRole('button', { name: 'Send question' }).click();
    await expect(sheet.getByText(/^Your question is/)).toBeVisible();
    await expect.poll(async () => (await readMails(machine, sender)).length).toBe(2);
    const mails = await readMails(machine, sender);
    const [toFirm] = mails.filter((mail) => mail.to !== sender);
    expect(mails.map((mail) => mail.to)).toContain(sender);
    expect(toFirm?.replyTo).toContain(sender);

    await openMailboxTo(page);
    await page.goto('/dev/mailbox');
    await expect(
      page.getByRole('button', { name: new RegExp(`To ${toFirm?.to.split('<').at(-1)?.replace('>', '')}`) }).first(),
    ).toBeVisible();
  });
});

test('a tour is wished for at three times', async ({ page, machine, homes }) => {
  const sender = `sam${Date.now()}@example.com`;
  await openPage(page, `/property/${await homes.fullKey()}`);
  // By keyboard the buttons come before the details.
  await expect(page.locator('aside:has(button) ~ div #facts')).toBeAttached();
  await page.getByRole('button', { name: 'Request tour' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Request a tour' });
  await sheet.getByRole('button', { name: 'Request tour' }).click();
  await expect(sheet.getByRole('group', { name: /needs? a look$/ })).toBeFocused();

  const day = sheet.getByLabel('Day');
  for (const index of [1, 2, 3]) {
    await day.selectOption({ index });
    await sheet
      .getByRole('group', { name: /^Hours on/ })
      .getByRole('button')
      .first()
      .click();
  }
  await expect(sheet.getByRole('list', { name: /^Chosen times/ }).getByRole('listitem')).toHaveCount(3);
  await expect(
    sheet
      .getByRole('group', { name: /^Hours on/ })
      .getByRole('button')
      .last(),
  ).toBeDisabled();
  await sheet.getByText('By video').click();
  await sheet.getByLabel('Your name').fill('Sam Soto');
  await sheet.getByLabel('Email').fill(sender);
  await sheet.getByLabel('Anything they should know').fill('We come by train.');
  await sheet.getByRole('checkbox', { name: /^Send this to/ }).check();
  await sheet.getByRole('button', { name: 'Request tour' }).click();
  await expect(sheet.getByText(/^Your tour request is/)).toBeVisible();
  await expect.poll(async () => (await readMails(machine, sender)).length).toBe(2);
  expect((await readMails(machine, sender)).map((mail) => mail.to)).toContain(sender);
});

test('an open house goes into a calendar', async ({ page, homes }) => {
  await openPage(page, `/property/${await homes.fullKey()}`);
  const link = page.getByRole('link', { name: 'Add to calendar' }).first();
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toContain('text/calendar');
  const calendar = await answer.text();
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(calendar).toMatch(/DTSTART[^\r\n]*:\d{8}T\d{6}/);
  expect(calendar.replaceAll('\r\n ', '')).toContain(
    (await page.getByRole('heading', { level: 1 }).textContent())?.split(' ')[0] ?? 'street',
  );
});

test('a link to the home is shared', async ({ page, context, homes }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const key = await homes.fullKey();
  await openPage(page, `/property/${key}#monthly-cost`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/property/${key}$`));
});

test('surroundings, market and similar homes come when they are looked at', async ({ page, homes }) => {
  await openPage(page, `/property/${await homes.fullKey()}`);
  await scrollThrough(page);
  const sections = [
    'Location',
    'Your commute',
    'Schools',
    'Getting around',
    'Hazard facts',
    /^The market in/,
    'Offer insight',
    'Similar homes',
  ];
  for (const name of sections) await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  const commute = page.getByRole('region', { name: 'Your commute' });
  await commute.getByRole('combobox', { name: 'Where do you go?' }).fill('Elementary School');
  await page.getByRole('option').first().click();
  await expect(commute.getByRole('listitem').filter({ hasText: 'Elementary School' })).toContainText(/Walk(\d+|over 120) min/);
  await commute.getByRole('button', { name: /^Remove / }).click();
  await expect(commute.getByRole('listitem')).toHaveCount(0);
  await expect(page.getByText('Not in a mapped zone').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'For sale', level: 3 })).toBeVisible();
  await page.getByRole('region', { name: 'Similar homes' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/property\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('printed at once the sheet leaves out what has not come, and its button waits for it', async ({ page, homes }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(`/property/${await homes.fullKey()}`);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('main [data-loading]').filter({ visible: true }).count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(async () => {
    await page.getByRole('button', { name: 'Print sheet' }).click();
    await expect(page.locator('html[data-printed]')).toBeAttached({ timeout: 15_000 });
  }).toPass();
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Schools', 'Getting around', /^The market in/])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
});

test.describe('on a line that brings no picture', () => {
  test.use({ showsPictures: true });

  test('the printed sheet has no empty frames', async ({ page, homes }) => {
    await page.route('**/api/media/**', () => {});
    await page.goto(`/property/${await homes.fullKey()}`, { waitUntil: 'domcontentloaded' });
    const photos = page.getByRole('list', { name: /^Photos of / });
    await expect(photos).toBeVisible();
    // What the browser says before it prints.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(photos).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the print sheet has the facts and none of the controls', async ({ page, homes }) => {
  await openPage(page, `/property/${await homes.fullKey()}`);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const name of ['Request tour', 'Ask', 'Share', 'Print sheet', /^All \d+ photos/])
    await expect(page.getByRole('button', { name }).first()).toBeHidden();
  await expect(page.locator('header nav')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Similar homes' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Facts and features' })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('h1') ?? document.body).color)).toBe(
    'rgb(28, 31, 30)',
  );
  // A grid or a row is measured before it breaks over sheets, and would leave the rest of one empty.
  const around = await page.getByRole('heading', { name: 'Facts and features' }).evaluate((heading) => {
    const displays: string[] = [];
    for (let part = heading.parentElement; part !== null; part = part.parentElement)
      displays.push(getComputedStyle(part).display);
    return [...new Set(displays)];
  });
  expect(around).toEqual(['block']);
  const pdf = await page.pdf({ format: 'Letter' });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.length).toBeLessThanOrEqual(8);
});

test.describe('a home that is gone', () => {
  test.use({ allowed: { complaints: [STATUS_COMPLAINT] } });

  test('says so and leads to similar ones', async ({ page, homes }) => {
    const response = await page.goto(`/property/${await homes.keyOf('Withdrawn')}`);
    expect(response?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This home is no longer on the market here');
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('button', { name: 'Ask', exact: true }).first()).toBeVisible();
  });

  test('an unknown one says so and offers a search', async ({ page }) => {
    const response = await page.goto('/property/no-such-home');
    expect(response?.status()).toBe(404);
    await page.getByRole('searchbox').or(page.getByRole('search').getByRole('textbox')).fill('3 bedrooms');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/property-search\?/);
  });
});

test('a home under contract takes questions but no tours, a sold one neither', async ({ page, homes }) => {
  await openPage(page, `/property/${await homes.keyOf('Pending')}`);
  await expect(page.getByRole('button', { name: 'Ask', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request tour' })).toHaveCount(0);
  await expect(page.getByText('so tours are closed').first()).toBeVisible();
  await openPage(page, `/property/${await homes.keyOf('Closed')}`);
  await expect(page.getByText(/^Sold/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask', exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Monthly cost' })).toHaveCount(0);
});
