import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { HOSTINGS, type HomeScheduleAnswer, type Hosting } from '../../contract.ts';

const HOW_WORDS: Readonly<Record<Hosting['how'], string>> = {
  any: 'The first of us who’s free',
  'round-robin': 'In turn: whoever has the fewest visits',
  all: 'All of us together',
};
const NOBODY = 'No one has to be free for it';

interface WhoShowsProps {
  hosting: Hosting | null;
  people: HomeScheduleAnswer['people'];
  onChange: (hosting: Hosting | null) => void;
}

/** Who has to be free for a visit. Their other visits, their calendars and the way between homes then count. */
export function WhoShows({ hosting, people, onChange }: WhoShowsProps) {
  const named = hosting?.userIds ?? [];
  const toggle = (userId: string, isOn: boolean) => {
    const userIds = isOn ? [...named, userId] : named.filter((one) => one !== userId);
    onChange(userIds.length === 0 ? null : { how: hosting?.how ?? 'any', userIds });
  };
  return (
    <section className="grid gap-4">
      <h3 className="text-lg font-medium">Who shows the home</h3>
      <Field
        label="Who has to be free"
        hint="Other visits, other calendars, days off and travel between homes then reduce these times. Buyers don’t see names."
        className="max-w-measure"
      >
        <Select
          value={hosting?.how ?? ''}
          options={[{ value: '', label: NOBODY }, ...HOSTINGS.map((how) => ({ value: how, label: HOW_WORDS[how] }))]}
          onChange={({ target }) => {
            const how = HOSTINGS.find((one) => one === target.value);
            if (how === undefined) onChange(null);
            else onChange({ how, userIds: named.length > 0 ? named : people.map(({ userId }) => userId) });
          }}
        />
      </Field>
      {hosting === null || people.length < 2 ? null : (
        <div className="grid gap-x-6 sm:grid-cols-2">
          {people.map(({ userId, name }) => (
            <Checkbox
              key={userId}
              label={name}
              checked={named.includes(userId)}
              aria-invalid={named.length === 0 || undefined}
              hint={hosting.how === 'any' && named.includes(userId) ? `Choice ${named.indexOf(userId) + 1}` : undefined}
              onChange={({ target }) => toggle(userId, target.checked)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
