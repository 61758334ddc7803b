import fc from 'fast-check';
import { expect, it } from 'vitest';
import { doubtLink } from './links.ts';
import { linksIn, parseText } from './parse-text.ts';

it('reads bold, italic and links, and parts paragraphs by empty lines', () => {
  expect(parseText('A **new** *way* to [sell](/seller-flow/intent).\n\nSecond')).toEqual([
    [
      { text: 'A ', look: 'plain' },
      { text: 'new', look: 'bold' },
      { text: ' ', look: 'plain' },
      { text: 'way', look: 'italic' },
      { text: ' to ', look: 'plain' },
      { text: 'sell', look: 'link', href: '/seller-flow/intent' },
      { text: '.', look: 'plain' },
    ],
    [{ text: 'Second', look: 'plain' }],
  ]);
});

it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'http://plain.example', '/\\evil.example'])(
  'makes no link of %s, and the gate names it',
  (href) => {
    expect(
      parseText(`[go](${href})`)
        .flat()
        .some(({ look }) => look === 'link'),
    ).toBe(false);
    expect(linksIn(`[go](${href})`)[0] ?? href).toSatisfy((found: string) => doubtLink(found, []) !== null);
  },
);

it('loses no letter of a text without marks, HTML included', () => {
  fc.assert(
    fc.property(
      fc.string().map((text) => text.replaceAll(/[*[\]()\s]/g, 'x')),
      (text) => {
        expect(
          parseText(text)
            .flat()
            .map((run) => run.text)
            .join(''),
        ).toBe(text);
      },
    ),
  );
});

it('knows pages of this site, published landing pages and https, and nothing else', () => {
  for (const href of [
    '/',
    '/properties?place=x',
    '/landing/spring',
    'https://hud.gov/a',
    'mailto:a@b.example',
    'tel:+13035550100',
    '#ask',
  ])
    expect(doubtLink(href, ['spring'])).toBeNull();
  for (const href of ['/nowhere', '/landing/autumn', 'https://user:pw@a.example', 'https://localhost', 'ftp://a.example', ''])
    expect(doubtLink(href, ['spring'])).not.toBeNull();
});
