import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { finishTestAccount, openPayoutAccount, type VendorMoney } from '../../../contract/milestones.ts';
import { MONEY_READS } from '../../api.ts';
import { useGoTo } from '../checkout/use-go-to-payment.ts';

/** Where the money goes: asked by the provider, on its own page. */
export function PayoutAccount({ vendorId, money }: { vendorId: string; money: VendorMoney }) {
  const goTo = useGoTo();
  const { account, isTest, maySend } = money;
  const open = useWrite(openPayoutAccount, {
    refreshes: MONEY_READS,
    answered: ({ url }) => {
      if (!isTest) goTo(url);
    },
    failureTitle: 'The payment provider’s page didn’t open',
  });
  const finish = useWrite(finishTestAccount, {
    refreshes: MONEY_READS,
    done: { title: account?.transfers === 'active' ? 'The bank account is changed' : 'Your account can receive money now' },
  });
  const params = { vendorId };
  if (account?.transfers === 'active')
    return maySend ? (
      <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
        {account.bankLast4 === null
          ? 'Payouts go to the bank account that you gave our payment provider.'
          : `Payouts go to your bank account ending in ${account.bankLast4}.`}
        <Button
          variant="quiet"
          size="small"
          className="-ml-3"
          busy={open.isBusy || finish.isBusy}
          onClick={() => void (isTest ? finish.run({ params }) : open.run({ params }))}
        >
          {isTest ? 'Change it (test)' : 'Change it'}
        </Button>
      </p>
    ) : null;
  if (!maySend) return <Notice title="Nothing can be paid out yet">A team owner has to say where the money goes first.</Notice>;
  if (isTest && account !== null)
    return (
      <Notice
        title="One more step (test)"
        action={
          <Button size="small" busy={finish.isBusy} onClick={() => void finish.run({ params })}>
            Finish the account
          </Button>
        }
      >
        With real money, the payment provider asks for your bank account and your name here, on its own page.
      </Notice>
    );
  return (
    <Notice
      tone={account === null ? 'info' : 'warning'}
      title={account === null ? 'Tell us where your money should go' : 'Your account isn’t complete'}
      action={
        <Button size="small" busy={open.isBusy} onClick={() => void open.run({ params })}>
          {account === null ? 'Set up payouts' : 'Complete your account'}
        </Button>
      }
    >
      {account === null
        ? 'The payment provider asks for your bank account on its own page: we never see it.'
        : account.missing.length === 0
          ? 'The payment provider is checking your details. That can take a day or two.'
          : `The payment provider still needs: ${account.missing.map((need) => need.replaceAll(/[._]/g, ' ')).join(', ')}.`}
    </Notice>
  );
}
