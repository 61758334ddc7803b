import { lazy, Suspense } from 'react';
import { Form } from 'react-router';
import { STATE_CHOICES, STATE_NAMES } from '#lib/us-states.ts';
import { NearView } from '#platform/web/near-view.tsx';
import { Button } from '#ui/button.tsx';
import { downloadText } from '#ui/download.ts';
import { Download } from '#ui/icons/index.ts';
import { Field } from '#ui/field.tsx';
import { AppLink, InlineLink, LineLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import { COMPARED_TASKS, OWNER_STEPS } from '../../model/owner-sale.ts';
import { writeChecklist } from '../../model/write-checklist.ts';
import { ServicePrices } from '../components/service-prices.tsx';
import type { Route } from './+types/fsbo-expert-support';

// Rendered with the page; only its scripts load afterwards.
const LeadForm = lazy(async () => ({ default: (await import('../components/lead-form.tsx')).LeadForm }));
const BookCall = lazy(async () => ({ default: (await import('../components/book-call.tsx')).BookCall }));

export function OwnerSalePage({ loaderData: { place: head, state, papers, prices } }: Route.ComponentProps) {
  const place = state === null ? null : (STATE_NAMES[state] ?? state);
  return (
    <Page
      width="wide"
      size="large"
      title={head.title}
      lead={head.lead}
      actions={
        <>
          <Button asChild>
            <AppLink href="#call">Ask for a call</AppLink>
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              downloadText('sale-by-owner-checklist.txt', writeChecklist({ place, papers }), 'text/plain;charset=utf-8')
            }
          >
            <Download aria-hidden="true" className="size-4" /> Download the checklist
          </Button>
          <PrintButton>Print the checklist</PrintButton>
        </>
      }
    >
      <PageSection id="steps" title="The sale, step by step" lead="Print this page to check off the tasks.">
        <ol className="grid gap-4 md:grid-cols-2">
          {OWNER_STEPS.map(({ title, text, tasks, here }, at) => (
            <li key={title} className="min-w-0 rounded-card border border-line bg-surface p-5 print:break-inside-avoid">
              <h3 className="font-sans text-lg font-semibold text-ink">
                {at + 1}. {title}
              </h3>
              <p className="mt-1 text-ink-soft">{text}</p>
              <ul className="mt-3 space-y-1.5">
                {tasks.map((task) => (
                  <li key={task} className="flex gap-2.5">
                    <span aria-hidden="true" className="mt-1 size-4 shrink-0 rounded-sm border border-line-strong" />
                    {task}
                  </li>
                ))}
              </ul>
              {here === null ? null : (
                <p className="mt-3 print:hidden">
                  <InlineLink href={here.href}>{here.label}</InlineLink>
                </p>
              )}
            </li>
          ))}
        </ol>
      </PageSection>

      <PageSection
        id="papers"
        title="Papers for your buyer"
        lead="What the law requires depends on the state and the home. Check with an attorney."
      >
        <Form
          method="get"
          action="/landing/fsbo-expert-support#papers"
          preventScrollReset
          className="flex max-w-150 flex-wrap items-end gap-3 print:hidden"
        >
          <Field label="Your state" className="min-w-48 flex-1">
            <Select key={state} name="state" placeholder="Choose a state" options={STATE_CHOICES} defaultValue={state ?? ''} />
          </Field>
          <Button type="submit" variant="secondary">
            Show the papers
          </Button>
        </Form>
        <p role="status" className="mt-4 font-medium text-ink">
          {place === null ? 'In any state' : `In ${place}`}
        </p>
        <ul className="mt-2 grid gap-3 md:grid-cols-3">
          {papers.map(({ key, title, why, source }) => (
            <li key={key} className="min-w-0 rounded-card border border-line bg-surface p-4 print:break-inside-avoid">
              <h3 className="font-sans font-semibold text-ink">{title}</h3>
              <p className="mt-1 text-sm text-ink-soft">{why}</p>
              <p className="mt-2 text-sm text-ink-soft">Source: {source}</p>
            </li>
          ))}
        </ul>
        <p className="mt-3 max-w-measure text-sm text-ink-soft">
          You can keep a sale’s papers with its listing here, and share them with your buyer.
        </p>
      </PageSection>

      <PageSection
        id="services"
        title="À la carte help"
        lead="Order any, all or none. Prices are what people accepted here in the last 24 months; where there are too few, you get quotes. Every fee is negotiable."
      >
        <ServicePrices prices={prices} />
      </PageSection>

      <PageSection id="compare" title="Who does what">
        <div
          role="group"
          aria-label="Who does what"
          tabIndex={0}
          className="ui-scroll-hint overflow-x-auto rounded-card border border-line bg-surface"
        >
          <table className="w-full min-w-150 border-collapse text-left text-sm">
            <thead>
              <tr className="border-b border-line">
                {['', 'All by yourself', 'By owner with help', 'Full-service agent'].map((name) => (
                  <th key={name} scope="col" className="px-4 py-3 font-semibold">
                    {name === '' ? <span className="sr-only">Task</span> : name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {COMPARED_TASKS.map(({ task, byOwner, withHelp, withAgent }) => (
                <tr key={task}>
                  <th scope="row" className="px-4 py-3 font-medium">
                    {task}
                  </th>
                  <td className="px-4 py-3 text-ink-soft">{byOwner}</td>
                  <td className="px-4 py-3 text-ink-soft">{withHelp}</td>
                  <td className="px-4 py-3 text-ink-soft">{withAgent}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="mt-4">
          <LineLink href="/landing/commission-savings-calculator">See what you keep each way</LineLink>
        </p>
      </PageSection>

      <div className="print:hidden">
        <PageSection
          id="call"
          title="Book or ask for a call"
          lead="Tell us where things stand. We’ll call if you like, or answer by email, and tell you who can help. You don’t owe anything."
        >
          <div className="max-w-150">
            <NearView placeholder={null}>{() => <BookCall />}</NearView>
            <Suspense fallback={<SkeletonFields fields={8} />}>
              <LeadForm page="/landing/fsbo-expert-support" wishes={['answer', 'call']} action="Send" />
            </Suspense>
          </div>
        </PageSection>
      </div>
    </Page>
  );
}
