import { Suspense } from 'react';
import { RecognitionChoice } from '#domains/landing/web/index.ts';
import { AskWithoutAccount } from '#domains/privacy/web/index.ts';
import { COOKIES } from '#lib/cookies.ts';
import { PRIVACY_ANSWER_DAYS } from '#lib/kept-for.ts';
import { PRIVACY_CHANGES } from '#lib/legal-versions.ts';
import { InlineLink } from '#ui/link.tsx';
import type { CollectedRow } from './collected-data.ts';
import type { LegalDocumentData } from './legal-document.tsx';

interface PrivacyFacts {
  productName: string;
  supportEmail: string | null;
  collected: readonly CollectedRow[];
}

export function privacyDocument({ productName, supportEmail, collected }: PrivacyFacts): LegalDocumentData {
  return {
    title: 'Privacy Policy',
    version: PRIVACY_CHANGES[0].version,
    effective: PRIVACY_CHANGES[0].date,
    intro: (
      <p>
        What {productName} learns about you, why, for how long, and what you can do about it. In short: little, to answer you, and
        it is not sold.
      </p>
    ),
    sections: [
      {
        id: 'collected',
        title: 'What we collect',
        body: (
          <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="What we collect">
            <table className="w-full min-w-xl border-collapse text-left text-sm">
              <thead>
                <tr className="border-b border-line">
                  {['What', 'Data', 'Purpose', 'Kept', 'Recipients'].map((title) => (
                    <th key={title} scope="col" className="py-2 pr-4 font-semibold">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {collected.map((row) => (
                  <tr key={row.what} className="border-b border-line align-top">
                    <th scope="row" className="py-2 pr-4 font-medium">
                      {row.what}
                    </th>
                    <td className="py-2 pr-4">{row.data}</td>
                    <td className="py-2 pr-4">{row.why}</td>
                    <td className="py-2 pr-4">{row.kept}</td>
                    <td className="py-2">{row.who}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ),
      },
      {
        id: 'not-sold',
        title: 'No sale, no sharing for advertising',
        body: (
          <p>
            We do not sell or share personal information, as California law uses these words, and we do not use it for
            cross-context advertising. A Global Privacy Control signal is honored; since nothing is sold or shared there is
            nothing it has to switch off.
          </p>
        ),
      },
      {
        id: 'cookies',
        title: 'Cookies and browser storage',
        body: (
          <>
            <p>Searching and reading set no cookies. These are all there are; none is for advertising:</p>
            <ul>
              {Object.values(COOKIES).map(({ name, why, set, kept }) => (
                <li key={name}>
                  <code>{name}</code>: {why}. {set}; kept {kept.charAt(0).toLowerCase() + kept.slice(1)}.
                </li>
              ))}
            </ul>
            <p>
              Your browser’s own storage keeps a sign-in token, your choice of light or dark, homes you keep without an account,
              and drafts: <InlineLink href="/clear-cache">see and clear it</InlineLink>.
            </p>
          </>
        ),
      },
      {
        id: 'choices',
        title: 'Your privacy choices',
        body: (
          <>
            <p>
              Sometimes we show two versions of a page and count which one serves people better. For that we know visitors for a
              day, without a cookie. Only with your consent do we recognize a browser for longer.
            </p>
            <Suspense>
              <RecognitionChoice />
            </Suspense>
          </>
        ),
      },
      {
        id: 'rights',
        title: 'Your rights',
        body: (
          <>
            <p>
              With an account you do most of it yourself, in your <InlineLink href="/settings?tab=privacy">settings</InlineLink>:
              take a copy of everything, correct it, take back what you agreed to, and close the account, which erases all but
              what the law lets us keep, and what others share in. Both are named there.
            </p>
            <p>
              What others share in stays with them, without you: a roadmap that co-buyers joined passes to one of them, a
              collection to a member, an application for a loan to who borrows with you, with their own part and files. Files that
              you sent with an open question stay for its listing firm until its link ends, under other names; what is written in
              them stays as it is. Your own answers and all your other files are erased.
            </p>
            <p>
              You can ask to see what we hold about you, to have it corrected, exported or deleted, and to limit how it is used:
              with an account by the form in your <InlineLink href="/settings?tab=privacy">settings</InlineLink>. You can object
              to automated decisions; we take none about you.
            </p>
            <p>
              Without an account, use <InlineLink href="#contact">the form below</InlineLink> with the address you used. We
              confirm that it is you and answer within {PRIVACY_ANSWER_DAYS} days, in Europe within one month. Asking costs
              nothing and changes nothing in how you are served.
            </p>
          </>
        ),
      },
      {
        id: 'children',
        title: 'Children',
        body: <p>The service is for adults. We do not knowingly collect data of anybody under 16.</p>,
      },
      {
        id: 'security',
        title: 'Security',
        body: (
          <p>
            Connections are encrypted, access is limited to those who need it, and mail and requests are stored in the operator’s
            own database.
          </p>
        ),
      },
      {
        id: 'contact',
        title: 'Contact',
        body: (
          <>
            <p>
              {supportEmail === null
                ? 'Questions about privacy go to the operator of this installation, by this form.'
                : `Questions about privacy go to ${supportEmail}, or by this form.`}
            </p>
            <Suspense>
              <AskWithoutAccount />
            </Suspense>
          </>
        ),
      },
    ],
    changes: PRIVACY_CHANGES,
  };
}
