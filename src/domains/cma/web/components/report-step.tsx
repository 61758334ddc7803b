import { ArrowDown, ArrowUp, Copy, FileDown, RefreshCw, Trash2 } from '#ui/icons/index.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { endpointUrl } from '#lib/endpoint.ts';
import { formatDate } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import {
  deleteCma,
  duplicateCma,
  getReportPdf,
  refreshCma,
  REPORT_PAGE_LABELS,
  updateCma,
  type Cma,
  type ReportSettings,
} from '../../contract.ts';
import { useChange } from '../api.ts';
import { cmaHref } from '../cma-state.ts';
import { inLine } from '../in-line.ts';
import { BrandForm } from './brand-form.tsx';
import { CmaShareLinks } from './share-links.tsx';

/** Step 5: which pages in which order, whose name is on them, and who may look. */
export function ReportStep({ cma }: { cma: Cma }) {
  const { change, isBusy } = useChange(cma.id);
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const save = (report: Partial<ReportSettings>) =>
    change(() => browserApi.call(updateCma, { params: { id: cma.id }, body: { report } }), {
      ...cma,
      report: { ...cma.report, ...report },
    });

  // Waits for pending saves.
  const print = useWrite(
    () =>
      inLine(cma.id, () =>
        downloadAsUser(endpointUrl(getReportPdf.path, { id: cma.id }), `market-analysis-${cma.effectiveDate}.pdf`),
      ),
    { failureTitle: 'We couldn’t make the report' },
  );
  const duplicate = useWrite(
    (_: void, id) => inLine(cma.id, () => browserApi.call(duplicateCma, { params: { id: cma.id }, body: { id } })),
    { answered: ({ id }) => navigate(cmaHref(id)), failureTitle: 'We couldn’t make the copy' },
  );
  const remove = useWrite(deleteCma, { answered: () => navigate('/cma'), failureTitle: 'We couldn’t delete the analysis' });

  return (
    <>
      <p className="mt-4 hidden print:block">The report itself is printed from its PDF: choose Download PDF.</p>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <Button busy={print.isBusy} onClick={() => void print.run()}>
          <FileDown aria-hidden="true" className="size-5" /> Download PDF
        </Button>
        <Button
          variant="secondary"
          busy={isBusy}
          onClick={() => void change(() => browserApi.call(refreshCma, { params: { id: cma.id } }))}
        >
          <RefreshCw aria-hidden="true" className="size-5" /> Refresh the market
        </Button>
        <Button variant="secondary" busy={duplicate.isBusy} onClick={() => void duplicate.run()}>
          <Copy aria-hidden="true" className="size-5" /> Duplicate
        </Button>
        <Button variant="quiet" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden="true" className="size-5" /> Delete
        </Button>
      </div>
      <p className="mt-2 text-sm text-ink-soft print:hidden">
        The market data is from {formatDate(cma.refreshedAt, 'UTC')}. A refresh moves the effective date to today and keeps what
        was set by hand.
      </p>
      <div className="mt-8 grid grid-cols-1 gap-10 lg:grid-cols-2 print:hidden">
        <PageList pages={cma.report.pages} onChange={(pages) => void save({ pages })} />
        <div className="space-y-10">
          <BrandForm cma={cma} />
          <CmaShareLinks cma={cma} />
        </div>
      </div>
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setDeleting}
        title="Delete this analysis?"
        description="Its links will stop working. You can’t undo this."
        confirm="Delete"
        onConfirm={() => void remove.run({ params: { id: cma.id } })}
        busy={remove.isBusy}
      />
    </>
  );
}

function PageList({ pages, onChange }: Pick<ReportSettings, 'pages'> & { onChange: (pages: ReportSettings['pages']) => void }) {
  const move = (at: number, by: 1 | -1) => {
    const next = [...pages];
    const [moved] = next.splice(at, 1);
    if (moved !== undefined) next.splice(at + by, 0, moved);
    onChange(next);
  };
  return (
    <section aria-labelledby="report-pages">
      <h3 id="report-pages" className="font-serif text-xl text-ink">
        Pages
      </h3>
      <ol className="mt-3 divide-y divide-line border-y border-line">
        {pages.map(({ page, isShown }, at) => (
          <li key={page} className="flex items-center justify-between gap-3 py-1">
            <Checkbox
              label={REPORT_PAGE_LABELS[page]}
              checked={isShown}
              onChange={(event) =>
                onChange(pages.map((one) => (one.page === page ? { page, isShown: event.target.checked } : one)))
              }
            />
            <span className="flex">
              <IconButton
                icon={ArrowUp}
                size="small"
                label={`Move ${REPORT_PAGE_LABELS[page]} up`}
                idle={at === 0}
                onClick={() => move(at, -1)}
              />
              <IconButton
                icon={ArrowDown}
                size="small"
                label={`Move ${REPORT_PAGE_LABELS[page]} down`}
                idle={at === pages.length - 1}
                onClick={() => move(at, 1)}
              />
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-sm text-ink-soft">The marketing plan is printed only if you wrote one.</p>
    </section>
  );
}
