import { expect, it } from 'vitest';
import { type OfferForm, offerFormSchema, readKeptForm, readOfferForm, resumeOfferForm, startOfferForm } from './offer-form.ts';

const time = { now: new Date('2026-11-23T18:00:00Z'), timeZone: 'America/Los_Angeles' };
const start = startOfferForm(45_000_000, time);
const faultsOf = (part: Record<string, string>) => {
  const read = readOfferForm({ ...start, ...part }, time);
  return read.success ? [] : read.error.issues.map(({ path }) => path.join('.'));
};

it('means the terms it shows, in cents, shares and the home’s time', () => {
  const read = readOfferForm(
    { ...start, 'escalation.stepCents': '2,000', 'escalation.capCents': '480,000', inclusions: 'Washer\n\nDryer' },
    time,
  );
  expect(read).toMatchObject({
    success: true,
    data: {
      priceCents: 45_000_000,
      escalation: { stepCents: 200_000, capCents: 48_000_000 },
      earnestCents: 450_000,
      downPaymentRate: 0.2,
      contingencies: { inspection: 10, saleOfHome: null },
      inclusions: ['Washer', 'Dryer'],
      expiresAt: '2026-11-26T01:00:00.000Z',
    },
  });
  if (!read.success) throw new Error('it is read');
  // Earlier terms begin a form that means them again, but for a new expiry.
  expect(readOfferForm(startOfferForm(read.data, time), time)).toEqual(read);
});

it('proposes days of the home, in its evening too', () => {
  const evening = startOfferForm(45_000_000, { ...time, now: new Date('2026-11-24T03:00:00Z') });
  expect([evening['expiresOn'], evening['closingDate']]).toEqual([start['expiresOn'], start['closingDate']]);
});

it('says at its own fields what cannot be', () => {
  expect(faultsOf({ priceCents: '' })).toContain('priceCents');
  expect(faultsOf({ priceCents: 'much' })).toContain('priceCents');
  expect(faultsOf({ priceCents: '10,000,000,000' })).toContain('priceCents');
  expect(faultsOf({ 'escalation.stepCents': '1000', 'escalation.capCents': '400,000' })).toEqual(['escalation.capCents']);
  expect(faultsOf({ financing: 'cash' })).toEqual(['contingencies.loan']);
  expect(faultsOf({ closingDate: '2026-11-01' })).toContain('closingDate');
  // What cannot be says so at once, whatever else is wrong, and nothing that follows from the rest.
  const atOnce = (part: Record<string, string>) => [...new Set(faultsOf(part))];
  expect(atOnce({ priceCents: '', closingDate: '2026-11-01', expiresOn: '' })).toEqual([
    'priceCents',
    'expiresAt',
    'closingDate',
  ]);
  expect(atOnce({ priceCents: '', expiresOn: '2026-11-20' })).toEqual(['priceCents', 'expiresAt']);
  expect(atOnce({ earnestDueDays: '', 'contingencies.loan': '119' })).toEqual(['earnestDueDays', 'contingencies.loan']);
  expect(faultsOf({ expiresOn: '2026-11-20' })).toContain('expiresAt');
  expect(faultsOf({ expiresOn: '' })).toContain('expiresAt');
  expect(faultsOf({ inclusions: 'Washer\nwasher' })).toEqual(['inclusions']);
  // What does not fit together says so too, and each field once.
  const apart = { 'contingencies.inspection': '0.5', earnestCents: '9,000,000', 'escalation.stepCents': '1000' };
  expect(faultsOf({ ...apart, 'escalation.capCents': '400,000' })).toEqual([
    'contingencies.inspection',
    'escalation.capCents',
    'earnestCents',
  ]);
});

it('says in its own words what cannot be, in every field', () => {
  const wordsOf = (part: Record<string, string>) => {
    const read = readOfferForm({ ...start, ...part }, time);
    return read.success ? [] : read.error.issues.map(({ message }) => message);
  };
  const fields = Object.keys(start);
  const said = fields.flatMap((name) =>
    ['much', '99,999,999,999,999', '-1', '0.001'].flatMap((typed) => wordsOf({ [name]: typed })),
  );
  expect(said).toContain('Give at most 10%');
  expect(said.filter((words) => /expected|invalid|received|too (?:big|small)/i.test(words))).toEqual([]);
});

it('is kept with every field that it shows, and goes on as it was typed, but for a time to answer that is over', () => {
  expect(offerFormSchema.parse(start)).toEqual(start);
  const typed: OfferForm = { ...start, priceCents: '4x', expiresOn: '2026-11-24' };
  const { rentBackDays: _newer, ...older } = typed;
  const kept = readKeptForm(older);
  expect(kept).toEqual({ ...typed, rentBackDays: '' });
  expect(resumeOfferForm(kept, start, time)).toEqual(kept);
  const evening = { ...time, now: new Date('2026-11-25T02:00:00Z') };
  expect(resumeOfferForm(kept, startOfferForm(45_000_000, evening), evening)).toMatchObject({ expiresOn: '2026-11-26' });
  const later = { ...time, now: new Date('2026-11-25T18:00:00Z') };
  expect(resumeOfferForm(kept, startOfferForm(45_000_000, later), later)).toMatchObject({
    priceCents: '4x',
    closingDate: start['closingDate'],
    expiresOn: startOfferForm(45_000_000, later)['expiresOn'],
  });
});
