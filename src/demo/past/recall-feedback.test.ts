import { expect, it } from 'vitest';
import { widgetConfigSchema } from '#domains/feedback/contract.ts';
import { FEEDBACK_CONFIG, inventAnswers } from './recall-feedback.ts';

it('invents answers of twelve weeks that its widget asks for, the same ones each time, with the newest still unread', () => {
  const now = new Date('2026-05-19T12:00:00Z');
  const answers = inventAnswers(now);
  expect(inventAnswers(now)).toEqual(answers);
  const { questions } = widgetConfigSchema.parse(FEEDBACK_CONFIG);
  const asked = new Set(questions.map(({ id }) => id));
  for (const { answers: given, at, reply, email, status } of answers) {
    expect(Object.keys(given).every((id) => asked.has(id))).toBe(true);
    expect(at <= now).toBe(true);
    if (reply !== null) expect([email === null, status === 'new']).toEqual([false, false]);
  }
  const unread = answers.filter(({ status }) => status === 'new');
  expect([unread.length > 0, unread.length < 8]).toEqual([true, true]);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
});
