// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LineChart } from './line-chart.tsx';
import { isClear, WaterfallChart } from './waterfall-chart.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('LineChart', () => {
  it('has one tab stop, walks its points, and holds its data as a table', async () => {
    render(
      <LineChart
        title="Median price"
        xs={[1, 2, 3]}
        xLabel="Month"
        series={[{ label: 'Houses', values: [10, null, 30] }]}
        formatX={(x) => `M${x}`}
        formatValue={(value) => `$${value}`}
      />,
    );
    const stops = screen.getByRole('group', { name: 'Median price' }).querySelectorAll<SVGElement>('[tabindex="0"]');
    expect([...stops].map((stop) => stop.getAttribute('aria-label'))).toEqual(['M3 · $30']);
    act(() => stops[0]?.focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('M2 · no data');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('M1 · $10');
    expect(screen.getByRole('group', { name: 'Median price' })).toBeTruthy();
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => row.textContent)).toEqual(['MonthHouses', 'M1$10', 'M2no data', 'M3$30']);
  });

  it('reads and marks the newest known point, and draws those that no line leads to', () => {
    const { container } = render(
      <LineChart
        title="Stars"
        xs={[1, 2, 3, 4, 5, 6]}
        xLabel="Month"
        series={[{ label: 'Mean', values: [4, null, 3, 5, 2, null] }]}
        formatX={(x) => `M${x}`}
        formatValue={String}
      />,
    );
    expect(screen.getByText('M5 · 2')).toBeTruthy();
    expect(container.querySelectorAll('circle')).toHaveLength(2);
  });

  it('keeps its width while it is printed away and has none', () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    const { container } = render(
      <LineChart
        title="Hidden"
        xs={[1, 2]}
        xLabel="Month"
        series={[{ label: 'Houses', values: [10, 20] }]}
        formatX={String}
        formatValue={String}
      />,
    );
    // jsdom lays nothing out, so every frame's width is 0.
    act(() => void window.dispatchEvent(new Event('afterprint')));
    const widths = [...container.querySelectorAll('rect')].map((rect) => Number(rect.getAttribute('width')));
    expect(widths.length).toBeGreaterThan(0);
    expect(widths.every((width) => width > 0)).toBe(true);
  });

  it('draws nothing and does not fail without data', () => {
    render(<LineChart title="Empty" xs={[]} xLabel="Month" series={[]} formatX={String} formatValue={String} />);
    expect(screen.queryAllByRole('img')).toEqual([]);
  });
});

describe('WaterfallChart', () => {
  it('leads no line through the words and figures between two bars', () => {
    expect(isClear(200, 328, 'Location', '+$257')).toBe(true);
    expect(isClear(200, 328, 'Sale prices of similar homes nearby', '+$20,422')).toBe(false);
    expect(isClear(300, 328, 'Size', '-$130,068')).toBe(false);
  });

  it('adds up step by step', () => {
    render(
      <WaterfallChart
        title="Net proceeds"
        stepLabel="Step"
        formatValue={(value) => `$${value}`}
        steps={[
          { label: 'Price', change: 840, total: true },
          { label: 'Fees', change: -40 },
          { label: 'Credit', change: 5 },
          { label: 'Net', total: true },
        ]}
      />,
    );
    expect(screen.getAllByRole('img').map((point) => point.getAttribute('aria-label'))).toEqual([
      'Price · $840',
      'Fees · $-40',
      'Credit · +$5',
      'Net · $805',
    ]);
  });
});
