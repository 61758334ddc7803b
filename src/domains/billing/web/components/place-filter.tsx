import { Form, useSearchParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { readTypedZip } from '../find-services.ts';

/** Where the buyer's home is: what nobody does there says so. Works without scripts. */
export function PlaceFilter({ zip, isKnown }: { zip: string | null; isKnown: boolean }) {
  const [search] = useSearchParams();
  const typed = readTypedZip(search);
  return (
    <Form
      method="get"
      action="/marketplace"
      data-print="hide"
      className="mb-5 flex max-w-md items-start gap-3"
      preventScrollReset
    >
      {[...search]
        .filter(([name]) => name !== 'zip')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <Field label="ZIP code of the home" error={faultOf(typed, zip, isKnown)} className="grow">
        <TextInput
          key={typed}
          name="zip"
          defaultValue={typed}
          inputMode="numeric"
          autoComplete="postal-code"
          pattern="\d{5}"
          title="Five digits"
        />
      </Field>
      <Button type="submit" variant="secondary" className="mt-6.5">
        Show
      </Button>
    </Form>
  );
}

function faultOf(typed: string, zip: string | null, isKnown: boolean): string | undefined {
  if (typed === '') return undefined;
  if (zip === null) return 'Give a ZIP code of five digits';
  return isKnown ? undefined : 'We don’t know this ZIP code. Check its five digits.';
}
