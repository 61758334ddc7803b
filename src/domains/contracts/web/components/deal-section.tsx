import { useQuery } from '@tanstack/react-query';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { cn } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { listContracts, placePaper, readDeal, type DealView, type ShortAnalysis } from '../../contract.ts';
import { contractsOptions, dealOptions } from '../api.ts';
import { DealPapers } from './deal-papers.tsx';
import { HeldTerms } from './held-terms.tsx';

/** The papers of one deal: which term holds, by which of them. */
export function DealSection({ contractId }: { contractId: string }) {
  const contracts = useQuery(contractsOptions());
  const query = useQuery({ ...dealOptions(contractId), meta: { follows: ['contracts'] } });
  const others = (contracts.data?.contracts ?? []).filter(({ id, isContract }) => id !== contractId && isContract);
  const isAlone = (query.data?.papers.length ?? 0) < 2;
  if (others.length === 0) return null;
  return (
    <section className={cn('mt-10', isAlone && 'print:hidden')} aria-labelledby="deal">
      <SectionHeading id="deal" title="Which paper counts" />
      <Loaded query={query} pending={<Skeleton className="mt-4 h-40 w-full" />} failed="We couldn’t load the papers of this deal">
        {(deal) => <Deal contractId={contractId} deal={deal} others={others} />}
      </Loaded>
    </section>
  );
}

/** The same for somebody with a link: what holds, and by which paper. */
export function SharedDeal({ deal: { terms, papers } }: { deal: DealView }) {
  return (
    <section className="mt-10" aria-labelledby="deal">
      <SectionHeading id="deal" title="Which paper counts" />
      <HeldTerms terms={terms} papers={papers} />
    </section>
  );
}

interface DealProps {
  contractId: string;
  deal: DealView;
  others: readonly ShortAnalysis[];
}

function Deal({ contractId, deal, others }: DealProps) {
  const { agreementId, papers, terms } = deal;
  const isAgreement = agreementId === contractId;
  // Papers that belong to no agreement yet, and are none that others belong to.
  const taken = new Set(others.flatMap(({ partOf }) => (partOf === null ? [] : [partOf])));
  const free = others.filter(
    ({ id, partOf, progress, problem }) => partOf === null && progress === null && problem === null && !taken.has(id),
  );
  return (
    <>
      <p className="mt-1 max-w-measure text-sm text-ink-soft">
        A counteroffer, an addendum or an amendment changes parts of an agreement once everyone has signed it. Put papers of one
        deal together to see which value holds, and what it was before.
      </p>
      {papers.length > 1 ? <DealPapers contractId={contractId} deal={deal} /> : null}
      {isAgreement && free.length > 0 ? <AddPaper key={papers.length} agreementId={agreementId} free={free} /> : null}
      {terms.length === 0 ? null : <HeldTerms terms={terms} papers={papers} />}
    </>
  );
}

function AddPaper({ agreementId, free }: { agreementId: string; free: readonly ShortAnalysis[] }) {
  const form = useForm({
    start: { paper: '' },
    check: ({ paper }) => (paper === '' ? { paper: 'Choose a paper' } : {}),
    focuses: 'field',
    refreshes: [readDeal, listContracts],
    send: ({ paper }) =>
      browserApi.call(placePaper, {
        params: { contractId: paper },
        body: { partOf: agreementId, isInForce: null, datedOn: null },
      }),
  });
  return (
    <Form of={form} className="mt-4 flex max-w-140 flex-wrap items-end gap-3 print:hidden">
      <Field {...form.field('paper')} label="Add a paper that changes this one" className="min-w-0 flex-1 basis-64">
        <Select
          placeholder="Choose a paper"
          options={free.map(({ id, name, kind }) => ({ value: id, label: `${name} (${kind})` }))}
        />
      </Field>
      <SubmitButton of={form} variant="secondary" busyText="Adding…">
        Add
      </SubmitButton>
    </Form>
  );
}
