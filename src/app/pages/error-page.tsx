import { lazy, Suspense, useEffect } from 'react';
import { isRouteErrorResponse, Link, useRouteLoaderData } from 'react-router';
import { isLineFailure, isScriptFailure } from '#platform/web/line-failures.ts';
import type { Site } from '#platform/web/site.ts';
import { Button } from '#ui/button.tsx';
import { DATA_OUT_OF_REACH, PAGE_AWAITS_CONNECTION, PAGE_NOT_SHOWN, pageTitleOf } from '#ui/failure-words.ts';
import { MessagePage } from '#ui/message-page.tsx';

// Missing pages are rare, so their text is not part of every page's script.
const NotFoundContent = lazy(async () => ({ default: (await import('./not-found/not-found-content.tsx')).NotFoundContent }));
// Its script loads with the connection.
const AwayPage = lazy(async () => ({ default: (await import('./away-page.tsx')).AwayPage }));

interface ProblemData {
  code?: string;
  detail?: string;
  requestId?: string;
}

function problemOf(error: unknown): ProblemData {
  if (!isRouteErrorResponse(error)) return {};
  const data: unknown = error.data;
  // The loaders' own shape; anything else shows the general words.
  return typeof data === 'object' && data !== null ? data : {};
}

/** This page reloads by itself. */
const PASSING = 503;
const COME_BACK_MS = { least: 6000, spread: 6000 };
/** Errors that another try would not change. */
const FINAL = new Set([403, 410]);

/** The head of a failed page, which has no metadata of its own. Where the root's data failed, the product's name is unknown. */
function Head({ title }: { title: string }) {
  const name = useRouteLoaderData<{ site: Site }>('root')?.site.productName;
  return (
    <>
      <title>{name === undefined ? title : `${title} · ${name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** The content of a failed page: plain words, the request's id, and the next step. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isLineFailure(error) || isScriptFailure(error))
    return (
      <Suspense fallback={<FailedPage status={PASSING} detail={PAGE_AWAITS_CONNECTION} />}>
        <AwayPage />
      </Suspense>
    );
  const problem = problemOf(error);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404)
    return (
      <>
        <Head title={pageTitleOf(status)} />
        <Suspense fallback={null}>
          <NotFoundContent detail={problem.detail} />
        </Suspense>
      </>
    );
  if (status === PASSING) return <FailedPage status={status} detail={DATA_OUT_OF_REACH} comesBack />;
  return <FailedPage status={status} detail={problem.detail} requestId={problem.requestId} />;
}

interface FailedPageProps {
  status: number;
  detail: string | undefined;
  requestId?: string | undefined;
  comesBack?: boolean;
}

function FailedPage({ status, detail, requestId, comesBack = false }: FailedPageProps) {
  const title = pageTitleOf(status);
  useEffect(() => {
    if (!comesBack) return undefined;
    // Spreads the retries, so that not all pages reload at once.
    const timer = setTimeout(() => window.location.reload(), COME_BACK_MS.least + Math.random() * COME_BACK_MS.spread);
    return () => clearTimeout(timer);
  }, [comesBack]);
  return (
    <MessagePage
      isFailure
      title={title}
      above={<span className="text-error">{status}</span>}
      lead={detail ?? PAGE_NOT_SHOWN}
      actions={
        <>
          {!FINAL.has(status) && (
            <Button type="button" onClick={() => window.location.reload()}>
              Try again
            </Button>
          )}
          <Button asChild variant="secondary">
            <Link to="/">Go to the home page</Link>
          </Button>
        </>
      }
    >
      <Head title={title} />
      {requestId !== undefined && <p className="mt-2 text-sm text-ink-soft">Error id {requestId}</p>}
    </MessagePage>
  );
}
