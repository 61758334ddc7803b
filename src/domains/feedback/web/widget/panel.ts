/*
 * The panel that asks for feedback: plain DOM in a shadow root with a sheet of its own, so that no site's styles reach it and no
 * policy for styles is broken. It imports its neighbors alone: the server hands these files out to other sites as they are.
 */

import { make } from './dom.ts';
import { makePicture } from './picture.ts';

export interface PanelQuestion {
  id: string;
  kind: 'rating' | 'csat' | 'nps' | 'ces' | 'text' | 'category';
  label: string;
  isRequired: boolean;
  options: readonly string[];
}

export interface PanelConfig {
  title: string;
  intro: string;
  thanks: string;
  color: string;
  theme: 'auto' | 'light' | 'dark';
  questions: readonly PanelQuestion[];
  takesPicture: boolean;
  asksContact: boolean;
}

export interface PanelAnswers {
  answers: Record<string, string | number>;
  email: string | null;
  mayAnswer: boolean;
  picture: Blob | null;
}

export interface PanelOptions {
  config: PanelConfig;
  consent: string;
  /** Throws with words for people, and with `fields` by question where some are wrong. */
  send: (answers: PanelAnswers) => Promise<void>;
  onClose: () => void;
  /** Not in a preview, whose reader is busy with its form. */
  takesFocus?: boolean;
  /** Hears what happens, for the workbench. */
  onEvent?: (name: string, detail?: string) => void;
}

const SCALES = { rating: [1, 5], csat: [1, 5], nps: [0, 10], ces: [1, 7] } as const;
const ENDS: Record<string, readonly [string, string]> = {
  rating: ['Poor', 'Great'],
  csat: ['Very unsatisfied', 'Very satisfied'],
  nps: ['Not at all likely', 'Very likely'],
  ces: ['Very hard', 'Very easy'],
};
const MOST_LETTERS = 2000;

