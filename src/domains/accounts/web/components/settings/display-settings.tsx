import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useMemo } from 'react';
import {
  changeDisplaySettings,
  displaySettingsSchema,
  getDisplaySettings,
  type DisplaySettings as Choices,
} from '#domains/accounts/contract.ts';
import { changedFields } from '#lib/field-changes.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { SAVE_WORDS } from '#platform/web/autosave/save-words.ts';
import { useSavedFields } from '#platform/web/autosave/use-saved-fields.ts';
import { applyDisplay } from '#platform/web/display.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Field } from '#ui/field.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import { SettingsSection } from './settings-section.tsx';

const displayQuery = endpointQuery(getDisplaySettings);

/** Theme, units, motion and zone; each choice holds at once, on every device. */
export function DisplaySettings() {
  return (
    <Loaded query={useQuery(displayQuery)} pending={<SkeletonFields fields={4} />} failed="We couldn’t load your choices">
      {(saved) => <DisplayChoices saved={saved} />}
    </Loaded>
  );
}

function DisplayChoices({ saved }: { saved: Choices }) {
  const id = useId();
  const client = useQueryClient();
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone'), []);
  const { doc, state, change } = useSavedFields({
    name: 'display-settings',
    saved,
    read: (value) => displaySettingsSchema.parse(value),
    async save(changes, choices, signal) {
      const answer = await browserApi.call(changeDisplaySettings, { body: changedFields(changes, choices) }, signal);
      await client.cancelQueries({ queryKey: displayQuery.queryKey });
      client.setQueryData(displayQuery.queryKey, answer);
      return answer;
    },
  });
  useEffect(() => applyDisplay(doc), [doc]);
  const choose = (part: Partial<Choices>) => change((now) => ({ ...now, ...part }));

  return (
    <SettingsSection title="Display" description="Choices apply right away, on every device you sign in on.">
      <SegmentedControl
        legend="Theme"
        segments={[
          { value: 'system', label: 'Device' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        value={doc.theme}
        onValueChange={(theme) => choose({ theme })}
      />
      <SegmentedControl
        legend="Areas"
        segments={[
          { value: 'imperial', label: 'Square feet' },
          { value: 'metric', label: 'Square meters' },
        ]}
        value={doc.units}
        onValueChange={(units) => choose({ units })}
      />
      <p className="text-sm text-ink-soft">
        For homes in lists, on their pages and in comparisons. Filters, forms and reports stay in square feet.
      </p>
      <SegmentedControl
        legend="Motion"
        segments={[
          { value: 'system', label: 'Device' },
          { value: 'reduced', label: 'Reduced' },
        ]}
        value={doc.motion}
        onValueChange={(motion) => choose({ motion })}
      />
      <Field
        id={`${id}-zone`}
        label="Time zone"
        hint="For your own times. Times of a home name its zone if it differs."
        className="max-w-sm"
      >
        <Select
          value={doc.timeZone}
          onChange={({ target }) => choose({ timeZone: target.value })}
          options={[
            { value: 'system', label: 'Same as device' },
            ...zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
          ]}
        />
      </Field>
      <p role="status" className="min-h-5 text-sm text-ink-soft">
        {SAVE_WORDS[state]}
      </p>
    </SettingsSection>
  );
}
