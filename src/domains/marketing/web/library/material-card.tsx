import { useState } from 'react';
import { formatCount, formatDate } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { LineLink } from '#ui/link.tsx';
import type { Material } from '../../contract.ts';
import { MaterialPicture } from '../material-picture.tsx';
import { MaterialDialog } from './material-dialog.tsx';
import { MaterialMenu } from './material-menu.tsx';

interface MaterialCardProps {
  material: Material;
  isPicked: boolean;
  onPick: (isPicked: boolean) => void;
}

/** A material in the library. */
export function MaterialCard({ material, isPicked, onPick }: MaterialCardProps) {
  const { id, title, version, template, listingId, listingLabel, outdated, blockers, scans, plannedOn, canEdit } = material;
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface">
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex h-64 items-center justify-center bg-sunken p-4"
        aria-label={`Open ${title}`}
      >
        <MaterialPicture id={id} version={version} alt="" width={template.width} height={template.height} />
      </button>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <h3 className="font-medium wrap-anywhere">{title}</h3>
            <p className="text-sm text-ink-soft wrap-anywhere">{listingLabel}</p>
            <p className="text-sm text-ink-soft">{template.size}</p>
          </div>
          <MaterialMenu material={material} onOpen={() => setOpen(true)} />
        </div>
        <p className="flex flex-wrap gap-2">
          {outdated.length === 0 ? null : <Badge tone="warning">Outdated</Badge>}
          {blockers === 0 ? null : <Badge tone="error">Cannot leave yet</Badge>}
          {plannedOn === null ? null : <Badge tone="info">Goes out {formatDate(plannedOn, 'UTC', 'short')}</Badge>}
          {scans === 0 ? null : <Badge>{formatCount(scans, 'scan')}</Badge>}
        </p>
        {outdated.length === 0 ? null : <p className="text-sm text-ink-soft">Changed since then: {outdated.join(', ')}.</p>}
        <div className="mt-auto flex items-center justify-between gap-2 pt-2">
          <Checkbox
            label="Choose"
            aria-label={`Choose ${title} of ${listingLabel}`}
            checked={isPicked}
            onChange={({ currentTarget }) => onPick(currentTarget.checked)}
          />
          {canEdit ? (
            <LineLink
              look="list"
              href={`/generate-marketing-materials/${listingId}?material=${id}`}
              className="min-w-11 justify-end text-sm font-medium"
            >
              Change<span className="sr-only"> {title}</span>
            </LineLink>
          ) : null}
        </div>
      </div>
      {isOpen ? <MaterialDialog material={material} onClose={() => setOpen(false)} /> : null}
    </li>
  );
}
