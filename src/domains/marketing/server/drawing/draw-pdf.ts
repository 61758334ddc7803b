import { buffer } from 'node:stream/consumers';
import PDFDocument, { type PrintDocument, type StructureElement } from 'pdfkit';
import type { Mark, Page } from '../../model/layout/mark.ts';
import { bleedOver, BLEED, cropLines, slugOf } from '../../model/layout/bleed.ts';
import { FACES } from '../../model/layout/mark.ts';
import { faceFor, FACE_FILES } from './typefaces.ts';

export interface PdfDrawing {
  pages: readonly Page[];
  title: string;
  author: string;
  /** With bleed, crop marks and the boxes of a print shop; otherwise the trimmed page alone. */
  forPrintShop: boolean;
  madeAt: Date;
  /** A picture cut to this mark, as JPEG or PNG. */
  pictureOf: (mark: Extract<Mark, { kind: 'picture' }>) => Buffer | undefined;
}

/** A material as a tagged PDF with embedded subsets of its faces. All boxes are those of ISO 32000: media, bleed and trim. */
export async function drawPdf({
  pages,
  title,
  author,
  forPrintShop,
  madeAt,
  pictureOf,
}: PdfDrawing): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({
    tagged: true,
    pdfVersion: '1.7',
    lang: 'en-US',
    displayTitle: true,
    autoFirstPage: false,
    margin: 0,
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: madeAt },
  });
  const bytes = buffer(pdf);
  for (const face of FACES) pdf.registerFont(face, FACE_FILES[face]);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const bleed = forPrintShop ? BLEED : 0;
  const around = forPrintShop ? slugOf(bleed) : 0;
  for (const page of pages) {
    pdf.addPage({ size: [page.width + 2 * around, page.height + 2 * around], margin: 0 });
    setBoxes(pdf, page, { bleed, around });
    pdf.save();
    pdf.translate(around, around);
    drawArtifact(pdf, () => pdf.rect(-bleed, -bleed, page.width + 2 * bleed, page.height + 2 * bleed).clip());
    drawMarks(pdf, root, { marks: bleedOver(page, bleed), pictureOf });
    pdf.restore();
    if (forPrintShop) drawCropMarks(pdf, page, { bleed, around });
  }
  pdf.end();
  return Uint8Array.from(await bytes);
}

function setBoxes(pdf: PrintDocument, { width, height }: Page, { bleed, around }: { bleed: number; around: number }): void {
  const box = (by: number) => [around - by, around - by, around + width + by, around + height + by];
  const { data } = pdf.page.dictionary;
  data['TrimBox'] = box(0);
  data['BleedBox'] = box(bleed);
  data['CropBox'] = [0, 0, width + 2 * around, height + 2 * around];
}

function drawArtifact(pdf: PrintDocument, draw: () => unknown): void {
  pdf.markContent('Artifact');
  draw();
  pdf.endMarkedContent();
}

interface Drawn {
  marks: readonly Mark[];
  pictureOf: PdfDrawing['pictureOf'];
}

function drawMarks(pdf: PrintDocument, root: StructureElement, { marks, pictureOf }: Drawn): void {
  const blocks = new Map<number, StructureElement>();
  for (const mark of marks) {
    if (mark.kind === 'text') {
      const known = blocks.get(mark.block);
      const role = mark.face.startsWith('display') && blocks.size === 0 ? 'H1' : 'P';
      // Spaced letters are one word to a screen reader.
      const element = known ?? pdf.struct(role, mark.tracking > 0 ? { actual: mark.text } : {});
      if (known === undefined) {
        root.add(element);
        blocks.set(mark.block, element);
      }
      element.add(pdf.markStructureContent('P'));
      drawText(pdf, mark);
      pdf.endMarkedContent();
      continue;
    }
    const alt = mark.kind === 'picture' || mark.kind === 'shape' ? mark.alt : null;
    const picture = mark.kind === 'picture' ? pictureOf(mark) : undefined;
    if (alt === null || (mark.kind === 'picture' && picture === undefined)) {
      drawArtifact(pdf, () => drawPlain(pdf, mark, undefined));
      continue;
    }
    const figure = pdf.struct('Figure', { alt });
    root.add(figure);
    figure.add(pdf.markStructureContent('Figure'));
    drawPlain(pdf, mark, picture);
    pdf.endMarkedContent();
  }
}

function drawText(pdf: PrintDocument, { text, face, size, tracking, color, x, y }: Extract<Mark, { kind: 'text' }>): void {
  pdf
    .font(faceFor(face, text))
    .fontSize(size)
    .fillColor(color)
    .text(text, x, y, { baseline: 'alphabetic', lineBreak: false, characterSpacing: tracking });
}

function drawPlain(pdf: PrintDocument, mark: Exclude<Mark, { kind: 'text' }>, picture: Buffer | undefined): void {
  switch (mark.kind) {
    case 'fill': {
      pdf.save().fillOpacity(mark.opacity);
      (mark.radius > 0
        ? pdf.roundedRect(mark.x, mark.y, mark.width, mark.height, mark.radius)
        : pdf.rect(mark.x, mark.y, mark.width, mark.height)
      ).fill(mark.color);
      pdf.restore();
      break;
    }
    case 'shade': {
      const shading = pdf.linearGradient(mark.x, mark.y, mark.x, mark.y + mark.height);
      shading
        .stop(0, mark.color, 0)
        .stop(mark.rise / mark.height, mark.color, mark.opacity)
        .stop(1, mark.color, mark.foot);
      pdf.rect(mark.x, mark.y, mark.width, mark.height).fill(shading);
      break;
    }
    case 'frame-line': {
      pdf.lineWidth(mark.weight).strokeColor(mark.color);
      (mark.radius > 0
        ? pdf.roundedRect(mark.x, mark.y, mark.width, mark.height, mark.radius)
        : pdf.rect(mark.x, mark.y, mark.width, mark.height)
      ).stroke();
      break;
    }
    case 'picture': {
      if (picture !== undefined)
        pdf.image(picture, mark.x, mark.y, {
          fit: [mark.width, mark.height],
          align: 'center',
          valign: 'center',
        });
      break;
    }
    case 'line': {
      pdf.save().lineWidth(mark.weight).strokeColor(mark.color);
      if (mark.isDashed) pdf.dash(mark.weight * 4);
      pdf.moveTo(mark.x1, mark.y1).lineTo(mark.x2, mark.y2).stroke();
      pdf.restore();
      break;
    }
    case 'shape': {
      pdf
        .save()
        .translate(mark.x, mark.y)
        .scale(mark.side / mark.of);
      pdf.path(mark.path).fill(mark.color, 'even-odd');
      pdf.restore();
      break;
    }
  }
}

function drawCropMarks(pdf: PrintDocument, page: Page, { bleed, around }: { bleed: number; around: number }): void {
  drawArtifact(pdf, () => {
    pdf.save().translate(around, around).lineWidth(0.25).strokeColor('#000000');
    for (const { x1, y1, x2, y2 } of cropLines(page, bleed)) pdf.moveTo(x1, y1).lineTo(x2, y2).stroke();
    pdf.restore();
  });
}
