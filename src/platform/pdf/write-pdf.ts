import { buffer } from 'node:stream/consumers';
import layOut from '@react-pdf/layout';
import draw from '@react-pdf/render';
import { Font, pdf, type DocumentProps } from '@react-pdf/renderer';
import PDFDocument from 'pdfkit';
import { Component, createElement, type PropsWithChildren, type ReactElement, type ReactNode } from 'react';
import { keepLetters } from './fonts.ts';
import { weaveTags } from './weave-tags.ts';

export interface PdfWords {
  title: string;
  author: string;
  subject?: string;
}

type Root = Parameters<typeof layOut>[0];

const layOutWith: (root: Root, fonts: typeof Font) => ReturnType<typeof layOut> = layOut;

/** Writes a `<Document>` as a tagged PDF for screen readers: with language, title and the roles of its parts. */
export async function writePdf(
  document: ReactElement<DocumentProps>,
  { title, author, subject }: PdfWords,
): Promise<Uint8Array<ArrayBuffer>> {
  const laidOut = await layOutWith(rootOf(document), Font);
  keepLetters();
  const written = new PDFDocument({
    tagged: true,
    pdfVersion: '1.7',
    lang: 'en-US',
    displayTitle: true,
    autoFirstPage: false,
    font: null,
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

/** The tree that the library's reconciler builds, which its types leave open. Throws if it cannot build a page. */
function rootOf(document: ReactElement<DocumentProps>): Root {
  const failures: unknown[] = [];
  const watched = createElement(Watch, { onFailure: (failure) => failures.push(failure) }, document);
  const container: unknown = pdf(watched).container;
  if (failures.length > 0) throw new Error('A page of a report cannot be built', { cause: failures[0] });
  return (container as { document: Root }).document;
}

/** Reports what fails below, which React would otherwise leave out in silence. */
class Watch extends Component<DocumentProps & PropsWithChildren<{ onFailure: (failure: unknown) => void }>> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override componentDidCatch(failure: unknown): void {
    this.props.onFailure(failure);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
