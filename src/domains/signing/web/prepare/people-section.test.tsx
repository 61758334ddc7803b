// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draftOf, NOBODY } from './draft.ts';
import { PeopleSection } from './people-section.tsx';

afterEach(cleanup);

const content = {
  ...draftOf({ id: '1', name: 'Agreement.pdf' }),
  recipients: [
    { ...NOBODY, email: 'sam' },
    { ...NOBODY, name: 'Ina', isInPerson: true },
    { ...NOBODY, name: '山田' },
  ],
};
const show = (isChecked: boolean) =>
  render(
    <PeopleSection content={content} codes={[]} onCodes={() => undefined} onChange={() => undefined} isChecked={isChecked} />,
  );
const wrong = () =>
  screen
    .getAllByRole('textbox')
    .filter((field) => field.getAttribute('aria-invalid') === 'true')
    .map(
      (field) => screen.getAllByText(/^(Name|Email) \d$/).find((label) => label.getAttribute('for') === field.id)?.textContent,
    );

it('says at once of a name that it cannot be printed, and of nothing that it is missing', () => {
  show(false);
  expect(wrong()).toEqual(['Name 3']);
});

it('says where each name and address is missing once somebody tries to send it', () => {
  show(true);
  expect(wrong()).toEqual(['Name 1', 'Email 1', 'Name 3', 'Email 3']);
});
