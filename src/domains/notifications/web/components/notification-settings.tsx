import { Card, CardHeader } from '#ui/card.tsx';
import { DeviceSettings } from './device-settings.tsx';
import { MailPace } from './mail-pace.tsx';
import { NotificationPreferences } from './preferences-dialog.tsx';

/** A part of settings pages. */
export function NotificationSettings() {
  return (
    <div className="grid gap-6">
      <Card>
        <CardHeader
          level={2}
          title="Notifications"
          description="Choose what we tell you, and how. Choices are saved right away."
        />
        <NotificationPreferences />
        <MailPace />
      </Card>
      <DeviceSettings />
    </div>
  );
}
