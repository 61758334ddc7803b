/* What another site loads: a button, and once it is pressed, or once it asks by itself, a frame with the panel. It touches nothing else of the site. */

import { type Asking, askWhen, isDrawn } from './asking.ts';

/** The widget as it is set now; the server writes it above this script. */
declare const WIDGET: Asking & { label: string; color: string; side: 'left' | 'right'; sampling: number };

const { id, label, color, side } = WIDGET;
const own = document.currentScript;
if (own instanceof HTMLScriptElement && isDrawn(WIDGET.sampling)) startOnceThereIsABody(new URL(own.src).origin);

/** A script in the head that the browser has already may run before anything of the page stands. */
function startOnceThereIsABody(origin: string): void {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- The types say that there is always a body.
  if (document.body !== null) start(origin);
  else document.addEventListener('DOMContentLoaded', () => start(origin), { once: true });
}

function start(origin: string): void {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { all: initial; position: fixed; z-index: 2147483000; bottom: 16px; ${side}: 16px; }
    button { font: 600 16px/1 system-ui, sans-serif; min-height: 44px; padding: 0 18px; border: 0; border-radius: 22px; background: ${color}; color: #fff; cursor: pointer; box-shadow: 0 2px 8px rgb(0 0 0 / 0.3); }
    button:focus-visible { outline: 3px solid #fff; outline-offset: -6px; }
    iframe { display: block; border: 0; width: min(400px, calc(100vw - 32px)); height: min(620px, calc(100vh - 32px)); color-scheme: normal; }
  `);
  root.adoptedStyleSheets = [sheet];
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  root.append(button);
  document.body.append(host);

  const open = () => {
    if (!root.contains(button)) return;
    const frame = document.createElement('iframe');
    frame.src = `${origin}/api/feedback/widgets/${id}/frame`;
    frame.title = label;
    frame.allow = 'display-capture';
    root.replaceChildren(frame);
    let isShown = false;
    const close = () => {
      window.removeEventListener('message', hear);
      root.replaceChildren(button);
      button.focus();
    };
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow) return;
      if (data === 'realty-feedback-open') isShown = true;
      if (data === 'realty-feedback-close') close();
    };
    frame.addEventListener('load', () => {
      frame.focus();
      // A form that is no longer open, or that this site may not show, says nothing: nobody could close it.
      setTimeout(() => isShown || close(), 1000);
    });
    window.addEventListener('message', hear);
  };
  button.addEventListener('click', open);
  askWhen(WIDGET, open);
}
