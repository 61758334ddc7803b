import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { Page } from '#ui/page.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { startRoadmap } from '../../contract.ts';
import { START_KEYS, STARTS, type Start } from '../../model/stages.ts';
import { useRoadmapChange } from '../api.ts';

/** No roadmap yet: where do you stand? */
export function StartChoice() {
  const [chosen, setChosen] = useState<Start>('just-looking');
  const start = useRoadmapChange(startRoadmap);
  return (
    <Page
      width="narrow"
      title="Where do you stand?"
      lead="Your roadmap starts there: every step from here to the keys and beyond, with who does it, by when, and what to watch for."
    >
      <form
        className="mt-6"
        onSubmit={(event) => {
          event.preventDefault();
          start.mutate({ body: { startedAs: chosen } });
        }}
      >
        <FieldGroup legend="I am" hideLegend>
          {START_KEYS.map((key) => (
            <RadioCard
              key={key}
              name="start"
              value={key}
              label={STARTS[key].label}
              hint={STARTS[key].hint}
              checked={chosen === key}
              onChange={() => setChosen(key)}
            />
          ))}
        </FieldGroup>
        {start.isError ? <FailureNotice className="mt-4" /> : null}
        <Button type="submit" size="large" className="mt-6" busy={start.isPending}>
          Make my roadmap
        </Button>
      </form>
    </Page>
  );
}
