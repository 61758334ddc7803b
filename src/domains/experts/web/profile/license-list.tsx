import { formatCompactMoney, formatDate } from '#lib/format.ts';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { InlineLink } from '#ui/link.tsx';
import { categoryOf, type ExpertProfile, INSURANCE_WORDS } from '../../contract.ts';

/** Licenses and insurance as the vendor states them, and whether we verified them. */
export function LicenseList({ expert: { licenses, insurance } }: { expert: ExpertProfile }) {
  if (licenses.length === 0 && insurance.length === 0) return null;
  const state = (isVerified: boolean, until: string) =>
    `${isVerified ? 'Verified' : 'Stated by the expert, not verified'}; ends ${formatDate(until, 'UTC', 'long')}`;
  return (
    <KeyValueList
      align="start"
      className="mt-6"
      items={[
        ...licenses.map((one) => ({
          label: `${categoryOf(one.categoryKey).license?.name ?? 'License'}, ${one.state}`,
          value: (
            <>
              No. {one.number}
              {one.register === null ? null : (
                <>
                  {' '}
                  (<InlineLink href={one.register}>look it up</InlineLink>)
                </>
              )}
            </>
          ),
          note: state(one.isVerified, one.expiresOn),
        })),
        ...insurance.map((one) => ({
          label: INSURANCE_WORDS[one.kind],
          value: `${one.carrier}, up to ${formatCompactMoney(one.limitCents)}`,
          note: state(one.isVerified, one.expiresOn),
        })),
      ]}
    />
  );
}
