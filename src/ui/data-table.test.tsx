// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DataTable, type Column } from './data-table.tsx';

afterEach(cleanup);

interface Sale {
  address: string;
  price: number | null;
}

const sales: Sale[] = [
  { address: '10 Oak', price: 500 },
  { address: '9 Elm', price: null },
  { address: '2 Ash', price: 1_200 },
];
const columns: Column<Sale>[] = [
  { id: 'address', header: 'Address', rowHeader: true, cell: (sale) => sale.address, sortBy: (sale) => sale.address },
  { id: 'price', header: 'Price', align: 'end', cell: (sale) => `$${sale.price ?? '–'}`, sortBy: (sale) => sale.price },
  { id: 'note', header: 'Note', cell: () => 'ok' },
];

function setUp() {
  render(<DataTable caption="Sales" columns={columns} rows={sales} rowKey={(sale) => sale.address} csvFileName="sales.csv" />);
}

function addresses() {
  return screen.getAllByRole('rowheader').map((cell) => cell.textContent);
}

function sortButton(name: string) {
  return within(screen.getByRole('columnheader', { name })).getByRole('button');
}

describe('DataTable', () => {
  it('is named by its caption and keeps the given order at first', () => {
    setUp();
    expect(screen.getByRole('table', { name: 'Sales' })).toBeTruthy();
    expect(addresses()).toEqual(['10 Oak', '9 Elm', '2 Ash']);
  });

  it('sorts up, then down, with empty values last both times', async () => {
    setUp();
    await userEvent.click(sortButton('Price'));
    expect(addresses()).toEqual(['10 Oak', '2 Ash', '9 Elm']);
    expect(screen.getByRole('columnheader', { name: 'Price' }).getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(sortButton('Price'));
    expect(addresses()).toEqual(['2 Ash', '10 Oak', '9 Elm']);
    expect(screen.getByRole('columnheader', { name: 'Price' }).getAttribute('aria-sort')).toBe('descending');
    expect(screen.getByRole('columnheader', { name: 'Address' }).getAttribute('aria-sort')).toBe('none');
  });

  it('sorts text with numbers in it as a reader would', async () => {
    setUp();
    await userEvent.click(sortButton('Address'));
    expect(addresses()).toEqual(['2 Ash', '9 Elm', '10 Oak']);
  });

  it('offers no sorting where there is nothing to sort by', () => {
    setUp();
    const note = screen.getByRole('columnheader', { name: 'Note' });
    expect(within(note).queryByRole('button')).toBeNull();
    expect(note.hasAttribute('aria-sort')).toBe(false);
  });

  it('shows some cards of many rows on a phone, and all of them on asking', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ address: `${index} Oak`, price: index }));
    render(<DataTable caption="Sales" columns={columns} rows={many} rowKey={(sale) => sale.address} />);
    const hidden = () =>
      screen.getAllByRole('rowheader').filter((cell) => cell.closest('tr')?.classList.contains('max-sm:hidden'));
    expect(hidden().map(({ textContent }) => textContent)).toEqual(['8 Oak', '9 Oak', '10 Oak', '11 Oak']);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 12' }));
    expect(hidden()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Show all 12' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Sales' }));
  });

  it('shows a sum with the first cards', () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ address: `${index} Oak`, price: index }));
    render(
      <DataTable
        caption="Sales"
        columns={columns}
        rows={many}
        rowKey={(sale) => sale.address}
        stays={({ price }) => price === 11}
      />,
    );
    const hidden = screen
      .getAllByRole('rowheader')
      .filter((cell) => cell.closest('tr')?.classList.contains('max-sm:hidden'))
      .map(({ textContent }) => textContent);
    expect(hidden).toEqual(['8 Oak', '9 Oak', '10 Oak']);
  });

  it('hides no rows for the sake of one or two', () => {
    const some = Array.from({ length: 10 }, (_, index) => ({ address: `${index} Oak`, price: index }));
    render(<DataTable caption="Sales" columns={columns} rows={some} rowKey={(sale) => sale.address} />);
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
  });

  it('saves the rows in the order shown', async () => {
    setUp();
    const blobs: Blob[] = [];
    vi.stubGlobal('URL', {
      createObjectURL: (blob: Blob) => {
        blobs.push(blob);
        return 'blob:sales';
      },
      revokeObjectURL: () => {},
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await userEvent.click(sortButton('Address'));
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    vi.unstubAllGlobals();
    expect(names).toEqual(['sales.csv']);
    expect(await readText(blobs[0])).toBe('Address,Price,Note\r\n2 Ash,1200,ok\r\n9 Elm,,ok\r\n10 Oak,500,ok\r\n');
  });

  it('keeps a heading at each figure for phones, where a row of three cells is a card, and a row of two stays one', () => {
    setUp();
    const headings = () => screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-header'));
    expect(headings().slice(0, 2)).toEqual(['Price', 'Note']);
    expect(screen.getAllByRole('rowheader').every((cell) => !cell.hasAttribute('data-header'))).toBe(true);
    cleanup();
    render(<DataTable caption="Sales" columns={columns.slice(0, 2)} rows={sales} rowKey={(sale) => sale.address} />);
    expect(headings()).toEqual([null, null, null]);
  });

  it('says so when there are no rows', () => {
    render(<DataTable caption="Offers" columns={columns} rows={[]} rowKey={() => ''} emptyText="No offers yet." />);
    expect(screen.getByRole('cell').textContent).toBe('No offers yet.');
  });
});

function readText(blob: Blob | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!blob) return reject(new Error('Nothing was saved'));
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The file cannot be read'));
    reader.readAsText(blob);
  });
}
