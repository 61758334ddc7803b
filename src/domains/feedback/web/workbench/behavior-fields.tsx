import { ACTS } from '#domains/analytics/contract.ts';
import { contrastOf, LEAST_CONTRAST } from '#lib/contrast.ts';
import { formatNumber } from '#lib/format.ts';
import type { UsedForm } from '#platform/web/form/use-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { NumberBox, type NumberBoxProps } from '#ui/number-box.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { AUDIENCES, POSITIONS, TRIGGERS, type WidgetConfig } from '../../contract.ts';

const TRIGGER_WORDS = { button: 'The button alone', exit: 'Leaving the page', event: 'Something was done', time: 'Some time' };
const AUDIENCE_WORDS = {
  everybody: 'Everyone',
  'signed-in': 'People who are signed in',
  visitors: 'Visitors without an account',
};
const POSITION_WORDS = { 'bottom-right': 'Bottom right', 'bottom-left': 'Bottom left' };
const THEME_WORDS = { auto: 'As the browser', light: 'Light', dark: 'Dark' };
const THEMES = ['auto', 'light', 'dark'] as const;

/** A widget as its form holds it. */
export type BenchValues = WidgetConfig & { name: string; isLive: boolean };

interface BehaviorFieldsProps {
  values: WidgetConfig;
  set: UsedForm<BenchValues, unknown>['set'];
  faults: Readonly<Partial<Record<string, string>>>;
}

function choices<V extends string>(values: readonly V[], words: Record<V, string>) {
  return values.map((value) => ({ value, label: words[value] }));
}

/** A number with its name above it. */
function LabeledBox(props: NumberBoxProps) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 text-sm font-medium">
        {props.label}
      </p>
      <NumberBox {...props} />
    </div>
  );
}

/** When, to whom and how it shows. */
export function BehaviorFields({ values, set, faults }: BehaviorFieldsProps) {
  const isColor = /^#[0-9a-f]{6}$/.test(values.color);
  const contrast = isColor ? contrastOf(values.color, '#ffffff') : 0;
  return (
    <fieldset className="space-y-4">
      <legend className="font-medium">When, to whom and how</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Opened by" error={faults.trigger}>
          <Select
            value={values.trigger}
            options={choices(TRIGGERS, TRIGGER_WORDS)}
            onChange={({ target }) => set('trigger', TRIGGERS.find((one) => one === target.value) ?? 'button')}
          />
        </Field>
        {values.trigger === 'event' ? (
          <Field
            label="What was done"
            hint={
              values.origins.length > 0 ? 'Another site sends it as the detail of a realty-act event on its window.' : undefined
            }
            error={faults.event}
          >
            <Select
              placeholder="Choose"
              value={values.event ?? ''}
              options={ACTS.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
              onChange={({ target }) => set('event', ACTS.find((one) => one === target.value) ?? null)}
            />
          </Field>
        ) : null}
        {values.trigger === 'time' ? (
          <LabeledBox
            label="Seconds on a page"
            value={values.seconds}
            min={1}
            max={3600}
            onCommit={(seconds) => set('seconds', seconds)}
          />
        ) : null}
        <Field
          label="For"
          hint={
            values.audience === 'signed-in' && values.origins.length > 0
              ? 'Other sites don’t know who is signed in, so the widget stays hidden there.'
              : undefined
          }
        >
          <Select
            value={values.audience}
            options={choices(AUDIENCES, AUDIENCE_WORDS)}
            onChange={({ target }) => set('audience', AUDIENCES.find((one) => one === target.value) ?? 'everybody')}
          />
        </Field>
        <LabeledBox
          label="Share of people asked"
          suffix="%"
          value={Math.round(values.sampling * 100)}
          min={1}
          max={100}
          onCommit={(share) => set('sampling', share / 100)}
        />
        <LabeledBox
          label="Days until asked again"
          value={values.cooldownDays}
          min={0}
          max={365}
          onCommit={(cooldownDays) => set('cooldownDays', cooldownDays)}
        />
        <Field label="Where">
          <Select
            value={values.position}
            options={choices(POSITIONS, POSITION_WORDS)}
            onChange={({ target }) => set('position', POSITIONS.find((one) => one === target.value) ?? 'bottom-left')}
          />
        </Field>
        <Field label="Light or dark">
          <Select
            value={values.theme}
            options={choices(THEMES, THEME_WORDS)}
            onChange={({ target }) => set('theme', THEMES.find((one) => one === target.value) ?? 'auto')}
          />
        </Field>
        <Field
          label="Color"
          hint="Such as #0f5d4a; white text goes on it"
          error={
            faults.color ??
            (!isColor
              ? 'Give a color as #0f5d4a'
              : contrast < LEAST_CONTRAST
                ? `White on it has a contrast of ${formatNumber(contrast, 1)}: choose a darker one, of ${LEAST_CONTRAST} or more`
                : undefined)
          }
        >
          <TextInput value={values.color} onChange={({ target }) => set('color', target.value.toLowerCase())} />
        </Field>
      </div>
      <Checkbox
        label="Takes a picture"
        hint="Of the screen, or from the device. Anything typed is covered before it’s sent."
        checked={values.takesPicture}
        onChange={({ target }) => set('takesPicture', target.checked)}
      />
      <Checkbox
        label="Offers an answer by email"
        hint="An address, with a consent box that’s never pre-checked."
        checked={values.asksContact}
        onChange={({ target }) => set('asksContact', target.checked)}
      />
      <Checkbox
        label="Shown on our own pages"
        checked={values.onOwnSite}
        onChange={({ target }) => set('onOwnSite', target.checked)}
      />
      <Field
        label="Other sites that may show it"
        hint="One origin per line, such as https://www.example.com"
        optional
        error={faults.origins ?? faults['origins.0']}
      >
        <TextArea
          rows={2}
          value={values.origins.join('\n')}
          onChange={({ target }) => set('origins', target.value === '' ? [] : target.value.split('\n').slice(0, 10))}
          onBlur={() =>
            set(
              'origins',
              values.origins.map((origin) => origin.trim()).filter((origin) => origin !== ''),
            )
          }
        />
      </Field>
    </fieldset>
  );
}
