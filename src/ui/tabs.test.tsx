// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

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

  it('walks on from the tab in focus while the page still takes up the choice', async () => {
    const onValueChange = vi.fn<(id: string) => void>();
    const tabs = ['a', 'b', 'c'].map((id) => ({ id, label: id.toUpperCase(), content: id }));
    render(<Tabs label="Home" tabs={tabs} value="a" onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(onValueChange.mock.calls).toEqual([['b'], ['c']]);
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'C' }));
  });

  it('brings the chosen tab into its row without moving the page', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
      const [left, right] = this.role === 'tab' ? [250, 330] : [10, 290];
      return { left, right } as DOMRect;
    });
    const tabs = [{ id: 'a', label: 'Facts', content: 'Built in 1924' }];
    render(<Tabs label="Home" tabs={tabs} />);
    expect(screen.getByRole('tablist').scrollLeft).toBe(40);
  });
});
