import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkCopy } from '../check-copy.ts';
import type { Finding } from '../finding.ts';
import { cutWords } from './cut-words.ts';
import { readLabelled } from '../learned/read-labelled.ts';

const labelledIn = (name: string) => readLabelled(readFileSync(new URL(`../labelled/${name}`, import.meta.url), 'utf8'));

describe('what is put in place of words', () => {
  it('offers words to put in place', () => {
    expect(checkCopy('A safe neighborhood with sidewalks')[0]).toMatchObject({ replacement: 'neighborhood' });
    expect(checkCopy('Adults only.')[0]).toMatchObject({ replacement: '' });
  });

  it.each([
    ['We do not rent to deaf people.', null],
    ['Owner will not rent to people from Peru.', null],
    ['Perfect for a single professional.', null],
    ['A very safe neighborhood with sidewalks.', null],
    ['No Blacks or Hispanics need apply.', null],
    ['No babies, the walls are thin.', ''],
    ['Two beds and no kids.', ''],
    ['Sorry, no vouchers, thanks.', ''],
    ['Ideal for retirees.', 'anyone'],
  ])('offers none of which a broken sentence would come: %s', (text, replacement) => {
    expect(checkCopy(text)[0]).toMatchObject({ replacement });
  });

  it('offers only what its sentence passes with', () => {
    for (const { text } of labelledIn('every-class.txt')) {
      const found = checkCopy(text);
      for (const one of found.filter(({ replacement }) => replacement !== null)) {
        const { start, end, words } = cutWords(text, one, one.replacement ?? '');
        const left = checkCopy(`${text.slice(0, start)}${words}${text.slice(end)}`);
        const ofIt = (list: Finding[]) => list.filter(({ category }) => category === one.category).length;
        expect(ofIt(left), text).toBeLessThan(ofIt(found));
      }
    }
  });

  it('offers Spanish for Spanish, or nothing', () => {
    expect(checkCopy('Ideal para jubilados.')[0]).toMatchObject({ text: 'jubilados', replacement: 'todos' });
    expect(checkCopy('Barrio seguro.')[0]).toMatchObject({ replacement: null });
    expect(checkCopy('Solo adultos.')[0]).toMatchObject({ replacement: '' });
  });
});
