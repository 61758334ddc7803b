import { lazy, type ComponentType } from 'react';
import { ToursCard } from '#domains/bookings/web/index.ts';
import { RoadmapCard } from '#domains/roadmaps/web/index.ts';
import { ApplicationCard } from '#domains/financing/web/index.ts';
import { HiredExperts } from '#domains/hiring/web/index.ts';
import { InquiriesCard } from '#domains/inquiries/web/index.ts';
import { AffordabilityCard, MatchesCard } from '#domains/matching/web/index.ts';
import { MyOffersCard } from '#domains/offers/web/index.ts';
import { NotificationList } from '#domains/notifications/web/index.ts';
import type { DashboardCard } from '#domains/saved/contract.ts';
import { AreasCard, CollectionsCard, FavoritesCard, HiddenCard, SearchesCard, ViewedCard } from '#domains/saved/web/index.ts';
import { ToSignCard } from '#domains/signing/web/index.ts';
import { MyHomesCard } from '#domains/valuation/web/index.ts';

const PrivacyCard = lazy(() => import('./privacy-card.tsx'));

interface CardOfDashboard {
  title: string;
  description?: string;
  Content: ComponentType;
}

export const CARDS: Record<DashboardCard, CardOfDashboard> = {
  matches: { title: 'New matches', description: 'Homes that fit your answers.', Content: MatchesCard },
  roadmap: { title: 'Your purchase', Content: RoadmapCard },
  application: { title: 'Loan application', Content: ApplicationCard },
  searches: { title: 'Saved searches', Content: SearchesCard },
  favorites: { title: 'Favorites', Content: FavoritesCard },
  collections: { title: 'Collections', Content: CollectionsCard },
  areas: { title: 'Areas you follow', Content: AreasCard },
  homes: { title: 'Your home', Content: MyHomesCard },
  offers: { title: 'Your offers', Content: MyOffersCard },
  experts: { title: 'Experts hired', Content: HiredExperts },
  tours: { title: 'Tours', Content: ToursCard },
  inquiries: { title: 'Questions', Content: InquiriesCard },
  signing: { title: 'Documents to sign', Content: ToSignCard },
  viewed: { title: 'Recently viewed', Content: ViewedCard },
  hidden: { title: 'Hidden homes', Content: HiddenCard },
  notifications: { title: 'Notifications', Content: () => <NotificationList most={8} /> },
  affordability: { title: 'What you can afford', Content: AffordabilityCard },
  privacy: { title: 'Data and privacy', Content: PrivacyCard },
};
