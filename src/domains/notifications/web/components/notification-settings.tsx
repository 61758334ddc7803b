import { Card, CardHeader } from '#ui/card.tsx';
import { NotificationPreferences } from './preferences-dialog.tsx';

/** A part of settings pages. */
export function NotificationSettings() {
  return (
    <Card>
      <CardHeader level={2} title="Notifications" description="Choose what we tell you, and how. Choices are saved right away." />
      <NotificationPreferences />
    </Card>
  );
}
