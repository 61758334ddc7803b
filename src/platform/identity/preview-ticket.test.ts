import { expect, it } from 'vitest';
import { PREVIEW_DAYS } from '#lib/kept-for.ts';
import { isPreviewTicket, makePreviewTicket } from './preview-ticket.ts';

const NOW = new Date('2026-11-28T10:00:00Z');
const after = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

it('opens what it was made of, until it ends', () => {
  const ticket = makePreviewTicket('a secret', NOW);
  expect(isPreviewTicket('a secret', ticket, NOW)).toBe(true);
  expect(isPreviewTicket('a secret', ticket, after(PREVIEW_DAYS))).toBe(true);
  expect(isPreviewTicket('a secret', ticket, after(PREVIEW_DAYS + 1))).toBe(false);
  // The same all day, so that what shows it is the same, too.
  expect(makePreviewTicket('a secret', new Date('2026-11-28T23:00:00Z'))).toBe(ticket);
});

it('opens nothing else, and is not made to last', () => {
  const ticket = makePreviewTicket('a secret', NOW);
  expect(isPreviewTicket('another', ticket, NOW)).toBe(false);
  expect(isPreviewTicket('', makePreviewTicket('', NOW), NOW)).toBe(false);
  expect(
    isPreviewTicket(
      'a secret',
      ticket.replace(/^\d+/, (day) => String(Number(day) + 1)),
      NOW,
    ),
  ).toBe(false);
  for (const wrong of ['', 'a secret', ticket.slice(1), `${ticket}x`, ticket.replace('.', '')])
    expect(isPreviewTicket('a secret', wrong, NOW)).toBe(false);
});
