import type { ReactNode } from 'react';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Page } from '#ui/page.tsx';
import { TOOL_NAMES, TOOLS } from '../../contract.ts';
import type { Route } from './+types/assistants';

export function loader() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'For assistants',
    description: 'Let your assistant look for homes here: search, facts, estimates and market figures, free and without sign-in.',
    path: '/assistants',
  });
}

/** How to connect an assistant, to copy and paste. */
export default function Assistants({ matches }: Route.ComponentProps) {
  const { publicUrl } = siteOf(matches);
  const address = `${publicUrl}/mcp`;
  return (
    <Page
      title="For assistants"
      lead="Ask for homes where you already chat. Your assistant reads what anyone can read here; it doesn’t buy, book or send anything."
    >
      <Section title="Connect">
        <p>The address is the same everywhere. You don’t need an account for anything public.</p>
        <Code text={address} />
        <p>In apps that take connectors, add a custom connector with this address. On the command line:</p>
        <Code text={`claude mcp add --transport http homes ${address}`} />
        <p>In a settings file:</p>
        <Code text={JSON.stringify({ mcpServers: { homes: { type: 'http', url: address } } }, null, 2)} />
      </Section>
      <Section title="What it can ask">
        <ul className="divide-y divide-line border-y border-line">
          {TOOL_NAMES.map((name) => (
            <li key={name} className="flex flex-wrap gap-x-4 py-2">
              <code className="font-medium">{name}</code>
              <span className="text-ink-soft">{TOOLS[name].what}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Your own homes">
        <p>
          Ask about your saved homes, and your assistant sends you to a page here that checks with you first: who’s asking, where
          the answer goes, and what it would see. You can stop that anytime under Settings, Assistants.
        </p>
        <p>A program that can’t open that page takes a key instead. You make one under Settings, Assistants:</p>
        <Code text={`claude mcp add --transport http homes ${address} --header "Authorization: Bearer YOUR-KEY"`} />
        <p>An assistant can’t change anything for you: it gives you the link to a home, where you can save it, ask or book.</p>
        <p>For makers: OAuth 2.1 with PKCE, and client ID metadata documents. Everything is found from the address above.</p>
      </Section>
      <Section title="The same rules apply">
        <p>
          Sellers’ choices count: a withheld address stays withheld, and no estimate is given where a seller does not allow one.
        </p>
        <p>Some listing services don’t share their homes with assistants. You’ll find those only on this site.</p>
        <p>No one can search for homes by who lives there. The fair housing rules of this site apply here, too.</p>
        <p>Estimates aren’t appraisals, and monthly costs aren’t offers of credit.</p>
      </Section>
    </Page>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 max-w-measure space-y-3">
      <h2 className="text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Code({ text }: { text: string }) {
  return (
    <pre tabIndex={0} className="overflow-x-auto rounded-card bg-sunken p-4 text-sm">
      <code>{text}</code>
    </pre>
  );
}
