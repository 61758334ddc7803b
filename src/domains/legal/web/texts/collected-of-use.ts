import { KEPT_REPORT_DAYS, RECOGNITION_DAYS } from '#lib/kept-for.ts';
import { MONTHS, WHILE_ACCOUNT } from './usual-periods.ts';

/** What is counted of how the site is used, and what keeps it from being abused. */
export const COLLECTED_OF_USE = [
  {
    what: 'Use of pages',
    data: 'The kind of page, and which landing page, the referring site, tags of a campaign, the kinds of device, browser and system, the country that the time zone lets us suppose, what was done there (such as a search without a result), how fast the page was, and failures. A code made of network address and browser under a secret of the day. Nothing from browsers that ask not to be tracked',
    why: 'To see which pages are used, where people stop, and what is slow or broken',
    kept: `The secret until the day is over, so that no two days can be joined; single reports ${KEPT_REPORT_DAYS} days; sums ${MONTHS}`,
    who: 'Nobody',
    tables: ['traffic_events', 'traffic_days', 'funnel_days', 'vital_days', 'act_days', 'error_groups', 'retention_weeks'],
  },
  {
    what: 'Days on which you were here',
    data: 'The dates on which you were signed in, and nothing of what you did',
    why: 'To see how many people come back',
    kept: `${MONTHS}, or until you close your account`,
    who: 'Nobody',
    tables: ['active_days'],
  },
  {
    what: 'Feedback that you send',
    data: 'Your answers, the kind of page and device; a picture, and your email with your consent, if you add them. What you cover in a picture never leaves your device',
    why: 'To make the product better, and to answer you where you ask for it',
    kept: MONTHS,
    who: 'Nobody',
    tables: ['feedback_responses'],
  },
  {
    what: 'What administrators look at',
    data: 'Names and settings of views and alerts that you saved',
    why: 'To show them again, and to write to you when a figure passes a bound',
    kept: WHILE_ACCOUNT,
    who: 'Nobody',
    tables: ['insight_views', 'insight_alerts'],
  },
  {
    what: 'Visitors of a home’s page, of lists where it stands, of the search, and of landing pages in an experiment',
    data: 'A code made of network address and browser under a secret of the day; the count by day',
    why: 'So that sellers see how often a home is seen in lists, looked at, saved and shared, which of two titles or covers serves it better, which filters people use and which version of a landing page works, and nobody counts twice a day',
    kept: `The code and the secret until the day is over; counts ${MONTHS}`,
    who: 'The people of the listing see the counts',
    tables: [
      'listing_day_visitors',
      'visit_salts',
      'listing_day_counts',
      'filter_day_visitors',
      'filter_day_counts',
      'listing_trial_visitors',
      'listing_trial_counts',
      'landing_exposures',
      'landing_arm_counts',
    ],
  },
  {
    what: 'Browsers that you let experiments recognize',
    data: 'A random number in the browser, here only as a hash; your account, if you are signed in; when you agreed, and to which words; of each experiment the version that you saw, the first and the latest day and how many there were, the kinds of device and source, and whether you did what it counts. Until the day is over, also the code of the day, as above',
    why: 'So that you keep seeing the same version of a page and count once, also on another day',
    kept: `Until you take it back or close your account, ${RECOGNITION_DAYS} days at most; what you saw and did, until the experiment stops; sums ${MONTHS}`,
    who: 'Nobody',
    tables: ['landing_known_browsers', 'landing_known_exposures', 'landing_known_visitors'],
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
