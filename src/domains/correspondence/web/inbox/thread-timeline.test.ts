import { expect, it } from 'vitest';
import { timelineOf } from './thread-timeline.ts';

const NOTHING = { readAt: null, answeredAt: null, status: 'sent', statusAt: '2026-05-01T10:00:00Z' } as const;

it('begins with what the sender did', () => {
  const begun = (['inquiry', 'tour-request', 'offer', 'lead'] as const).map(
    (kind) => timelineOf({ kind, sentAt: '2026-05-01T10:00:00Z', ...NOTHING })[0]?.what,
  );
  expect(begun).toEqual(['Asked', 'Asked for a tour', 'Made an offer', 'Asked for a service']);
});

it('goes on in the order of time', () => {
  const told = timelineOf({
    kind: 'offer',
    sentAt: '2026-05-01T10:00:00Z',
    readAt: '2026-05-01T11:00:00Z',
    answeredAt: '2026-05-01T12:00:00Z',
    status: 'withdrawn',
    statusAt: '2026-05-01T13:00:00Z',
  });
  expect(told.map(({ what }) => what)).toEqual([
    'Made an offer',
    'Read here first',
    'First answered after 2 hours',
    'Taken back',
  ]);
});
