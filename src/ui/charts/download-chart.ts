import { downloadBlob } from '../download.ts';

const SCALE = 2;
const MARGIN = 24;
const TITLE_HEIGHT = 40;
/** The properties a drawing takes from the page's style sheet. */
const CARRIED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
];

/** Hands the chart inside an element to the browser as a PNG, in the colors of the page, with its title above. */
export async function downloadChart(root: HTMLElement, title: string, fileName: string): Promise<void> {
  const drawing = root.querySelector('figure svg[viewBox][role="group"]');
  if (!(drawing instanceof SVGSVGElement)) return;
  const { width, height } = drawing.getBoundingClientRect();
  const picture = await loadPicture(copyWithLooks(drawing, width, height));
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * MARGIN) * SCALE;
  canvas.height = (height + 2 * MARGIN + TITLE_HEIGHT) * SCALE;
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const page = getComputedStyle(document.body);
  pen.scale(SCALE, SCALE);
  pen.fillStyle = page.backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = page.color;
  pen.font = `600 18px ${page.fontFamily}`;
  pen.fillText(title, MARGIN, MARGIN + 16);
  pen.drawImage(picture, MARGIN, MARGIN + TITLE_HEIGHT, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob !== null) downloadBlob(fileName, blob);
}

function copyWithLooks(drawing: SVGSVGElement, width: number, height: number): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [...copy.querySelectorAll('*')];
  for (const [at, element] of [...drawing.querySelectorAll('*')].entries()) {
    const looks = getComputedStyle(element);
    for (const name of CARRIED) copies[at]?.setAttribute(name, looks.getPropertyValue(name));
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

function loadPicture(svg: string): Promise<HTMLImageElement> {
  return new Promise((done, fail) => {
    const picture = new Image();
    picture.onload = () => done(picture);
    picture.onerror = () => fail(new Error('the chart could not be drawn as a picture'));
    picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });
}
