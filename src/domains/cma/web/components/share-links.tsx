import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount, formatDate } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useToast } from '#ui/toast.tsx';
import { createShare, revokeShare, type Cma } from '../../contract.ts';
import { cmaOptions, sayFailure } from '../api.ts';

const DAYS = [7, 30, 90];

/** Links to the report: how long each holds, and how often it was opened. */
export function ShareLinks({ cma }: { cma: Cma }) {
  const client = useQueryClient();
  const { toast } = useToast();
  const [days, setDays] = useState(30);
  const [address, setAddress] = useState<string>();

  async function run(work: () => Promise<void>) {
    try {
      await work();
      await client.invalidateQueries({ queryKey: cmaOptions(cma.id).queryKey });
    } catch (error) {
      toast({ title: 'That did not work', description: sayFailure(error), variant: 'destructive' });
    }
  }

  const create = () =>
    run(async () => {
      const share = await browserApi.call(createShare, { params: { id: cma.id }, body: { days } });
      setAddress(`${window.location.origin}${share.path}`);
    });

  return (
    <section aria-labelledby="report-links">
      <h3 id="report-links" className="font-serif text-xl text-ink">
        Share by link
      </h3>
      <p className="mt-1 text-sm text-ink-soft">
        Whoever has the link sees the value, the sales and the report, as they stand when opened; nothing else of yours.
      </p>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <Field label="Holds for" className="w-40">
          <Select
            value={String(days)}
            options={DAYS.map((count) => ({ value: String(count), label: `${count} days` }))}
            onChange={(event) => setDays(Number(event.target.value))}
          />
        </Field>
        <Button variant="secondary" onClick={() => void create()}>
          Make a link
        </Button>
      </div>
      {address === undefined ? null : (
        <Notice tone="success" live className="mt-4" title="Copy it now: it is shown only once">
          <TextInput
            aria-label="Link to the report"
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
            className="mt-2"
          />
        </Notice>
      )}
      {cma.shares.length === 0 ? null : (
        <ul className="mt-4 divide-y divide-line border-y border-line text-sm">
          {cma.shares.map((share) => (
            <li key={share.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span>
                Made {formatDate(share.createdAt, 'UTC')}, ends {formatDate(share.expiresAt, 'UTC')} ·{' '}
                {formatCount(share.views, 'view')}
                {share.lastViewedAt === null ? '' : `, last ${formatDate(share.lastViewedAt, 'UTC')}`}
              </span>
              <Button
                size="small"
                variant="quiet"
                onClick={() =>
                  void run(async () => {
                    await browserApi.call(revokeShare, { params: { id: cma.id, shareId: share.id } });
                  })
                }
              >
                End this link
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
