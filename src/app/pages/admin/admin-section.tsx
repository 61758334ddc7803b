import type { ComponentType } from 'react';
import { AuditAdmin, PeopleAdmin } from '#domains/accounts/web/index.ts';
import { MoneyAdmin, OrdersAdmin, PromoAdmin, ServicesAdmin } from '#domains/billing/web/index.ts';
import { VendorAdmin } from '#domains/experts/web/index.ts';
import { FeedsAdmin } from '#domains/feeds/web/index.ts';
import { JobDisputes } from '#domains/hiring/web/index.ts';
import { JobsAdmin } from '#domains/insights/web/index.ts';
import { LegalAdmin } from '#domains/legal/web/index.ts';
import { PartnersAdmin } from '#domains/odata/web/index.ts';
import { PrivacyRequests } from '#domains/privacy/web/index.ts';
import { Moderation } from './moderation.tsx';
import type { AdminSectionName } from './sections.ts';

/** Each domain exports its own sections. */
const SECTIONS: Record<AdminSectionName, ComponentType<{ adminId: string }>> = {
  users: PeopleAdmin,
  vendors: VendorAdmin,
  moderation: Moderation,
  services: ServicesAdmin,
  orders: OrdersAdmin,
  disputes: JobDisputes,
  money: MoneyAdmin,
  promos: PromoAdmin,
  privacy: PrivacyRequests,
  feeds: FeedsAdmin,
  legal: LegalAdmin,
  jobs: JobsAdmin,
  partners: PartnersAdmin,
  audit: AuditAdmin,
};

/** A section of the administration. */
export function AdminSection({ section, adminId }: { section: AdminSectionName; adminId: string }) {
  const Section = SECTIONS[section];
  return <Section adminId={adminId} />;
}
