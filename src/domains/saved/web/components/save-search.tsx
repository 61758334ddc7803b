import { MOST_LETTERS } from '../../model/limits.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { nameTimeZone } from '#lib/zoned-time.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { AppLink } from '#ui/link.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { requestGuestAlert } from '../../contract/guest-alerts.ts';
import { ALERT_CONSENT } from '../../model/alert-consent.ts';
import { createSavedSearch } from '../../contract/searches.ts';
import { SEARCH_READS } from '../api.ts';
import { useKept } from '../kept-store.ts';
import { EMAIL_SHAPE } from '#lib/email-shape.ts';
import { type AlertSettings, USUAL_ALERTS } from '../../model/alert-settings.ts';
import { MAIL_HOUR } from '../../model/digest-times.ts';
import { AlertFields } from './alert-fields.tsx';

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

function SaveSearchDialog({ filters, name: suggested, note, onSignIn, onClose }: SaveSearchProps) {
  const isGuest = useKept().owner !== 'person';
  const timeZone = nameTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const first = suggested.slice(0, MOST_LETTERS.name);
  const form = useForm({
    start: { name: first, alerts: USUAL_ALERTS, email: '', consent: false },
    check: ({ name, email, consent }) => ({
      name: name.trim() === '' ? 'Give the search a name' : undefined,
      email: isGuest && !EMAIL_SHAPE.test(email.trim()) ? 'Give your email address, like name@example.com' : undefined,
      consent: isGuest && !consent ? 'Check the box so we can send you alerts' : undefined,
    }),
    send: ({ name, alerts, email }, key) =>
      isGuest ? askAsGuest({ name, filters, ...alerts }, email, timeZone) : save({ name, filters, ...alerts }, key),
    refreshes: SEARCH_READS,
  });
  const { name, alerts } = form.values;

  if (form.answer !== undefined) {
    return (
      <Dialog open onOpenChange={onClose} size="small" title="Search saved" footer={<Button onClick={onClose}>Done</Button>}>
        <p role="status">{form.answer}</p>
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
    <FormDialog
      of={form}
      onClose={onClose}
      size="small"
      title="Save this search"
      closeOnOutsideClick={false}
      className="space-y-5"
      button="Save search"
    >
      <Field {...form.field('name')} label="Name">
        <TextInput maxLength={MOST_LETTERS.name} data-initial-focus />
      </Field>
      {note === undefined ? null : <p className="text-sm text-ink-soft">{note}</p>}
      {isGuest ? (
        <p className="text-sm">
          Have an account, or want one?{' '}
          <button
            type="button"
            className="min-h-6 cursor-pointer text-info underline underline-offset-4"
            onClick={() => onSignIn({ name: name.trim() === '' ? first : name, filters, ...alerts })}
          >
            Sign in and save it there
          </button>
        </p>
      ) : null}
      <AlertFields value={alerts} onChange={(next) => form.set('alerts', next)} mailOnly={isGuest} />
      {isGuest && timeZone !== undefined && alerts.frequency !== 'instant' ? (
        <p className="text-sm text-ink-soft">
          Mail comes at {MAIL_HOUR} in the morning, {timeZone.replaceAll('_', ' ')} time
          {alerts.frequency === 'weekly' ? ', on Saturdays' : ''}.
        </p>
      ) : null}
      {isGuest ? (
        <>
          <Field {...form.field('email')} label="Email" hint="We ask you to confirm it first. No account needed.">
            <TextInput type="email" autoComplete="email" />
          </Field>
          <FieldGroup {...form.group('consent')} legend="What you agree to" hideLegend>
            <Checkbox {...form.tick('consent')} label={ALERT_CONSENT.text} />
          </FieldGroup>
        </>
      ) : null}
    </FormDialog>
  );
}

async function save(draft: SearchDraft, idempotencyKey: string): Promise<string> {
  await browserApi.call(createSavedSearch, { body: { ...draft, idempotencyKey } });
  return 'Saved. You’ll see its news on your dashboard.';
}

async function askAsGuest(
  { channels: _channels, ...draft }: SearchDraft,
  email: string,
  timeZone: string | undefined,
): Promise<string> {
  const { delivery } = await browserApi.call(requestGuestAlert, {
    body: { ...draft, email, consent: true, ...(timeZone === undefined ? {} : { timeZone }) },
  });
  if (delivery === 'no-mail') return 'Stored, but this site cannot send mail right now: no alerts will come.';
  return delivery === 'kept'
    ? 'Stored. This installation keeps its mail in its own mailbox: confirm your address there.'
    : `We emailed ${email}. Alerts start once you open the link to confirm your address.`;
}
