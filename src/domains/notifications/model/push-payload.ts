/** Push services take 4,096 bytes, of which encryption needs 103 (RFC 8291). */
export const MOST_PAYLOAD_BYTES = 3993;
/** A lock screen shows about this much, and others may look at it. */
const MOST_BODY = 160;

export interface News {
  topic: string;
  title: string;
  body: string;
  /** Path of the page it is about. */
  href: string;
}

/** What a device is told, in the form that browsers can show by themselves (declarative web push). */
export function writePayload({ topic, title, body, href }: News, siteUrl: string): string {
  const payload = {
    web_push: 8030,
    notification: {
      title: clip(title, 120),
      body: clip(body, MOST_BODY),
      navigate: new URL(href, `${siteUrl}/`).href,
      tag: `${topic} ${href}`.slice(0, 200),
      lang: 'en-US',
    },
  };
  return JSON.stringify(payload);
}

function clip(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
