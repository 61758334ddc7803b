// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

describe('Tabs', () => {
  it('has one tab stop and walks with the arrow keys', async () => {
    render(
      <Tabs
        label="Home"
        tabs={[
          { id: 'a', label: 'Facts', content: 'Built in 1924' },
          { id: 'b', label: 'History', content: 'Sold in 2011' },
          { id: 'c', label: 'Schools', content: 'Two nearby' },
        ]}
      />,
    );
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Facts', selected: true }));
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'History', selected: true }));
    expect(screen.getByRole('tabpanel', { name: 'History' }).textContent).toBe('Sold in 2011');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(screen.getByRole('tabpanel', { name: 'Schools' }).textContent).toBe('Two nearby');
    expect(screen.queryByText('Sold in 2011')).toBeNull();
  });
});
