import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount, formatDate } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { Material, MaterialDetail } from '../../contract.ts';
import { materialOptions } from '../api.ts';
import { MaterialPicture } from '../material-picture.tsx';
import { ProblemList } from '../studio/problem-list.tsx';
import { formsOf, useMaterialWrites } from './use-material-writes.ts';

/** A material with its pages, files, versions and scans. */
export function MaterialDialog({ material, onClose }: { material: Material; onClose: () => void }) {
  const query = useQuery({ ...materialOptions(material.id), meta: { follows: ['own-listings'] } });
  const { title, listingLabel, template } = material;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      size="large"
      title={title}
      description={`${listingLabel}, ${template.name}, ${template.size}`}
    >
      <Loaded query={query} pending={<Skeleton className="h-96 w-full" />} failed="We couldn’t load the material">
        {(detail) => <Detail detail={detail} />}
      </Loaded>
    </Dialog>
  );
}

function Detail({ detail }: { detail: MaterialDetail }) {
  const [version, setVersion] = useState(detail.version);
  const { template, outdated, scans, scanDays } = detail;
  const { download } = useMaterialWrites(detail);
  const isPresent = version === detail.version;
  return (
    <div className="grid gap-6">
      <ul className="flex flex-wrap items-start justify-center gap-4 rounded-card bg-sunken p-4">
        {(template.medium === 'html' ? template.pages.slice(0, 1) : template.pages).map((page, at) => (
          <li key={page} className="min-w-0">
            <div className="flex h-80 items-center justify-center">
              <MaterialPicture
                id={detail.id}
                version={version}
                page={at + 1}
                alt={page}
                width={template.width}
                height={template.height}
              />
            </div>
            <p className="mt-1 text-center text-sm text-ink-soft">{page}</p>
          </li>
        ))}
      </ul>
      {outdated.length === 0 ? null : (
        <p className="text-sm text-warning">Outdated. These changed since it was made: {outdated.join(', ')}.</p>
      )}
      {isPresent ? (
        <div className="flex flex-wrap gap-2">
          {formsOf(template).map(({ form, page, label }) => (
            <Button
              key={label}
              variant="secondary"
              size="small"
              busy={download.underway.some((one) => one.form === form && one.page === page)}
              onClick={() => void download.run(page === undefined ? { form } : { form, page })}
            >
              {label}
            </Button>
          ))}
        </div>
      ) : (
        <p className="text-sm text-ink-soft">
          You’re viewing version {version}. Earlier versions are for reference; only the current one can go out.
        </p>
      )}
      <ProblemList listingId={detail.listingId} preview={detail} onPass={undefined} />
      {detail.canEdit ? <Plan detail={detail} /> : null}
      <section aria-label="Scans">
        <h3 className="font-medium">Scans of its code</h3>
        <p className="text-sm text-ink-soft">
          {scans === 0 ? 'None yet. ' : `${formatCount(scans, 'visitor')} so far. `}Each visitor counts once a day, without
          cookies; you and your team don’t count.
        </p>
        {scanDays.length === 0 ? null : (
          <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {scanDays.slice(0, 10).map(({ day, scans: count }) => (
              <li key={day}>
                {formatDate(day, 'UTC', 'short')}: {count}
              </li>
            ))}
          </ul>
        )}
      </section>
      <Versions detail={detail} version={version} onShow={setVersion} />
    </div>
  );
}

function Plan({ detail }: { detail: MaterialDetail }) {
  const { plan } = useMaterialWrites(detail);
  const [day, setDay] = useState(detail.plannedOn ?? '');
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label="Goes out on" hint="We’ll remind you that day">
        <TextInput type="date" value={day} onChange={({ currentTarget }) => setDay(currentTarget.value)} />
      </Field>
      <Button
        variant="secondary"
        busy={plan.isBusy}
        disabled={day === (detail.plannedOn ?? '')}
        onClick={() => void plan.run(day === '' ? null : day)}
      >
        Plan
      </Button>
      {detail.plannedOn === null ? null : (
        <Button
          variant="quiet"
          onClick={() => {
            setDay('');
            void plan.run(null);
          }}
        >
          No day
        </Button>
      )}
      <WriteFailure of={plan} look="line" className="w-full" />
    </div>
  );
}

interface VersionsProps {
  detail: MaterialDetail;
  version: number;
  onShow: (version: number) => void;
}

function Versions({ detail, version, onShow }: VersionsProps) {
  return (
    <section aria-label="Versions">
      <h3 className="font-medium">Versions</h3>
      <ol className="mt-2 divide-y divide-line border-y border-line">
        {detail.versions.map((one) => (
          <li key={one.version} className="flex flex-wrap items-center justify-between gap-2 py-2 text-sm">
            <span>
              Version {one.version}, {formatDate(one.madeAt, viewerTimeZone())}
              {one.by === null ? '' : `, ${one.by}`}
              {one.reason === null ? '' : `. ${one.reason}`}
            </span>
            <span className="flex items-center gap-2">
              {one.isOutdated ? <Badge tone="warning">Outdated</Badge> : null}
              <Button variant="quiet" size="small" aria-pressed={one.version === version} onClick={() => onShow(one.version)}>
                {one.version === version ? 'Shown' : 'Show'}
              </Button>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
