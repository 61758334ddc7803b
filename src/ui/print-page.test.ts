// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { printPage, whenPrintIsAsked } from './print-page.ts';

describe('printPage', () => {
  const print = vi.fn<() => void>();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('print', print);
    print.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  it('asks for what waits to be seen, and prints once it has come', async () => {
    document.body.innerHTML = '<main><section id="schools"></section></main>';
    const section = document.querySelector('#schools');
    whenPrintIsAsked(() => {
      section?.setAttribute('data-loading', '');
      setTimeout(() => section?.removeAttribute('data-loading'), 3000);
    }, new AbortController().signal);
    const printed = printPage();
    await vi.advanceTimersByTimeAsync(2900);
    expect(print).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    await printed;
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('does not wait for what is not printed, nor for ever', async () => {
    document.body.innerHTML = '<main><div class="print:hidden"><p data-loading></p></div></main>';
    const printed = printPage();
    await vi.advanceTimersByTimeAsync(500);
    await printed;
    expect(print).toHaveBeenCalledTimes(1);

    document.body.innerHTML = '<main><p data-loading></p></main>';
    const late = printPage();
    await vi.advanceTimersByTimeAsync(60_000);
    await late;
    expect(print).toHaveBeenCalledTimes(2);
  });
});
