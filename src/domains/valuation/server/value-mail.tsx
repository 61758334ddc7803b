import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { MAIL_COLORS, MailButton } from '#platform/mail/mail-frame.tsx';

export interface ValueMailProps {
  /** All amounts in words. */
  estimate: string;
  range: string;
  confidence: string;
  change: string | null;
  basis: string;
  sales: readonly { address: string; sold: string }[];
  homeUrl: string;
  accuracyUrl: string;
}

const { brand: BRAND, soft: SOFT, line: LINE } = MAIL_COLORS;
const SMALL = { color: SOFT, fontSize: 12, lineHeight: '18px' };

/** Once a month: what a followed home is worth now, and what sold near by. */
export function ValueMail(props: ValueMailProps) {
  return (
    <>
      <Text style={{ color: SOFT, margin: 0 }}>Estimated value</Text>
      <Text style={{ fontFamily: 'Georgia, serif', fontSize: 36, lineHeight: '44px', margin: '0 0 4px' }}>{props.estimate}</Text>
      <Text style={{ margin: '0 0 4px' }}>In two of three cases, between {props.range}.</Text>
      <Text style={{ color: SOFT, margin: 0 }}>Confidence: {props.confidence}.</Text>
      {props.change === null ? null : <Text style={{ fontWeight: 600, margin: '12px 0 0' }}>{props.change}</Text>}
      {props.sales.length === 0 ? null : (
        <Section style={{ marginTop: 24 }}>
          <Text style={{ fontWeight: 600, margin: '0 0 8px' }}>Similar homes that sold lately</Text>
          {props.sales.map(({ address, sold }) => (
            <Section key={address} style={{ borderTop: `1px solid ${LINE}`, padding: '8px 0' }}>
              <Text style={{ lineHeight: '20px', margin: 0 }}>{address}</Text>
              <Text style={{ color: SOFT, lineHeight: '20px', margin: 0 }}>{sold}</Text>
            </Section>
          ))}
        </Section>
      )}
      <Section style={{ margin: '20px 0' }}>
        <MailButton href={props.homeUrl}>See why, or correct a fact</MailButton>
      </Section>
      <Text style={{ ...SMALL, margin: 0 }}>
        {props.basis}{' '}
        <Link href={props.accuracyUrl} style={{ color: BRAND }}>
          How accurate are our estimates?
        </Link>
      </Text>
    </>
  );
}
