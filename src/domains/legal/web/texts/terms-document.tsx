import {
  APPROVAL_TIME,
  HOLD_DAYS,
  HOLD_REMINDER_DAYS,
  ORDER_MINUTES,
  PLAN_REFUND_DAYS,
  REFUND_DAYS,
  RENEWAL_TRIES,
} from '#domains/billing/contract.ts';
import { TERMS_CHANGES } from '#lib/legal-versions.ts';
import { sayCount, sayNumber } from '#lib/say-number.ts';
import type { LegalDocumentData } from './legal-document.tsx';

/** The terms in force. A change of substance is a new version with a line in `TERMS_CHANGES`. */
export function termsDocument(productName: string): LegalDocumentData {
  return {
    title: 'Terms of Service',
    version: TERMS_CHANGES[0].version,
    effective: TERMS_CHANGES[0].date,
    intro: (
      <p>
        These terms are an agreement between you and the operator of {productName}. They say what the service is, what it is not,
        and what we expect of each other. By using the service you accept them.
      </p>
    ),
    sections: [
      {
        id: 'what-we-are',
        title: 'What we are, and what we are not',
        body: (
          <>
            <p>
              {productName} is software for finding, understanding, buying and selling homes. Unless a page says otherwise and
              names a license, the operator is not a real estate broker, not a lender, not a title or escrow company, not an
              appraiser and not a law firm.
            </p>
            <p>
              Nothing here is legal, tax or lending advice, an offer of credit or a decision on credit. Ask a licensed person
              before you rely on it for a contract.
            </p>
          </>
        ),
      },
      {
        id: 'listings',
        title: 'Listings',
        body: (
          <>
            <p>
              Listings come from listing services and from sellers. They are deemed reliable but not guaranteed, and may change or
              be withdrawn at any time. Each shows the listing firm, the source and when it was last updated.
            </p>
            <p>
              They are for your personal, non-commercial use, to find homes you may want to buy. Copying them in bulk is not
              allowed.
            </p>
            <p>
              What a seller or a listing service asks us to withhold, such as an address, we withhold. Tell us of a mistake on any
              listing and we correct it promptly or pass it on.
            </p>
          </>
        ),
      },
      {
        id: 'computed-results',
        title: 'Computed results and their limits',
        body: (
          <>
            <p>
              Readings of your search, scores, costs and estimates are computed. Each names the method that made it, what it used
              and how to correct it. They can be wrong. An estimate of value is not an appraisal.
            </p>
            <p>Where a language model helps, the result says so, and passes the same checks as any other.</p>
          </>
        ),
      },
      {
        id: 'fair-housing',
        title: 'Fair housing',
        body: (
          <>
            <p>
              We are pledged to the letter and spirit of United States policy for equal housing opportunity. The Fair Housing Act
              forbids preference, limitation or discrimination because of race, color, religion, sex, disability, familial status
              or national origin; many states and cities protect more.
            </p>
            <ul>
              <li>
                Search, ranking and matching use facts about homes. They use no information about the people who live in a place,
                and show no crime or demographic layers.
              </li>
              <li>Wishes about protected classes, or words that stand in for them, become no filter; a neutral note says why.</li>
              <li>Accessibility is searched as features of the home.</li>
              <li>Copy that states a preference cannot be published here.</li>
            </ul>
            <p>
              If you think you were discriminated against, you can file a complaint with the U.S. Department of Housing and Urban
              Development or your state’s agency.
            </p>
          </>
        ),
      },
      {
        id: 'commissions',
        title: 'Commissions and agreements',
        body: (
          <p>
            Commissions are not set by law and are fully negotiable. Before you tour a home with an agent who works through a
            listing service, a written agreement with that agent is usually needed; it must state the agent’s pay in a way you can
            work out.
          </p>
        ),
      },
      {
        id: 'experts',
        title: 'Service experts',
        body: (
          <p>
            Experts are independent. Their order is neutral and cannot be bought in any category that is a settlement service. You
            never have to use a particular provider as a condition of anything here.
          </p>
        ),
      },
      {
        id: 'orders',
        title: 'Plans, orders and prices',
        body: (
          <>
            <p>
              You buy plans and services of the catalog from the operator. The server works out every price and tax again when you
              order; if the total is no longer the one you saw, nothing is ordered and you see the new one first. A placed order
              keeps its price for {sayCount(ORDER_MINUTES, 'minute')}. It binds once the payment provider says that it is paid.
            </p>
            <p>
              A plan renews at the price and for the period named at the checkout, until you cancel. You agree to that in a box of
              its own. You cancel online, on the page of your plans, and keep the plan to the end of the period you paid for. If a
              renewal fails we try {sayNumber(RENEWAL_TRIES.length)} more times; then the plan ends. You may pause a plan, change
              it from the next period on, or switch at once for the price less what is left of the paid period.
            </p>
          </>
        ),
      },
      {
        id: 'refunds',
        title: 'Refunds',
        body: (
          <>
            <ul>
              <li>A plan: all of the price within {sayCount(PLAN_REFUND_DAYS, 'day')} of paying.</li>
              <li>A service: all of the price until one day before the work begins; after that, for what is not done.</li>
              <li>A bundle: each service by its own rule, at its price within the bundle.</li>
            </ul>
            <p>
              The rule of each item stands beside it at the checkout. You ask for a refund on the page of your order within{' '}
              {sayCount(REFUND_DAYS, 'day')} of paying, and an administrator decides. Money goes back the way it came, with its
              share of the tax. Rights that the law gives you stay as they are.
            </p>
          </>
        ),
      },
      {
        id: 'milestones',
        title: 'Paid work, and money that is held',
        body: (
          <>
            <p>
              The price of a job can be split into a deposit and milestones. What you pay for a part is held at the payment
              provider. It goes to the professional once you approve the part, or after {APPROVAL_TIME} of silence since it was
              handed in, with two reminders before. You may release a part earlier; the professional may give back what will not
              be earned.
            </p>
            <p>
              Money is held for {HOLD_DAYS} days at most. A part that was not handed in by then goes back to you, and can be paid
              again; one to which you asked for changes that never came is decided as a dispute. Both sides are reminded{' '}
              {HOLD_REMINDER_DAYS} days before.
            </p>
            <p>
              If you disagree, open a dispute before the part is approved: both sides give evidence, and an administrator divides
              what is held, unless one side gives way. While a payment is disputed with your bank, nothing is released.
            </p>
            <p>
              From each release the operator keeps a fee, which is part of the price, shown to the professional beforehand, and
              never taken on sales tax. No fee is taken for a referral in a category that is a settlement service.
            </p>
          </>
        ),
      },
      {
        id: 'quotes-and-reviews',
        title: 'Quotes and reviews',
        body: (
          <>
            <p>
              A quote is the professional’s own, with its price, tax, plan and last day. When you accept it and the professional
              confirms, the agreement for the work is between the two of you; the operator is not a party to it. A change of price
              is a new version, which binds only if you accept it.
            </p>
            <p>
              A review comes from the client of a completed job, and nothing is given for it. Professionals may answer. We take
              down what is false, abusive or not about the job, and never because it is critical.
            </p>
          </>
        ),
      },
      {
        id: 'offers',
        title: 'Offers between buyers and sellers',
        body: (
          <p>
            Offers and counteroffers here are between the people named in them. The page says before each press whether it binds.
            An offer can be accepted until its expiry. Whether a contract also needs a signed document, and on which form, is a
            matter of your state’s law: ask an attorney or agent. The operator holds no earnest money and decides nothing between
            you.
          </p>
        ),
      },
      {
        id: 'electronic-signatures',
        title: 'Electronic records and signatures',
        body: (
          <p>
            Where you sign something here, we first show you the disclosures that the law asks for: your right to paper, how to
            withdraw your consent, what equipment you need. The box that gives your consent is never ticked for you. Everybody who
            signs can keep a copy of the finished document, with a record of who signed and when.
          </p>
        ),
      },
      {
        id: 'your-conduct',
        title: 'What we ask of you',
        body: (
          <ul>
            <li>Give true information about yourself when you contact somebody, and about a home when you list it.</li>
            <li>Do not harass, mislead or discriminate against anybody.</li>
            <li>Do not break into, overload or scrape the service.</li>
          </ul>
        ),
      },
      {
        id: 'liability',
        title: 'Liability',
        body: (
          <p>
            We run the service with care and as it is. As far as the law allows we are not liable for decisions taken on the data
            of others. Nothing here limits liability that cannot be limited by law.
          </p>
        ),
      },
      {
        id: 'ending',
        title: 'Changes and ending',
        body: (
          <p>
            We announce changes of these terms in the change log below before they take effect. You can stop using the service at
            any time.
          </p>
        ),
      },
    ],
    changes: TERMS_CHANGES,
  };
}
