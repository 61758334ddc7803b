// The page reads without its scripts. They begin once what is seen first has been drawn, so that on a slow network they
// do not take their share from its pictures: or at once, when the reader stirs. What lies deep in a page waits for that
// too (`src/platform/web/reader-stirs.ts`).
(() => {
  const LONGEST_WAIT_MS = 3_000;
  const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'beforeprint'];

  function start() {
    const waiting = document.querySelector('script[data-modules]');
    if (!waiting) return;
    for (const href of waiting.dataset.modules.split(' ')) {
      const preload = document.createElement('link');
      preload.rel = 'modulepreload';
      preload.href = href;
      document.head.append(preload);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = waiting.textContent;
    waiting.replaceWith(script);
  }

  function stir() {
    for (const sign of SIGNS) removeEventListener(sign, stir, true);
    document.documentElement.dataset.stirred = '';
    document.dispatchEvent(new Event('readerstir'));
    start();
  }

  function startAfterFrame() {
    requestAnimationFrame(() => setTimeout(start));
  }

  document.addEventListener('DOMContentLoaded', () => {
    for (const sign of SIGNS) addEventListener(sign, stir, { capture: true, passive: true });
    setTimeout(start, LONGEST_WAIT_MS);
    if (document.querySelector('img[fetchpriority="high"]')) addEventListener('load', startAfterFrame);
    else startAfterFrame();
  });
})();
