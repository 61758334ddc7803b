import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDuration } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import {
  LONGEST_REMINDER_MINUTES,
  MOST_REMINDERS,
  setReminders,
  SHORTEST_REMINDER_MINUTES,
  USUAL_REMINDERS,
  type Reminders,
} from '../../contract.ts';
import { remindersOptions } from '../api.ts';

const WAYS = [
  { name: 'inApp', label: 'On the site' },
  { name: 'byMail', label: 'By email' },
] as const;
const UNITS = { 1: 'minutes', 60: 'hours', 1440: 'days' } as const;

/** When the reader is reminded of appointments, and how: a part of settings pages. */
export function ReminderSettings() {
  return (
    <Card>
      <CardHeader
        level={2}
        title="Reminders"
        description="How long before an appointment we remind you. Your choices save right away."
      />
      <Loaded query={useQuery(remindersOptions())}>{(reminders) => <Choices reminders={reminders} />}</Loaded>
    </Card>
  );
}

function Choices({ reminders }: { reminders: Reminders }) {
  const client = useQueryClient();
  const [added, setAdded] = useState<readonly number[]>([]);
  const show = (answer: Reminders) => showAnswer(client, remindersOptions(), answer);
  const save = useWrite((body: Reminders) => browserApi.call(setReminders, { body }), {
    expects(body) {
      void show(body);
      return () => void show(reminders);
    },
    answered: (answer) => (answer === null ? undefined : show(answer)),
    failureTitle: 'Not saved',
  });
  const times = [...new Set([...USUAL_REMINDERS, ...added, ...reminders.inApp, ...reminders.byMail])].toSorted((a, b) => b - a);

  function toggle(way: keyof Reminders, minutes: number, isOn: boolean) {
    const others = reminders[way].filter((one) => one !== minutes);
    setAdded([...added, minutes]);
    void save.run({ ...reminders, [way]: isOn ? [...others, minutes].toSorted((a, b) => b - a) : others });
  }

  return (
    <div className="grid gap-6">
      <ul className="divide-y divide-line">
        {times.map((minutes) => (
          <li key={minutes}>
            <fieldset className="flex flex-wrap items-center gap-x-6 py-2">
              <legend className="float-left w-full font-medium sm:w-auto sm:min-w-36">{formatDuration(minutes)} before</legend>
              {WAYS.map(({ name, label }) => {
                const isOn = reminders[name].includes(minutes);
                return (
                  <Checkbox
                    key={name}
                    label={label}
                    checked={isOn}
                    disabled={!isOn && reminders[name].length >= MOST_REMINDERS}
                    onChange={({ target }) => toggle(name, minutes, target.checked)}
                  />
                );
              })}
            </fieldset>
          </li>
        ))}
      </ul>
      <OwnTime
        isFull={reminders.inApp.length >= MOST_REMINDERS}
        onAdd={(minutes) => {
          if (!reminders.inApp.includes(minutes)) toggle('inApp', minutes, true);
        }}
      />
    </div>
  );
}

function OwnTime({ isFull, onAdd }: { isFull: boolean; onAdd: (minutes: number) => void }) {
  const [count, setCount] = useState('');
  const [unit, setUnit] = useState('60');
  const [error, setError] = useState<string>();
  function add() {
    const minutes = Number(count) * Number(unit);
    const isRight =
      count.trim() !== '' &&
      Number.isInteger(minutes) &&
      minutes >= SHORTEST_REMINDER_MINUTES &&
      minutes <= LONGEST_REMINDER_MINUTES;
    setError(
      isRight
        ? undefined
        : `Give a time from ${SHORTEST_REMINDER_MINUTES} minutes to ${formatDuration(LONGEST_REMINDER_MINUTES)}`,
    );
    if (!isRight) return;
    onAdd(minutes);
    setCount('');
  }
  if (isFull) return <p className="text-sm text-ink-soft">You can have {MOST_REMINDERS} reminders. Remove one to add another.</p>;
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Field label="A custom time" error={error} className="w-40">
        <TextInput
          inputMode="numeric"
          value={count}
          onChange={({ target }) => setCount(target.value)}
          onKeyDown={({ key }) => (key === 'Enter' ? add() : undefined)}
        />
      </Field>
      <Field label="Unit" className="w-44">
        <Select
          value={unit}
          options={Object.entries(UNITS).map(([value, label]) => ({ value, label: `${label} before` }))}
          onChange={({ target }) => setUnit(target.value)}
        />
      </Field>
      <Button variant="secondary" className="mt-6.5" onClick={add}>
        Add
      </Button>
    </div>
  );
}
