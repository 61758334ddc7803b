import { useState } from 'react';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { CalendarDays, Copy, Download, Ellipsis, Eye, Layers, Trash2 } from '#ui/icons/index.ts';
import { Menu } from '#ui/menu.tsx';
import type { Material } from '../../contract.ts';
import { formsOf, useMaterialWrites } from './use-material-writes.ts';

/** Everything that can be done with a material. */
export function MaterialMenu({ material, onOpen }: { material: Material; onOpen: () => void }) {
  const [isDeleting, setDeleting] = useState(false);
  const { archive, duplicate, remove, download } = useMaterialWrites(material);
  const { title, isArchived, canEdit, template } = material;
  return (
    <>
      <Menu
        trigger={<IconButton label={`Actions for ${title}`} icon={Ellipsis} size="small" />}
        groups={[
          [{ label: 'Open', icon: Eye, onSelect: onOpen }],
          formsOf(template).map(({ form, page, label }) => ({
            label,
            icon: Download,
            onSelect: () => void download.run(page === undefined ? { form } : { form, page }),
          })),
          ...(canEdit
            ? [
                [
                  { label: 'Duplicate', icon: Copy, onSelect: () => void duplicate.run() },
                  { label: 'Plan a day', icon: CalendarDays, onSelect: onOpen },
                  {
                    label: isArchived ? 'Move out of the archive' : 'Archive',
                    icon: Layers,
                    onSelect: () => void archive.run(!isArchived),
                  },
                ],
                [{ label: 'Delete', icon: Trash2, destructive: true, onSelect: () => setDeleting(true) }],
              ]
            : []),
        ]}
      />
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setDeleting}
        title={`Delete “${title}”?`}
        description="All its versions are deleted. The code on printed ones still leads to the home."
        confirm="Delete"
        busy={remove.isBusy}
        failed={remove.failure !== undefined}
        onConfirm={() => void remove.run()}
      />
    </>
  );
}
