import { describe, expect, it } from 'vitest';
import { gatherLittle } from './gather-little.ts';
import type { Tone } from './tones.ts';

const gather = (tone: Tone, ...texts: string[]) =>
  gatherLittle(
    texts.map((text, at) => ({ text, fields: [`Field${at}`], salience: at })),
    { tone, home: 'the home', passes: (text) => !text.includes('refused') },
  ).map(({ text }) => text);

describe('a text that says little', () => {
  it('is one sentence of two facts', () => {
    expect(gather('plain', 'This home has five bedrooms.', 'The home is on the waterfront.')).toEqual([
      'This home has five bedrooms, and it is on the waterfront.',
    ]);
    expect(gather('warm', 'Welcome to a home with a den.', 'The community offers you a dog park.')).toEqual([
      'Welcome to a home with a den, in a community with a dog park.',
    ]);
    expect(gather('concise', 'Three bedrooms, fireplace: farm.', 'Flat roof.')).toEqual([
      'Three bedrooms, fireplace, flat roof: farm.',
    ]);
    expect(gather('factual', 'Farm, three bedrooms.', 'Structure: flat roof.')).toEqual([
      'Farm, three bedrooms; structure: flat roof.',
    ]);
  });

  it('keeps names, and what leads the reader on, as they are', () => {
    expect(gather('plain', 'This home has a den.', 'Cedar Corner is a 17-minute walk away.')).toEqual([
      'This home has a den, and Cedar Corner is a 17-minute walk away.',
    ]);
    expect(gather('walkthrough', 'The home has a roof.', 'Then step out to a deck.')).toHaveLength(2);
    expect(gather('concise', 'Two full baths.', 'HardiPlank siding.')).toEqual(['Two full baths, HardiPlank siding.']);
  });

  it('loses nothing that may not stand together', () => {
    expect(gather('plain', 'This home has a den.', 'The home has refused.')).toHaveLength(2);
    const fields = gatherLittle(
      ['This home has a den.', 'The home has a roof.', 'The home is on a lot.'].map((text, at) => ({
        text,
        fields: [`F${at}`],
        salience: at,
      })),
      { tone: 'plain', home: 'the home', passes: () => true },
    ).flatMap((one) => one.fields);
    expect(fields).toEqual(['F0', 'F1', 'F2']);
  });

  it('calls a home "it" only after the home, and not after its lot', () => {
    expect(gather('walkthrough', 'On a 2-acre lot, there are forest views.', 'The home makes solar power.')).toEqual([
      'On a 2-acre lot, there are forest views, and the home makes solar power.',
    ]);
  });

  it('leaves a home that is to be built in a sentence of its own', () => {
    expect(gather('plain', 'To be built in Reno: a home with a den.', 'The home has a roof.')).toHaveLength(2);
    expect(gather('warm', 'This home in Reno is to be built and will have a den.', 'The home has a roof.')).toHaveLength(2);
  });
});
