import { useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { randomUuid } from '#lib/uuid.ts';
import { Page } from '#ui/page.tsx';
import type { RequestForm } from '../../contract.ts';
import { ChooseBefore } from './choose-pros.tsx';
import { RequestFields } from './request-fields.tsx';
import { useSendAfterSignIn } from './send-after-sign-in.ts';
import { StartOf } from './start-of.tsx';

/** The request of somebody who has not signed in: all of it is filled in here, and kept nowhere else until it is sent. */
export function VisitorRequest({ frame }: Pick<PersonalViewProps, 'frame'>) {
  const [params] = useSearchParams();
  const [requestId] = useState(randomUuid);
  const [form, setForm] = useState<RequestForm>();
  const whom = useRef<HTMLDivElement>(null);
  const { begin } = useSendAfterSignIn();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const show = useCallback((filled: RequestForm | undefined) => {
    setForm(filled);
    // The list stands below a long form.
    if (filled !== undefined) requestAnimationFrame(() => whom.current?.scrollIntoView({ block: 'start' }));
  }, []);
  return (
    <Page {...frame}>
      <div className="mt-8 grid gap-12">
        <StartOf saved={undefined} params={params}>
          {(start) => (
            <RequestFields requestId={requestId} saved={undefined} start={start} onSaved={() => undefined} onReady={show} />
          )}
        </StartOf>
        <div ref={whom} className="scroll-mt-24">
          {form === undefined ? null : (
            <ChooseBefore
              form={form}
              first={params.get('vendors')?.split(',') ?? []}
              ticked={ticked}
              onTick={setTicked}
              onSend={(vendorIds) => begin({ requestId, form, vendorIds: [...vendorIds] })}
            />
          )}
        </div>
      </div>
    </Page>
  );
}
