import { buffer } from 'node:stream/consumers';
import layOut from '@react-pdf/layout';
import draw from '@react-pdf/render';
import { Font, pdf, type DocumentProps } from '@react-pdf/renderer';
import PDFDocument from 'pdfkit';
import type { ReactElement } from 'react';
import { weaveTags } from './weave-tags.ts';

export interface PdfWords {
  title: string;
  author: string;
  subject?: string;
}

type Root = Parameters<typeof layOut>[0];

const layOutWith: (root: Root, fonts: typeof Font) => ReturnType<typeof layOut> = layOut;

/** Writes a `<Document>` as a tagged PDF, which readers aloud can follow: with language, title and the roles of its parts. */
export async function writePdf(
  document: ReactElement<DocumentProps>,
  { title, author, subject }: PdfWords,
): Promise<Uint8Array<ArrayBuffer>> {
  const laidOut = await layOutWith(rootOf(document), Font);
  const written = new PDFDocument({
    tagged: true,
    pdfVersion: '1.7',
    lang: 'en-US',
    displayTitle: true,
    autoFirstPage: false,
    info: {
      Title: title,
      Author: author,
      Creator: author,
      Producer: author,
      CreationDate: new Date(),
      ...(subject === undefined ? {} : { Subject: subject }),
    },
  });
  const bytes = buffer(written);
  draw(written, { ...laidOut, children: weaveTags(written, laidOut.children ?? []) });
  return Uint8Array.from(await bytes);
}

/** The tree that the library's reconciler builds, which its types leave open. */
function rootOf(document: ReactElement<DocumentProps>): Root {
  const container: unknown = pdf(document).container;
  return (container as { document: Root }).document;
}
