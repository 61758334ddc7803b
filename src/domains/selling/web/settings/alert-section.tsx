import { useQuery, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#platform/web/api-client.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { type AlertLimits, getListingFigures, mayDo, type OwnListing, saveAlertLimits } from '../../contract.ts';
import { type AlertKey, sayRule } from '../../model/figures.ts';
import { listingSettingsOptions } from '../api.ts';

interface Row {
  name: keyof AlertLimits;
  alert: AlertKey;
  label: string;
  steps: readonly number[];
  say: (value: number) => string;
}

const ROWS: readonly Row[] = [
  {
    name: 'quietDays',
    alert: 'no-inquiries',
    label: 'No questions and no tours for',
    steps: [7, 10, 14, 21, 30],
    say: (days) => `${days} days`,
  },
  {
    name: 'tourlessDays',
    alert: 'no-tours',
    label: 'No tour request after',
    steps: [7, 10, 14, 21, 30],
    say: (days) => `${days} days for sale`,
  },
  {
    name: 'slowPercent',
    alert: 'slow',
    label: 'For sale longer than homes nearby',
    steps: [75, 100, 125, 150, 200],
    say: (percent) => (percent === 100 ? 'Longer than half of them' : `Longer than ${percent}% of their usual time`),
  },
];

/** From when on the dashboard of a listing warns. */
export function AlertSection({ listing }: { listing: OwnListing }) {
  return (
    <Card>
      <CardHeader
        level={2}
        title="Alerts"
        description="What the dashboard warns you about, and when. There are no alerts in the first week. Changes save right away, for everyone on the listing."
      />
      <Loaded query={useQuery(listingSettingsOptions(listing.id))}>
        {({ alertLimits }) => <Limits listing={listing} limits={alertLimits} />}
      </Loaded>
    </Card>
  );
}

function Limits({ listing: { id, part }, limits }: { listing: OwnListing; limits: AlertLimits }) {
  const client = useQueryClient();
  const set = (body: AlertLimits) => browserApi.call(saveAlertLimits, { params: { id }, body });
  const save = useWrite(({ to }: { to: AlertLimits; from: AlertLimits }) => set(to), {
    answered: (answer) => (answer === null ? undefined : showAnswer(client, listingSettingsOptions(id), answer)),
    done: { title: 'Saved.' },
    undo: ({ from }) => set(from),
    refreshes: [{ path: '/api/own-listings/{id}/settings' }, getListingFigures],
  });
  const shown = save.underway.at(-1)?.to ?? limits;
  return (
    <div className="grid gap-6">
      {ROWS.map(({ name, alert, label, steps, say }) => {
        const value = shown[name];
        const values = [...new Set([...steps, ...(value === null ? [] : [value])])].toSorted((a, b) => a - b);
        return (
          <Field
            key={name}
            label={label}
            className="max-w-measure"
            hint={value === null ? 'No alert.' : `Rule: ${sayRule(alert, shown)}`}
          >
            <Select
              className="max-w-80"
              disabled={!mayDo(part, 'edit')}
              value={value === null ? 'off' : String(value)}
              options={[...values.map((one) => ({ value: String(one), label: say(one) })), { value: 'off', label: 'Off' }]}
              onChange={({ target }) =>
                void save.run({ to: { ...shown, [name]: target.value === 'off' ? null : Number(target.value) }, from: limits })
              }
            />
          </Field>
        );
      })}
    </div>
  );
}
