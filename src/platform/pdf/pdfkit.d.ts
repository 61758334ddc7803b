/** The few parts of pdfkit, which has no types of its own, that tags need. A document stands where the renderer asks for its class. */
declare module 'pdfkit' {
  export interface StructureElement {
    add(child: StructureElement | StructureContent): this;
  }

  export interface StructureContent {
    refs: unknown[];
  }

  export interface PdfDocumentOptions {
    tagged: boolean;
    pdfVersion: '1.7';
    lang: string;
    displayTitle: boolean;
    autoFirstPage: boolean;
    /** The part that stands before the others; null for none. */
    font: null;
    info: Record<string, string | Date>;
  }

  export interface PdfDocument extends NodeJS.ReadableStream {
    struct(type: string, options?: { alt?: string; title?: string }): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact'): this;
    markStructureContent(tag: string): StructureContent;
    endMarkedContent(): this;
    // Only the renderer has this.
    _root: never;
    _font: never;
    _imageRegistry: never;
    _acroform: never;
    _fontSize: never;
    openImage: never;
    addNamedDestination: never;
    addPage: never;
    translate: never;
    font: never;
    _fieldDict: never;
    _addToParent: never;
  }

  const PDFDocument: PdfDocument & (new (options: PdfDocumentOptions) => typeof PDFDocument);
  export default PDFDocument;
}
