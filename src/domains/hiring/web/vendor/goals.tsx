import { useState } from 'react';
import { getOwnVendor, mayDo, type OwnVendor, saveGoals } from '#domains/experts/contract.ts';
import { formatMoney, formatNumber } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { AmountField, DollarField } from '#ui/amount-field.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { VendorFigures } from '../../contract.ts';

type Month = Pick<VendorFigures['months'][number], 'won' | 'wonCents'>;

/** What the team wants to reach in a month, and how far this one is. */
export function Goals({ vendor, month }: { vendor: OwnVendor; month: Month }) {
  const [isOpen, setOpen] = useState(false);
  const { wonCents, won } = vendor.goals;
  const share = (reached: number, goal: number) => Math.min(1, reached / goal);
  return (
    <Card>
      <CardHeader
        level={2}
        title="Goals this month"
        description="Only you see them, and they don’t change how you’re ranked."
        actions={
          mayDo(vendor.myRole, 'edit') ? (
            <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
              {wonCents === null && won === null ? 'Set goals' : 'Change goals'}
            </Button>
          ) : undefined
        }
      />
      {wonCents === null && won === null ? <p className="text-ink-soft">No goals yet.</p> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        {wonCents === null ? null : (
          <ProgressBar
            label={`Accepted quotes: ${formatMoney(month.wonCents, 'never')} of ${formatMoney(wonCents, 'never')}`}
            value={share(month.wonCents, wonCents)}
          />
        )}
        {won === null ? null : (
          <ProgressBar label={`Jobs won: ${formatNumber(month.won)} of ${formatNumber(won)}`} value={share(month.won, won)} />
        )}
      </div>
      {isOpen ? <ChangeGoals vendor={vendor} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

function ChangeGoals({ vendor, onClose }: { vendor: OwnVendor; onClose: () => void }) {
  const form = useForm({
    start: vendor.goals,
    send: (goals) => browserApi.call(saveGoals, { body: { ...goals, version: vendor.version } }),
    refreshes: [getOwnVendor],
    answered: onClose,
    done: { title: 'Goals saved' },
  });
  const { wonCents, won } = form.values;
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      size="small"
      title="Goals for a month"
      description="Leave one blank to do without it."
      className="space-y-4"
      label="Goals for a month"
      button="Save"
    >
      <DollarField
        label="Accepted quotes"
        value={wonCents === null ? null : wonCents / 100}
        onChange={(dollars) => form.set('wonCents', dollars === null ? null : Math.round(dollars * 100))}
      />
      <AmountField label="Jobs won" min={1} max={1000} value={won} onChange={(count) => form.set('won', count)} />
    </FormDialog>
  );
}
