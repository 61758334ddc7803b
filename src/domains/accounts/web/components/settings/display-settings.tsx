import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { getDisplaySettings, setDisplaySettings, type DisplaySettings as Choices } from '#domains/accounts/contract.ts';
import { applyDisplay } from '#platform/web/display.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Field } from '#ui/field.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { callAuth } from '../../auth-calls.ts';
import { SettingsSection } from './settings-section.tsx';
import { useAccountChange } from './use-account-change.tsx';

const displayQuery = endpointQuery(getDisplaySettings);

/** Theme, units, motion and zone; each choice holds at once, on every device. */
export function DisplaySettings() {
  const id = useId();
  const client = useQueryClient();
  const change = useAccountChange();
  const { data, isError, refetch } = useQuery(displayQuery);
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone'), []);
  if (isError) return <ErrorState title="Your choices could not be read" onRetry={() => void refetch()} />;
  if (data == null) return <Skeleton className="h-64" />;

  function choose(part: Partial<Choices>, known: Choices) {
    const next = { ...known, ...part };
    applyDisplay(next);
    client.setQueryData(displayQuery.queryKey, next);
    void change.run(() => callAuth(setDisplaySettings, { body: next }).then(() => undefined));
  }

  return (
    <SettingsSection
      title="Display"
      description="Each choice holds at once, and on every device you sign in on."
      error={change.error}
    >
      <SegmentedControl
        legend="Theme"
        segments={[
          { value: 'system', label: 'Device' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        value={data.theme}
        onValueChange={(theme) => choose({ theme }, data)}
      />
      <SegmentedControl
        legend="Areas"
        segments={[
          { value: 'imperial', label: 'Square feet' },
          { value: 'metric', label: 'Square meters' },
        ]}
        value={data.units}
        onValueChange={(units) => choose({ units }, data)}
      />
      <SegmentedControl
        legend="Motion"
        segments={[
          { value: 'system', label: 'Device' },
          { value: 'reduced', label: 'Reduced' },
        ]}
        value={data.motion}
        onValueChange={(motion) => choose({ motion }, data)}
      />
      <Field
        id={`${id}-zone`}
        label="Time zone"
        hint="For times of your own; a home’s own zone is named where it differs."
        className="max-w-sm"
      >
        <Select
          value={data.timeZone}
          onChange={({ target }) => choose({ timeZone: target.value }, data)}
          options={[
            { value: 'system', label: 'As the device' },
            ...zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
          ]}
        />
      </Field>
    </SettingsSection>
  );
}