const STYLES = `
:host { all: initial; display: block; font: 16px/1.5 system-ui, sans-serif; color-scheme: light dark; --ink: #1d1f1e; --soft: #55605a; --paper: #fff; --line: #c9cfcb; --bad: #a3221a; }
:host([data-dark]) { --ink: #f2f4f2; --soft: #b3bdb7; --paper: #1b201e; --line: #4a534e; --bad: #ff9d94; }
* { box-sizing: border-box; font: inherit; color: inherit; }
.panel { background: var(--paper); color: var(--ink); padding: 20px; border: 1px solid var(--line); border-radius: 12px; max-height: 100%; overflow-y: auto; position: relative; }
h2:focus { outline: none; }
h2 { font-size: 20px; font-weight: 600; line-height: 1.3; margin: 0 40px 4px 0; }
p { margin: 0 0 12px; color: var(--soft); }
fieldset { border: 0; padding: 0; margin: 16px 0 0; min-width: 0; }
legend, .label { font-weight: 600; padding: 0; margin: 0 0 6px; display: block; }
.ends { display: flex; justify-content: space-between; font-size: 13px; color: var(--soft); margin-top: 4px; }
.scale { display: grid; grid-template-columns: repeat(auto-fit, minmax(40px, 1fr)); gap: 6px; }
.scale input, .options input { position: absolute; opacity: 0; width: 1px; height: 1px; }
.scale span, .options span { display: grid; place-items: center; min-height: 44px; padding: 4px 8px; border: 1px solid var(--line); border-radius: 8px; cursor: pointer; }
.options { display: grid; gap: 6px; }
.options span { place-items: center start; padding: 8px 12px; }
input:checked + span { background: var(--accent); border-color: var(--accent); color: #fff; }
input:focus-visible + span, button:focus-visible, textarea:focus-visible, input:focus-visible, canvas:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
textarea, input[type='email'] { width: 100%; padding: 10px 12px; border: 1px solid var(--soft); border-radius: 8px; background: var(--paper); }
textarea { min-height: 96px; resize: vertical; }
button { min-height: 44px; padding: 8px 16px; border: 1px solid var(--soft); border-radius: 8px; background: transparent; cursor: pointer; }
button.main { background: var(--accent); border-color: var(--accent); color: #fff; font-weight: 600; width: 100%; margin-top: 20px; }
button.close { position: absolute; top: 12px; right: 12px; width: 44px; padding: 0; border-color: transparent; font-size: 22px; }
.row { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 8px; }
.check { display: flex; gap: 10px; align-items: start; margin-top: 10px; font-size: 14px; }
.check input { width: 24px; height: 24px; flex: none; margin: 0; accent-color: var(--accent); }
.fault, .said { margin: 6px 0 0; font-size: 14px; }
.fault { color: var(--bad); }
.fault:empty, .said:empty { display: none; }
canvas { display: block; max-width: 100%; border: 1px solid var(--line); border-radius: 8px; touch-action: none; cursor: crosshair; margin-top: 8px; }
.hide { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;

/** Puts the panel into an element and moves the focus there. Returns what takes it away. */
export function mountPanel(
  host: HTMLElement,
  { config, consent, send, onClose, takesFocus = true, onEvent = () => {} }: PanelOptions,
): () => void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  host.style.setProperty('--accent', config.color);
  const isDark = config.theme === 'dark' || (config.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  host.toggleAttribute('data-dark', isDark);

  const title = make('h2', { id: 'title', tabindex: '-1' }, config.title);
  const close = make('button', { type: 'button', class: 'close', 'aria-label': 'Close' }, '×');
  const panel = make('div', { class: 'panel', role: 'dialog', 'aria-labelledby': 'title' }, close, title);
  const faults = new Map<string, HTMLElement>();
  const picture = config.takesPicture ? makePicture(host, onEvent) : null;
  const problem = make('p', { class: 'fault', role: 'alert' });
  const form = make('form', { novalidate: '' });
  if (config.intro !== '') panel.append(make('p', {}, config.intro));

  for (const question of config.questions) {
    const fault = make('p', { class: 'fault', id: `fault-${question.id}` });
    faults.set(question.id, fault);
    form.append(drawQuestion(question, fault));
  }
  if (picture !== null) form.append(picture.element);
  const email = make('input', { type: 'email', id: 'email', autocomplete: 'email', 'aria-describedby': 'fault-email' });
  const mayAnswer = make('input', { type: 'checkbox', id: 'may-answer' });
  if (config.asksContact) {
    const fault = make('p', { class: 'fault', id: 'fault-email' });
    faults.set('email', fault);
    form.append(drawContact({ email, fault, mayAnswer, consent }));
  }
  const submit = make('button', { type: 'submit', class: 'main' }, 'Send');
  form.append(problem, submit);
  panel.append(form);
  root.replaceChildren(panel);
  if (takesFocus) title.focus();
  onEvent('opened');

  close.addEventListener('click', leave);
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    leave();
  });
  form.addEventListener('change', (event) => {
    const { target } = event;
    if (target instanceof HTMLInputElement && target.name !== '') onEvent('answered', target.name);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submitAll();
  });

  function leave(): void {
    onEvent('closed');
    onClose();
  }

  function say(found: Record<string, string>): void {
    for (const [id, element] of faults) element.textContent = found[id] ?? '';
    const [first] = Object.keys(found).filter((id) => faults.has(id));
    if (first === undefined) return;
    const field = first === 'email' ? email : form.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`);
    field?.focus();
  }

  async function submitAll(): Promise<void> {
    if (submit.getAttribute('aria-disabled') === 'true') return;
    const { answers, address, found } = readForm(new FormData(form), {
      config,
      email: email.value,
      mayAnswer: mayAnswer.checked,
    });
    say(found);
    problem.textContent = '';
    if (Object.keys(found).length > 0) return;
    submit.setAttribute('aria-disabled', 'true');
    submit.textContent = 'Sending …';
    try {
      await send({
        answers,
        email: address === '' ? null : address,
        mayAnswer: address !== '',
        picture: (await picture?.read()) ?? null,
      });
      onEvent('sent');
      const thanks = make('p', { role: 'status' }, config.thanks);
      form.replaceWith(thanks);
      title.focus();
    } catch (error) {
      onEvent('failed', error instanceof Error ? error.message : '');
      const fields: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'fields') : undefined;
      if (typeof fields === 'object' && fields !== null)
        say(Object.fromEntries(Object.entries(fields).map(([name, words]) => [name.replace(/^answers\./, ''), String(words)])));
      problem.textContent =
        error instanceof Error && error.message !== '' ? error.message : 'That didn’t work. Please try again.';
      submit.removeAttribute('aria-disabled');
      submit.textContent = 'Send';
    }
  }

  return () => root.replaceChildren();
}

