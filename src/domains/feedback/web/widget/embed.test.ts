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

afterEach(() => vi.unstubAllGlobals());

it('waits for a body to stand in, where the script runs before there is one', async () => {
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
  expect(body.lastElementChild?.shadowRoot?.querySelector('button')?.textContent).toBe('Say it');
});
