import type { Page } from '@playwright/test';
import { expect, openPage, test } from '#tests/support/browser-test.ts';
import { signInAsNew } from '#tests/support/sign-in.ts';

/** Of the specification's top bar; without a feed provider's page the map search is the site's own. */
const TOP_BAR = [
  ['Realty AI', '/'],
  ['Buy', '/buyer-flow'],
  ['Sell', '/seller-flow/intent'],
  ['How It Works', '/how-it-works'],
  ['Pricing', '/marketplace'],
  ['Why Realty AI?', '/why-realty-ai'],
  ['Experts', '/service-experts'],
  ['Map Search (opens in a new tab)', '/property-search?show=map'],
];
const FOOTER = [
  ['Browse Properties', '/properties'],
  ['AI Property Matching', '/buyer-flow'],
  ['Virtual Tours', '/property-search?tour=virtual'],
  ['Select Your Experts', '/service-experts'],
  ['Document Review', '/documents'],
  ['Contract Analysis', '/contract-terms'],
  ['Terms of Service', '/terms'],
  ['Privacy Policy', '/privacy'],
  ['Privacy choices', '/privacy#choices'],
];

function shownLinks(page: Page, within: string): Promise<(string | null)[][]> {
  return page
    .locator(`${within} a`)
    .evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => [link.textContent?.trim() ?? '', link.getAttribute('href')]),
    );
}

test('the top bar names its pages in order, and stays at the top', async ({ page }) => {
  await page.goto('/properties');
  expect(await shownLinks(page, 'header nav')).toEqual([...TOP_BAR, ['Get Started Today', '/get-started']]);
  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect(page.locator('header nav')).toBeInViewport();
});

test('the footer names its groups and links in order', async ({ page }) => {
  await page.goto('/properties');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('AI-powered real estate transactions with expert guidance');
  await expect(footer.getByRole('heading')).toHaveText(['Buy/Sell', 'Services']);
  expect(await shownLinks(page, 'footer')).toEqual(FOOTER);
});

test('header, footer and padding follow the path', async ({ page }) => {
  for (const [path, header, footer, padded] of [
    ['/', true, false, false],
    ['/properties', true, true, true],
    ['/terms', true, true, true],
    ['/get-started', true, true, true],
    ['/auth/login', false, false, false],
    ['/auth/register', false, false, false],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('header nav'), `header of ${path}`).toHaveCount(header ? 1 : 0);
    await expect(page.getByRole('contentinfo'), `footer of ${path}`).toHaveCount(footer ? 1 : 0);
    const padding = await page.locator('main').evaluate((main) => Number.parseFloat(getComputedStyle(main).paddingLeft));
    expect(padding > 0, `padding of ${path}`).toBe(padded);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the menu opens and closes, by touch and by key, and leads on', async ({ page }) => {
    await openPage(page, '/properties');
    expect(await shownLinks(page, 'header')).toEqual([TOP_BAR[0]]);
    const button = page.getByRole('button', { name: 'Open menu' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.tap();
    expect(await shownLinks(page, '#mobile-menu')).toEqual([...TOP_BAR.slice(1), ['GET STARTED', '/get-started']]);
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await expect(page.locator('#mobile-menu')).toBeHidden();

    await button.press('Enter');
    await expect(page.locator('#mobile-menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#mobile-menu')).toBeHidden();

    await button.tap();
    await page.locator('#mobile-menu').getByRole('link', { name: 'How It Works' }).tap();
    await expect(page).toHaveURL('/how-it-works');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it works');
    await expect(page.locator('#mobile-menu')).toBeHidden();
  });
});

test('the bar is whole from the medium breakpoint up', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/');
  expect(await shownLinks(page, 'header nav')).toEqual([...TOP_BAR, ['Get Started Today', '/get-started']]);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
});

test('the first key press leads past the bar, and focus is always in sight', async ({ page }) => {
  await page.goto('/properties');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  const barBottom = await page.locator('header').evaluate((bar) => bar.getBoundingClientRect().bottom);
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const box = element.getBoundingClientRect();
      return {
        name: element.textContent,
        top: box.top,
        outline: getComputedStyle(element).outlineStyle,
        card: element.closest('article') !== null,
      };
    });
    expect(focused.top, `${focused.name} under the bar`).toBeGreaterThanOrEqual(barBottom - 1);
    if (!focused.card) expect(focused.outline, `focus of ${focused.name}`).not.toBe('none');
  }
});

test('every change of page is reported, by path alone and without cookies', async ({ page, context }) => {
  const reports: { body: unknown; cookie: string | undefined }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics/page-views'))
      reports.push({ body: request.postDataJSON(), cookie: request.headers()['cookie'] });
  });
  await openPage(page, '/?utm_source=x');
  await page.getByRole('link', { name: 'How It Works', exact: true }).click();
  await expect(page).toHaveURL('/how-it-works');
  await page.goBack();
  await expect.poll(() => reports.length).toBe(3);
  expect(reports.map(({ body }) => body)).toEqual([
    expect.objectContaining({ path: '/' }),
    expect.objectContaining({ path: '/how-it-works' }),
    expect.objectContaining({ path: '/' }),
  ]);
  expect(reports.every(({ cookie }) => cookie === undefined)).toBe(true);
  expect(await context.cookies()).toEqual([]);
});

test('a placeholder says that it comes, and takes an address for the day it does', async ({ page }) => {
  for (const [path, title] of [
    ['/resources', 'Resources'],
    ['/calendar', 'Calendar'],
    ['/demo', 'Watch a Demo'],
  ] as const) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Coming soon', { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Notify me when it opens' }).click();
  await expect(page.getByRole('region', { name: 'Notify me' }).getByRole('textbox').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('what floats stands side by side in the dock, and never over what has the focus', async ({ page, homes }) => {
    await signInAsNew(page, homes);
    const [one, two] = [await homes.keyOf('Active'), await homes.fullKey()];
    const kept = JSON.stringify({ favorites: [], hidden: [], viewed: [], compared: [one, two] });
    await page.addInitScript((value) => localStorage.setItem('kept_homes', value), kept);
    for (const path of ['/property-search', `/property/${two}`]) {
      await openPage(page, path);
      const dock = page.locator('#dock');
      await expect(dock.getByRole('button', { name: /^Switch role/ })).toBeVisible();
      const boxes = await dock.getByRole('button').evaluateAll((buttons) =>
        buttons
          .map((button) => button.getBoundingClientRect())
          .map(({ left, right }) => ({ left, right }))
          .toSorted((a, b) => a.left - b.left),
      );
      for (const [at, { left }] of boxes.entries()) expect(left).toBeGreaterThanOrEqual(boxes[at - 1]?.right ?? 0);
      expect(boxes.at(-1)?.right).toBeLessThanOrEqual(360);
      for (let at = 0; at < 60; at += 1) {
        await page.keyboard.press('Tab');
        const hidden = await page.evaluate(() => {
          const focused = document.activeElement;
          const bar = document.getElementById('dock');
          if (focused === null || bar === null || bar.contains(focused)) return false;
          return focused.getBoundingClientRect().top >= bar.getBoundingClientRect().top;
        });
        expect(hidden, `after ${at + 1} tabs on ${path}`).toBe(false);
      }
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const [end, bar] = [await page.getByRole('contentinfo').boundingBox(), await dock.boundingBox()];
      if (end !== null) expect(end.y + end.height).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    }
  });
});
