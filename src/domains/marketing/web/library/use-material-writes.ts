import { browserApi } from '#platform/web/api-client.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import {
  archiveMaterial,
  deleteMaterial,
  duplicateMaterial,
  listMaterials,
  type Material,
  planMaterial,
  type MaterialForm,
} from '../../contract.ts';
import { fileUrl } from '../api.ts';

const REFRESHES = [listMaterials, { path: '/api/marketing-materials/{id}' }] as const;

/** What can be done with a material. */
export function useMaterialWrites({ id, template, title }: Pick<Material, 'id' | 'template' | 'title'>) {
  const setArchived = (isArchived: boolean) => browserApi.call(archiveMaterial, { params: { id }, body: { isArchived } });
  const archive = useWrite((isArchived: boolean) => setArchived(isArchived), {
    refreshes: REFRESHES,
    done: (_answer, isArchived) => ({ title: isArchived ? 'Moved to the archive' : 'Back in use' }),
    undo: (isArchived) => setArchived(!isArchived),
  });
  const duplicate = useWrite((_input: void, key) => browserApi.call(duplicateMaterial, { params: { id }, body: { id: key } }), {
    refreshes: REFRESHES,
    done: { title: 'Duplicated' },
  });
  const remove = useWrite(() => browserApi.call(deleteMaterial, { params: { id } }), {
    refreshes: REFRESHES,
    done: { title: 'Deleted' },
    tells: 'page',
  });
  const plan = useWrite((plannedOn: string | null) => browserApi.call(planMaterial, { params: { id }, body: { plannedOn } }), {
    refreshes: REFRESHES,
    done: (_answer, plannedOn) => ({ title: plannedOn === null ? 'No longer planned' : 'Planned. We’ll remind you that day.' }),
    tells: 'page',
  });
  const download = useWrite(
    ({ form, page = 1 }: { form: MaterialForm; page?: number }) =>
      downloadAsUser(fileUrl(id, form, page), nameOf(template.key, title, form, page)),
    {
      failureTitle: 'The file wasn’t made',
    },
  );
  return { archive, duplicate, remove, plan, download };
}

const ENDINGS: Readonly<Record<MaterialForm, string>> = { print: 'print.pdf', plain: 'pdf', png: 'png', html: 'html' };

function nameOf(key: string, title: string, form: MaterialForm, page: number): string {
  const name = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return `${name === '' ? key : name}${form === 'png' && page > 1 ? `-${page}` : ''}.${ENDINGS[form]}`;
}

/** The files that a material has. */
export function formsOf({ medium, pages }: Material['template']): { form: MaterialForm; page?: number; label: string }[] {
  if (medium === 'html') return [{ form: 'html', label: 'Download HTML' }];
  const pictures = pages.map((page, at) => ({
    form: 'png' as const,
    page: at + 1,
    label: pages.length === 1 ? 'Download PNG' : `Download PNG: ${page.toLowerCase()}`,
  }));
  if (medium === 'screen') return pictures;
  return [{ form: 'print', label: 'PDF for a print shop' }, { form: 'plain', label: 'PDF without bleed' }, ...pictures];
}
