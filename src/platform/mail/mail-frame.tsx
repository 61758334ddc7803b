import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment, type ReactNode } from 'react';

// Mail clients do not know custom properties; these are the light tokens of src/ui/tokens.css.
export const MAIL_COLORS = {
  paper: '#fbfaf7',
  surface: '#ffffff',
  ink: '#1c1f1e',
  soft: '#59605d',
  line: '#e6e2d9',
  brand: '#0f5d4a',
};
const FONT = "Inter, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

/** The frame of every mail: one column with title, words, how to stop recurring mail, and who sent it. */
export function MailFrame({
  productName,
  title,
  children,
  footer,
  choicesUrl,
}: {
  productName: string;
  title: string;
  children: ReactNode;
  footer?: MailFooterProps | undefined;
  /** Where its reader says what they get, of mail that is not asked for anew each time. */
  choicesUrl?: string | undefined;
}) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{title}</Preview>
      <Body
        style={{ backgroundColor: MAIL_COLORS.paper, color: MAIL_COLORS.ink, fontFamily: FONT, margin: 0, padding: '24px 12px' }}
      >
        <Container
          style={{
            backgroundColor: MAIL_COLORS.surface,
            border: `1px solid ${MAIL_COLORS.line}`,
            borderRadius: 12,
            maxWidth: 560,
            padding: '24px 28px',
          }}
        >
          <Text style={{ color: MAIL_COLORS.brand, fontWeight: 600, margin: 0 }}>{productName}</Text>
          <Heading as="h1" style={{ fontFamily: 'Georgia, serif', fontSize: 22, lineHeight: 1.25, margin: '8px 0 16px' }}>
            {title}
          </Heading>
          <Section>
            {children}
            {footer !== undefined && <MailFooter {...footer} />}
          </Section>
          <Hr style={{ borderColor: MAIL_COLORS.line, margin: '24px 0 12px' }} />
          <Text style={{ color: MAIL_COLORS.soft, fontSize: 12, margin: 0 }}>
            {choicesUrl === undefined ? (
              `Sent by ${productName} because of a request made on the site.`
            ) : (
              <>
                Sent by {productName} about what you do on the site. <Link href={choicesUrl}>Choose what we email you</Link> in
                your settings.
              </>
            )}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** The button for the one thing to do next. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button
      href={href}
      style={{ backgroundColor: MAIL_COLORS.brand, borderRadius: 8, color: '#ffffff', fontSize: 14, padding: '12px 20px' }}
    >
      {children}
    </Button>
  );
}

/** Plain paragraphs, with a button to a page of the site if there is something to do. */
export function MailParagraphs({
  siteUrl,
  paragraphs,
  action,
}: {
  siteUrl: string;
  paragraphs: readonly string[];
  action?: { path: string; label: string } | undefined;
}) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>
          <Lines text={paragraph} />
        </Text>
      ))}
      {action !== undefined && <MailButton href={`${siteUrl}${action.path}`}>{action.label}</MailButton>}
    </>
  );
}

/** Somebody's own words with their line breaks, which the plain text keeps too. */
export function MailQuote({ children }: { children: string }) {
  return (
    <Text style={{ borderLeft: `3px solid ${MAIL_COLORS.brand}`, paddingLeft: 14 }}>
      <Lines text={children} />
    </Text>
  );
}

/** Words with the line breaks that somebody gave them. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // A line has no identity but its place.
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

interface MailFooterProps {
  postalAddress: string | undefined;
  unsubscribeUrl: string;
  settingsUrl: string | undefined;
}

/** Under recurring mail: how to stop it, and where it came from. */
function MailFooter({ postalAddress, unsubscribeUrl, settingsUrl }: MailFooterProps) {
  return (
    <Text style={{ fontSize: 12 }}>
      {/* In a text, where addresses follow their words, none may end in a period that programs take for a part of it. */}
      You’re getting this email because you asked for it. <Link href={unsubscribeUrl}>Unsubscribe</Link> from these emails
      {settingsUrl === undefined ? null : (
        <>
          {' '}
          or <Link href={settingsUrl}>change what you get</Link> in your settings
        </>
      )}
      .{postalAddress === undefined ? null : ` ${postalAddress}`}
    </Text>
  );
}
