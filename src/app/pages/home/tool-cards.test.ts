import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PENDING_PAGES } from '../../pending-pages.ts';
import { TOOLS } from './tool-cards.tsx';
import { PROMISES } from './trust-row.tsx';

describe('the start page', () => {
  it('leads to no page that does not exist yet', () => {
    const targets = [...TOOLS.map(({ href }) => href), ...PROMISES.map(({ to }) => to)];
    const pending = targets.filter((target) =>
      PENDING_PAGES.some(({ path }) => matchPath(path, new URL(target, 'https://x.example').pathname) !== null),
    );
    expect(pending).toEqual([]);
  });
});
