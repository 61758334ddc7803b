// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { intentSchema } from '../../model/plan.ts';
import { IntentQuestions } from './intent-questions.tsx';

afterEach(cleanup);

function Asked() {
  const [intent, setIntent] = useState(() => intentSchema.parse({}));
  return (
    <>
      <IntentQuestions intent={intent} onChange={setIntent} />
      <output>{String(intent.mortgage)}</output>
    </>
  );
}

it('says that nobody owes so much, and counts no other amount instead', async () => {
  render(<Asked />);
  await userEvent.type(screen.getByLabelText(/^How much do you still owe/), '200000000');
  await userEvent.tab();
  expect(screen.getByText('At most 100,000,000')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('null');
});
