import { expect, it } from 'vitest';
import { findWaitingSince } from './waiting-since.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 4, 1, hour));
const said = (from: 'sender' | 'recipient', hour: number) => ({ from, createdAt: at(hour) });
const thread = { status: 'read', statusAt: at(2), createdAt: at(1), sender: { leftAt: null } } as const;

it('waits from the question until an answer, and again from the first word after it', () => {
  expect(findWaitingSince(thread, [said('sender', 1), said('sender', 3)])).toEqual(at(1));
  const answered = { ...thread, status: 'answered', statusAt: at(4) } as const;
  expect(findWaitingSince(answered, [said('sender', 1), said('recipient', 4)])).toBeUndefined();
  const more = [said('sender', 1), said('recipient', 4), said('sender', 5), said('sender', 6)];
  expect(findWaitingSince(answered, more)).toEqual(at(5));
  expect(findWaitingSince(answered, [...more, said('recipient', 7)])).toBeUndefined();
});

it('counts an answer without words, such as a confirmed tour', () => {
  expect(findWaitingSince({ ...thread, status: 'answered', statusAt: at(4) }, [said('sender', 1)])).toBeUndefined();
});

it('waits for nobody in what is over, or whose sender has left', () => {
  expect(findWaitingSince({ ...thread, status: 'withdrawn' }, [said('sender', 1)])).toBeUndefined();
  expect(findWaitingSince({ ...thread, sender: { leftAt: at(3) } }, [said('sender', 1)])).toBeUndefined();
});
