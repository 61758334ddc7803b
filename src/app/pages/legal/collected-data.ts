import {
  ERASURE_DAYS,
  KEPT_APPLICATION_DAYS,
  KEPT_ENDED_LINK_DAYS,
  KEPT_EXPORT_DAYS,
  KEPT_MONTHS,
  KEPT_NEWS_MONTHS,
  SESSION_DAYS,
} from '#lib/kept-for.ts';
export interface CollectedRow {
  what: string;
  data: string;
  why: string;
  kept: string;
  who: string;
}

interface CollectedData extends CollectedRow {
  /** Its tables; a test finds tables with rows about people that no line names. */
  tables: readonly string[];
}

const MONTHS = `${KEPT_MONTHS} months`;
const WHILE_ACCOUNT = 'Until you remove it or close your account';

/** The collected data, by table. */
export const COLLECTED: readonly CollectedData[] = [
  {
    what: 'Your account',
    data: 'Name, email, phone and picture if given, roles, display settings, when you signed in last',
    why: 'To know you again, and show pages as you want them',
    kept: `Until you close your account, and ${ERASURE_DAYS} days after`,
    who: 'Nobody; name and picture, people you write to or share with',
    tables: ['users', 'role_grants', 'user_photos', 'display_settings', 'dashboard_layouts', 'deletion_requests'],
  },
  {
    what: 'Your ways to sign in',
    data: 'A hash of your password, public keys of passkeys, sealed keys of authenticator apps, your number at Google or Facebook, links we mailed',
    why: 'To let you in, and nobody else',
    kept: `${WHILE_ACCOUNT}; mailed links ${KEPT_ENDED_LINK_DAYS} days after they end`,
    who: 'Google or Facebook, where you sign in through them',
    tables: [
      'user_passwords',
      'passkeys',
      'user_totp',
      'recovery_codes',
      'provider_accounts',
      'account_links',
      'auth_challenges',
      'user_keys',
    ],
  },
  {
    what: 'Sessions and devices',
    data: 'Network address, kind of browser and system, times',
    why: 'To keep you signed in, and tell you of devices you do not know',
    kept: `Sessions ${SESSION_DAYS} days at most; devices until you close your account`,
    who: 'Nobody',
    tables: ['sessions', 'known_devices'],
  },
  {
    what: 'The security log',
    data: 'Sign-ins, changes to accounts and what administrators do, under a number; network address and device under a key that goes with your account',
    why: 'To find out what happened when something goes wrong',
    kept: 'As long as the operator keeps the log; your part cannot be read once your account is gone',
    who: 'Nobody',
    tables: ['audit_events'],
  },
  {
    what: 'What you agreed to',
    data: 'The wording, the time, the page',
    why: 'To prove it, and to let you take it back',
    kept: 'Until you close your account',
    who: 'Nobody',
    tables: ['consents'],
  },
  {
    what: 'Homes you keep',
    data: 'Homes you saved, hid, looked at or compare; collections, notes, comments',
    why: 'To show them to you again, on every device',
    kept: `${WHILE_ACCOUNT}; a collection that others joined passes to one of them`,
    who: 'People you share a collection with',
    tables: [
      'favorites',
      'hidden_homes',
      'viewed_homes',
      'compared_homes',
      'collections',
      'collection_items',
      'collection_members',
      'collection_comments',
    ],
  },
  {
    what: 'Searches and areas you follow, and news of them',
    data: 'What you look for, how you want to be told, what you were told; your email, where you have no account',
    why: 'To tell you of homes and changes',
    kept: `${WHILE_ACCOUNT}; notifications ${KEPT_NEWS_MONTHS} months`,
    who: 'Nobody',
    tables: [
      'saved_searches',
      'saved_search_cells',
      'saved_search_matches',
      'saved_search_places',
      'saved_areas',
      'alert_deliveries',
      'mail_subscriptions',
      'notifications',
      'notification_preferences',
    ],
  },
  {
    what: 'Your plans',
    data: 'Answers of the buyer questions, tasks and dates of your roadmap and who takes part in it, places you go to, whether a calendar reads your dates',
    why: 'To match homes, measure travel times and remind you',
    kept: `${WHILE_ACCOUNT}; a roadmap that co-buyers joined passes to one of them`,
    who: 'Nobody; your roadmap, the co-buyers you invite to it; your dates, whoever has the calendar address that you make',
    tables: ['buyer_profiles', 'roadmaps', 'roadmap_tasks', 'roadmap_members', 'own_places', 'calendar_feeds'],
  },
  {
    what: 'Homes that you sell',
    data: 'Drafts of listings with their photos and every version, who helps to sell, changes of status and price with their reasons',
    why: 'To publish the home, and to show who changed what',
    kept: `${WHILE_ACCOUNT}; a listing that co-owners joined passes to one of them`,
    who: 'The people you invite; everybody, once you publish: what the listing shows',
    tables: ['own_listings', 'own_listing_versions', 'own_listing_people', 'own_listing_events', 'own_listing_photos'],
  },
  {
    what: 'Valuations and reports',
    data: 'Homes you say are yours, facts you correct, market analyses; links to these and to your roadmap, and how often they were opened',
    why: 'To estimate with what you know, and show it to whom you choose',
    kept: WHILE_ACCOUNT,
    who: 'Whoever has a link that you make',
    tables: ['valuation_claims', 'valuation_corrections', 'cmas', 'cma_comps', 'cma_adjustments', 'share_links', 'subjects'],
  },
  {
    what: 'Invitations that you send',
    data: 'The email of people you invite to a collection, your roadmap, your loan application or a home you sell',
    why: 'To let them join',
    kept: `Until they join or you take it back; ${KEPT_ENDED_LINK_DAYS} days after it ended`,
    who: 'Who you invite, by mail',
    tables: ['invitations'],
  },
  {
    what: 'Loan applications',
    data: 'Your answers about work, income and debts, sealed; when an application ended',
    why: 'To fill the form with you',
    kept: `${KEPT_APPLICATION_DAYS} days; if you close your account, the home and the loan pass to who borrows with you`,
    who: 'Nobody; who borrows with you sees what your answers add up to',
    tables: ['loan_applications', 'loan_co_applicants', 'loan_application_expiries'],
  },
  {
    what: 'Files you add',
    data: 'Papers for your loan application, your roadmap and your questions, sealed',
    why: 'To have them at hand',
    kept: 'As long as what you add them to, or your account; those with an open question, without your name, until the link of the listing firm ends',
    who: 'Nobody; those with a question, the listing firm it went to',
    tables: ['documents'],
  },
  {
    what: 'Questions and tour requests: what both sides write',
    data: 'Name, email, phone and whether a loan is approved if given, messages, what you agreed to, when each side read them, answers that you report',
    why: 'To pass it on to the listing firm and show you a copy',
    kept: MONTHS,
    who: 'The listing firm named beside the form; for a home listed here, everybody with a part in the listing',
    tables: ['threads', 'parties', 'messages', 'message_reports', 'reply_links'],
  },
  {
    what: 'Your inbox, if you sell',
    data: 'Who answers what, until when it sleeps, what is spam or blocked, your quick replies',
    why: 'To answer buyers together',
    kept: 'As long as the questions, or your account',
    who: 'The people of your listing; your quick replies, nobody',
    tables: ['thread_desks', 'reply_templates'],
  },
  {
    what: 'Tour requests',
    data: 'Wished times, whether a buyer’s agreement is in place, what the firm answered',
    why: 'To arrange the tour',
    kept: MONTHS,
    who: 'The listing firm named beside the form',
    tables: ['tour_requests'],
  },
  {
    what: 'Mistakes that you report',
    data: 'What is wrong, your words, your email if given',
    why: 'To have it put right',
    kept: MONTHS,
    who: 'The listing firm',
    tables: ['listing_mistakes'],
  },
  {
    what: 'Wishes to be told when a page opens',
    data: 'Email, the page, what you agreed to',
    why: 'To write to you once, when it opens',
    kept: `Until then, ${MONTHS} at most`,
    who: 'Nobody',
    tables: ['interest_signups'],
  },
  {
    what: 'Copies of your data',
    data: 'The file that you asked for',
    why: 'To hand it to you',
    kept: `${KEPT_EXPORT_DAYS} days`,
    who: 'Nobody',
    tables: ['data_exports'],
  },
  {
    what: 'Mail we sent',
    data: 'Address, subject and text',
    why: 'To deliver it and to prove what was sent',
    kept: MONTHS,
    who: 'The mail provider of the operator',
    tables: ['mail_messages'],
  },
  {
    what: 'Page views',
    data: 'The path, the referring site, the kind of device. No address, no cookie, no identity',
    why: 'To see which pages are used',
    kept: MONTHS,
    who: 'Nobody',
    tables: ['page_views', 'usage_events'],
  },
  {
    what: 'Request counts',
    data: 'Network address; for forms that send mail, the email address given',
    why: 'To stop abuse',
    kept: 'Up to an hour',
    who: 'Nobody',
    tables: ['rate_limits'],
  },
];
