import type { WidgetConfig } from '../contract.ts';

/** What a new widget is before anything is changed. */
export const USUAL_WIDGET: WidgetConfig = {
  title: 'How is it going?',
  intro: 'Two questions, half a minute.',
  thanks: 'Thank you. We read every answer.',
  button: 'Feedback',
  trigger: 'button',
  event: null,
  seconds: 30,
  audience: 'everybody',
  sampling: 1,
  cooldownDays: 30,
  position: 'bottom-left',
  color: '#0f5d4a',
  theme: 'auto',
  questions: [
    { id: 'score', kind: 'rating', label: 'How do you like this page?', isRequired: true, options: [] },
    { id: 'why', kind: 'text', label: 'What would make it better?', isRequired: false, options: [] },
  ],
  takesPicture: false,
  asksContact: false,
  onOwnSite: false,
  origins: [],
};
