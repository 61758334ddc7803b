import { EQUAL_HOUSING_PATH } from '../../model/codes.ts';
import type { Content } from '../../model/content.ts';
import { escapeHtml as e } from './escape.ts';

interface PageFiles {
  homeUrl: string;
  /** A picture as a data address; undefined if it is gone. */
  pictureOf: (pictureId: string) => string | undefined;
}

/** A page of its own for a home, in one file: no scripts, nothing loaded from elsewhere. */
export function writePage(content: Content, { homeUrl, pictureOf }: PageFiles): string {
  const { palette, contact, photos } = content;
  const place = content.street === '' ? content.city : content.street;
  const figure = ({ id, alt, label }: Content['photos'][number], className: string) => {
    const address = pictureOf(id);
    if (address === undefined) return '';
    const said =
      label === null
        ? ''
        : `<figcaption>${e(label)}. <a href="${e(content.originalsUrl ?? homeUrl)}">See the original</a></figcaption>`;
    return `<figure class="${className}"><img src="${address}" alt="${e(alt)}">${said}</figure>`;
  };
  const [cover, ...rest] = photos;
  const part = (said: string, tag = 'p') => (said === '' ? '' : `<${tag}>${e(said)}</${tag}>`);
  const facts = content.facts.map(({ value, label }) => `<div><dt>${e(label)}</dt><dd>${e(value)}</dd></div>`).join('');
  const mark = content.showsEqualHousing
    ? `<svg viewBox="0 0 100 100" width="36" height="36" role="img" aria-label="Equal Housing Opportunity"><path fill-rule="evenodd" fill="currentColor" d="${EQUAL_HOUSING_PATH}"/></svg>`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${e(`${place}: ${content.eyebrow.toLowerCase()}`)}</title>
<style>
*{box-sizing:border-box}body{margin:0;font:17px/1.55 Inter,system-ui,sans-serif;color:${palette.ink};background:${palette.paper}}
h1,h2,.price{font-family:Fraunces,Georgia,serif;line-height:1.12;margin:0;text-wrap:balance}h1{font-size:clamp(34px,6vw,64px)}h2{font-size:28px;color:${palette.primaryText}}
.price{font-size:clamp(26px,4vw,40px);color:${palette.primaryText};margin-top:12px}.price small{font:16px Inter,system-ui,sans-serif;color:${palette.soft}}
.cover{margin:0}.cover img{width:100%;height:min(70vh,720px);object-fit:cover;display:block}
main{max-width:1120px;margin:0 auto;padding:40px 24px}.eyebrow{font-size:13px;font-weight:600;letter-spacing:.14em;text-transform:uppercase;color:${palette.accent};margin:0 0 8px}
.city{color:${palette.soft};margin:6px 0 0}dl{display:flex;flex-wrap:wrap;gap:12px 40px;margin:32px 0;padding:20px 0;border-block:1px solid ${palette.line}}
dt{color:${palette.soft};font-size:15px}dd{margin:0;font:600 26px Fraunces,Georgia,serif}.two{display:grid;gap:40px;grid-template-columns:repeat(auto-fit,minmax(min(100%,320px),1fr))}
ul{list-style:none;margin:0;padding:0}li{padding:10px 0;border-top:1px solid ${palette.line}}
.photos{display:grid;gap:8px;grid-template-columns:repeat(auto-fill,minmax(min(100%,300px),1fr));margin:40px 0}.photos figure{margin:0}.photos img{width:100%;aspect-ratio:3/2;object-fit:cover;display:block}
figcaption{font-size:14px;color:${palette.soft};padding:6px 24px 0 0}a{color:${palette.accent}}
.go{display:inline-block;margin-top:20px;padding:14px 28px;border-radius:6px;background:${palette.primary};color:${palette.onPrimary};font-weight:600;text-decoration:none}
footer{background:${palette.tint};padding:32px 24px}footer>div{max-width:1072px;margin:0 auto}footer p{margin:2px 0}.legal{display:flex;gap:14px;align-items:center;margin-top:20px;font-size:14px;color:${palette.soft}}
@media print{.go{display:none}}
</style></head><body>
${cover === undefined ? '' : figure(cover, 'cover')}
<main>
<p class="eyebrow">${e(content.eyebrow)}</p><h1>${e(place)}</h1>${content.street === '' ? '' : `<p class="city">${e(content.city)}</p>`}
${content.price === '' ? '' : `<p class="price">${e(content.price)} <small>${e(content.priceNote)}</small></p>`}
${facts === '' ? '' : `<dl>${facts}</dl>`}
<div class="two"><div>${part(content.headline, 'h2')}${part(content.sentences.join(' '))}</div>
${content.highlights.length === 0 ? '' : `<div><p class="eyebrow">At a glance</p><ul>${content.highlights.map((one) => `<li>${e(one)}</li>`).join('')}</ul></div>`}</div>
${rest.length === 0 ? '' : `<div class="photos">${rest.map((photo) => figure(photo, '')).join('')}</div>`}
${content.openHouse === null ? part(content.callToAction, 'h2') : `<h2>Open house</h2><p>${e(content.openHouse.day)}, ${e(content.openHouse.time)}</p>`}
<a class="go" href="${e(homeUrl)}">Ask and book a visit</a>
</main>
<footer><div><p><strong>${e(contact.name)}</strong></p>${contact.brokerage === '' ? '' : `<p><strong>${e(contact.brokerage)}</strong></p>`}
${[`${contact.role} ${contact.license}`.trim(), `${contact.phone} ${contact.email}`.trim(), contact.website, `${contact.brokeragePhone} ${contact.brokerageAddress}`.trim()].map((line) => part(line)).join('')}
<div class="legal">${mark}<span>${content.showsEqualHousing ? 'Equal Housing Opportunity. ' : ''}${e(content.legal.join(' '))}</span></div></div></footer>
</body></html>
`;
}
