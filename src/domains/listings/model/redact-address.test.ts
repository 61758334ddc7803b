import { describe, expect, it } from 'vitest';
import { createAddressRedactor } from './redact-address.ts';

const HOME = {
  street_number: '1420',
  street_name: 'Old Mill',
  street_suffix: 'Road',
  unit_number: '3B',
  unparsed_address: '1420 N Old Mill Road #3B, Denver, CO',
  subdivision_name: 'Mill Creek Estates',
  parcel_number: '05-022-17',
};

describe('createAddressRedactor', () => {
  const redact = createAddressRedactor(HOME);

  it.each([
    'Welcome to 1420 N Old Mill Road #3B!',
    'welcome to 1420 OLD MILL RD.',
    '1420 North Old Mill is a gem',
    'Set on quiet Old Mill Rd, it',
    'the best of Mill Creek Estates',
    'APN 05-022-17',
    '1420   N. Old   Mill Road, Unit 3B',
  ])('takes the address out of %j', (text) => {
    expect(redact(text)).toContain('[address withheld]');
    expect(redact(text)).not.toMatch(/old\s+mill|1420|05-022|mill creek/i);
  });

  it.each(['An old mill stands in the park', 'Built in 1914, 20 ft ceilings', 'Park Road is near'])('leaves %j', (text) => {
    expect(redact(text)).toBe(text);
  });

  it('reads the street from an unparsed address', () => {
    const fromText = createAddressRedactor({
      ...HOME,
      street_number: null,
      street_name: null,
      street_suffix: null,
      subdivision_name: null,
      unparsed_address: '77 Elm St, Boulder, CO',
    });
    expect(fromText('See 77 Elm Street, and Elm St by night')).toBe('See [address withheld], and [address withheld] by night');
  });

  it('does not choke on marks', () => {
    expect(createAddressRedactor({ ...HOME, street_name: 'Q(uay' })('1420 Q(uay Road')).toBe('[address withheld]');
  });
});
