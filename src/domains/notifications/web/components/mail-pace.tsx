import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { getNotificationPreferences, NOTIFICATION_TOPICS, setMailPace } from '../../contract.ts';
import { CAN_WAIT } from '../../model/mail-pace.ts';
import { preferencesQuery } from '../api.ts';

const PACES = [
  { value: 'once', label: 'Right away' },
  { value: 'daily', label: 'Once a day, in the morning' },
];
const TOPICS = CAN_WAIT.filter((topic) => topic !== 'administration').map((topic) =>
  NOTIFICATION_TOPICS[topic].label.toLowerCase(),
);

/** Whether mail of what can wait comes at once or together. */
export function MailPace() {
  const query = useQuery(preferencesQuery);
  const save = useWrite(setMailPace, { refreshes: [getNotificationPreferences], done: { title: 'Saved' } });
  return (
    <Loaded query={query} pending={null} failed={null} signedOut={null}>
      {({ isDaily }) => (
        <Field
          label="When emails come"
          hint={`Once a day covers ${TOPICS.join(', ')}. Anything someone is waiting on, and anything about money, always comes right away.`}
          className="mt-6 max-w-md"
        >
          <Select
            value={isDaily ? 'daily' : 'once'}
            options={PACES}
            disabled={save.isBusy}
            onChange={({ target }) => void save.run({ body: { isDaily: target.value === 'daily' } })}
          />
        </Field>
      )}
    </Loaded>
  );
}
