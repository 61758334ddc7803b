import { useQuery } from '@tanstack/react-query';
import { randomUuid } from '#lib/uuid.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { formatCount } from '#lib/format.ts';
import { type EnvelopeDraft, listDrafts, saveDraft } from '../../contract/drafts.ts';
import { draftsOptions } from '../api.ts';
import { fromTemplate } from '../prepare/draft.ts';

/** What is prepared and not sent yet, and the templates; nothing if there is none. */
export function DraftList({ onPrepare }: { onPrepare: (draftId: string) => void }) {
  const query = useQuery({ ...draftsOptions(), meta: { follows: ['documents'] } });
  return (
    <Loaded query={query} pending={null} failed="We couldn’t load your drafts" look="line">
      {({ drafts }) =>
        drafts.length === 0 ? null : (
          <ul aria-label="Drafts and templates" className="mt-6 divide-y divide-line border-y border-line">
            {drafts.map((draft) => (
              <DraftRow key={draft.id} draft={draft} onPrepare={onPrepare} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function DraftRow({ draft: { id, isTemplate, content }, onPrepare }: { draft: EnvelopeDraft; onPrepare: (id: string) => void }) {
  const title = content.title.trim() === '' ? 'Without a title' : content.title;
  const use = useWrite(
    () =>
      browserApi.call(saveDraft, {
        params: { draftId: randomUuid() },
        body: { isTemplate: false, content: fromTemplate(content) },
      }),
    { refreshes: [listDrafts], answered: (made) => onPrepare(made.id) },
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <span className="min-w-0 break-words">{title}</span> <Badge>{isTemplate ? 'Template' : 'Draft'}</Badge>
        </p>
        <p className="text-sm text-ink-soft">
          {formatCount(content.documents.length, 'document')}, {formatCount(content.fields.length, 'field')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isTemplate ? (
          <Button size="small" busy={use.isBusy} aria-label={`Use it: the template ${title}`} onClick={() => void use.run()}>
            Use it
          </Button>
        ) : null}
        <Button
          size="small"
          variant="secondary"
          aria-label={isTemplate ? `Change the template ${title}` : `Continue ${title}`}
          onClick={() => onPrepare(id)}
        >
          {isTemplate ? 'Change' : 'Continue'}
        </Button>
      </div>
    </li>
  );
}
