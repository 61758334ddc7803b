import { describe, expect, it } from 'vitest';
import { checkCopy } from '../check-copy.ts';

describe('the words that a finding marks', () => {
  it.each([
    ['whom somebody refuses, with the whole refusal', 'The owner does not lease to Sikhs.', 'does not lease to Sikhs'],
    ['a limit before a judgment', 'No riffraff, please.', 'No riffraff'],
    ['a limit after a judgment', 'Respectable people only.', 'Respectable people only'],
    ['a limit after a household', 'A Mormon household preferred.', 'Mormon household preferred'],
    ['the share people have of a place', 'Set in a mostly Asian community.', 'mostly Asian community'],
    ['a place with the judgment on it', 'A low-crime block by the park.', 'low-crime block'],
    ['every part of a compound', 'The place is not child-friendly.', 'not child-friendly'],
    ['that somebody may not be', 'No wheelchairs allowed.', 'No wheelchairs allowed'],
    ['how something must be done', 'Must be able to walk up three flights.', 'Must be able to walk up three flights'],
    ['a trait, without whoever has it', 'Able-bodied renters only.', 'Able-bodied'],
    ['the refused, without the wanted', 'No families, single occupants only.', 'No families'],
    ['the wanted, without the refused', 'No families, single occupants only.', 'single occupants only'],
    ['people, without the praise before them', 'Ideal for a bachelor.', 'bachelor'],
    ['people, without when they may come', 'Must attend Mass on Sundays.', 'Must attend Mass'],
  ])('hold %s', (_what, text, expected) => {
    expect(checkCopy(text).map((one) => one.text)).toContain(expected);
  });

  it('leave the place where only the judgment goes', () => {
    expect(checkCopy('A low-crime block by the park.')[0]).toMatchObject({ replacement: 'block' });
  });

  it('leave a compound in its parts where two findings share it', () => {
    expect(checkCopy('No riffraff-and-undesirables.').map((one) => one.text)).toEqual(['No riffraff', 'undesirables']);
  });

  it.each([
    ['A Mormon household preferred.', null],
    ['Lutheran household preferred.', ''],
    ['It is still a mostly white school zone.', null],
  ])('leave no half of a wish or of a place: %s', (text, replacement) => {
    expect(checkCopy(text)[0]).toMatchObject({ replacement });
  });

  it('offer nothing in place of a trait, because its noun stays', () => {
    expect(checkCopy('Able-bodied renters only.')[0]).toMatchObject({ replacement: null });
  });
});
