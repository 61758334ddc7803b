import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { formatCount } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { pageAddressSchema, readListingAddress, type ReadListingPage } from '../../contract.ts';
import { MOST_LETTERS } from '../../model/limits.ts';

const Enhancer = lazy(async () => ({ default: (await import('../enhancer/enhancer.tsx')).Enhancer }));

/** Checks a home that is listed somewhere else, by the address of its page or by its text. */
export function Elsewhere() {
  const [pastes, setPastes] = useState(false);
  const form = useForm({
    start: { address: '' },
    schema: pageAddressSchema,
    send: (body) => browserApi.call(readListingAddress, { body }),
    answered: () => setPastes(false),
  });
  const { answer } = form;
  const read = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer !== undefined) read.current?.focus();
  }, [answer]);
  return (
    <PageSection
      id="elsewhere"
      title="A listing from elsewhere"
      lead="Give the address of its page, or paste its text. You see its score, unsupported claims, fair-housing findings and better texts. We don’t save it."
    >
      <Form of={form} label="Read a listing’s page" className="flex flex-wrap items-start gap-4">
        <Field
          {...form.field('address')}
          label="Address of the page"
          hint="A home on this site, or on any other that lets programs read it"
          className="min-w-0 flex-1 basis-80"
        >
          <TextInput type="url" inputMode="url" maxLength={MOST_LETTERS.pageAddress} placeholder="https://" autoComplete="off" />
        </Field>
        <div className="flex flex-wrap gap-3 sm:mt-13">
          <SubmitButton of={form} busyText="Reading…">
            Read the page
          </SubmitButton>
          <Button variant="secondary" onClick={() => setPastes(true)}>
            Paste text instead
          </Button>
        </div>
      </Form>
      <div ref={read} tabIndex={-1} className="outline-none">
        {answer === undefined && !pastes ? null : (
          <>
            {answer === undefined || pastes ? null : <WhatWasRead read={answer} />}
            <Suspense fallback={<SkeletonRows rows={8} className="mt-8" />}>
              {answer === undefined || pastes ? (
                <Enhancer key="pasted" />
              ) : (
                <Enhancer key={JSON.stringify(answer)} known={answer} />
              )}
            </Suspense>
          </>
        )}
      </div>
    </PageSection>
  );
}

function WhatWasRead({ read: { site, description, isCut, facts } }: { read: ReadListingPage }) {
  return (
    <Notice className="mt-6" title={`Read from ${site}`}>
      {description === '' ? 'No text' : isCut ? 'The beginning of a text' : 'A text'} and {formatCount(facts.length, 'fact')}.{' '}
      {isCut ? 'Programs can’t read any more of that page’s text, so paste the rest. ' : ''}
      Look them over, correct what is wrong, then check.
    </Notice>
  );
}