interface Contact {
  email: HTMLElement;
  fault: HTMLElement;
  mayAnswer: HTMLElement;
  consent: string;
}

function drawContact({ email, fault, mayAnswer, consent }: Contact): HTMLElement {
  return make(
    'fieldset',
    {},
    make('label', { class: 'label', for: 'email' }, 'Your email, if you want an answer'),
    email,
    fault,
    make('label', { class: 'check', for: 'may-answer' }, mayAnswer, make('span', {}, consent)),
  );
}

interface Contacted extends Pick<PanelOptions, 'config'> {
  email: string;
  mayAnswer: boolean;
}

/** What was answered, and by the id of the question what is wrong with it. An empty address asks for no answer. */
function readForm(given: FormData, { config, email, mayAnswer }: Contacted) {
  const answers: Record<string, string | number> = {};
  const found: Record<string, string> = {};
  for (const { id, kind, isRequired } of config.questions) {
    const value = given.get(id);
    if (typeof value === 'string' && value.trim() !== '') answers[id] = kind in SCALES ? Number(value) : value.trim();
    else if (isRequired) found[id] = 'Please answer this';
  }
  const address = config.asksContact ? email.trim() : '';
  if (address !== '' && !/^\S+@\S+\.\S+$/.test(address)) found.email = 'Give an address such as name@example.com';
  else if (address !== '' && !mayAnswer) found.email = 'Check the box below, or leave the address out';
  return { answers, address, found };
}

function drawQuestion({ id, kind, label, isRequired, options }: PanelQuestion, fault: HTMLElement): HTMLElement {
  const words = isRequired ? label : `${label} (optional)`;
  if (kind === 'text')
    return make(
      'fieldset',
      {},
      make('label', { class: 'label', for: `field-${id}` }, words),
      make('textarea', { id: `field-${id}`, name: id, maxlength: String(MOST_LETTERS), 'aria-describedby': `fault-${id}` }),
      fault,
    );
  const choice = (value: string, shown: string) =>
    make(
      'label',
      {},
      make('input', { type: 'radio', name: id, value, 'aria-describedby': `fault-${id}` }),
      make('span', {}, shown),
    );
  if (kind === 'category')
    return make(
      'fieldset',
      {},
      make('legend', {}, words),
      make('div', { class: 'options' }, ...options.map((option) => choice(option, option))),
      fault,
    );
  const [low, high] = SCALES[kind];
  const numbers = Array.from({ length: high - low + 1 }, (_, at) => String(low + at));
  const [least = '', most = ''] = ENDS[kind] ?? [];
  return make(
    'fieldset',
    {},
    make('legend', {}, words),
    make('div', { class: 'scale' }, ...numbers.map((value) => choice(value, value))),
    make('div', { class: 'ends' }, make('span', {}, `${numbers[0]}: ${least}`), make('span', {}, `${numbers.at(-1)}: ${most}`)),
    fault,
  );
}
