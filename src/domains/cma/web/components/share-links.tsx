import { SharePanel } from '#domains/sharing/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { cmaSharing, type Cma } from '../../contract.ts';
import { cmaOptions } from '../api.ts';

/** Links to the report of an analysis. */
export function CmaShareLinks({ cma: { id, shares } }: { cma: Cma }) {
  return (
    <section aria-labelledby="report-links">
      <h3 id="report-links" className="mb-1 font-serif text-xl text-ink">
        Share by link
      </h3>
      <SharePanel
        links={shares}
        queryKey={cmaOptions(id).queryKey}
        onCreate={(body) => browserApi.call(cmaSharing.create, { params: { id }, body })}
        onEnd={(shareId) => browserApi.call(cmaSharing.end, { params: { id, shareId } })}
      >
        Anyone with the link sees the value, the sales and the report as they are when opened, and nothing else of yours.
      </SharePanel>
    </section>
  );
}
