/** Topics of notifications, with the words of the settings. */
export const NOTIFICATION_TOPICS = {
  'saved-searches': { label: 'Saved searches', hint: 'Homes that fit a search you saved, as set in each search.' },
  favorites: { label: 'Favorites', hint: 'Price and status changes of homes you saved.' },
  areas: { label: 'Areas you follow', hint: 'Their market, each time a month’s figures are out.' },
  collections: { label: 'Shared collections', hint: 'Comments and homes from the people you share with.' },
  inquiries: { label: 'Questions and tours', hint: 'Answers from listing firms. You’ll also find them with your question.' },
  listings: {
    label: 'Homes you sell',
    hint: 'What buyers write about your listings, who joined or left them, and what happens to them.',
  },
  appointments: {
    label: 'Appointments',
    hint: 'What happens to visits you booked or host, reminders at the times you choose, and a question after each tour.',
  },
  services: {
    label: 'Services',
    hint: 'What happens to service requests you sent or got, to the jobs, and to what you offer as an expert.',
  },
  offers: { label: 'Offers', hint: 'What happens to offers you made or got.' },
  documents: {
    label: 'Documents to sign',
    hint: 'What you are asked to sign, who signed what you sent, and how it ended. Requests and results come by email all the same.',
  },
  roadmap: {
    label: 'Deal roadmap',
    hint: 'Dates that come up or have passed, who joined or left your roadmap, and if you were removed from one.',
  },
  applications: { label: 'Loan application', hint: 'Who joined or left, and when it will be deleted.' },
  requests: { label: 'Requests from our pages', hint: 'Answers to what you asked for in a landing page form.' },
  orders: {
    label: 'Orders and plans',
    hint: 'Payments, refunds and what becomes of your plan. What concerns your money also comes by email.',
  },
  administration: { label: 'Administration', hint: 'What waits for an administrator: requests, reports, disputes and feeds.' },
  'home-values': { label: 'Home values', hint: 'The value of homes you follow as their owner, once a month.' },
} as const;
/** Topics whose mail comes another way, or cannot be switched off. */
export const MAIL_APART: readonly string[] = ['collections', 'orders'] satisfies (keyof typeof NOTIFICATION_TOPICS)[];
/** Topics that only administrators ever hear of. */
export const STAFF_TOPICS: readonly string[] = ['administration' satisfies keyof typeof NOTIFICATION_TOPICS];
export type NotificationTopic = keyof typeof NOTIFICATION_TOPICS;
export const TOPIC_NAMES = Object.keys(NOTIFICATION_TOPICS) as [NotificationTopic, ...NotificationTopic[]];
