import type { Content } from '../../model/content.ts';
import { escapeHtml as e } from './escape.ts';

const SANS = 'Inter,Helvetica,Arial,sans-serif';
const SERIF = "Fraunces,Georgia,'Times New Roman',serif";

/** An email in tables of 600 pixels, without scripts, as every mail program reads it. `photoUrl` gives a JPEG by its place from 1. */
export function writeEmail(
  content: Content,
  { homeUrl, photoUrl }: { homeUrl: string; photoUrl: (place: number) => string },
): string {
  const { palette, contact, photos } = content;
  const row = (inner: string, style = '') => `<tr><td style="padding:0 32px;${style}">${inner}</td></tr>`;
  const text = (said: string, style: string) =>
    said === ''
      ? ''
      : `<p style="margin:0 0 8px;font-family:${SANS};font-size:16px;line-height:24px;color:${palette.ink};${style}">${said}</p>`;
  const picture = (place: number, width: number) => {
    const photo = photos[place - 1];
    if (photo === undefined) return '';
    const label =
      photo.label === null
        ? ''
        : text(
            `${e(photo.label)}. <a href="${e(content.originalsUrl ?? homeUrl)}" style="color:${palette.accent}">See the original</a>`,
            'font-size:13px;line-height:18px;margin-top:6px',
          );
    return `<img src="${e(photoUrl(place))}" alt="${e(photo.alt)}" width="${width}" style="display:block;width:100%;max-width:${width}px;height:auto;border:0">${label}`;
  };
  const facts = content.facts
    .slice(0, 4)
    // A fact stays on one line.
    .map(({ value, label }) => e(`${value} ${label}`).replaceAll(' ', '&nbsp;'))
    .join(' &middot; ');
  const beside = [2, 3].filter((place) => photos[place - 1] !== undefined);
  const open =
    content.openHouse === null
      ? ''
      : text(`Open house: <strong>${e(content.openHouse.day)}</strong>, ${e(content.openHouse.time)}`, '');
  const lines = [
    `<strong>${e(contact.name)}</strong>`,
    contact.brokerage === '' ? '' : `<strong>${e(contact.brokerage)}</strong>`,
    [contact.role, contact.license]
      .filter((part) => part !== '')
      .map(e)
      .join(' &middot; '),
    [contact.phone, contact.email]
      .filter((part) => part !== '')
      .map(e)
      .join(' &middot; '),
    e(contact.website),
    [contact.brokeragePhone, contact.brokerageAddress]
      .filter((part) => part !== '')
      .map(e)
      .join(' &middot; '),
  ].filter((line) => line !== '');
  const place = content.street === '' ? content.city : content.street;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${e(`${content.eyebrow}: ${place}`)}</title></head>
<body style="margin:0;padding:0;background:${palette.tint}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${palette.tint}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#ffffff">
${photos.length === 0 ? '' : `<tr><td>${picture(1, 600)}</td></tr>`}
${row(`<p style="margin:28px 0 8px;font-family:${SANS};font-size:12px;letter-spacing:2px;font-weight:600;color:${palette.accent}">${e(content.eyebrow.toUpperCase())}</p>
<h1 style="margin:0;font-family:${SERIF};font-size:32px;line-height:38px;color:${palette.ink}">${e(place)}</h1>
${content.street === '' ? '' : text(e(content.city), `color:${palette.soft}`)}
${content.price === '' ? '' : `<p style="margin:8px 0;font-family:${SERIF};font-size:26px;line-height:32px;color:${palette.primaryText}">${e(content.price)}${content.priceNote === '' ? '' : ` <span style="font-family:${SANS};font-size:14px;color:${palette.soft}">${e(content.priceNote)}</span>`}</p>`}
${text(facts, 'font-weight:500')}`)}
${row(`${content.headline === '' ? '' : `<h2 style="margin:16px 0 8px;font-family:${SERIF};font-size:21px;line-height:27px;color:${palette.primaryText}">${e(content.headline)}</h2>`}${text(e(content.sentences.join(' ')), '')}${open}`, `border-top:1px solid ${palette.line}`)}
${beside.length === 0 ? '' : row(`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${beside.map((at) => `<td width="50%" valign="top" style="padding:8px 4px">${picture(at, 260)}</td>`).join('')}</tr></table>`)}
${row(`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="background:${palette.primary};border-radius:6px"><a href="${e(homeUrl)}" style="display:inline-block;padding:14px 28px;font-family:${SANS};font-size:16px;font-weight:600;color:${palette.onPrimary};text-decoration:none">See the home</a></td></tr></table>`, 'padding-top:12px;padding-bottom:28px')}
${row(`${text(lines.join('<br>'), 'font-size:14px;line-height:21px')}${text(`${content.showsEqualHousing ? 'Equal Housing Opportunity. ' : ''}${e(content.legal.join(' '))}`, `font-size:12px;line-height:18px;color:${palette.soft}`)}`, `background:${palette.tint};padding-top:20px;padding-bottom:20px`)}
</table></td></tr></table></body></html>
`;
}
