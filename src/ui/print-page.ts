const ASKED = 'ui:print-asked';
const MOST_MS = 10_000;
const LOOK_MS = 50;
/** What stands for something that is on its way, where it would be printed. */
const ON_ITS_WAY = 'main [data-loading]:not(.print\\:hidden *, [data-print="hide"] *)';

/** Calls back when the page is about to be printed: what waits to be seen loads then. Plain printing does not wait for it. */
export function whenPrintIsAsked(listener: () => void, signal: AbortSignal): void {
  window.addEventListener(ASKED, listener, { once: true, signal });
  window.addEventListener('beforeprint', listener, { once: true, signal });
}

/** Prints once all has come that the page holds; what does not come in time is left out (styles.css). */
export async function printPage(): Promise<void> {
  window.dispatchEvent(new Event(ASKED));
  const images = [...document.querySelectorAll<HTMLImageElement>('main img[loading="lazy"]')];
  for (const image of images) image.loading = 'eager';
  const end = Date.now() + MOST_MS;
  // Two looks: a part that has come may bring others that are on their way.
  for (let quiet = 0; quiet < 2 && Date.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const isReady = document.querySelector(ON_ITS_WAY) === null && images.every(({ complete }) => complete);
    quiet = isReady ? quiet + 1 : 0;
  }
  window.print();
}
