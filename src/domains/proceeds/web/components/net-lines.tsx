import { formatMoney } from '#lib/format.ts';
import { DataTable } from '#ui/data-table.tsx';
import { CASES, type ByCase } from '../../model/estimate.ts';
import type { NetSheet } from '../../model/net-sheet.ts';
import { CASE_WORDS, isUsed, SHEET_ROWS, type SheetRow } from './sheet-rows.ts';

export interface NetLinesProps {
  caption: string;
  csvFileName: string;
  sheets: ByCase<NetSheet>;
}

/** Every line of net sheets that are worked out already, in three cases, to read and print. */
export function NetLines({ caption, csvFileName, sheets }: NetLinesProps) {
  return (
    <DataTable
      caption={caption}
      dense
      stays={({ isSum }) => isSum === true}
      csvFileName={csvFileName}
      rows={SHEET_ROWS.filter((row) => isUsed(row, sheets))}
      rowKey={(row) => row.key}
      columns={[
        {
          id: 'line',
          header: 'Line',
          rowHeader: true,
          cell: (row) => (row.isSum === true ? <strong>{row.label}</strong> : row.label),
          csv: (row) => row.label,
        },
        ...CASES.map((name) => ({
          id: name,
          header: CASE_WORDS[name],
          align: 'end' as const,
          csv: (row: SheetRow) => row.amountOf(sheets[name]) / 100,
          cell: (row: SheetRow) => {
            const text = formatMoney(row.amountOf(sheets[name]));
            return row.isSum === true ? <strong>{text}</strong> : text;
          },
        })),
      ]}
    />
  );
}
