import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiError, browserApi } from '#platform/web/api-client.ts';
import { nameTimeZone } from '#lib/zoned-time.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { AppLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { ALERT_CONSENT, requestGuestAlert } from '../../contract/guest-alerts.ts';
import { createSavedSearch } from '../../contract/searches.ts';
import { refreshSearches } from '../api.ts';
import { useKept } from '../kept-store.ts';
import { EMAIL_SHAPE } from '#lib/email-shape.ts';
import { type AlertSettings, USUAL_ALERTS } from '../../model/alert-settings.ts';
import { AlertFields } from './alert-fields.tsx';

const EMAIL_WANTED = 'Give your email address, like name@example.com';

/** A search as it is about to be saved. */
export interface SearchDraft extends AlertSettings {
  name: string;
  filters: Record<string, string>;
}

interface SaveSearchProps {
  filters: Record<string, string>;
  name: string;
  note: string | undefined;
  /** A guest would rather save it with an account. */
  onSignIn: (draft: SearchDraft) => void;
  onClose: () => void;
}

/** Saves a search: with the account, or, by mail and double opt-in, without one. */
export function SaveSearch(props: SaveSearchProps) {
  return (
    <QueryScope>
      <SaveSearchDialog {...props} />
    </QueryScope>
  );
}

/** The server knows more of addresses than their shape. */
function refusesEmail(error: unknown): boolean {
  return error instanceof ApiError && error.fields['email'] !== undefined;
}

function SaveSearchDialog({ filters, name: suggested, note, onSignIn, onClose }: SaveSearchProps) {
  const id = useId();
  const client = useQueryClient();
  const isGuest = useKept().owner !== 'person';
  const [name, setName] = useState(suggested.slice(0, 80));
  const [alerts, setAlerts] = useState(USUAL_ALERTS);
  const [email, setEmail] = useState('');
  const [consent, setConsent] = useState(false);
  const timeZone = nameTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const save = useMutation({
    async mutationFn(_email: string): Promise<string> {
      if (!isGuest) {
        await browserApi.call(createSavedSearch, { body: { name, filters, ...alerts } });
        return 'Saved. What is new stands on your dashboard.';
      }
      const { channels: _channels, ...rest } = alerts;
      const answer = await browserApi.call(requestGuestAlert, {
        body: { name, filters, ...rest, email, consent: true, ...(timeZone === undefined ? {} : { timeZone }) },
      });
      if (answer?.delivery === 'no-mail') return 'Stored, but this site cannot send mail at the moment: no alerts will come.';
      return answer?.delivery === 'kept'
        ? 'Stored. This installation keeps its mail in its own mailbox: confirm your address there.'
        : `We sent a mail to ${email}. Alerts begin when you confirm the address by its link.`;
    },
    onSettled: () => refreshSearches(client),
    onError: (error) => {
      if (refusesEmail(error)) document.getElementById(`${id}-email`)?.focus();
    },
  });
  const [isTried, setTried] = useState(false);
  const isRefused = refusesEmail(save.error) && save.variables === email;
  const missing = {
    name: name.trim() === '' ? 'Give the search a name' : undefined,
    email: isGuest && (isRefused || !EMAIL_SHAPE.test(email.trim())) ? EMAIL_WANTED : undefined,
    consent: isGuest && !consent ? 'Tick the box so that we may send you alerts' : undefined,
  };
  const problem = save.error instanceof ApiError ? save.error.detail : save.error?.message;

  if (save.isSuccess) {
    return (
      <Dialog open onOpenChange={onClose} size="small" title="Search saved" footer={<Button onClick={onClose}>Done</Button>}>
        <p role="status">{save.data}</p>
        {isGuest ? null : (
          <p className="mt-3">
            <AppLink href="/buyer-dashboard" className="text-info underline underline-offset-4">
              Open your dashboard
            </AppLink>
          </p>
        )}
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title="Save this search"
      closeOnOutsideClick={false}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={save.isPending}>
            Save search
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          const first = Object.entries(missing).find(([, reason]) => reason !== undefined)?.[0];
          if (first !== undefined) document.getElementById(`${id}-${first}`)?.focus();
          else if (!save.isPending) save.mutate(email);
        }}
      >
        {save.isError && !refusesEmail(save.error) ? (
          <Notice tone="error" live title="The search was not saved">
            {problem ?? 'Please try again.'}
          </Notice>
        ) : null}
        <Field id={`${id}-name`} label="Name" error={isTried ? missing.name : undefined}>
          <TextInput value={name} maxLength={80} onChange={({ target }) => setName(target.value)} data-initial-focus />
        </Field>
        {note === undefined ? null : <p className="text-sm text-ink-soft">{note}</p>}
        {isGuest ? (
          <p className="text-sm">
            Have an account, or want one?{' '}
            <button
              type="button"
              className="min-h-6 cursor-pointer text-info underline underline-offset-4"
              onClick={() => onSignIn({ name: name.trim() === '' ? suggested.slice(0, 80) : name, filters, ...alerts })}
            >
              Sign in and save it there
            </button>
          </p>
        ) : null}
        <AlertFields value={alerts} onChange={setAlerts} mailOnly={isGuest} />
        {isGuest && timeZone !== undefined && alerts.frequency !== 'instant' ? (
          <p className="text-sm text-ink-soft">
            Mail comes at 8 in the morning, {timeZone.replaceAll('_', ' ')} time
            {alerts.frequency === 'weekly' ? ', on Saturdays' : ''}.
          </p>
        ) : null}
        {isGuest ? (
          <>
            <Field
              id={`${id}-email`}
              label="Email"
              hint="We ask you to confirm it first. No account needed."
              error={isTried ? missing.email : undefined}
            >
              <TextInput type="email" autoComplete="email" value={email} onChange={({ target }) => setEmail(target.value)} />
            </Field>
            <FieldGroup legend="What you agree to" hideLegend error={isTried ? missing.consent : undefined}>
              <Checkbox
                id={`${id}-consent`}
                label={ALERT_CONSENT.text}
                checked={consent}
                onChange={({ target }) => setConsent(target.checked)}
              />
            </FieldGroup>
          </>
        ) : null}
      </form>
    </Dialog>
  );
}
