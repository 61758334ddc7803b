import { expect, it } from 'vitest';
import { TERMS_CHANGES, TERMS_VERSION, TERMS_VERSIONS } from '#lib/legal-versions.ts';
import { termsDocument } from './terms-document.tsx';

it('is the newest version of its change log, with what people pay by', () => {
  const terms = termsDocument('Realty');
  expect([terms.version, terms.effective]).toEqual([TERMS_VERSION, TERMS_CHANGES[0].date]);
  expect(new Set(TERMS_VERSIONS).size).toBe(TERMS_CHANGES.length);
  expect(TERMS_CHANGES.map(({ date }) => date)).toEqual(
    TERMS_CHANGES.map(({ date }) => date).toSorted((a, b) => b.localeCompare(a)),
  );
  expect(terms.sections.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['orders', 'refunds', 'milestones', 'quotes-and-reviews', 'offers', 'electronic-signatures']),
  );
});
