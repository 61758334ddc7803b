// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { judgeExperiment } from '../../model/judge-experiment.ts';
import { ExperimentResults } from './experiment-results.tsx';

afterEach(cleanup);

it('says every figure of a version beside the first one', () => {
  const weights = [0.5, 0.5];
  const counts = [
    { users: 10_000, conversions: 200 },
    { users: 10_000, conversions: 250 },
  ];
  const { arms, comparisons } = judgeExperiment({ method: 'fixed', arms: counts, weights, plannedUsers: 20_000 });
  const labeled = arms.map((arm, at) => ({ ...arm, label: `Version ${at + 1}`, weight: 0.5, previewPath: '/landing/spring' }));
  // The table reads no more of an experiment.
  const experiment = { name: 'Head', arms: labeled, comparisons } as unknown as Parameters<
    typeof ExperimentResults
  >[0]['experiment'];
  render(
    <MemoryRouter>
      <ExperimentResults experiment={experiment} />
    </MemoryRouter>,
  );
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual([
    'Version',
    'Visitors',
    'Did it',
    'Rate',
    'Difference, points',
    'Lift',
    'p',
    'Chance to be better',
    'Expected loss, points',
  ]);
  const second = screen.getAllByRole('row').at(-1);
  if (second === undefined) throw new Error('no row');
  const cells = within(second)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(3)).toEqual(['+0.5 (+0.09 to +0.91)', '+25%', '0.0171', '99.1%', '0.0006']);
});
