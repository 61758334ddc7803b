import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_TOPICS,
  setNotificationPreference,
  TOPIC_NAMES,
  type NotificationPreference,
} from '../../contract.ts';
import { preferencesQuery } from '../api.ts';

const CHANNEL_LABELS = { 'in-app': 'Here, on the site', email: 'By e-mail' } as const;

/** Topic by channel; each switch is kept at once. */
export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title="What to tell me"
      description="Every choice is kept at once."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <NotificationPreferences />
    </Dialog>
  );
}

export function NotificationPreferences() {
  const client = useQueryClient();
  const { data } = useQuery(preferencesQuery);
  const change = useMutation({
    mutationFn: (preference: NotificationPreference) => browserApi.call(setNotificationPreference, { body: preference }),
    onSuccess: (answer) => {
      if (answer !== null) client.setQueryData(preferencesQuery.queryKey, answer);
    },
  });
  if (data === undefined) return <Skeleton className="h-48" />;
  if (data === null) return <p className="text-ink-soft">Sign in to choose.</p>;
  const isWanted = (topic: string, channel: string) =>
    data.preferences.some((one) => one.topic === topic && one.channel === channel && one.isWanted);
  return (
    <div className="space-y-5">
      {TOPIC_NAMES.map((topic) => (
        <FieldGroup key={topic} legend={NOTIFICATION_TOPICS[topic].label} hint={NOTIFICATION_TOPICS[topic].hint}>
          {NOTIFICATION_CHANNELS.filter((channel) => topic !== 'collections' || channel === 'in-app').map((channel) => (
            <Checkbox
              key={channel}
              label={CHANNEL_LABELS[channel]}
              checked={isWanted(topic, channel)}
              onChange={({ target }) => change.mutate({ topic, channel, isWanted: target.checked })}
            />
          ))}
        </FieldGroup>
      ))}
      {change.isError ? (
        <p role="alert" className="text-sm text-error">
          That was not kept. Please try again.
        </p>
      ) : null}
    </div>
  );
}
