import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openMailboxTo,
  SANDBOX_COMPLAINT,
  scrollThrough,
  STATUS_COMPLAINT,
  test,
} from '#tests/support/browser-test.ts';
import { BARE_DOCUMENT, lookAs } from '#tests/support/sign-in.ts';
import { BUILT_PAGES, pathOf } from '#tests/support/site-pages.ts';

const LOOKS = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
] as const;
const BETWEEN = { width: 768, height: 1024 };
const MOST_SHIFT = 0.02;

test.use({ allowed: { complaints: [STATUS_COMPLAINT, SANDBOX_COMPLAINT] } });

let variants = 0;
for (const sitePage of BUILT_PAGES) {
  const looks = sitePage.isVariant ? LOOKS.filter((_, at) => at === variants % 2) : LOOKS;
  if (sitePage.isVariant) variants += 1;
  test(`${sitePage.name}: accessible, as wide as the screen, silent and still in its looks`, async ({ page, homes }) => {
    const path = await pathOf(sitePage, homes);
    if (sitePage.as !== undefined) await lookAs(page, homes, sitePage.as);
    if (sitePage.isForMachine === true) await openMailboxTo(page);
    for (const [at, { colorScheme, ...viewport }] of looks.entries()) {
      await test.step(`${viewport.width} px, ${colorScheme}`, async () => {
        // The last look's page need not be laid out and painted once more, for a size that nobody looks at.
        if (at > 0) await page.goto(BARE_DOCUMENT);
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        // On a busy machine a size comes late, and would count as a shift of the page that is next.
        await waitForFrame(page);
        const response = await page.goto(path);
        expect(response?.status()).toBe(sitePage.status);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await page.evaluate(watchShifts);
        await scrollThrough(page);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        const { shift, moved } = await page.evaluate(() => document.body.dataset);
        expect(Number(shift), `layout shift of ${moved}`).toBeLessThanOrEqual(MOST_SHIFT);
      });
    }
    // Everything has come by now; only its width is another.
    await page.setViewportSize(BETWEEN);
    await waitForFrame(page);
    await expectNoSidewaysScroll(page);
  });
}

async function waitForFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Adds up this document's unrequested layout shifts from its start, and says what moved from where to where. */
function watchShifts(): void {
  let sum = 0;
  const moved: string[] = [];
  document.body.dataset['shift'] = '0';
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      sum += value;
      for (const { node, previousRect, currentRect } of sources)
        moved.push(`“${node?.textContent?.slice(0, 40)}” ${previousRect.y} → ${currentRect.y}`);
    }
    document.body.dataset['shift'] = String(sum);
    document.body.dataset['moved'] = moved.join(', ');
  }).observe({ type: 'layout-shift', buffered: true });
}
