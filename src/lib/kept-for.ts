/** Months until questions, reported mistakes, sent mail and counts of visits are deleted. */
export const KEPT_MONTHS = 24;
/** Lines behind the bell. */
export const KEPT_NEWS_MONTHS = 6;
/** How long someone without an account can answer by the link in a mail. */
export const REPLY_DAYS = 30;
/** A loan application that nobody touches, how long before its end its people are warned, and that it ended. */
export const KEPT_APPLICATION_DAYS = 90;
export const APPLICATION_WARNED_DAYS = 7;
export const KEPT_APPLICATION_END_DAYS = 90;
/** Files of which parts are still on their way: one that does not come whole in this time is removed. */
export const KEPT_UPLOAD_DAYS = 7;
/** Pictures drawn of homes of the demonstration: they are drawn again for whoever asks later. */
export const KEPT_DRAWING_DAYS = 30;
/** Runs of feeds, and earlier versions of their records. */
export const KEPT_FEED_DAYS = 90;
/** A copy of one's data, and the address that serves it once. */
export const KEPT_EXPORT_DAYS = 7;
export const EXPORT_LINK_MINUTES = 5;
/** Several marketing materials in one file. */
export const KEPT_SET_DAYS = 7;
/** How long the link of a mail about an account works. */
export const MAILED_LINK_HOURS = 24;
/** Past dates in a person’s calendar. */
export const CALENDAR_PAST_DAYS = 31;
/** A session that nobody uses, and any session. */
export const IDLE_SESSION_DAYS = 30;
export const SESSION_DAYS = 90;
/** How long the same browser may take for a second factor, a passkey, or a visit to Google or Facebook. */
export const CHALLENGE_MINUTES = 10;
/** What lets an assistant read: a token, and what renews it. */
export const ASSISTANT_TOKEN_MINUTES = 60;
export const ASSISTANT_DAYS = 60;
/** How long a browser may be recognized in experiments, or is not asked again. */
export const RECOGNITION_DAYS = 180;
/** How long a proof counts that it is still the same person. */
export const PROOF_MINUTES = 10;
/** How long a link that shares a thing may open it. */
export const MOST_SHARE_DAYS = 90;
/** What people choose from, and what is chosen at first. */
export const SHARE_DAYS = [7, 30, MOST_SHARE_DAYS] as const;
export const USUAL_SHARE_DAYS = 30;
/** How long the link of a preview shows a draft. */
export const PREVIEW_DAYS = 7;
/** A demo person, with everything they did. */
export const DEMO_HOURS = 24;
/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 14;
/** Links of mails and invitations, after they end. */
export const KEPT_ENDED_LINK_DAYS = 30;
/** How long a request about one's data may wait for its answer (California: Cal. Civ. Code 1798.130(a)(2)). */
export const PRIVACY_ANSWER_DAYS = 45;
/** From asking for an account to be erased until it is. */
export const ERASURE_DAYS = 30;
/** Deleted searches and collections, which can be restored until then. */
export const KEPT_DELETED_DAYS = 1;
/** Single reports of what pages did; their sums last {@link KEPT_MONTHS}. */
export const KEPT_REPORT_DAYS = 90;
/** Documents in the trash, which can be restored until then. */
export const KEPT_TRASH_DAYS = 30;
/** Alerts that wait for their address to be confirmed. */
export const KEPT_UNCONFIRMED_DAYS = 7;
/** What happened to homes, for alerts. */
export const KEPT_EVENT_DAYS = 90;
/** What partners are told, which can be sent again until then. */
export const KEPT_PARTNER_EVENT_DAYS = 30;
/** What a device was not there to show. */
export const KEPT_PUSH_HOURS = 24;
