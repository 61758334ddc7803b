import { randomUuid } from '#lib/uuid.ts';
import { mountPanel, type PanelAnswers, type PanelConfig } from './panel.ts';

/* The document inside the frame on another site. What it needs to know stands in the document as data. */

// The server wrote it by its contract.
const data = JSON.parse(document.getElementById('widget')?.textContent ?? '{}') as {
  id: string;
  config: PanelConfig;
  consent: string;
};
const host = document.getElementById('panel');
let id = randomUuid();

async function send({ picture, ...answers }: PanelAnswers): Promise<void> {
  const sent = await fetch(`/api/feedback/widgets/${data.id}/responses`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...answers, id, path: document.referrer.slice(0, 500) || '/' }),
    credentials: 'omit',
  });
  const answer = (await sent.json()) as { pictureKey?: string | null; detail?: string; fields?: object };
  if (!sent.ok) throw Object.assign(new Error(answer.detail ?? ''), { fields: answer.fields });
  if (picture !== null && answer.pictureKey != null)
    await fetch(`/api/feedback/responses/${id}/picture?key=${encodeURIComponent(answer.pictureKey)}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: picture,
      credentials: 'omit',
    });
  id = randomUuid();
}

const say = (what: 'open' | 'close') => window.parent.postMessage(`realty-feedback-${what}`, '*');
if (host !== null) {
  mountPanel(host, { config: data.config, consent: data.consent, send, onClose: () => say('close') });
  say('open');
}
