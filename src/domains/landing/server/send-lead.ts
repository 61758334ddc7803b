import type { z } from 'zod';
import { deliveryFor, tell, tellStaff } from '#domains/notifications/server/index.ts';
import { MAILS_PER_ADDRESS } from '#lib/contact-form.ts';
import { DELIVERIES, type Delivery } from '#lib/contact-words.ts';
import type { Config } from '#platform/config/config.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { addressOf } from '#platform/verb/address-of.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { limitHits } from '#platform/verb/limit-hits.ts';
import { transact } from '#platform/verb/transact.ts';
import { LEAD_MAIL, LEAD_TOPIC } from '../model/lead-mail.ts';
import { type Consent, LEAD_CONSENT } from '../model/lead-consent.ts';
import { askedAnswers, missingFields } from '../model/lead-fields.ts';
import { countLead } from './experiments/count-event.ts';
import type { VisitorBrowser } from './experiments/known-browsers.ts';
import { findForm } from './find-form.ts';
import { LEAD_WISHES, type leadFormSchema } from '../contract.ts';

type LeadForm = z.output<typeof leadFormSchema>;
/** What was sent; what the form did not ask is empty. */
type Lead = Omit<LeadForm, 'phone'> & { phone: string };

/**
 * Stores what somebody asks for on a landing page, with what they agreed to, and mails it to the people of this site, all or
 * nothing. The same idempotency key is answered as the first time. Throws `invalid` for what the form requires and was not
 * sent, and for a consent in other words than the form’s.
 */
export async function sendLead(
  ctx: Context & { mail: Mail; config: Config },
  sent: LeadForm,
  browser: VisitorBrowser,
): Promise<{ leadId: string; sentTo: string; delivery: Delivery }> {
  const { config, now, actor } = ctx;
  const { asked, consent } = await findForm(ctx, sent);
  const fields = {
    ...missingFields(asked, sent),
    ...(sent.consentVersion !== consent.version && {
      consentVersion: 'The text of the consent has changed: reload the page and read it again',
    }),
  };
  const [fault] = Object.values(fields);
  if (fault !== undefined) throw new DomainError('invalid', fault, { fields });
  const form: Lead = { ...sent, ...askedAnswers(asked, sent), mayCall: sent.mayCall && asked.phone !== 'no' };
  const siteName = config.PRODUCT_NAME;
  const answer = (delivery: Delivery) => ({ leadId: form.idempotencyKey, sentTo: siteName, delivery });
  return transact(ctx, async (inner) => {
    const address = config.SUPPORT_EMAIL ?? null;
    const delivery = deliveryFor(ctx, address);
    const inserted = await inner.db
      .insertInto('landing_leads')
      .values({
        id: form.idempotencyKey,
        page: form.page,
        wish: form.wish,
        name: form.name,
        email: form.email,
        phone: orNull(form.phone),
        message: form.message,
        zip: orNull(form.zip),
        home_address: orNull(form.homeAddress),
        may_call: form.mayCall,
        consent: JSON.stringify({
          version: consent.version,
          text: consent.text(siteName),
          callText: form.mayCall ? LEAD_CONSENT.callText(siteName) : null,
          url: `${publicUrlOf(config)}${form.page}`,
          at: now.toISOString(),
          address: addressOf(actor),
        }),
        delivery,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted === undefined) return answer(await findDelivery(inner, form.idempotencyKey));
    await countLead(inner, form.page, browser);
    await limitHits(inner, MAILS_PER_ADDRESS, form.email.toLowerCase());
    if (address !== null)
      await tell(inner, {
        to: { address },
        title: `${form.name === '' ? form.email : form.name} asks on ${form.page}: ${LEAD_WISHES[form.wish].toLowerCase()}`,
        mail: {
          replyTo: form.email,
          body: {
            paragraphs: [
              `${listed(form.name, form.email, form.phone)} asks for: ${LEAD_WISHES[form.wish].toLowerCase()}.`,
              ...(form.homeAddress + form.zip === '' ? [] : [`The home: ${listed(form.homeAddress, form.zip)}`]),
              ...(form.message === '' ? [] : [form.message]),
              form.mayCall
                ? 'Calls and texts are welcome, from 8 a.m. to 9 p.m. where they live.'
                : 'Answer in writing; they haven’t agreed to calls.',
            ],
          },
          dedupeKey: `lead-${form.idempotencyKey}`,
        },
      });
    // Without a mailbox of its own, the site tells those who answer there.
    else
      await tellStaff(inner, {
        key: 'landing-leads',
        title: 'Someone asks on a landing page',
        body: `On ${form.page}, someone asks for: ${LEAD_WISHES[form.wish].toLowerCase()}. It waits with all requests.`,
        href: '/landing-admin?show=leads',
      });
    await confirmLead(inner, form, consent);
    return answer(delivery);
  });
}

const orNull = (text: string) => (text === '' ? null : text);
const listed = (...texts: string[]) => texts.filter((text) => text !== '').join(', ');

/** Tells the sender what was received and what they agreed to, and how no more mail comes. */
async function confirmLead(ctx: Context & { mail: Mail; config: Config }, form: Lead, consent: Consent): Promise<void> {
  const { PRODUCT_NAME: siteName, SUPPORT_EMAIL } = ctx.config;
  await tell(ctx, {
    to: { address: form.email },
    topic: LEAD_TOPIC,
    title: `We have your request: ${LEAD_WISHES[form.wish].toLowerCase()}`,
    mail: {
      ...(SUPPORT_EMAIL !== undefined && { replyTo: SUPPORT_EMAIL }),
      dedupeKey: `lead-received-${form.idempotencyKey}`,
      subscription: LEAD_MAIL,
      body: {
        paragraphs: [
          `${siteName} has what you sent on ${form.page} and answers ${form.mayCall ? 'by a call or in writing' : 'in writing'}.`,
          `You agreed to this: “${consent.text(siteName)}”`,
          ...(form.mayCall ? [`And to this: “${LEAD_CONSENT.callText(siteName)}” To withdraw it, reply to this email.`] : []),
          'Wasn’t you? Then someone gave your address by mistake. Reply to this email and we’ll delete it.',
        ],
      },
    },
  });
}

async function findDelivery({ db }: Context, id: string): Promise<Delivery> {
  const row = await db.selectFrom('landing_leads').select('delivery').where('id', '=', id).executeTakeFirstOrThrow();
  return DELIVERIES.find((known) => known === row.delivery) ?? 'mailed';
}
