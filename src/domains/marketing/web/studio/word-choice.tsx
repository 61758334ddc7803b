import { TONE_WORDS, TONES } from '#domains/optimizing/contract.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type Choices, type MarketingOptions, MOST_MATERIAL_LETTERS, type Occasion } from '../../contract.ts';

const TONE_OPTIONS = TONES.map((value) => ({ value, label: TONE_WORDS[value].label }));

interface WordChoiceProps {
  options: MarketingOptions;
  choices: Choices;
  onChange: (part: Partial<Choices>) => void;
}

/** What the materials say. */
export function WordChoice({ options, choices, onChange }: WordChoiceProps & { isFixed: boolean }) {
  return (
    <section aria-labelledby="words-title" className="grid gap-4">
      <h2 id="words-title" className="font-serif text-xl">
        Words
      </h2>
      {options.rule === null ? null : (
        <p className="text-sm text-ink-soft">
          What {options.rule.state} asks of advertising: {options.rule.how} Source: {options.rule.source}.
        </p>
      )}
      <Field label="What it announces" hint="Posts with their own occasion keep it">
        <Select
          value={choices.occasion ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ occasion: currentTarget.value === '' ? null : (currentTarget.value as Occasion) })
          }
          options={[
            { value: '', label: 'What is true now' },
            ...options.occasions.map(({ occasion, words, refusal }) => ({
              value: occasion,
              label: refusal === null ? words : `${words} (not now)`,
              disabled: refusal !== null,
            })),
          ]}
        />
      </Field>
      <Field
        label="Headline"
        hint={
          choices.headline === null ? 'Written from the facts. Type to use your own.' : 'Your own words. Clear the box for none.'
        }
      >
        <TextInput
          value={choices.headline ?? options.title}
          maxLength={MOST_MATERIAL_LETTERS.headline}
          onChange={({ currentTarget }) => onChange({ headline: currentTarget.value })}
        />
      </Field>
      <Field label="Text">
        <Select
          value={choices.textFrom}
          onChange={({ currentTarget }) => onChange({ textFrom: currentTarget.value as Choices['textFrom'] })}
          options={[
            { value: 'facts', label: 'Written from the facts' },
            { value: 'listing', label: 'The listing’s description', disabled: !options.hasDescription },
            { value: 'own', label: 'Your own words' },
          ]}
        />
      </Field>
      {choices.textFrom === 'facts' ? (
        <Field label="Tone" hint="Written by rules from the listing’s fields, and nothing else">
          <Select
            value={choices.tone}
            onChange={({ currentTarget }) => onChange({ tone: currentTarget.value as Choices['tone'] })}
            options={TONE_OPTIONS}
          />
        </Field>
      ) : null}
      {choices.textFrom === 'own' ? (
        <Field label="Your words" hint="A material with little room leaves out the last sentences">
          <TextArea
            rows={5}
            value={choices.ownText}
            maxLength={MOST_MATERIAL_LETTERS.ownText}
            onChange={({ currentTarget }) => onChange({ ownText: currentTarget.value })}
          />
        </Field>
      ) : null}
      <Field label="Invitation" hint="Materials with an open house show its date instead">
        <TextInput
          value={choices.callToAction}
          maxLength={MOST_MATERIAL_LETTERS.callToAction}
          onChange={({ currentTarget }) => onChange({ callToAction: currentTarget.value })}
        />
      </Field>
      <Checkbox
        label="Show the price"
        checked={choices.showsPrice}
        onChange={({ currentTarget }) => onChange({ showsPrice: currentTarget.checked })}
      />
    </section>
  );
}
