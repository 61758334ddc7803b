import { EQUAL_HOUSING_PATH } from '../../codes.ts';
import type { Content } from '../../content.ts';
import { type Align, down, type Frame, right } from '../../layout/frame.ts';
import type { codeParts } from './code-parts.ts';
import type { Ground, Pen } from './pen.ts';

/** A phone number and an address of mail that are longer together stand below each other. */
const MOST_IN_CONTACT_LINE = 44;

/** Who advertises, and what the law wants said with it. */
export function senderParts(
  content: Content,
  unit: number,
  { on, plain }: Pen,
  { originalsCode }: Pick<ReturnType<typeof codeParts>, 'originalsCode'>,
) {
  /** Who answers. The brokerage is as large as the person, beside the phone. */
  const contact = ({
    ground = 'paper',
    size = 12,
    align = 'start',
  }: { ground?: Ground; size?: number; align?: Align } = {}): Frame => {
    const { name, role, phone, email, website, brokerage, license, brokeragePhone, brokerageAddress } = content.contact;
    const { ink, soft } = on(ground);
    const line = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');
    const both = line([phone, email]);
    const ways = [...(both.length > MOST_IN_CONTACT_LINE ? [phone, email] : [both]), website].filter((text) => text !== '');
    const small = Math.max(7, size * 0.72);
    return down(
      { gap: 1.5 * unit },
      name === '' ? null : plain(name, size, ink, { face: 'strong', lines: 2, leading: 1.25, align }),
      brokerage === '' ? null : plain(brokerage, size, ink, { face: 'strong', lines: 2, leading: 1.25, align }),
      line([role, license]) === '' ? null : plain(line([role, license]), small, soft, { lines: 2, leading: 1.3, align }),
      ...ways.map((text) => plain(text, small * 1.08, ink, { face: 'medium', lines: 2, leading: 1.35, align })),
      line([brokeragePhone, brokerageAddress]) === ''
        ? null
        : plain(line([brokeragePhone, brokerageAddress]), small, soft, { lines: 2, leading: 1.3, align }),
    );
  };

  /** The mark of equal housing, what the law wants said, and the code to the originals, or what stands there instead. */
  const legal = ({
    ground = 'paper',
    size = 6.5,
    mark = 26,
    codeSide = 58,
    end = originalsCode(codeSide, { ground }),
  }: { ground?: Ground; size?: number; mark?: number; codeSide?: number; end?: Frame | null } = {}): Frame => {
    const { soft } = on(ground);
    const text = content.legal.join(' ');
    const house: Frame | null = content.showsEqualHousing
      ? {
          kind: 'shape',
          side: mark,
          of: 100,
          path: EQUAL_HOUSING_PATH,
          color: soft,
          ground: null,
          alt: 'Equal Housing Opportunity',
          align: 'start',
          size: mark,
        }
      : null;
    const said = down(
      { grow: 1, gap: 1 * unit, justify: 'center' },
      content.showsEqualHousing
        ? plain('Equal Housing Opportunity', size, soft, { face: 'medium', lines: 1, leading: 1.3 })
        : null,
      text === '' ? null : plain(text, size, soft, { leading: 1.35 }),
    );
    return right({ gap: 8 * unit, align: 'center' }, house, said, end);
  };

  return { contact, legal };
}
