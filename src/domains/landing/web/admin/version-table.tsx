import { useState } from 'react';
import { capitalize, formatDateTime } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { LineLink } from '#ui/link.tsx';
import {
  getLandingPage,
  type LandingPage,
  listLandingPages,
  restoreLandingVersion,
  saveLandingDraft,
  showLandingVersion,
} from '../../contract.ts';
import { GATE_CHECKS } from '../../model/gate.ts';

/** Every version with what it passed; any can be shown again, or put into the draft. */
export function VersionTable({ page, isDirty }: { page: LandingPage; isDirty: boolean }) {
  const refreshes = [getLandingPage, listLandingPages];
  const before = page.publishedVersion;
  const params = { pageId: page.id };
  const [asked, setAsked] = useState<{ version: number | null }>();
  const show = useWrite(showLandingVersion, {
    refreshes,
    done: { title: 'Visitors see the change within half a minute' },
    failureTitle: 'What visitors see hasn’t changed',
    undo: () => browserApi.call(showLandingVersion, { params, body: { version: before } }),
  });
  const change = async (version: number | null) => {
    await show.run({ params, body: { version } });
    setAsked(undefined);
  };
  // What is scheduled falls away with the change, and undoing brings back only what was shown.
  const changeOrAsk = (version: number | null) => (page.nextVersion === null ? void change(version) : setAsked({ version }));
  const restore = useWrite(restoreLandingVersion, {
    refreshes,
    done: { title: 'The version is in the draft' },
    // What the draft held stands in no version.
    undo: (_input, { draftVersion }) =>
      browserApi.call(saveLandingDraft, { params, body: { baseVersion: draftVersion, content: page.content } }),
  });
  // Nobody sees a page that is only scheduled.
  const stop = page.publishedVersion === null ? 'Give up the schedule' : 'Stop showing the page';
  return (
    <div className="space-y-4">
      <DataTable
        caption="Versions, newest first"
        hideCaption
        emptyText="No version yet."
        rows={page.history}
        rowKey={({ version }) => String(version)}
        columns={[
          {
            id: 'version',
            header: 'Version',
            rowHeader: true,
            cell: ({ version, note }) => (
              <>
                {version}
                {note === '' ? '' : `: ${note}`}{' '}
                {version !== page.publishedVersion ? null : page.state === 'ended' ? (
                  <Badge>Shown until the end</Badge>
                ) : (
                  <Badge tone="brand">Shown</Badge>
                )}
                {version === page.nextVersion && page.nextAt !== null ? (
                  <Badge>From {formatDateTime(page.nextAt, viewerTimeZone())}</Badge>
                ) : null}
              </>
            ),
          },
          { id: 'made', header: 'Made', cell: ({ madeAt }) => formatDateTime(madeAt, viewerTimeZone()) },
          {
            id: 'passed',
            header: 'Passed',
            wrap: true,
            cell: ({ checks }) => capitalize(checks.map((check) => GATE_CHECKS[check].toLowerCase()).join(', ')),
          },
          {
            id: 'acts',
            header: 'Actions',
            screenOnly: true,
            cell: ({ version, previewPath }) => (
              <span className="flex flex-wrap items-center gap-2">
                <LineLink look="list" href={previewPath} target="_blank">
                  Preview <span className="sr-only">version {version}</span>
                </LineLink>
                <Button
                  size="small"
                  variant="secondary"
                  busy={restore.isBusy}
                  disabled={isDirty}
                  onClick={() => void restore.run({ params: { ...params, version } })}
                >
                  Edit again <span className="sr-only">version {version}</span>
                </Button>
                {version === page.publishedVersion ? null : (
                  <Button size="small" variant="secondary" busy={show.isBusy} onClick={() => changeOrAsk(version)}>
                    Show it <span className="sr-only">version {version}</span>
                  </Button>
                )}
              </span>
            ),
          },
        ]}
      />
      {isDirty && page.history.length > 0 ? (
        <p className="text-sm text-ink-soft">Save the draft before you edit a version again.</p>
      ) : null}
      {(page.publishedVersion === null || page.state === 'ended') && page.nextVersion === null ? null : (
        <Button variant="secondary" busy={show.isBusy} onClick={() => changeOrAsk(null)}>
          {stop}
        </Button>
      )}
      {asked === undefined || page.nextVersion === null || page.nextAt === null ? null : (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(undefined)}
          title={`Give up the schedule of version ${page.nextVersion}?`}
          description={`It was to take over on ${formatDateTime(page.nextAt, viewerTimeZone())}. You can’t bring the schedule back.`}
          confirm={asked.version === null ? stop : `Show version ${asked.version}`}
          busy={show.isBusy}
          onConfirm={() => void change(asked.version)}
        />
      )}
    </div>
  );
}
