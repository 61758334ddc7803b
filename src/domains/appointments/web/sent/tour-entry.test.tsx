// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ToastProvider } from '#ui/toast.tsx';
import type { SentTour } from '../../contract.ts';
import { TourEntry } from './tour-entry.tsx';

afterEach(cleanup);

const hours = (ahead: number) => new Date(Date.now() + ahead * 3_600_000).toISOString();
/** Only what is read of a request. */
const asked = (changes: Partial<SentTour>) =>
  ({
    tourRequestId: 't',
    listing: null,
    kind: 'in_person',
    slots: [hours(-48), hours(-24)],
    timeZone: 'America/Denver',
    status: 'pending',
    confirmedStartsAt: null,
    proposedSlots: [],
    thread: [],
    files: [],
    sentAt: hours(-72),
    sentTo: 'Green Realty',
    delivery: 'sent',
    ...changes,
  }) as unknown as SentTour;

function standing(changes: Partial<SentTour>): string {
  render(
    <ToastProvider>
      <TourEntry tour={asked(changes)} />
    </ToastProvider>,
  );
  const words = screen.getByRole('article').querySelector('p')?.textContent ?? '';
  cleanup();
  return words;
}

it('says that nobody answered once every time has passed', () => {
  expect(standing({})).toMatch(/Not answered in time$/);
  expect(standing({ slots: [hours(-24), hours(24)] })).toMatch(/Waiting for the agent$/);
  expect(standing({ proposedSlots: [hours(24)] })).toMatch(/Other times offered$/);
  expect(standing({ status: 'rejected' })).toMatch(/Declined$/);
  expect(standing({ status: 'accepted', confirmedStartsAt: hours(-24), proposedSlots: [] })).toMatch(/Past$/);
});
