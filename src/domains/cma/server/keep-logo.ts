import { HEIC_REFUSED, isHeic } from '#lib/heic.ts';
import { sharp } from '#platform/files/sharp.ts';
import { type DomainError, invalidField } from '#platform/verb/domain-error.ts';

const WIDEST = 480;
const TALLEST = 160;

/** A logo as it is stored: decoded, scaled down and re-encoded, which drops hidden data. Empty stays empty. */
export async function keepLogo(dataAddress: string): Promise<string> {
  if (dataAddress === '') return '';
  const bytes = Buffer.from(dataAddress.slice(dataAddress.indexOf(',') + 1), 'base64');
  if (isHeic(bytes)) throw unusable(HEIC_REFUSED);
  try {
    const picture = sharp(bytes, { limitInputPixels: 40_000_000 });
    const { format } = await picture.metadata();
    if (format !== 'png' && format !== 'jpeg') throw new Error('The picture is neither PNG nor JPEG');
    const png = await picture
      .resize({ width: WIDEST, height: TALLEST, fit: 'inside', withoutEnlargement: true })
      .png({ palette: true })
      .toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch {
    throw unusable('We can’t read this picture. Choose a PNG or JPEG.');
  }
}

function unusable(message: string): DomainError {
  return invalidField('logo', message);
}
