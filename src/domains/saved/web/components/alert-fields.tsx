import { Fragment } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { NumberBox } from '#ui/number-box.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { type AlertSettings, FREQUENCIES, type Frequency } from '../../model/alert-settings.ts';
import { ALERT_KINDS, type AlertKind } from '../../model/classify-event.ts';

export const FREQUENCY_LABELS: Record<Frequency, string> = {
  instant: 'Right away',
  daily: 'Daily',
  weekly: 'Weekly',
  off: 'Off',
};
export const KIND_LABELS: Record<AlertKind, string> = {
  new: 'New homes',
  price: 'Price changes',
  status: 'Status changes',
  'open-house': 'Open houses',
};

interface AlertFieldsProps {
  value: AlertSettings;
  onChange: (next: AlertSettings) => void;
  /** People without an account are told by mail alone. */
  mailOnly?: boolean;
}

/** How and of what a saved search tells. */
export function AlertFields({ value, onChange, mailOnly = false }: AlertFieldsProps) {
  const set = (change: Partial<AlertSettings>) => onChange({ ...value, ...change });
  const flip = <T extends string>(list: readonly T[], item: T) =>
    list.includes(item) ? list.filter((one) => one !== item) : [...list, item];
  return (
    <div className="space-y-5">
      <SegmentedControl
        legend={mailOnly ? 'Mail me' : 'Tell me'}
        fullWidth
        segments={FREQUENCIES.filter((one) => !mailOnly || one !== 'off').map((one) => ({
          value: one,
          label: FREQUENCY_LABELS[one],
        }))}
        value={value.frequency}
        onValueChange={(frequency) => set({ frequency })}
      />
      {value.frequency === 'off' ? null : (
        <>
          {mailOnly ? null : (
            <FieldGroup legend="How" hint="On the site, you see news right away. How often is about email.">
              <Checkbox
                label="By email"
                checked={value.channels.includes('email')}
                onChange={() => set({ channels: flip(value.channels, 'email') })}
              />
              <Checkbox
                label="Here, on the site"
                checked={value.channels.includes('in-app')}
                onChange={() => set({ channels: flip(value.channels, 'in-app') })}
              />
            </FieldGroup>
          )}
          <FieldGroup legend="What">
            {ALERT_KINDS.map((kind) => (
              <Fragment key={kind}>
                <Checkbox
                  label={KIND_LABELS[kind]}
                  checked={value.kinds.includes(kind)}
                  disabled={value.kinds.length === 1 && value.kinds.includes(kind)}
                  onChange={() => set({ kinds: flip(value.kinds, kind) })}
                />
                {kind === 'price' && value.kinds.includes('price') ? (
                  <Checkbox
                    label="Only price cuts"
                    checked={value.onlyPriceCuts}
                    onChange={({ target }) => set({ onlyPriceCuts: target.checked })}
                    className="ml-8"
                  />
                ) : null}
              </Fragment>
            ))}
          </FieldGroup>
          <FieldGroup legend="Homes per email, at most" hint="The others are counted, with a link.">
            <NumberBox
              label="Homes per email, at most"
              value={value.mailCap}
              min={1}
              max={50}
              onCommit={(mailCap) => set({ mailCap })}
            />
          </FieldGroup>
        </>
      )}
    </div>
  );
}
