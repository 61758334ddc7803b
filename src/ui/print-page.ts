const ASKED = 'ui:print-asked';
const MOST_MS = 10_000;
const LOOK_MS = 50;
/** Placeholders of printable content that is still loading. */
const ON_ITS_WAY = 'main [data-loading]:not(.print\\:hidden *, [data-print="hide"] *)';

/** Calls back before the page is printed, so that lazy content loads. The browser's own print does not wait for it. */
export function whenPrintIsAsked(listener: () => void, signal: AbortSignal): void {
  window.addEventListener(ASKED, listener, { once: true, signal });
  window.addEventListener('beforeprint', listener, { once: true, signal });
}

/** Prints once the whole page has loaded; styles.css hides content that is late. */
export async function printPage(): Promise<void> {
  window.dispatchEvent(new Event(ASKED));
  const images = [...document.querySelectorAll<HTMLImageElement>('main img[loading="lazy"]')];
  for (const image of images) image.loading = 'eager';
  const end = Date.now() + MOST_MS;
  // Checks twice: a loaded part may start to load others.
  for (let quiet = 0; quiet < 2 && Date.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const isReady = document.querySelector(ON_ITS_WAY) === null && images.every(({ complete }) => complete);
    quiet = isReady ? quiet + 1 : 0;
  }
  window.print();
}
