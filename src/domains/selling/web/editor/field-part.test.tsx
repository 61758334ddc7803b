// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { EditorFields } from '../../contract.ts';
import { checkListing } from '../../model/listing-gate.ts';
import { FieldPart } from './field-part.tsx';

afterEach(cleanup);

const FACTS = {
  photos: 1,
  alteredWithoutOriginal: 0,
  isEmailVerified: true,
  today: '2026-11-23',
  captions: [],
  passed: [],
  papers: [],
  passedPapers: [],
  wasPublic: false,
  unreadable: [],
};

function show(fields: EditorFields, conflicts: { field: string }[] = []): void {
  render(
    <MemoryRouter>
      <FieldPart
        group="Basics"
        fields={fields}
        gate={checkListing({ fields, ...FACTS })}
        conflicts={conflicts}
        disabled={false}
        onChange={() => undefined}
      />
    </MemoryRouter>,
  );
}

const HOUSE = { PropertySubType: 'Single Family Residence', BedroomsTotal: 3, LivingArea: null };

it('leaves what is still missing to the list, and says at a field what is wrong with its value', () => {
  show({ ...HOUSE, YearBuilt: null });
  expect(screen.getByLabelText('Year built').getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.queryByText(/needed/)).toBeNull();
  cleanup();
  show({ ...HOUSE, YearBuilt: 2094 });
  expect(screen.getByLabelText('Year built').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Give a year up to 2028')).toBeTruthy();
});

it('says at a field that it was changed elsewhere too', () => {
  show(HOUSE, [{ field: 'BedroomsTotal' }]);
  expect(screen.getByLabelText('Bedrooms').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Changed elsewhere too. Choose above which one counts')).toBeTruthy();
});
