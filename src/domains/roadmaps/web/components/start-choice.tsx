import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { FieldGroup } from '#ui/field.tsx';
import { Page } from '#ui/page.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { startRoadmap } from '../../contract.ts';
import { START_KEYS, STARTS, type Start } from '../../model/stages.ts';
import { useRoadmapCall } from '../api.ts';

const FIRST: Start = 'just-looking';

/** Asks readers without a roadmap where they are in the purchase. */
export function StartChoice() {
  const call = useRoadmapCall();
  const form = useForm({
    start: { startedAs: FIRST },
    send: (body) => call(startRoadmap, { body }),
  });
  return (
    <Page
      width="narrow"
      title="Where do you stand?"
      lead="Your roadmap starts there: every step from here to the keys and beyond, with who does it, by when, and what to watch for."
    >
      <Form of={form} className="mt-6">
        <FieldGroup {...form.group('startedAs')} legend="I am" hideLegend>
          {START_KEYS.map((key) => (
            <RadioCard
              key={key}
              name="startedAs"
              value={key}
              label={STARTS[key].label}
              hint={STARTS[key].hint}
              defaultChecked={key === FIRST}
            />
          ))}
        </FieldGroup>
        <SubmitButton of={form} size="large" className="mt-6">
          Make my roadmap
        </SubmitButton>
      </Form>
    </Page>
  );
}
