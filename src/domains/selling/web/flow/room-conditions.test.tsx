// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type Plan, readPlan } from '../../model/plan.ts';
import { RoomConditions } from './room-conditions.tsx';
import type { StepProps } from './step-props.ts';

afterEach(cleanup);

function Step() {
  const [plan, setPlan] = useState(() => readPlan({}));
  const used = { plan, state: 'saved', change: (part: Partial<Plan>) => setPlan({ ...plan, ...part }) };
  return <RoomConditions plan={used as StepProps['plan']} disabled={false} />;
}

it('proposes the shape of the home by its worst part, and takes it only when asked to', async () => {
  render(<Step />);
  await userEvent.selectOptions(screen.getByLabelText('Kitchen'), 'Well kept');
  await userEvent.selectOptions(screen.getByLabelText('Baths'), 'Worn');
  const status = screen.getByRole('status');
  expect(status.textContent).toContain('By its worst part, the home’s shape is: Worn');
  expect(status.textContent).toContain('plans no repairs yet');
  await userEvent.click(screen.getByRole('button', { name: 'Plan by this shape' }));
  expect(status.textContent).toContain('Your net sheet plans repairs for this shape: Worn');
  await userEvent.selectOptions(screen.getByLabelText('Baths'), 'Not looked at');
  expect(status.textContent).toContain('the home’s shape is: Well kept');
});
