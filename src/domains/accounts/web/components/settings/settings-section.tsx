import type { ReactNode } from 'react';
import { Card, CardHeader } from '#ui/card.tsx';
import { DID_NOT_WORK_TRY_AGAIN } from '#ui/failure-words.ts';
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
  const text = error === undefined || hasFields ? undefined : sayWhy(error);
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

function sayWhy({ code, detail }: AuthError): string {
  if (code === 'network-request-failed') return 'Network error. Please check your connection';
  if (code === 'wrong-password') return 'Incorrect password';
  if (code === 'not-for-demo') return 'Demo people come and go with the day: this is kept for real accounts.';
  return detail ?? DID_NOT_WORK_TRY_AGAIN;
}
