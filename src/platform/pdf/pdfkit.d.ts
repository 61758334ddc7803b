/**
 * The parts of pdfkit, which has no types of its own, that tags and drawn sheets need. A document of the renderer stands where the
 * renderer asks for its class; a drawn one is a {@link PrintDocument}.
 */
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

  export interface PrintOptions {
    tagged: boolean;
    pdfVersion: '1.7';
    lang: string;
    displayTitle: boolean;
    autoFirstPage: boolean;
    margin: number;
    info: Record<string, string | Date>;
  }

  export interface Gradient {
    stop(at: number, color: string, opacity: number): this;
  }

  /** A document that is drawn by hand, in points from the top left corner. */
  export interface PrintDocument extends NodeJS.ReadableStream {
    page: { dictionary: { data: Record<string, unknown> } };
    struct(type: string, options?: { alt?: string; title?: string; actual?: string }): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact'): this;
    markStructureContent(tag: string): StructureContent;
    endMarkedContent(): this;
    addPage(options: { size: [number, number]; margin: number }): this;
    registerFont(name: string, file: string): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    fillOpacity(opacity: number): this;
    strokeColor(color: string): this;
    lineWidth(width: number): this;
    dash(length: number): this;
    text(
      text: string,
      x: number,
      y: number,
      options: { baseline: 'alphabetic'; lineBreak: false; characterSpacing: number },
    ): this;
    image(picture: Buffer, x: number, y: number, options: { fit: [number, number]; align: 'center'; valign: 'center' }): this;
    linearGradient(x1: number, y1: number, x2: number, y2: number): Gradient;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    path(outline: string): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    fill(color: string | Gradient, rule?: 'even-odd'): this;
    stroke(): this;
    clip(): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    end(): void;
  }

  const PDFDocument: PdfDocument &
    (new (options: PdfDocumentOptions) => typeof PDFDocument) &
    (new (options: PrintOptions) => PrintDocument);
  export default PDFDocument;
}
