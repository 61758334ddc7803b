import { useForm, type FormOptions, type UsedForm } from '#platform/web/form/use-form.ts';
import { sayAccountFailure } from '../../auth-messages.ts';
import { toAuthError } from '../../session/auth-fetch.ts';

/** A form that changes the account: failures use the account messages, unless a field shows one. */
export function useAccountForm<Values extends object, Answer>(
  options: FormOptions<Values, Values, Answer>,
): UsedForm<Values, Answer> {
  const { start } = options;
  return useForm({
    ...options,
    explain(thrown) {
      const error = toAuthError(thrown);
      return Object.keys(error.fields).some((name) => name in start) ? undefined : sayAccountFailure(error);
    },
  });
}
