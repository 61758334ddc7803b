// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { NO_EDITS, type SaleFacts } from '../../model/estimate.ts';
import type { RouteEdits } from '../../model/selling-routes.ts';
import { NetSheet } from './net-sheet.tsx';
import { SellingRoutes } from './selling-routes.tsx';

beforeAll(installNativeDialog);
afterEach(cleanup);

const FACTS: SaleFacts = {
  state: 'NJ',
  county: null,
  closingDate: '2027-03-01',
  priceCents: { low: 2_000_000_00, likely: 2_000_001_00, high: 2_000_001_00 },
  isForeignSeller: false,
  isOutOfStateSeller: false,
  willBuyerLiveThere: true,
  known: [],
};

function SheetOfOne({ facts = FACTS }: { facts?: SaleFacts }) {
  const [edits, setEdits] = useState(NO_EDITS);
  return <NetSheet facts={facts} edits={edits} onChange={setEdits} />;
}

const amounts = (line: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${line}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const inDollars = (texts: (string | null)[]) => texts.map((text) => Number((text ?? '').replace(/[$,]/g, '')));

describe('the net sheet', () => {
  it('is a table whose columns add up', () => {
    render(<SheetOfOne />);
    const table = screen.getByRole('table', { name: 'Net proceeds' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Line', 'Low', 'Likely', 'High']);
    const heads = within(table).getAllByRole('rowheader');
    for (const at of [0, 1, 2]) {
      const column = heads.map(
        (head) => inDollars([within(head.closest('tr') ?? head).getAllByRole('cell')[at]?.textContent ?? '']).at(0) ?? 0,
      );
      const net = column.at(-1) ?? 0;
      expect(column.slice(0, -1).reduce((sum, dollars) => sum + dollars, 0)).toBeCloseTo(net, 6);
    }
    expect(amounts('Transfer tax')[0]).not.toBe(amounts('Transfer tax')[1]);
  });

  it('says which taxes it does not count, and lets them be entered there', async () => {
    render(<SheetOfOne facts={{ ...FACTS, state: 'MD' }} />);
    expect(screen.getByText(/we know no rates for Maryland/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Enter it: Property tax to the closing date' }));
    const tax = screen.getByRole('textbox', { name: 'Property tax per year, likely' });
    await userEvent.clear(tax);
    await userEvent.type(tax, '3650{Enter}');
    expect(screen.queryByText(/^Property tax to the closing date, because/)).toBeNull();
  });

  it('takes a figure for all cases, then one of a case, and resets it', async () => {
    render(<SheetOfOne />);
    const before = amounts('Repairs and credits');
    await userEvent.click(screen.getByRole('button', { name: /^Repairs and credits/ }));
    const dialog = screen.getByRole('dialog', { name: 'Repairs and credits' });
    expect(dialog.textContent).toMatch(/planning figure.*United States/i);
    const likely = within(dialog).getByRole('textbox', { name: 'Repairs and credits, likely' });
    await userEvent.clear(likely);
    await userEvent.type(likely, '100.05{Enter}');
    const low = within(dialog).getByRole('textbox', { name: 'Repairs and credits, low' });
    await userEvent.clear(low);
    await userEvent.type(low, '700{Enter}');
    expect(amounts('Repairs and credits')).toEqual(['-$700', '-$100.05', '-$100.05']);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reset Repairs and credits' }));
    expect(amounts('Repairs and credits')).toEqual(before);
  });

  it('shows every line when asked, and says so where more stays of less', async () => {
    render(<SheetOfOne facts={{ ...FACTS, priceCents: { low: 2_000_000_00, likely: 2_000_001_00, high: 2_000_001_00 } }} />);
    expect(screen.queryByRole('row', { name: /^Liens/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show every line' }));
    expect(amounts('Liens and judgments')).toEqual(['$0', '$0', '$0']);
    await userEvent.click(screen.getByRole('button', { name: /^Sale price/ }));
    const box = screen.getByRole('textbox', { name: 'Sale price, low' });
    await userEvent.clear(box);
    await userEvent.type(box, '9000000{Enter}');
    expect(screen.getByRole('status').textContent).toMatch(/^You keep less in a higher column/);
  });
});

describe('the ways of selling', () => {
  function Routes({ facts = FACTS }: { facts?: SaleFacts }) {
    const [edits, setEdits] = useState<RouteEdits>({});
    return <SellingRoutes facts={facts} edits={NO_EDITS} routeEdits={edits} onChange={setEdits} />;
  }

  it('stand in one order that the page says, and take figures of their own', async () => {
    render(<Routes />);
    for (const details of document.querySelectorAll('details')) details.open = true;
    expect(screen.getByText(/In alphabetical order, with no preference/)).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'By owner with help',
      'Flat fee or limited service',
      'Full-service agent',
      'Instant offer',
    ]);
    const box = screen.getByRole('textbox', { name: 'Instant offer: days to closing' });
    await userEvent.clear(box);
    await userEvent.type(box, '21{Enter}');
    const cards = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading', { level: 3 }) !== null);
    expect(cards.map((card) => within(card).getByText('Days to closing').nextSibling?.firstChild?.textContent)).toEqual([
      '100',
      '85',
      '75',
      '21',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Reset Instant offer' }));
    expect(screen.queryByRole('button', { name: /^Reset/ })).toBeNull();
  });

  it('say what is missing where the loans exceed what is left', () => {
    const known: SaleFacts['known'] = [{ field: 'firstPayoffCents', value: 3_000_000_00, source: 'Entered', asOf: null }];
    render(<Routes facts={{ ...FACTS, known }} />);
    expect(screen.queryByText('You keep')).toBeNull();
    expect(screen.getAllByText('You bring to the closing')).toHaveLength(4);
    expect(screen.getAllByText('Loans and liens to pay off')).toHaveLength(4);
    expect(document.body.textContent).not.toMatch(/-\$/);
  });
});
