import { useQuery, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#platform/web/api-client.ts';
import { SAVE_WORDS } from '#platform/web/autosave/save-words.ts';
import { useSavedFields } from '#platform/web/autosave/use-saved-fields.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_TOPICS,
  setNotificationPreference,
  topicOf,
  TOPIC_NAMES,
  type NotificationPreference,
} from '../../contract.ts';
import { preferencesQuery } from '../api.ts';

const CHANNEL_LABELS = { 'in-app': 'On the site', email: 'By email', push: 'On my devices' } as const;

/** Topic by channel; each switch is saved at once. */
export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title="What to tell me"
      description="Choices are saved right away."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <NotificationPreferences />
    </Dialog>
  );
}

export function NotificationPreferences() {
  return (
    <Loaded
      query={useQuery(preferencesQuery)}
      pending={<SkeletonRows rows={3} />}
      failed="We couldn’t load your choices"
      signedOut={<p className="text-ink-soft">Sign in to choose.</p>}
    >
      {({ preferences }) => <Choices preferences={preferences} />}
    </Loaded>
  );
}

/** By topic and channel. */
type Wanted = Record<string, boolean>;

function Choices({ preferences }: { preferences: readonly NotificationPreference[] }) {
  const client = useQueryClient();
  const { doc, state, change } = useSavedFields<Wanted>({
    name: 'notification-preferences',
    saved: Object.fromEntries(preferences.map(({ topic, channel, isWanted }) => [nameOf(topic, channel), isWanted])),
    read: readWanted,
    async save(changes, wanted, signal) {
      const names = new Set(changes.map(({ path }) => path[0]));
      for (const { topic, channel } of preferences.filter((one) => names.has(nameOf(one.topic, one.channel)))) {
        const body = { topic, channel, isWanted: wanted[nameOf(topic, channel)] === true };
        const answer = await browserApi.call(setNotificationPreference, { body }, signal);
        await client.cancelQueries({ queryKey: preferencesQuery.queryKey });
        if (answer !== null) client.setQueryData(preferencesQuery.queryKey, answer);
      }
    },
  });
  return (
    <div className="space-y-5">
      {TOPIC_NAMES.filter((name) => preferences.some(({ topic }) => topic === name)).map((topic) => (
        <FieldGroup key={topic} legend={NOTIFICATION_TOPICS[topic].label} hint={NOTIFICATION_TOPICS[topic].hint}>
          <div className="flex flex-wrap gap-x-6">
            {NOTIFICATION_CHANNELS.filter((channel) => channel !== 'email' || topicOf(topic).isMailApart !== true).map(
              (channel) => (
                <Checkbox
                  key={channel}
                  label={CHANNEL_LABELS[channel]}
                  checked={doc[nameOf(topic, channel)] === true}
                  onChange={({ target: { checked } }) => change((now) => ({ ...now, [nameOf(topic, channel)]: checked }))}
                />
              ),
            )}
          </div>
        </FieldGroup>
      ))}
      <p role="status" className="min-h-5 text-sm text-ink-soft">
        {SAVE_WORDS[state]}
      </p>
    </div>
  );
}

function nameOf(topic: string, channel: string): string {
  return `${topic} ${channel}`;
}

function readWanted(value: unknown): Wanted {
  const entries = Object.entries(value ?? {}).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean');
  return Object.fromEntries(entries);
}
