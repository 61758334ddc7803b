import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormFailure } from '#ui/form-failure.tsx';
import { InlineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { AGREEMENT_KEYS, AGREEMENTS, agree } from '../../contract.ts';
import type { PartProps } from './part-props.ts';
import { useAnswered } from './use-save-part.ts';

const VERSIONS = {
  referrals: AGREEMENTS.referrals.version,
  'fair-housing': AGREEMENTS['fair-housing'].version,
  terms: AGREEMENTS.terms.version,
};

/** What every vendor agrees to. Nothing is ticked ahead. */
export function AgreementsPart({ vendor, disabled, onSaved }: PartProps) {
  const isDone = vendor.agreed.length === AGREEMENT_KEYS.length;
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const send = useWrite(
    () =>
      browserApi.call(agree, {
        body: { versions: VERSIONS },
      }),
    { tells: 'page', ...useAnswered(onSaved, ticked) },
  );
  const mayAgree = vendor.myRole === 'owner' && !disabled;
  return (
    <div className="max-w-2xl space-y-5">
      {AGREEMENT_KEYS.map((key) => (
        <Checkbox
          key={key}
          label={AGREEMENTS[key].title}
          hint={AGREEMENTS[key].text}
          checked={isDone || ticked.includes(key)}
          disabled={isDone || !mayAgree}
          onChange={({ target }) => setTicked((now) => (target.checked ? [...now, key] : now.filter((one) => one !== key)))}
        />
      ))}
      <p className="text-sm text-ink-soft">
        The <InlineLink href="/terms">terms of service</InlineLink> and the{' '}
        <InlineLink href="/privacy">privacy policy</InlineLink>.
      </p>
      <FormFailure text={send.failure} />
      {isDone ? (
        <Notice tone="success" title="Agreed">
          {onSaved === undefined ? null : (
            <Button size="small" className="mt-2" onClick={onSaved}>
              Continue
            </Button>
          )}
        </Notice>
      ) : mayAgree ? (
        <Button busy={send.isBusy} disabled={ticked.length < AGREEMENT_KEYS.length} onClick={() => void send.run()}>
          Agree
        </Button>
      ) : (
        <p className="text-ink-soft">Only an owner can agree.</p>
      )}
    </div>
  );
}
