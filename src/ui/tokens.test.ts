import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastOf } from '#lib/contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const grounds = ['paper', 'surface', 'sunken'] as const;
const onPlain = ['ink', 'ink-soft', 'brand', 'brand-hover', 'error', 'info'] as const;
// Sunken counts as a tint for these two.
const neverOnTint = ['accent', 'warning'] as const;

const textPairs: [text: string, ground: string][] = [
  ...grounds.flatMap((ground) => onPlain.map((text): [string, string] => [text, ground])),
  ...neverOnTint.flatMap((text): [string, string][] => [
    [text, 'paper'],
    [text, 'surface'],
  ]),
  ['ink', 'raised'],
  ['ink', 'brand-tint'],
  ['ink-soft', 'brand-tint'],
  ['brand', 'brand-tint'],
  ['ink', 'error-tint'],
  ['error', 'error-tint'],
  ['ink', 'info-tint'],
  ['info', 'info-tint'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-accent', 'accent'],
  ['on-warning', 'warning'],
  ['on-error', 'error'],
  ['on-error', 'error-hover'],
  ['on-info', 'info'],
  ['on-media', 'media'],
  ['on-media-soft', 'media'],
  ['paper', 'ink'],
];

const shapePairs: [shape: string, ground: string][] = [
  ...grounds.flatMap((ground): [string, string][] => [
    ['line-strong', ground],
    ['focus', ground],
  ]),
  ...[1, 2, 3, 4, 5, 6, 'soft'].map((n): [string, string] => [`series-${n}`, 'surface']),
];

describe.each([
  ['light', readTheme('light')],
  ['dark', readTheme('dark')],
])('%s theme', (_name, theme) => {
  it.each(textPairs)('%s is readable on %s', (text, ground) => {
    expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('%s is visible on %s', (shape, ground) => {
    expect(contrast(theme, shape, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe('tokens', () => {
  it('gives every light colour a dark one', () => {
    expect([...readTheme('dark').keys()]).toEqual([...readTheme('light').keys()]);
  });

  it('publishes every colour as a theme variable', () => {
    for (const name of readTheme('light').keys()) {
      expect(css).toContain(`--color-${name}: var(--${name});`);
    }
  });
});

function readTheme(name: 'light' | 'dark'): Map<string, string> {
  const start = css.indexOf(`color-scheme: ${name};`);
  const block = css.slice(start, css.indexOf('}', start));
  const colors = block.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6});/g);
  return new Map([...colors].map(([, token = '', value = '']) => [token, value]));
}

function contrast(theme: Map<string, string>, a: string, b: string): number {
  const [one, other] = [theme.get(a), theme.get(b)];
  if (one === undefined || other === undefined) throw new Error(`No colours called ${a} and ${b}`);
  return contrastOf(one, other);
}
