import { Body } from '@react-email/body';
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

// Mail clients know no custom properties; these are the light tokens of src/ui/tokens.css.
const COLORS = { paper: '#fbfaf7', surface: '#ffffff', ink: '#1c1f1e', soft: '#59605d', line: '#e6e2d9', brand: '#0f5d4a' };
const FONT = "Inter, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

/** What every mail looks like: one column, the title, the words, who sent it. */
export function MailFrame({ productName, title, children }: { productName: string; title: string; children: ReactNode }) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{title}</Preview>
      <Body style={{ backgroundColor: COLORS.paper, color: COLORS.ink, fontFamily: FONT, margin: 0, padding: '24px 12px' }}>
        <Container
          style={{
            backgroundColor: COLORS.surface,
            border: `1px solid ${COLORS.line}`,
            borderRadius: 12,
            maxWidth: 560,
            padding: '24px 28px',
          }}
        >
          <Text style={{ color: COLORS.brand, fontWeight: 600, margin: 0 }}>{productName}</Text>
          <Heading as="h1" style={{ fontFamily: 'Georgia, serif', fontSize: 22, lineHeight: 1.25, margin: '8px 0 16px' }}>
            {title}
          </Heading>
          <Section>{children}</Section>
          <Hr style={{ borderColor: COLORS.line, margin: '24px 0 12px' }} />
          <Text style={{ color: COLORS.soft, fontSize: 12, margin: 0 }}>
            Sent by {productName} because of a request made on the site.
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** Somebody's own words, line breaks kept, also in the plain text made from it. */
export function MailQuote({ children }: { children: string }) {
  return (
    <Text style={{ borderLeft: `3px solid ${COLORS.brand}`, paddingLeft: 14 }}>
      {children.split('\n').map((line, index) => (
        // Lines have no identity but their place.
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  );
}

export interface MailFooterProps {
  postalAddress: string | undefined;
  unsubscribeUrl: string;
  settingsUrl: string | undefined;
}

/** Under mail that comes again: how to stop it, and from where it was sent. */
export function MailFooter({ postalAddress, unsubscribeUrl, settingsUrl }: MailFooterProps) {
  return (
    <Text style={{ fontSize: 12 }}>
      You asked for this mail. <Link href={unsubscribeUrl}>Unsubscribe</Link>
      {settingsUrl === undefined ? null : (
        <>
          {' '}
          or <Link href={settingsUrl}>change what you get</Link>
        </>
      )}
      .{postalAddress === undefined ? null : ` ${postalAddress}`}
    </Text>
  );
}
