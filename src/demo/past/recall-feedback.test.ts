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

it('goes on with answers that somebody looked at, each once, and after a long pause with those of the last weeks', () => {
  const now = new Date('2026-05-19T12:00:00Z');
  const later = new Date('2026-05-23T12:00:00Z');
  const first = inventAnswers(now);
  const next = inventAnswers(later, first.at(-1)?.at);
  expect([next.length >= 5, next.length <= 8]).toEqual([true, true]);
  expect(
    next.every(({ at, repliedAt, status }) => at > now && status !== 'new' && (repliedAt === null || repliedAt <= later)),
  ).toBe(true);
  expect(new Set([...first, ...next].map(({ id }) => id)).size).toBe(first.length + next.length);
  expect(inventAnswers(later, next.at(-1)?.at)).toEqual([]);
  expect(inventAnswers(new Date('2027-05-19T12:00:00Z'), now).length).toBeLessThan(first.length + 3);
});
