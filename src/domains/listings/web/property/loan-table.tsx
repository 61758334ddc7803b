import { formatMoney } from '#lib/format.ts';
import { amortize } from '#lib/monthly-cost.ts';
import { DataTable } from '#ui/data-table.tsx';

export function LoanTable({
  loanCents,
  interestRate,
  termYears,
}: {
  loanCents: number;
  interestRate: number;
  termYears: number;
}) {
  return (
    <div className="mt-3">
      <DataTable
        caption="Loan balance year by year"
        hideCaption
        dense
        csvFileName="loan.csv"
        rows={amortize(loanCents, interestRate, termYears)}
        rowKey={(row) => row.year.toString()}
        columns={[
          { id: 'year', header: 'Year', cell: (row) => row.year.toString(), sortBy: (row) => row.year, rowHeader: true },
          {
            id: 'principal',
            header: 'Principal',
            align: 'end',
            cell: (row) => formatMoney(row.principalCents, 'never'),
            csv: (row) => row.principalCents / 100,
          },
          {
            id: 'interest',
            header: 'Interest',
            align: 'end',
            cell: (row) => formatMoney(row.interestCents, 'never'),
            csv: (row) => row.interestCents / 100,
          },
          {
            id: 'balance',
            header: 'Balance',
            align: 'end',
            cell: (row) => formatMoney(row.balanceCents, 'never'),
            csv: (row) => row.balanceCents / 100,
          },
        ]}
      />
    </div>
  );
}
