import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';

export interface MailGroup {
  title: string;
  href: string;
  items: { change: string; name: string; facts: string; firm: string | null; href: string }[];
  /** Homes beyond what the mail shows. */
  more: number;
}

export function AlertMail({ groups }: { groups: readonly MailGroup[] }) {
  return (
    <>
      {groups.map((group) => (
        <Section key={group.href}>
          <Heading as="h2" style={{ fontSize: 16, margin: '16px 0 4px' }}>
            <Link href={group.href}>{group.title}</Link>
          </Heading>
          {group.items.map((item) => (
            <Text key={`${item.href} ${item.change}`} style={{ margin: '8px 0' }}>
              <strong>{item.change}</strong>
              <br />
              <Link href={item.href}>{item.name}</Link>
              <br />
              {item.facts}
              {item.firm === null ? null : (
                <>
                  <br />
                  Listed by {item.firm}
                </>
              )}
            </Text>
          ))}
          {group.more > 0 && (
            <Text>
              <Link href={group.href}>See {group.more} more</Link>
            </Text>
          )}
        </Section>
      ))}
    </>
  );
}

/** Double opt-in: nothing more is sent before this is answered. */
export function ConfirmAlertMail({ searchName, confirmUrl }: { searchName: string; confirmUrl: string }) {
  return (
    <>
      <Text>Somebody, most likely you, asked us to mail new homes for the search “{searchName}” to this address.</Text>
      <Text>
        <Link href={confirmUrl}>Yes, send me these alerts</Link>
      </Text>
      <Text>If it was not you, do nothing: we will not write again.</Text>
    </>
  );
}
