import { useForm, type FormOptions, type UsedForm } from '#platform/web/form/use-form.ts';
import { sayAccountFailure } from '../../auth-messages.ts';
import { toAuthError } from '../../session/auth-fetch.ts';

/** A form that changes the account: why that failed is said in the words of accounts, unless a field says it. */
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
