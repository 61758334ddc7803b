import type { ReactNode } from 'react';
import { Card, CardHeader } from '#ui/card.tsx';
import { sayAccountFailure } from '../../auth-messages.ts';
import type { AuthError } from '../../session/auth-fetch.ts';
import { FormFailure } from '#ui/form-failure.tsx';

interface SettingsSectionProps {
  title: string;
  description?: ReactNode;
  /** What the server said of the last change. */
  error?: AuthError | undefined;
  children: ReactNode;
}

/** One matter of the settings. */
export function SettingsSection({ title, description, error, children }: SettingsSectionProps) {
  const hasFields = error !== undefined && Object.keys(error.fields).length > 0;
  const text = error === undefined || hasFields ? undefined : sayAccountFailure(error);
  return (
    <Card>
      <CardHeader level={2} title={title} description={description} />
      <div className="space-y-4">
        <FormFailure text={text} />
        {children}
      </div>
    </Card>
  );
}
