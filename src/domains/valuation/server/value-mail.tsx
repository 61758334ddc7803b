import { Link, Text } from '@react-email/components';
import { MailFooter, MailFrame } from '#platform/mail/mail-frame.tsx';

export interface ValueMailProps {
  productName: string;
  postalAddress: string | undefined;
  address: string;
  /** All amounts in words. */
  estimate: string;
  range: string;
  confidence: string;
  change: string | null;
  basis: string;
  sales: readonly string[];
  homeUrl: string;
  accuracyUrl: string;
  unsubscribeUrl: string;
  settingsUrl: string;
}

/** Once a month: what a followed home is worth now, and what sold near by. */
export function ValueMail(props: ValueMailProps) {
  return (
    <MailFrame productName={props.productName} title={`${props.address}: ${props.estimate}`}>
      <Text>
        <strong>{props.estimate}</strong>, in two cases of three between {props.range}. Confidence: {props.confidence}.
      </Text>
      {props.change === null ? null : <Text>{props.change}</Text>}
      {props.sales.length === 0 ? null : (
        <>
          <Text style={{ margin: '16px 0 4px' }}>
            <strong>Homes like it that sold lately</strong>
          </Text>
          {props.sales.map((sale) => (
            <Text key={sale} style={{ margin: '4px 0' }}>
              {sale}
            </Text>
          ))}
        </>
      )}
      <Text>
        <Link href={props.homeUrl}>See the reasons, or put a fact right</Link>
      </Text>
      <Text style={{ fontSize: 12 }}>
        {props.basis} <Link href={props.accuracyUrl}>How accurate is it?</Link>
      </Text>
      <MailFooter postalAddress={props.postalAddress} unsubscribeUrl={props.unsubscribeUrl} settingsUrl={props.settingsUrl} />
    </MailFrame>
  );
}
