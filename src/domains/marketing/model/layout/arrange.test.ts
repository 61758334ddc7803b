import { describe, expect, it } from 'vitest';
import { arrange } from './arrange.ts';
import { down, layers, right, space, words } from './frame.ts';
import { bleedOver, BLEED, cropLines } from './bleed.ts';
import { setText } from './set-text.ts';

/** Every letter is half as wide as the text is large. */
const measure = (_face: unknown, text: string) => Array.from(text).length / 2;
const SIZE = { width: 200, height: 100, floor: 4 };
const say = (text: string, size = 10) => words(text, { fontSize: size, color: '#000000', leading: 1, leastSize: 5 });

describe('frames', () => {
  it('share the space that is left, above their least', () => {
    const { marks, fit } = arrange(
      right(
        {},
        down({ size: 20, fill: '#111111' }),
        down({ grow: 1, fill: '#222222' }),
        down({ grow: 3, least: 150, fill: '#333333' }),
      ),
      SIZE,
      measure,
    );
    expect(marks.map((mark) => ('width' in mark ? [mark.x, mark.width] : []))).toEqual([
      [20 - 20, 20],
      [20, 30],
      [50, 150],
    ]);
    expect(fit.overflow).toBe(0);
  });

  it('stand at the end of their row, or over each other', () => {
    const { marks } = arrange(layers({}, right({ align: 'end' }, say('ab')), down({ fill: '#fff000' })), SIZE, measure);
    expect(marks[0]).toMatchObject({ kind: 'text', text: 'ab', x: 0 });
    expect(marks[0]).toHaveProperty('y', 90 + 5 + 3.55);
    expect(marks[1]).toMatchObject({ kind: 'fill', x: 0, y: 0, width: 200, height: 100 });
  });

  it('shrink and drop sentences until nothing is cut off, and say so', () => {
    const sentences = Array.from({ length: 20 }, (_, at) => `Sentence ${at} has a few words.`);
    const { fit, marks } = arrange(
      down({}, words('', { sentences, fontSize: 10, color: '#000000', leading: 1 }), space({ size: 40 })),
      SIZE,
      measure,
    );
    expect(fit.overflow).toBe(0);
    expect(fit.droppedSentences).toBeGreaterThan(0);
    expect(marks.every((mark) => mark.kind === 'text' && mark.y <= 60)).toBe(true);
  });

  it('admit that something is too large', () => {
    expect(arrange(down({ size: 10 }, space({ size: 300 })), SIZE, measure).fit.overflow).toBeGreaterThan(0);
  });
});

describe('a text', () => {
  const set = (text: string, width: number, lines = Number.POSITIVE_INFINITY) =>
    setText({ ...say(text), lines }, { width, scale: 1, keep: 1, floor: 4, measure });

  it('shrinks before it takes more lines, and breaks words last and at joints first', () => {
    expect(set('one two', 35, 1)).toMatchObject({ lines: ['one two'], size: 10 });
    expect(set('one two three', 40, 1).lines).toEqual(['one two three']);
    expect(set('one two three', 40, 1).size).toBeLessThan(7);
    expect(set('Constitution-of-the-States', 50).lines).toEqual(['Constitution-', 'of-the-States']);
    const broken = set('x'.repeat(60), 50);
    expect(broken.lines.join('')).toBe('x'.repeat(60));
    expect(broken.width).toBeLessThanOrEqual(50);
  });

  it('breaks between facts without the dot that stands there', () => {
    for (const width of [60, 68])
      expect(set('aaaa  ·  bbbb  ·  cccc', width)).toMatchObject({ lines: ['aaaa · bbbb', 'cccc'], size: 10 });
    // A fact stays on one line, if one holds it.
    expect(set('aa  ·  bb cc dd', 60).lines).toEqual(['aa', 'bb cc dd']);
    expect(set('aaaa  ·  bbbb', 100).lines).toEqual(['aaaa · bbbb']);
  });
});

it('runs over the edge of the paper only what touches it', () => {
  const fill = { kind: 'fill' as const, color: '#000000', opacity: 1, radius: 0 };
  const marks = bleedOver(
    {
      width: 200,
      height: 100,
      marks: [
        { ...fill, x: 0, y: 0, width: 200, height: 40 },
        { ...fill, x: 10, y: 50, width: 20, height: 20 },
      ],
    },
    BLEED,
  );
  expect(marks[0]).toMatchObject({ x: -9, y: -9, width: 218, height: 49 });
  expect(marks[1]).toMatchObject({ x: 10, y: 50, width: 20, height: 20 });
  expect(cropLines({ width: 200, height: 100 }, BLEED)).toHaveLength(8);
});
