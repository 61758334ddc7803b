// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

const WIDGET = {
  id: 'a',
  trigger: 'button',
  event: null,
  seconds: 30,
  cooldownDays: 7,
  label: 'Say it',
  color: '#000',
  side: 'left',
  sampling: 1,
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits for a body to stand in, and keeps no frame that says nothing', async () => {
  vi.stubGlobal('WIDGET', WIDGET);
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = vi.fn<(text: string) => void>();
    },
  );
  const script = Object.assign(document.createElement('script'), { src: 'https://ours.example/embed' });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  const { body } = document;
  // Files share their window, and what others left in it.
  body.replaceChildren();
  body.remove();
  await import('./embed.ts');
  document.documentElement.append(body);
  expect(body.children).toHaveLength(0);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  const root = body.lastElementChild?.shadowRoot;
  const button = root?.querySelector('button');
  expect(button?.textContent).toBe('Say it');

  vi.useFakeTimers();
  const frame = () => root?.querySelector('iframe') ?? null;
  const hear = (data: string) =>
    window.dispatchEvent(new MessageEvent('message', { source: frame()?.contentWindow ?? null, data }));
  // A frame that says nothing, as of a form that is no longer open, does not stay.
  button?.click();
  frame()?.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1000);
  expect([frame(), root?.activeElement]).toEqual([null, button]);
  button?.click();
  hear('realty-feedback-open');
  frame()?.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(5000);
  expect(frame()).not.toBeNull();
  hear('realty-feedback-close');
  expect(frame()).toBeNull();
});
