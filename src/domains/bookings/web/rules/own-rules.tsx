import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { InlineLink } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-input.tsx';
import {
  HANDLE_LETTERS,
  handleField,
  listHostOpenings,
  ownScheduleSchema,
  setOwnSchedule,
  type OwnScheduleAnswer,
  type OwnScheduleForm,
} from '../../contract.ts';
import { ownScheduleOptions } from '../api.ts';
import { RulesForm } from './rules-form.tsx';
import { useEditedRules } from './use-edited-rules.ts';

/** When its reader's own time can be booked, and at which address. */
export function OwnRules() {
  return (
    <Card>
      <CardHeader
        level={2}
        title="Your hours"
        description="When others can book your time, and for what. Nothing can be booked until you open it; existing bookings stay."
      />
      <Loaded query={useQuery(ownScheduleOptions())} pending={<Skeleton className="h-screen w-full" />}>
        {(answer) => <PersonRules answer={answer} />}
      </Loaded>
    </Card>
  );
}

function PersonRules({ answer }: { answer: OwnScheduleAnswer }) {
  const client = useQueryClient();
  const { version, handle } = answer;
  const { opened, open, newest } = useEditedRules(answer);
  return (
    <>
      {version === 0 ? null : (
        <p className="mb-8">
          Others book at <InlineLink href={`/book/${handle}`}>your page</InlineLink>. It shows your name and your free times, but
          never who has the others.
        </p>
      )}
      <RulesForm
        key={opened.version}
        saved={savedOf(opened)}
        answer={answer}
        newest={newest}
        schema={ownScheduleSchema}
        send={(body) => browserApi.call(setOwnSchedule, { body: { ...body, version } })}
        answered={async (now) => {
          await showAnswer(client, ownScheduleOptions(), now);
          open(now);
        }}
        failed={() => void client.invalidateQueries(ownScheduleOptions())}
        refreshes={[listHostOpenings]}
        done={{ title: 'Saved. Your page shows these times from now on.' }}
        words={{
          zone: 'your time zone',
          guests: 'others',
          meeting: 'booking',
          place: 'Where it is, or the link of the call',
          asksPlace: true,
          button: 'Save your hours',
        }}
      >
        {(form, change) => <Address form={form} onChange={change} />}
      </RulesForm>
    </>
  );
}

/** Whoever begins is where their clocks are. */
const savedOf = ({ version, handle, timeZone, schedule }: OwnScheduleAnswer): OwnScheduleForm => ({
  handle,
  timeZone: version === 0 ? viewerTimeZone() : timeZone,
  ...schedule,
});

function Address({ form, onChange }: { form: OwnScheduleForm; onChange: (part: Partial<OwnScheduleForm>) => void }) {
  const [zones] = useState(() => [...new Set([...Intl.supportedValuesOf('timeZone'), form.timeZone])].toSorted());
  const read = handleField.safeParse(form.handle);
  return (
    <section className="grid gap-4 sm:grid-cols-2">
      <h3 className="sr-only">Your page</h3>
      <Field
        label="Address of your page"
        hint={`/book/${form.handle}`}
        error={read.success ? undefined : read.error.issues[0]?.message}
      >
        <TextInput
          value={form.handle}
          maxLength={HANDLE_LETTERS.most}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => onChange({ handle: target.value })}
        />
      </Field>
      <Field label="Time zone" hint="Your hours are in this time zone">
        <Select
          value={form.timeZone}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          onChange={({ target }) => onChange({ timeZone: target.value })}
        />
      </Field>
    </section>
  );
}
