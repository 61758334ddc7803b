import { type PersonalViewProps, useDemoPast } from '#domains/accounts/web/index.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AppLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { LoadingRegion } from '#ui/skeleton.tsx';

/** For somebody who offers no services here yet; a demo vendor’s team comes with their past. */
export function NoVendor({ frame }: Pick<PersonalViewProps, 'frame'>) {
  const { isComing } = useDemoPast();
  return (
    <Page {...frame}>
      {isComing ? (
        <LoadingRegion>
          <SkeletonRows rows={8} className="mt-8" />
        </LoadingRegion>
      ) : (
        <EmptyState
          className="mt-8"
          level={2}
          title="You don’t offer services here yet"
          action={
            <Button asChild>
              <AppLink href="/vendor-onboarding">Offer your services</AppLink>
            </Button>
          }
        >
          Say what you do and where. Being seen, reading requests and declining them are all free.
        </EmptyState>
      )}
    </Page>
  );
}
