import { useState } from 'react';
import { formatDuration } from '#lib/format.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { NumberBox } from '#ui/number-box.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import {
  BUFFER_MINUTES,
  DURATION_MINUTES,
  INCREMENT_MINUTES,
  CONTRACT_KINDS,
  KIND_WORDS,
  MOST_PLACE_LETTERS,
  MOST_QUESTION_LETTERS,
  MOST_QUESTIONS,
  MOST_SEATS,
  NOTICE_MINUTES,
  WINDOW_DAYS,
  type BookingKind,
  type EventSettings,
  type ScheduleForm,
} from '../../contract.ts';
import type { RulesWords } from './rules-words.ts';

type Types = ScheduleForm['eventTypes'];

/** What can be booked: each kind is on or off, and has its own settings. */
export function EventTypes({
  eventTypes,
  words,
  onChange,
}: {
  eventTypes: Types;
  words: RulesWords;
  onChange: (types: Types) => void;
}) {
  const [kind, setKind] = useState<BookingKind>(eventTypes[0]?.kind ?? 'tour');
  const shown = eventTypes.find((type) => type.kind === kind);
  const change = (of: BookingKind, part: Partial<Types[number]>) =>
    onChange(eventTypes.map((type) => (type.kind === of ? { ...type, ...part } : type)));
  return (
    <section className="grid gap-4">
      <h3 className="text-lg font-medium">What {words.guests} can book</h3>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {eventTypes.map((type) => (
          <Checkbox
            key={type.kind}
            label={KIND_WORDS[type.kind]}
            hint={sayKind(type, words)}
            checked={type.isOpen}
            onChange={({ target }) => {
              change(type.kind, { isOpen: target.checked });
              setKind(type.kind);
            }}
          />
        ))}
      </div>
      <Field label="Settings for" className="max-w-80">
        <Select
          value={kind}
          options={eventTypes.map((type) => ({ value: type.kind, label: KIND_WORDS[type.kind] }))}
          onChange={({ target }) => setKind(eventTypes.find((type) => type.kind === target.value)?.kind ?? kind)}
        />
      </Field>
      {shown === undefined ? null : (
        <Settings settings={shown.settings} words={words} onChange={(settings) => change(kind, { settings })} />
      )}
    </section>
  );
}

function sayKind({ kind, settings }: Types[number], { asksPlace }: RulesWords): string {
  const how = settings.needsApproval ? 'you confirm each' : 'booked right away';
  const buyer = !asksPlace && CONTRACT_KINDS.includes(kind) ? '. Your buyer can always book it after you accept an offer' : '';
  return `${sayLength(settings.durationMinutes)}, ${how}${buyer}`;
}

interface Choice {
  name:
    | 'durationMinutes'
    | 'incrementMinutes'
    | 'beforeBufferMinutes'
    | 'afterBufferMinutes'
    | 'minimumNoticeMinutes'
    | 'windowDays'
    | 'changeNoticeMinutes';
  label: string;
  values: readonly number[];
  say: (value: number) => string;
}

const sayLength = (minutes: number): string => (minutes === 0 ? 'None' : formatDuration(minutes));

const CHOICES: readonly Choice[] = [
  { name: 'durationMinutes', label: 'How long', values: DURATION_MINUTES, say: sayLength },
  { name: 'incrementMinutes', label: 'Times start every', values: INCREMENT_MINUTES, say: sayLength },
  { name: 'beforeBufferMinutes', label: 'Buffer before', values: BUFFER_MINUTES, say: sayLength },
  { name: 'afterBufferMinutes', label: 'Buffer after', values: BUFFER_MINUTES, say: sayLength },
  {
    name: 'minimumNoticeMinutes',
    label: 'Book at least',
    values: NOTICE_MINUTES,
    say: (value) => (value === 0 ? 'No notice needed' : `${formatDuration(value)} ahead`),
  },
  {
    name: 'windowDays',
    label: 'Book at most',
    values: WINDOW_DAYS,
    say: (value) => `${value} ${value === 1 ? 'day' : 'days'} ahead`,
  },
  {
    name: 'changeNoticeMinutes',
    label: 'Guests can change the time until',
    values: NOTICE_MINUTES,
    say: (value) => (value === 0 ? 'The start' : `${formatDuration(value)} before`),
  },
];

function Settings({
  settings,
  words,
  onChange,
}: {
  settings: EventSettings;
  words: RulesWords;
  onChange: (settings: EventSettings) => void;
}) {
  const caps = [
    { name: 'dailyCap', label: 'At most a day' },
    { name: 'weeklyCap', label: 'At most a week' },
  ] as const;
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {CHOICES.map(({ name, label, values, say }) => {
        const value = settings[name];
        const all = [...new Set([...values, value])].toSorted((a, b) => a - b);
        return (
          <Field key={name} label={label}>
            <Select
              value={String(value)}
              options={all.map((one) => ({ value: String(one), label: say(one) }))}
              onChange={({ target }) => onChange({ ...settings, [name]: Number(target.value) })}
            />
          </Field>
        );
      })}
      {caps.map(({ name, label }) => (
        <Field key={name} label={label}>
          <Select
            value={settings[name] === null ? '' : String(settings[name])}
            options={[
              { value: '', label: 'No limit' },
              ...[...new Set([1, 2, 3, 4, 5, 6, 8, 10, 15, 20, ...(settings[name] === null ? [] : [settings[name]])])]
                .toSorted((a, b) => a - b)
                .map((one) => ({ value: String(one), label: `${one}` })),
            ]}
            onChange={({ target }) => onChange({ ...settings, [name]: target.value === '' ? null : Number(target.value) })}
          />
        </Field>
      ))}
      <Field className="sm:col-span-2 lg:col-span-3" label={words.place} hint="Only those who book it see this" optional>
        <TextInput
          value={settings.place}
          maxLength={MOST_PLACE_LETTERS}
          onChange={({ target }) => onChange({ ...settings, place: target.value })}
        />
      </Field>
      <Field
        className="sm:col-span-2 lg:col-span-3"
        label="Questions before booking"
        hint={`One question per line, up to ${MOST_QUESTIONS}`}
        optional
      >
        <TextArea
          rows={2}
          value={settings.questions.join('\n')}
          maxLength={MOST_QUESTIONS * (MOST_QUESTION_LETTERS + 1)}
          onChange={({ target }) => onChange({ ...settings, questions: target.value === '' ? [] : target.value.split('\n') })}
          // A line that was left empty is no question.
          onBlur={() => onChange({ ...settings, questions: settings.questions.filter((line) => line.trim() !== '') })}
        />
      </Field>
      <div className="flex flex-col gap-1.5">
        <span className="text-sm font-medium">Parties at the same time</span>
        <NumberBox
          label="Parties at the same time"
          value={settings.seats}
          min={1}
          max={MOST_SEATS}
          onCommit={(seats) => onChange({ ...settings, seats })}
        />
      </div>
      <Checkbox
        className="sm:col-span-2 lg:col-span-3"
        label={`I confirm each ${words.meeting}`}
        hint={`Without this, a ${words.meeting} is confirmed as soon as it’s booked.`}
        checked={settings.needsApproval}
        onChange={({ target }) => onChange({ ...settings, needsApproval: target.checked })}
      />
      {words.asksPlace ? (
        <Checkbox
          className="sm:col-span-2 lg:col-span-3"
          label="Guests say where it takes place"
          hint="For what you do at their address."
          checked={settings.asksPlace}
          onChange={({ target }) => onChange({ ...settings, asksPlace: target.checked })}
        />
      ) : null}
    </div>
  );
}
