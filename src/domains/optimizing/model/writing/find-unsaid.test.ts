import { expect, it } from 'vitest';
import { findSentence } from './find-unsaid.ts';

const garage = { text: 'a one-car garage', fields: ['GarageSpaces'] };
const told = (text: string, alone?: string) => ({ text, fields: garage.fields, ...(alone === undefined ? {} : { alone }) });

it('adds a sentence that names its subject, because another may come before it', () => {
  expect(findSentence(garage, [told('It has a one-car garage.', 'The house has a one-car garage.')])).toBe(
    'The house has a one-car garage.',
  );
});

it('takes a sentence that goes on from another only if there is none besides', () => {
  const also = told('You also have a one-car garage.');
  expect(findSentence(garage, [also, told('For the car, you have a one-car garage.')])).toMatch(/^For the car/);
  expect(findSentence(garage, [also])).toBe(also.text);
  expect(findSentence(garage, [told('It has a den.')])).toBeNull();
});
