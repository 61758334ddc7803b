// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountPanel, type PanelAnswers, type PanelConfig } from './panel.ts';

const CONFIG: PanelConfig = {
  title: 'How was it?',
  intro: '',
  thanks: 'Thank you!',
  color: '#0a5c45',
  theme: 'light',
  questions: [
    { id: 'nps', kind: 'nps', label: 'Would you recommend us?', isRequired: true, options: [] },
    { id: 'why', kind: 'text', label: 'Why?', isRequired: false, options: [] },
    { id: 'about', kind: 'category', label: 'What is it about?', isRequired: false, options: ['Search', 'Maps'] },
  ],
  takesPicture: false,
  asksContact: true,
};

let host: HTMLElement;
let send: ReturnType<typeof vi.fn<(answers: PanelAnswers) => Promise<void>>>;
let closed: number;

beforeEach(() => {
  // jsdom has neither.
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  host = document.createElement('div');
  document.body.replaceChildren(host);
  send = vi.fn<(answers: PanelAnswers) => Promise<void>>(async () => {});
  closed = 0;
});
afterEach(() => vi.unstubAllGlobals());

function mount(config: Partial<PanelConfig> = {}) {
  return mountPanel(host, {
    config: { ...CONFIG, ...config },
    consent: 'You may answer me by email.',
    send,
    onClose: () => {
      closed += 1;
    },
  });
}

const find = <E extends HTMLElement>(selector: string) => {
  const found = host.shadowRoot?.querySelector<E>(selector);
  if (found == null) throw new Error(`There is no ${selector}`);
  return found;
};
const fault = (id: string) => find(`#fault-${id}`).textContent;
const choose = (name: string, value: string) => {
  find<HTMLInputElement>(`[name="${name}"][value="${value}"]`).checked = true;
};
const write = (selector: string, text: string) => {
  find<HTMLInputElement>(selector).value = text;
};
const submit = () => find('form').dispatchEvent(new Event('submit', { cancelable: true }));

describe('the panel that asks for feedback', () => {
  it('sends figures as numbers, words without space around them, and nothing that was left out', async () => {
    mount();
    choose('nps', '0');
    write('[name="why"]', '  It is slow ');
    submit();
    await expect.poll(() => find('[role="status"]').textContent).toBe('Thank you!');
    expect(send.mock.calls).toEqual([[{ answers: { nps: 0, why: 'It is slow' }, email: null, mayAnswer: false, picture: null }]]);
  });

  it('asks for what is required, and goes there', () => {
    mount();
    submit();
    expect(fault('nps')).toBe('Please answer this');
    expect(host.shadowRoot?.activeElement).toBe(find('[name="nps"]'));
    expect(send).not.toHaveBeenCalled();
    choose('nps', '7');
    submit();
    expect(fault('nps')).toBe('');
  });

  it('takes an address only with the consent to use it', async () => {
    mount();
    choose('nps', '9');
    write('#email', 'bea');
    submit();
    expect(fault('email')).toMatch(/such as/);
    write('#email', 'bea@example.com');
    submit();
    expect(fault('email')).toMatch(/Check the box/);
    expect(send).not.toHaveBeenCalled();
    find<HTMLInputElement>('#may-answer').checked = true;
    submit();
    await expect.poll(() => send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toMatchObject({ email: 'bea@example.com', mayAnswer: true });
  });

  it('sends once however often it is pressed, and keeps what was said where it fails', async () => {
    send.mockRejectedValueOnce(Object.assign(new Error('It is too long.'), { fields: { 'answers.why': 'Shorten it' } }));
    mount();
    choose('nps', '3');
    write('[name="why"]', 'Long');
    submit();
    submit();
    await expect.poll(() => fault('why')).toBe('Shorten it');
    expect(send).toHaveBeenCalledTimes(1);
    expect(find('[role="alert"]').textContent).toBe('It is too long.');
    expect(find<HTMLTextAreaElement>('[name="why"]').value).toBe('Long');
    submit();
    await expect.poll(() => send).toHaveBeenCalledTimes(2);
  });

  it('closes by its button and by Escape, and leaves nothing behind', () => {
    const leave = mount();
    find('.close').click();
    find('.panel').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(closed).toBe(2);
    leave();
    expect(host.shadowRoot?.childElementCount).toBe(0);
  });

  it('asks on scales of their own lengths', () => {
    mount({
      questions: (['rating', 'csat', 'nps', 'ces'] as const).map((kind) => ({
        id: kind,
        kind,
        label: kind,
        isRequired: false,
        options: [],
      })),
    });
    const valuesOf = (name: string) =>
      [...(host.shadowRoot?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? [])].map(({ value }) => Number(value));
    expect(['rating', 'csat', 'nps', 'ces'].map((kind) => [valuesOf(kind).at(0), valuesOf(kind).at(-1)])).toEqual([
      [1, 5],
      [1, 5],
      [0, 10],
      [1, 7],
    ]);
  });
});
