import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, type OpenOther, test } from '#tests/support/browser-test.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

interface Figures {
  listingKey: string;
  measures: { key: string; total: number }[];
}

/** The figures that the page has read last. */
async function readFigures(page: Page): Promise<Figures> {
  // What the page asked before it was left is not waited for.
  await page.reload({ waitUntil: 'commit' });
  const response = await page.waitForResponse(/\/api\/own-listings\/[\w-]+\/figures$/);
  return (await response.json()) as Figures;
}

const totalOf = ({ measures }: Figures, key: string) => measures.find((measure) => measure.key === key)?.total ?? 0;

/** The browser of a person; one that says it is driven by a program counts nowhere. */
async function openPerson(openOther: OpenOther, address: string): Promise<Page> {
  const page = await openOther({ userAgent: CHROME, extraHTTPHeaders: { 'x-forwarded-for': address } });
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
  return page;
}

/** A home's page as a person sees it. */
async function lookAt(openOther: OpenOther, path: string): Promise<Page> {
  const page = await openPerson(openOther, '203.0.113.5');
  const counted = page.waitForResponse((response) => response.url().endsWith('/api/analytics/listing-visits'));
  await page.goto(path);
  expect((await counted).status()).toBe(204);
  return page;
}

test('a seller sees how the home does, and a visitor counts once', async ({ page, openOther }) => {
  await page.goto('/demo-login');
  await page.getByRole('radio', { name: /^Demo Seller/ }).check();
  await page.getByRole('button', { name: 'Enter demo as seller' }).click();
  await expect(page).toHaveURL('/seller-dashboard-authentic');
  await expect(page.getByRole('heading', { name: 'How it is seen' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Answer 1 question' })).toBeVisible();
  await expect(page.getByText('Demo Visitor', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Your price', { exact: true }).last()).toBeVisible();

  const before = await readFigures(page);
  const home = `/property/${before.listingKey}`;
  const visitor = await lookAt(openOther, home);
  await Promise.all([
    visitor.waitForResponse((response) => response.url().endsWith('/api/analytics/listing-visits')),
    visitor.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  await (await lookAt(openOther, home)).close();
  const after = await readFigures(page);
  expect(totalOf(after, 'views')).toBe(totalOf(before, 'views') + 1);
  expect(totalOf(after, 'saves')).toBe(totalOf(before, 'saves') + 1);

  // The way from a list to an offer is told in figures, and the page says how it counts.
  const funnel = page.getByRole('region', { name: 'From a list to an offer' });
  for (const step of ['Seen in lists', 'Views', 'Saves', 'Questions', 'Tour requests', 'Offers'])
    await expect(funnel.getByText(step, { exact: true })).toBeVisible();
  await expect(funnel.getByText(new Intl.NumberFormat('en-US').format(totalOf(after, 'views')), { exact: true })).toBeVisible();
  await page.getByText('How this is counted').click();
  await expect(page.getByText('The secret is deleted when the day is over')).toBeVisible();

  // The draft has its own address.
  await page.getByLabel('Listing').selectOption({ label: '310 Harbor Walk #4B (draft)' });
  await expect(page).toHaveURL(/\?listing=[\w-]{36}$/);
  await expect(page.getByText('This is a draft')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'How it is seen' })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('a card in a list counts once for its visitor, after the page has loaded', async ({ openOther }) => {
  const page = await openPerson(openOther, '203.0.113.77');
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics/impressions')) told.push(...JSON.parse(request.postData() ?? '').listingKeys);
  });
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/analytics/impressions'));
  await page.goto('/properties');
  expect((await answered).status()).toBe(204);
  expect(told.length).toBeGreaterThan(0);
  const shown = await page
    .locator('article a[href^="/property/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(shown).toEqual(expect.arrayContaining(told.map((key) => `/property/${key}`)));
  // Cards below the screen were not seen.
  expect(told.length).toBeLessThan(new Set(shown).size);
});

test('everybody can look at the dashboard of a made-up home, which writes nothing', async ({ page }) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !request.url().includes('/api/analytics/')) writes.push(request.url());
  });
  await page.goto('/demo-seller-dashboard');
  await expect(page).toHaveURL('/seller-dashboard-demo');
  await expect(page.getByText('are made up, and you cannot change anything here')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Use my own home' })).toHaveAttribute('href', '/seller-flow/intent');
  await expect(page.getByRole('heading', { name: 'Showings' })).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Homes with a buyer, by week, first listed at $625,000' })).toBeVisible();
  await page.getByText('How this is made').click();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(writes).toEqual([]);
  await page.goto('/seller-dashboard?listing=x');
  await expect(page).toHaveURL('/seller-dashboard-authentic?listing=x');
});
