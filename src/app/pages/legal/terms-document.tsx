import { TERMS_VERSION } from '#lib/legal-versions.ts';
import type { LegalDocumentData } from './legal-document.tsx';

/** The terms in force. A change of substance is a new version with a line in the change log. */
export function termsDocument(productName: string): LegalDocumentData {
  return {
    title: 'Terms of Service',
    version: TERMS_VERSION,
    effective: '2026-11-01',
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
        id: 'electronic-signatures',
        title: 'Electronic records and signatures',
        body: (
          <p>
            Where you sign something here, we first show you the disclosures that the law asks for: your right to paper, how to
            withdraw your consent, what equipment you need. The box that gives your consent is never ticked for you.
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
    changes: [{ version: '1.0', date: '2026-11-01', what: 'first version.' }],
  };
}
