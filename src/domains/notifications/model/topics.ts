interface Topic {
  label: string;
  hint: string;
  /** Its mail comes another way, or cannot be switched off. */
  isMailApart?: true;
  /** Only administrators ever hear of it. */
  isForStaff?: true;
  /** A device shows it in the morning, not at night: news of homes and values. What people write to each other, and visits, do not wait. */
  waitsForMorning?: true;
}

/** Topics of notifications, with the words of the settings. */
export const NOTIFICATION_TOPICS = {
  'saved-searches': {
    label: 'Saved searches',
    hint: 'Homes that fit a search you saved, as set in each search.',
    waitsForMorning: true,
  },
  favorites: { label: 'Favorites', hint: 'Price and status changes of homes you saved.', waitsForMorning: true },
  areas: { label: 'Areas you follow', hint: 'Their market, each time a month’s figures are out.', waitsForMorning: true },
  collections: {
    label: 'Shared collections',
    hint: 'Comments and homes from the people you share with.',
    waitsForMorning: true,
    isMailApart: true,
  },
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
  offers: {
    label: 'Offers',
    hint: 'What happens to offers you made or got, and dates of a sale under contract that come up or have passed.',
  },
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
    isMailApart: true,
  },
  administration: {
    label: 'Administration',
    hint: 'What waits for an administrator: requests, reports, disputes and feeds.',
    isForStaff: true,
  },
  'home-values': {
    label: 'Home values',
    hint: 'The value of homes you follow as their owner, once a month.',
    waitsForMorning: true,
  },
} as const satisfies Record<string, Topic>;
export type NotificationTopic = keyof typeof NOTIFICATION_TOPICS;
export const TOPIC_NAMES = Object.keys(NOTIFICATION_TOPICS) as [NotificationTopic, ...NotificationTopic[]];

export const topicOf = (topic: NotificationTopic): Topic => NOTIFICATION_TOPICS[topic];
