import { expect, test } from 'vitest';
import { readNames } from './party-names.ts';

test.each([
  ['Kalani Makoa and\nLeilani Makoa', ['Kalani Makoa', 'Leilani Makoa']],
  ['John and Mary Smith, husband and wife', ['John Smith', 'Mary Smith']],
  ['LEMUEL STROTHER, et ux. CORDELIA STROTHER', ['LEMUEL STROTHER', 'CORDELIA STROTHER']],
  ['Juan Carlos de la Fuente y Ríos; Seung-ho Park', ['Juan Carlos de la Fuente y Ríos', 'Seung-ho Park']],
  ['Ifeoma Balogun, of 14 Sydney Street, Unit 3, Jamaica Plain, MA 02125', ['Ifeoma Balogun']],
  [
    'Blue Mesa Acquisitions, LLC, a Delaware limited liability company, by Ezra Tackett, its Manager',
    ['Blue Mesa Acquisitions, LLC'],
  ],
  [
    'Kowalczyk Family Trust dated\nMarch 3, 2011, Irena Kowalczyk, Trustee',
    ['Kowalczyk Family Trust dated March 3, 2011, Irena Kowalczyk, Trustee'],
  ],
  ['Camelback Vista, L.L.C., c/o Ridgeline Enterprises, Inc., Attention: Joel Whitaker', ['Camelback Vista, L.L.C.']],
  ['Alder Property Group LLC', ['Alder Property Group LLC']],
  ['415 Amsterdam Associates LLC', ['415 Amsterdam Associates LLC']],
  ['Palmetto Coastal Builders, Inc. by /s/ T. Grier', ['Palmetto Coastal Builders, Inc.']],
  ['Sabinal Land & Cattle LP', ['Sabinal Land & Cattle LP']],
  ['Dale Bronson, Manager, Bronson Holdings LLC', ['Bronson Holdings LLC']],
  ['Russell Tidwell and Jo Ann Tidwell ..............', ['Russell Tidwell', 'Jo Ann Tidwell']],
  ['the parties shall agree on a date', []],
  ['____________', []],
])('%s', (text, names) => {
  expect(readNames(text, { start: 0, end: text.length }).map(({ value }) => value)).toEqual(names);
});
