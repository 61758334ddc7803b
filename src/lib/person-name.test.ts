import { describe, expect, it } from 'vitest';
import { nameOf, personNameField } from './person-name.ts';

const read = (name: string) => personNameField('Full name is required').safeParse(name);

describe('a name', () => {
  it.each([
    '\u200B\u200B',
    '\u200D\uFEFF\u2060',
    '\u00AD\u00AD\u00AD',
    '\u3164\u3164',
    '\u2800\u2800',
    'A\u200B',
    '\uFE0F\uFE0F',
  ])('that shows less than two signs is none (%j)', (name) => {
    expect(read(name).error?.issues[0]?.message).toBe('Full name is required');
  });

  it.each(['Ng', '李明', 'نور\u200Cا', 'Łukasz', 'Anne\u00ADMarie', 'म\u200Dन'])('that shows two is one (%j)', (name) => {
    expect(read(name)).toMatchObject({ success: true, data: name });
  });

  it('that shows nothing is read as nobody’s', () => {
    expect(nameOf('\u200B')).toBe('Someone');
    expect(nameOf('Ada')).toBe('Ada');
  });
});
