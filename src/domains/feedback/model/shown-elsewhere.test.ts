import { expect, it } from 'vitest';
import { sayHiddenElsewhere } from './shown-elsewhere.ts';

it('says why other sites show nothing of a widget, and nothing where they do', () => {
  const config = { audience: 'everybody' as const, origins: ['https://oak.example'] };
  expect(sayHiddenElsewhere({ isLive: true, config })).toBeUndefined();
  expect(sayHiddenElsewhere({ isLive: false, config })).toContain('isn’t live');
  expect(sayHiddenElsewhere({ isLive: true, config: { ...config, audience: 'signed-in' } })).toContain('signed in');
  expect(sayHiddenElsewhere({ isLive: true, config: { ...config, origins: [] } })).toContain('No other site');
});
