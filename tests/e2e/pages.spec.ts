import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  SANDBOX_COMPLAINT,
  scrollThrough,
  STATUS_COMPLAINT,
  test,
} from '../support/browser-test.ts';
import { signInAs } from '../support/sign-in.ts';
import { BUILT_PAGES, pathOf } from '../support/site-pages.ts';

const LOOKS = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 768, height: 1024, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
] as const;
const MOST_SHIFT = 0.02;
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><rect width="3" height="2" fill="#88a"/></svg>';

test.use({ allowed: { complaints: [STATUS_COMPLAINT, SANDBOX_COMPLAINT] }, contextOptions: { reducedMotion: 'reduce' } });

for (const sitePage of BUILT_PAGES) {
  test(`${sitePage.name}: accessible, as wide as the screen, silent and still in every look`, async ({ page, homes }) => {
    test.setTimeout(90_000);
    const path = await pathOf(sitePage, homes);
    if (sitePage.as !== undefined) await signInAs(page, homes, sitePage.as);
    // Drawing hundreds of pictures would take longer than all else; that they fit is tested where they are drawn.
    await page.route('**/api/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));
    for (const { colorScheme, ...viewport } of sitePage.isVariant ? [LOOKS[0], LOOKS[2]] : LOOKS) {
      await test.step(`${viewport.width} px, ${colorScheme}`, async () => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        const response = await page.goto(path);
        expect(response?.status()).toBe(sitePage.status);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await page.evaluate(watchShifts);
        await scrollThrough(page);
        await expectNoSidewaysScroll(page);
        if (viewport.width !== 768) await expectAccessible(page);
        expect(await page.evaluate(() => Number(document.body.dataset['shift'])), 'layout shift').toBeLessThanOrEqual(MOST_SHIFT);
      });
    }
  });
}

/** Adds up the layout shifts of this document, from its start, that no one asked for. */
function watchShifts(): void {
  let sum = 0;
  document.body.dataset['shift'] = '0';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) sum += Number(entry.value);
    }
    document.body.dataset['shift'] = String(sum);
  }).observe({ type: 'layout-shift', buffered: true });
}
